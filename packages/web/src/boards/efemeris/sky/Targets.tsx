import {
  type Drawn,
  drawnSky,
  GUNNER,
  isGalleon,
  kindOf,
  type Move,
  ownerOfShip,
  ownShip,
  PLANET_OF,
  reachable,
  SHOT,
  type State,
  shipOf,
  withinRange,
} from '@quarterdeck/efemeris';
import { at, equal } from '@quarterdeck/kernel';
import { memo, type ReactNode } from 'react';
import { say, sayMove, Target } from '../../../kit';
import { bonusAction, crewAction, fieldOfSpot, type Option, pick, type Stage } from '../actions';
import { fieldXY, hexagon, placeXY, polyline, R, stepPoints, trimmed, xy } from '../geometry';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { keel } from './Ships';
import { FIELD_RADIUS, stepsAt } from './tile-art';

interface TargetsProps {
  readonly props: Props;
  readonly stage: Stage;
}

/** The same as long as the position and what is in hand are; what is pointed at or prepared does not matter. */
const sameStage = (before: TargetsProps, after: TargetsProps): boolean =>
  before.stage === after.stage && before.props.view === after.props.view && before.props.speaker === after.props.speaker;

/** What lies under the ships: the paths and ranges of what is in hand. */
export const Reach = memo(function Reach({ props, stage }: TargetsProps): ReactNode {
  const { view } = props;
  const ship = stage.picked.find(({ kind }) => kind === 'ship');
  return (
    <>
      <Range props={props} stage={stage} />
      {ship !== undefined && <Routes view={view} from={at(view.shipAt, ship.id)} options={stage.options} steps={stepsOf(props, stage)} />}
      {ship !== undefined && <Chosen view={view} ship={ship.id} />}
    </>
  );
}, sameStage);

/** Everything on the board that can be pointed at for what is in hand. */
export function Targets({ props, stage }: TargetsProps): ReactNode {
  const steps = stepsOf(props, stage);
  const target = (option: Option): ReactNode => (
    <SpotTarget
      key={`${option.spot.kind}-${option.spot.id}`}
      props={props}
      stage={stage}
      option={option}
      steps={option.move === undefined ? undefined : steps(option.move)}
    />
  );
  // In the order of the spots: those that another ship reaches as well keep their place on the page.
  const options = stage.options.toSorted((a, b) => a.spot.id - b.spot.id);
  // The wind rose and planets reach over what lies close to them, and so they stay below.
  const isWide = ({ spot }: Option): boolean => spot.kind === 'field' && WIDE.includes(kindOf(spot.id));
  return (
    <g>
      {options.filter(isWide).map(target)}
      {stage.others.map((option) => (
        <SpotTarget key={`other-${option.spot.kind}-${option.spot.id}`} props={props} stage={stage} option={option} instead />
      ))}
      {options.filter((option) => !isWide(option)).map(target)}
    </g>
  );
}

/** How many fields a voyage has: from the ship's reach where it is a normal move, else from what the move would do. */
function stepsOf(props: Props, stage: Stage): (move: Move) => number | undefined {
  const ship = stage.picked[0];
  if (stage.action === 'sail' && ship !== undefined && props.seat !== undefined) {
    const reach = new Map(reachable(props.view, props.seat, ownShip(ship.id)).map(({ field, steps }) => [field, steps]));
    return (move) => (move.kind === 'sail' ? reach.get(move.field) : undefined);
  }
  return (move) => {
    if (move.kind !== 'wind' && move.kind !== 'drive') return undefined;
    const sailed = props.foresee(move).events.find((event) => event.kind === 'ShipSailed');
    return sailed?.kind === 'ShipSailed' ? sailed.path.length - 1 : undefined;
  };
}

/** How far a ship that is only pointed at could sail: faint, so that it is not taken for a choice. */
export function ReachOf({ view, ship }: { readonly view: State; readonly ship: number }): ReactNode {
  if (at(view.shipAt, ship) < 0) return null;
  return (
    <g className="ef-reach-of">
      {reachable(view, ownerOfShip(ship), ownShip(ship)).map(({ field, steps }) => (
        <g key={field} transform={`translate(${xy(fieldXY(view, field))})`}>
          <circle r="10.5" />
          <text y="4">{steps}</text>
        </g>
      ))}
    </g>
  );
}

const WIDE: ReadonlyArray<ReturnType<typeof kindOf>> = ['rose', 'planet'];

const skies = new WeakMap<State, readonly Drawn[]>();

/** The fields and paths of a position, worked out once. */
function skyOf(view: State): readonly Drawn[] {
  const known = skies.get(view);
  if (known !== undefined) return known;
  const sky = drawnSky(view);
  skies.set(view, sky);
  return sky;
}

interface RoutesProps {
  readonly view: State;
  readonly from: number;
  readonly options: readonly Option[];
  readonly steps: (move: Move) => number | undefined;
}

/** The paths along which the ship in hand would sail. */
function Routes({ view, from, options, steps }: RoutesProps): ReactNode {
  const reach = new Map<number, number>([[from, 0]]);
  for (const { spot, move } of options) {
    const far = move === undefined || spot.kind !== 'field' ? undefined : steps(move);
    if (far !== undefined) reach.set(spot.id, far);
  }
  if (reach.size === 1) return null;
  let d = '';
  for (const { field, joined } of skyOf(view)) {
    const here = reach.get(field);
    if (here === undefined) continue;
    for (const other of joined) {
      const there = reach.get(other);
      if (there === undefined || Math.abs(there - here) !== 1) continue;
      // No way leads out of a singularity.
      if (kindOf(here < there ? field : other) !== 'singularity') {
        d += polyline(trimmed(stepPoints(view, field, other), FIELD_RADIUS[kindOf(field)], FIELD_RADIUS[kindOf(other)]));
      }
    }
  }
  return (
    <g className="ef-routes">
      <path d={d} className="ef-route-shade" />
      <path d={d} className="ef-route" />
    </g>
  );
}

