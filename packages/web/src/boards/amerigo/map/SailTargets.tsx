import { destination, FRAME, isFrame, type MoveOf, NONE, SHIPS, spaceName } from '@quarterdeck/amerigo';
import type { Seat } from '@quarterdeck/kernel';
import { memo, type ReactNode } from 'react';
import { Corners, Target } from '../../../kit';
import type { Point } from '../draw/marching';
import { fig, outline } from '../draw/path';
import { movesOf, shipInHand } from '../legal';
import { pieceIds } from '../pieces';
import { type Selection, select } from '../selection';
import type { Props } from '../types';
import { berths } from './berths';
import { Chip } from './Chip';
import type { ChartArt } from './chart-art';
import { Ship } from './Pieces';
import { routePoints } from './route';
import { cellMiddle, frameBox, frameSide, middleOf, ON_MAP, squareOf } from './scale';

interface SailingProps {
  readonly props: Props;
  readonly art: ChartArt;
  readonly selection: Selection;
}

/** Everything the ship in hand can reach now, and the other ship to take in hand. */
export const SailTargets = memo(function SailTargets({ props, art, selection }: SailingProps): ReactNode {
  const { moves, seat, view, speaker, draft, onChoose, onPreview } = props;
  const { geometry } = art;
  const action = speaker.say({ key: 'board.do.sail' });
  const ship = shipInHand(moves, selection);
  if (seat === undefined || ship === undefined) return null;
  const places = movesOf(moves, 'place').filter((move) => move.ship === ship);
  const reached = movesOf(moves, 'sail').filter(
    (move) => move.ship === ship && destination(view, seat, ship, move.space).gold <= selection.gold,
  );
  // Named by the space alone: the sentence in full would cost a millisecond for every few of many targets.
  const label = ({ space }: MoveOf<'place'> | MoveOf<'sail'>): string => `${action} ${spaceName(space)}`;
  const atSea = reached.filter(({ space }) => !isFrame(space));
  const frames = [...places, ...reached.filter(({ space }) => isFrame(space))];
  return (
    <g>
      {atSea.length > 0 && (
        <path
          className="am-reach"
          d={outline(
            atSea.map(({ space }) => squareOf(space)),
            { ...ON_MAP, inset: 1.5, radius: 6 },
          )}
        />
      )}
      {frames.map((move) => {
        const box = frameBox(geometry, move.space - FRAME);
        return (
          <Target
            key={move.space}
            id={`space-${move.space}`}
            label={label(move)}
            piece={pieceIds.frame(move.space)}
            chosen={draft === move || selection.aim === move}
            onChoose={() => onChoose(move)}
            onPoint={(here) => onPreview(here ? move : undefined)}
          >
            <rect className="target-glow" x={box.x + 4} y={box.y + 3} width={box.width - 8} height={box.height - 6} rx="6" />
          </Target>
        );
      })}
      {atSea.map((move) => {
        const [x, y] = cellMiddle(move.space);
        const post = destination(view, seat, ship, move.space).landing ? geometry.postOf[move.space] : undefined;
        return (
          <Target
            key={move.space}
            id={`space-${move.space}`}
            label={label(move)}
            chosen={draft === move || selection.aim === move}
            onChoose={() => onChoose(move)}
            onPoint={(here) => onPreview(here ? move : undefined)}
          >
            <rect className="am-hit" x={x - 18} y={y - 18} width="36" height="36" />
            {post === undefined ? <circle className="am-dot" cx={x} cy={y} r="3.6" /> : <Harbour at={[x, y]} post={cellMiddle(post)} />}
          </Target>
        );
      })}
      <OtherShips props={props} art={art} inHand={ship} />
    </g>
  );
});

/** A place to stop where a post can be founded: ring, mooring and the site all glow. */
function Harbour({ at: [x, y], post: [px, py] }: { readonly at: Point; readonly post: Point }): ReactNode {
  return (
    <>
      <path className="am-harbour" d={`M${x},${y}L${px},${py}`} />
      <circle className="target-glow" cx={x} cy={y} r="14.5" />
      <circle className="target-glow am-nohit" cx={px} cy={py} r="15.5" />
    </>
  );
}

/** Own ships that could move as well: taking one in hand shows its reach instead. */
function OtherShips({ props, art, inHand }: { readonly props: Props; readonly art: ChartArt; readonly inHand: number }): ReactNode {
  const { moves, seat, view, speaker } = props;
  const movable = new Set(movesOf(moves, 'sail').map(({ ship }) => ship));
  return berths(art.geometry, view)
    .filter((berth) => berth.seat === seat && movable.has(berth.ship))
    .map(({ ship, x, y, size }) =>
      ship === inHand ? (
        <Corners key={ship} x={x - size / 2} y={y - size / 2} width={size} height={size} arm={8} />
      ) : (
        <Target
          key={ship}
          id={`hand-${ship}`}
          label={speaker.say({ key: 'board.takeShip', params: { ship: ship + 1 } })}
          transform={`translate(${fig(x)} ${fig(y)})`}
          onChoose={() => select({ ship, aim: undefined, gold: 0 })}
        >
          <circle className="am-hit" r={size / 2} />
          <circle className="am-hand" r={size * 0.52} />
        </Target>
      ),
    );
}

/** Length of a voyage, and the gold it takes. */
function VoyageChip({
  props,
  seat,
  move,
  x,
  y,
}: {
  readonly props: Props;
  readonly seat: Seat;
  readonly move: MoveOf<'sail'>;
  readonly x: number;
  readonly y: number;
}): ReactNode {
  const { distance, gold } = destination(props.view, seat, move.ship, move.space);
  return (
    <Chip x={x} y={y} gold={gold}>
      {`${distance}`}
    </Chip>
  );
}

/** The voyage under the pointer: the way, the ship at its end, its length. */
export function SailPreview({
  props,
  art,
  move,
  solid,
}: {
  readonly props: Props;
  readonly art: ChartArt;
  readonly move: MoveOf<'sail'> | MoveOf<'place'>;
  readonly solid: boolean;
}): ReactNode {
  const { view, seat, owners } = props;
  const owner = seat === undefined ? undefined : owners[seat];
  if (seat === undefined || owner === undefined) return null;
  const { geometry } = art;
  const [x, y] = middleOf(geometry, move.space);
  const onFrame = isFrame(move.space);
  const size = onFrame ? 29 : 38;
  const from = view.ships[seat * SHIPS + move.ship] ?? NONE;
  const sideways = onFrame && ['north', 'south'].includes(frameSide(geometry, move.space - FRAME).side);
  return (
    <g className="am-nohit">
      {move.kind === 'sail' && from !== NONE && from !== move.space && (
        <path
          className="am-route"
          d={`M${routePoints(geometry, from, move.space)
            .map(([px, py]) => `${fig(px)},${fig(py)}`)
            .join('L')}`}
        />
      )}
      <g className={solid ? undefined : 'ghost'}>
        <Ship x={x} y={y - 1} owner={owner} size={size} />
      </g>
      {solid && <Corners x={x - size / 2} y={y - size / 2} width={size} height={size} arm={8} />}
      {move.kind === 'sail' && from !== move.space && (
        <VoyageChip props={props} seat={seat} move={move} x={x + (sideways ? 24 : 14)} y={y - 18} />
      )}
    </g>
  );
}
