import { equal } from '@quarterdeck/kernel';
import { COUNTRIES, caravanShips, countryOf, fleetLimit, isCaravan, mostToSend, type State } from '@quarterdeck/pirates';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { fig, say, Target } from '../../../kit';
import { Hull } from '../draw/Hull';
import { CARAVAN, ownerOf } from '../draw/owner';
import { Roundel } from '../draw/Roundel';
import { seatsOf } from '../seats';
import type { Props } from '../types';
import { type Side, sideOf } from './sides';

const GAP = 17.5;
/** Berths under a finger lie as far apart as the side of the tin allows. */
const FINGER_GAP = 29;
const SIDE = 212;

type TargetProps = ComponentProps<typeof Target>;

/** Before the throw: the caravan in the middle, every fleet at its owner's side of the tin. */
export function Muster(props: Props): ReactNode {
  const { view, owners, names, viewer, speaker } = props;
  if (!isCaravan(view.card)) return null;
  const ships = caravanShips(view.caravans, view.card);
  const country = COUNTRIES[countryOf(view.card)] ?? '';
  return (
    <g className="pi-muster">
      <circle className="pi-muster-water" cx={135} cy={135} r={46} />
      <use href={`#pi-flag-${country}`} x={119} y={92} width={30} height={30} className="pi-thin" />
      {Array.from({ length: ships }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ships of a caravan are alike
        <g key={i} transform={`translate(${fig(135 + (i - (ships - 1) / 2) * 19)} ${i % 2 === 0 ? 140 : 146}) scale(1.1)`}>
          <Hull owner={CARAVAN} heading={12 - i * 8} />
        </g>
      ))}
      {seatsOf(view).map((seat) => {
        const sent = shipsShown(props, seat);
        const side = sideOf(seat, names.length, viewer);
        const owner = ownerOf(owners, seat);
        const waits = view.step === 'send' && seat === view.decider;
        const label =
          waits && sent.ships === 0
            ? say(speaker, 'board.muster.asked', { n: mostToSend(view, seat) })
            : sent.decided
              ? String(sent.ships)
              : '…';
        return (
          <g key={seat} className={sent.ghost ? 'ghost' : undefined}>
            <g {...arriving(props, seat, side)}>
              <Fleet
                side={side}
                ships={sent.ships}
                places={waits ? fleetLimit(view) : sent.ships}
                touched={props.size === 'phone' && seat === props.seat}
                target={seat === props.seat ? (berth) => berthTarget(props, berth + 1) : undefined}
              >
                <Hull owner={owner} heading={side.heading} />
              </Fleet>
            </g>
            <NamePlate side={side} name={`${names[seat] ?? ''} · ${label}`} owner={<Roundel owner={owner} r={4} />} waits={waits} />
          </g>
        );
      })}
    </g>
  );
}

interface Sent {
  readonly ships: number;
  readonly decided: boolean;
  readonly ghost: boolean;
}

/** Ships a seat has sent, or would send by the move pointed at. */
function shipsShown({ view, seat: own, preview, draft }: Props, seat: number): Sent {
  if (view.step === 'send' && seat === own) {
    const thought = preview ?? draft;
    if (thought?.kind === 'send') return { ships: thought.ships, decided: true, ghost: thought !== draft };
  }
  const ships = view.sent[seat] ?? 0;
  return { ships, decided: ships > 0 || hasDecided(view, seat), ghost: false };
}

/** A fleet just sent comes in over the rim. */
function arriving(
  { playing }: Props,
  seat: number,
  { heading }: Side,
): { readonly className: string; readonly style: CSSProperties } | undefined {
  if (playing?.event.kind !== 'ShipsSent' || playing.event.seat !== seat || playing.duration === 0) return undefined;
  const style = { ['--beat' as string]: `${playing.duration}ms`, ['--inward' as string]: `${heading}deg` };
  return { className: 'pi-arriving', style };
}

/** Seats decide in turn from the card's player on; while the card is only being played, nobody has. */
function hasDecided(view: State, seat: number): boolean {
  if (view.step !== 'send') return view.step === 'throw';
  const seats = view.chests.length;
  const turn = (of: number): number => (of - view.actor + seats) % seats;
  return turn(seat) < turn(view.decider);
}

interface FleetProps {
  readonly side: Side;
  readonly ships: number;
  /** Berths shown; those without a ship stay empty rings. */
  readonly places: number;
  /** A finger chooses among them. */
  readonly touched: boolean;
  /** What choosing a berth does, where one may be chosen. */
  readonly target: ((berth: number) => Omit<TargetProps, 'children'> | undefined) | undefined;
  readonly children: ReactNode;
}

/** A berth stands for as many ships as there are up to it. */
function berthTarget(props: Props, ships: number): Omit<TargetProps, 'children'> | undefined {
  const { moves, view, seat, game, speaker, draft, onChoose, onPreview } = props;
  const move = moves.find((one) => one.kind === 'send' && one.ships === ships);
  if (move === undefined || seat === undefined) return undefined;
  return {
    id: `send-${ships}`,
    label: speaker.say(game.words.move(move, view, seat)),
    chosen: draft !== undefined && equal(draft, move),
    onChoose: () => onChoose(move),
    onPoint: (here) => onPreview(here ? move : undefined),
  };
}

function Fleet({ side, ships, places, touched, target, children }: FleetProps): ReactNode {
  const [ax, ay] = side.along;
  const length = Math.max(ships, places);
  const gap = touched ? Math.max(GAP, Math.min(FINGER_GAP, SIDE / length)) : GAP;
  return Array.from({ length }, (_, i) => {
    const off = (i - (length - 1) / 2) * gap;
    const place = `translate(${fig(side.x + ax * off)} ${fig(side.y + ay * off)})`;
    const choose = target?.(i);
    return choose === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the berths of a fleet have no name but their number
      <g key={i} transform={place}>
        <Berth free={i >= ships}>{children}</Berth>
      </g>
    ) : (
      <Target key={choose.id} {...choose} transform={place}>
        <circle className="target-glow" r={touched ? Math.min(gap / 2 - 0.4, 13) : 8.4} />
        <Berth free={i >= ships}>{children}</Berth>
      </Target>
    );
  });
}

function Berth({ free, children }: { readonly free: boolean; readonly children: ReactNode }): ReactNode {
  return free ? <circle className="pi-berth-ring" r={5.5} /> : children;
}

interface NamePlateProps {
  readonly side: Side;
  readonly name: string;
  readonly owner: ReactNode;
  readonly waits: boolean;
}

/** Whose fleet it is; upright, between the fleet and the rim or the caravan. */
function NamePlate({ side, name, owner, waits }: NamePlateProps): ReactNode {
  const level = side.along[0] === 1;
  const x = level ? side.x : side.x < 135 ? 52 : 218;
  const y = level ? (side.y < 135 ? 20 : 253) : 58;
  const width = name.length * 4.3 + 18;
  return (
    <g transform={`translate(${x} ${y})`} className={waits ? 'pi-name pi-name-waits' : 'pi-name'}>
      <rect x={-width / 2} y={-7} width={width} height={14} rx={7} />
      <g transform={`translate(${fig(-width / 2 + 7.5)} 0)`}>{owner}</g>
      <text x={5} y={2.8}>
        {name}
      </text>
    </g>
  );
}
