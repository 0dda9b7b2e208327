import { COLOURS, tracksOf } from '@quarterdeck/amerigo';
import { memo, type ReactNode } from 'react';
import { fig, Target } from '../../../kit';
import { Badge, Disc, Points } from '../draw/Icons';
import { Panel } from '../draw/Panel';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Lines {
  readonly width: number;
  readonly height: number;
  /** Spaces in a line. */
  readonly along: number;
  /** How large a space is drawn. */
  readonly radius: number;
  at(i: number): Place;
}

/** In one line on a desk. */
function oneLine(spaces: number): Lines {
  const step = 630 / (spaces - 1);
  return { width: 800, height: 60, along: spaces, radius: radiusFor(step), at: (i) => ({ x: 136 + i * step, y: 22 }) };
}

/** In two lines on a phone. */
function twoLines(spaces: number): Lines {
  const along = Math.ceil(spaces / 2);
  const step = 306 / (along - 1);
  const at = (i: number): Place => ({ x: 30 + (i % along) * step, y: 44 + Math.floor(i / along) * 62 });
  return { width: 370, height: 150, along, radius: radiusFor(step), at };
}

/** Spaces never touch each other. */
function radiusFor(step: number): number {
  return Math.min(12.5, 0.43 * step);
}

/** Player order and special actions: the disc furthest ahead, and on top, acts first. */
export const SpecialTrack = memo(function SpecialTrack(props: Props & { readonly narrow: boolean }): ReactNode {
  const { view, owners, names, speaker, narrow } = props;
  const { special } = tracksOf(view);
  const { width, height, along, radius, at } = narrow ? twoLines(special.length) : oneLine(special.length);
  const [first, last] = [at(0), at(along - 1)];
  const bend = narrow
    ? `M${first.x},${first.y}H${last.x}q26 0 26 24v8q0 6-8 6H12q-8 0-8 6v8q0 10 26 10H${at(special.length - 1).x}`
    : `M${first.x},${first.y}H${last.x}`;
  return (
    <Panel viewBox={`0 0 ${width} ${height}`} className="am-special" label={speaker.say({ key: 'board.special' })}>
      <text className="am-sc" x="2" y={narrow ? 13 : 19}>
        {speaker.say({ key: 'board.special' })}
      </text>
      <text className="am-say2" x={narrow ? 368 : 2} y={narrow ? 13 : 37} textAnchor={narrow ? 'end' : 'start'}>
        {speaker.say({ key: 'board.specialHint' })}
      </text>
      <path className="am-trk" d={bend} />
      {special.map((space, i) => {
        const { x, y } = at(i);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces have no name but their number
          <g key={i} data-piece={pieceIds.specialSpace(i)}>
            {space.colour === 'any' ? <AnyColour x={x} y={y} /> : <Badge colour={space.colour} x={x} y={y} radius={radius} />}
            {space.mark > 0 && <Points x={x} y={y - radius - 1.5} points={space.mark} />}
          </g>
        );
      })}
      <StepTargets {...props} at={at} />
      {discPlaces(view.special, view.order).map(({ seat, space, height: level, of }) => {
        const owner = owners[seat];
        const { x, y } = at(space);
        return owner === undefined ? null : (
          <g key={seat} data-piece={pieceIds.disc(seat)} data-moving={pieceIds.disc(seat)}>
            <title>{names[seat]}</title>
            <Disc owner={owner} x={x + (level - (of - 1) / 2) * 9} y={y + 27 - level * 1.5} radius={9} />
          </g>
        );
      })}
    </Panel>
  );
});

/** Discs from the bottom of each stack to its top; the order lists the upper one first. */
function discPlaces(special: readonly number[], order: readonly number[]): { seat: number; space: number; height: number; of: number }[] {
  const bottomUp = [...order].reverse();
  return bottomUp.map((seat) => {
    const space = special[seat] ?? 0;
    const stack = bottomUp.filter((other) => special[other] === space);
    return { seat, space, height: stack.indexOf(seat), of: stack.length };
  });
}

function AnyColour({ x, y }: Place): ReactNode {
  const turn = (2 * Math.PI) / COLOURS.length;
  const rim = (i: number): string => `${fig(12 * Math.sin(i * turn))},${fig(-12 * Math.cos(i * turn))}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="13.5" className="am-d1" />
      {COLOURS.map((colour, i) => (
        <path key={colour} className={`am-k-${colour} am-s1 am-thin`} d={`M0,0L${rim(i)}A12,12 0 0 1 ${rim(i + 1)}z`} />
      ))}
    </g>
  );
}

/** Spaces that the own disc can reach now. */
function StepTargets({
  view,
  seat,
  moves,
  draft,
  onChoose,
  onPreview,
  speaker,
  game,
  at,
}: Props & { readonly at: (i: number) => Place }): ReactNode {
  if (seat === undefined) return null;
  return moves.map((move) => {
    if (move.kind !== 'order') return null;
    const { x, y } = at((view.special[seat] ?? 0) + move.steps);
    return (
      <Target
        key={move.steps}
        id={`order-${move.steps}`}
        label={speaker.say(game.words.move(move, view, seat))}
        chosen={draft === move}
        onChoose={() => onChoose(move)}
        onPoint={(here) => onPreview(here ? move : undefined)}
      >
        <circle className="target-glow" cx={x} cy={y} r="16" />
      </Target>
    );
  });
}
