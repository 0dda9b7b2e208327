import { COLOURS, type Colour, type MoveOf } from '@quarterdeck/amerigo';
import { memo, type ReactNode } from 'react';
import { fig, Target } from '../../../kit';
import { Badge, Cube } from '../draw/Icons';
import { Panel } from '../draw/Panel';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

const TURN = (2 * Math.PI) / COLOURS.length;
const NORTH = -Math.PI / 2;

function polar(angle: number, radius: number): [number, number] {
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

function point(angle: number, radius: number): string {
  return polar(angle, radius).map(fig).join(',');
}

/** The rondel as a compass dial: storage in the rim, the seven actions around the star, the phase under the needle. */
export const Dial = memo(function Dial(props: Props): ReactNode {
  const { view, speaker } = props;
  return (
    <Panel viewBox="-121 -121 242 242" className="am-dial" label={speaker.say({ key: 'board.dial' })}>
      <DialFace />
      {COLOURS.map((colour, i) => (
        <Well
          key={colour}
          colour={colour}
          place={i}
          cubes={view.storage[i] ?? 0}
          now={view.phase === i}
          thrown={speaker.say({ key: 'board.thrown' })}
        />
      ))}
      <Star />
      {view.phase >= 0 && (
        <g transform={`rotate(${fig(-90 + (view.phase * 360) / COLOURS.length)})`}>
          <path className="am-needle" d="M103 0 119-7.5V7.5z" />
        </g>
      )}
      <circle className="am-hub" r="10.5" />
      <circle className="am-hub2" r="3.2" />
      {COLOURS.map((colour, i) => (
        <ActionPoint key={colour} {...props} colour={colour} place={i} />
      ))}
    </Panel>
  );
});

const DialFace = memo(function DialFace(): ReactNode {
  let ticks = '';
  for (let i = 0; i < 112; i++) {
    if (i % 16 === 8) continue;
    const angle = NORTH + (i / 112) * 2 * Math.PI;
    ticks += `M${point(angle, 117)}L${point(angle, 117 - (i % 4 === 0 ? 5.5 : 4))}`;
  }
  return (
    <>
      <circle className="am-d0" r="117" />
      <circle className="am-d1" r="113" />
      <path className="am-dt" d={ticks} />
    </>
  );
});

const Star = memo(function Star(): ReactNode {
  return COLOURS.map((colour, i) => {
    const angle = NORTH + i * TURN;
    const tip = point(angle, 44);
    return (
      <g key={colour} className={`am-k-${colour}`}>
        <path className="am-s1" d={`M0,0L${point(angle - TURN / 2, 19)}L${tip}z`} />
        <path className="am-s2" d={`M0,0L${point(angle + TURN / 2, 19)}L${tip}z`} />
      </g>
    );
  });
});

interface WellProps {
  readonly colour: Colour;
  readonly place: number;
  readonly cubes: number;
  readonly now: boolean;
  readonly thrown: string;
}

/** The storage space of a colour. */
const Well = memo(function Well({ colour, place, cubes, now, thrown }: WellProps): ReactNode {
  const angle = NORTH + place * TURN;
  const [from, to] = [angle - TURN / 2 + 0.025, angle + TURN / 2 - 0.025];
  const [x, y] = polar(angle, 90);
  const atSide = Math.abs(Math.cos(angle)) > 0.9;
  const rows = heap(cubes, atSide);
  const top = y - (rows.length - 1) * 5.5;
  return (
    <g data-piece={pieceIds.storage(colour)} className={`am-k-${colour}`}>
      <path
        className={`am-well ${now ? 'am-now' : ''}`}
        d={`M${point(from, 69)}L${point(from, 110)}A110,110 0 0 1 ${point(to, 110)}L${point(to, 69)}A69,69 0 0 0 ${point(from, 69)}z`}
      />
      {rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour are alike
          <Cube key={`${row}-${i}`} colour={colour} x={x + (i - (count - 1) / 2) * 13.6} y={top + row * 11.5} size={15.5} />
        )),
      )}
      {cubes === 0 && now && (
        // At the sides the needle's point lies where the word would end.
        <text className={`am-aps ${atSide ? 'am-smallest' : 'am-smaller'}`} x={fig(atSide ? x * 0.965 : x)} y={fig(y + 4)}>
          {thrown}
        </text>
      )}
    </g>
  );
});

/** How cubes are heaped: in one row up to three, in two rows above; upright at the sides of the dial. */
function heap(cubes: number, upright: boolean): readonly number[] {
  if (cubes === 0) return [];
  if (upright) return [...(cubes % 2 === 1 ? [1] : []), ...new Array<number>(Math.floor(cubes / 2)).fill(2)];
  if (cubes <= 3) return [cubes];
  const back = cubes > 4 ? Math.floor(cubes / 2) : 2;
  return [back, cubes - back];
}

/** An action: glows when it can be chosen; otherwise choosing it says why it cannot. */
function ActionPoint(props: Props & { readonly colour: Colour; readonly place: number }): ReactNode {
  const { view, seat, moves, draft, colour, place, speaker, onChoose, onPreview } = props;
  const [x, y] = polar(NORTH + place * TURN, 56);
  const inField = (view.field[place] ?? 0) > 0;
  const carriedOut = view.action === colour && view.stage !== 'choose';
  const legal = moves.find((move): move is MoveOf<'act'> => move.kind === 'act' && move.colour === colour);
  const badge = (
    <Badge colour={colour} x={0} y={0} radius={12.5} className={inField || carriedOut || legal !== undefined ? '' : 'am-idle'} />
  );
  const at = `translate(${fig(x)} ${fig(y)})`;
  if (seat === undefined || view.stage !== 'choose' || moves.length === 0) {
    return (
      <g transform={at} data-piece={pieceIds.action(colour)}>
        {(inField || carriedOut) && <circle className={`am-avr ${carriedOut ? 'am-on' : ''}`} r="16" />}
        {badge}
      </g>
    );
  }
  const asked: MoveOf<'act'> = legal ?? { kind: 'act', colour, by: 'cubes' };
  return (
    <Target
      id={`action-${colour}`}
      piece={pieceIds.action(colour)}
      label={speaker.say(props.game.words.move(asked, view, seat))}
      transform={at}
      barred={legal === undefined}
      chosen={draft !== undefined && draft === legal}
      onChoose={() => onChoose(asked)}
      onPoint={(here) => onPreview(here ? legal : undefined)}
    >
      <circle className="am-hit" r="17" />
      <circle className="target-glow" r="16" />
      {badge}
    </Target>
  );
}