interface SpotTargetProps extends TargetsProps {
  readonly option: Option;
  readonly steps?: number | undefined;
  /** Another first pick than the one made. */
  readonly instead?: boolean;
}

const isChosen = ({ props: { draft }, option: { move } }: SpotTargetProps): boolean =>
  move !== undefined && draft !== undefined && equal(draft, move);

/** Drawn anew when it is chosen or no longer; the callbacks of the props are the same all the time. */
const SpotTarget = memo(
  DrawnTarget,
  (before, after) =>
    sameStage(before, after) &&
    before.option === after.option &&
    before.steps === after.steps &&
    before.instead === after.instead &&
    isChosen(before) === isChosen(after),
);

function DrawnTarget(target: SpotTargetProps): ReactNode {
  const { props, stage, option, steps, instead = false } = target;
  const { view } = props;
  const { spot, move } = option;
  const field = fieldOfSpot(view, spot);
  const label = move === undefined ? say(props.speaker, `board.pick.${spot.kind}`) : sayMove(props, move);
  const chosen = isChosen(target);
  const common = {
    id: `${spot.kind}-${spot.id}`,
    label,
    chosen,
    onChoose: () => pick(props, stage, option, instead),
    onPoint: (here: boolean) => props.onPreview(here ? move : undefined),
  };
  if (spot.kind === 'tile') {
    return (
      <Target {...common} transform={`translate(${xy(placeXY(at(view.placeOf, spot.id)))})`}>
        <path d={hexagon(R - 6)} className="target-glow" />
      </Target>
    );
  }
  if (spot.kind === 'ship') {
    const where = keel(view, spot.id);
    if (where === undefined) return null;
    const harm = !instead && (stage.action.startsWith('crew') || stage.action === bonusAction(SHOT));
    return (
      <Target
        {...common}
        transform={`translate(${xy(where)})`}
        className={`ef-aim ${instead ? 'ef-instead' : ''} ${harm ? 'ef-harm' : ''}`}
        piece={pieceIds.ship(spot.id)}
      >
        <ellipse
          cy={isGalleon(spot.id) ? -20 : -14}
          rx={isGalleon(spot.id) ? 34 : 26}
          ry={isGalleon(spot.id) ? 36 : 27}
          className="target-glow"
        />
      </Target>
    );
  }
  if (field === undefined) return null;
  const kind = field < 0 ? 'plain' : kindOf(field);
  const deadly = kind === 'singularity';
  const [x, y] = fieldXY(view, field);
  const radius = FIELD_RADIUS[kind];
  const harm = spot.kind === 'planet' && stage.action === crewAction(GUNNER);
  return (
    <Target
      {...common}
      transform={`translate(${xy([x, y])})`}
      className={`ef-aim ${deadly || harm ? 'ef-harm' : ''}`}
      piece={at(PLANET_OF, field) >= 0 ? pieceIds.planet(at(PLANET_OF, field)) : pieceIds.field(field)}
    >
      <circle r={Math.max(17, radius)} className="target-reach" />
      <circle r={radius} className="target-glow" />
      {steps !== undefined && (
        <g transform={`translate(${xy(stepsAt(kind))})`} className="ef-steps">
          <circle r="9.5" />
          <text y="4.4">{steps}</text>
        </g>
      )}
      {deadly && (
        <g transform="translate(0 -26)" className="ef-steps ef-steps-deadly">
          <circle r="9.5" />
          <path d="M0 -5V1.4M0 4.4V4.6" />
        </g>
      )}
    </Target>
  );
}

/** Brass corners around the ship in hand. */
function Chosen({ view, ship }: { readonly view: State; readonly ship: number }): ReactNode {
  const where = keel(view, ship);
  if (where === undefined) return null;
  return (
    <path
      transform={`translate(${xy(where)})`}
      d={
        isGalleon(ship) ? 'M-33 -48V-56H-25M33 -56H41V-48M41 6V14H33M-25 14H-33V6' : 'M-25 -36V-43H-18M20 -43H27V-36M27 2V9H20M-18 9H-25V2'
      }
      className="ef-corner"
    />
  );
}

/** Fields that guns or frost reach, while one aims. */
function Range({ props: { view, seat = 0 }, stage }: { readonly props: Props; readonly stage: Stage }): ReactNode {
  const kind = stage.moves[0]?.kind;
  const guns = kind === 'gunner' || kind === 'broadside';
  if (!guns && kind !== 'freeze') return null;
  const ship = stage.picked.find((spot) => spot.kind === 'ship')?.id ?? (kind === 'broadside' ? undefined : shipOf(seat, 0));
  if (ship === undefined) return null;
  return withinRange(view, ship, guns ? 'attack' : 'freeze').map((field) => (
    <circle
      key={field}
      transform={`translate(${xy(fieldXY(view, field))})`}
      r={at(PLANET_OF, field) >= 0 ? 35 : 14}
      className={guns ? 'ef-range' : 'ef-range ef-range-frost'}
    />
  ));
}
