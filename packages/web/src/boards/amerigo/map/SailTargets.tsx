import {
  destination,
  FRAME,
  type Geometry,
  isFrame,
  type Move,
  type MoveOf,
  NONE,
  placeName,
  reachable,
  SHIPS,
} from '@quarterdeck/amerigo';
import { memo, type ReactNode, useMemo } from 'react';
import { Corners, fig, type Owner, Target } from '../../../kit';
import type { Point } from '../draw/marching';
import { outline } from '../draw/path';
import { movesOf, shipInHand } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { berths } from './berths';
import { Chip } from './Chip';
import type { ChartArt } from './chart-art';
import { Post, Ship } from './Pieces';
import { routePoints } from './route';
import { cellMiddle, frameBox, frameSide, middleOf, ON_MAP, squareOf } from './scale';

interface SailingProps {
  readonly props: Props;
  readonly art: ChartArt;
}

/** A place to stop, and all it takes to get there: for a ship that is not at sea yet, entering on the frame first. */
interface Stop {
  readonly space: number;
  readonly moves: readonly [MoveOf<'sail'>] | readonly [MoveOf<'place'>, MoveOf<'sail'>];
  /** The post that could be founded there. */
  readonly post: number | undefined;
}

interface SailTargetsProps extends SailingProps {
  /** Props without a draft, so that choosing one place does not draw all others anew. */
  readonly props: Props;
  readonly draft: Move | undefined;
}

/** Everything the ship in hand can reach now, and the other ship to take in hand. */
export function SailTargets({ props, art, draft }: SailTargetsProps): ReactNode {
  const reach = useMemo(() => reachOf(props, art), [props, art]);
  if (reach === undefined) return null;
  return (
    <g>
      {reach.outline !== undefined && <path className="am-reach" d={reach.outline} />}
      {reach.frames.map((place) => (
        <FrameTarget key={place.move.space} {...place} props={props} art={art} chosen={draft === place.move} />
      ))}
      {reach.stops.map((place) => (
        <StopTarget key={place.stop.space} {...place} props={props} chosen={draft === place.stop.moves[0]} />
      ))}
      <Sites props={props} places={reach.stops} />
      <OtherShips props={props} art={art} inHand={reach.ship} />
    </g>
  );
}

interface FramePlace {
  readonly move: MoveOf<'sail'> | MoveOf<'place'>;
  readonly label: string;
}

interface StopPlace {
  readonly stop: Stop;
  readonly label: string;
  /** What choosing the site of its post does. */
  readonly siteLabel: string;
}

interface Reach {
  readonly ship: number;
  readonly outline: string | undefined;
  readonly frames: readonly FramePlace[];
  readonly stops: readonly StopPlace[];
}

const bySpace = (a: { readonly space: number }, b: { readonly space: number }): number => a.space - b.space;

function reachOf(props: Props, art: ChartArt): Reach | undefined {
  const { moves, seat, view, speaker, hand, size } = props;
  const { geometry } = art;
  const ship = shipInHand(moves, hand);
  if (seat === undefined || ship === undefined) return undefined;
  const places = movesOf(moves, 'place').filter((move) => move.ship === ship);
  const reached = movesOf(moves, 'sail').filter(
    (move) => move.ship === ship && destination(view, seat, ship, move.space).gold <= hand.gold,
  );
  // In the order of the spaces: those that another ship reaches as well keep their place on the page.
  const frames = [...places, ...reached.filter(({ space }) => isFrame(space))].sort(bySpace);
  // A phone shows the whole frame so small that only the frame itself can be hit.
  const stops = [...stopsOf(props, geometry, reached), ...(size === 'phone' ? [] : enteringStops(props, geometry, places))].sort(bySpace);
  const atSea = stops.filter(({ moves: way }) => way.length === 1);
  // Many targets have one name, and a sentence takes its time: each is said once.
  const said = new Map<string, string>();
  const label = (key: string, space: number): string => {
    const place = placeName(view.layout, space);
    const name = `${key} ${place.key} ${Object.values(place.params ?? {}).join(' ')}`;
    const known = said.get(name) ?? speaker.say({ key, params: { space: place } });
    said.set(name, known);
    return known;
  };
  return {
    ship,
    outline:
      atSea.length === 0
        ? undefined
        : outline(
            atSea.map(({ space }) => squareOf(space)),
            { ...ON_MAP, inset: 1.5, radius: 6 },
          ),
    frames: frames.map((move) => ({ move, label: label(move.kind === 'place' ? 'board.enterAt' : 'board.sailTo', move.space) })),
    stops: stops.map((stop) => ({
      stop,
      label: label('board.sailTo', stop.space),
      siteLabel: stop.post === undefined ? '' : label('board.sailAndFound', stop.space),
    })),
  };
}

/** How far beyond its depth a space of the frame is touched: a phone shows the whole map at little more than half of its size. */
const BEYOND = 19;

/** A space of the frame. */
const FrameTarget = memo(function FrameTarget({
  props,
  art,
  move,
  label,
  chosen,
}: FramePlace & SailingProps & { readonly chosen: boolean }): ReactNode {
  const box = frameBox(art.geometry, move.space - FRAME);
  const beyond = props.size === 'wide' ? 0 : BEYOND;
  const [aside, across] = box.width > box.height ? [0, beyond] : [beyond, 0];
  return (
    <Target
      id={pieceIds.space(move.space)}
      label={label}
      piece={pieceIds.frame(move.space)}
      chosen={chosen}
      onChoose={() => props.onChoose(move)}
      onPoint={(here) => props.onPreview(here ? move : undefined)}
    >
      <rect className="am-hit" x={box.x - aside} y={box.y - across} width={box.width + 2 * aside} height={box.height + 2 * across} />
      <rect className="target-glow" x={box.x + 4} y={box.y + 3} width={box.width - 8} height={box.height - 6} rx="6" />
    </Target>
  );
});

interface StopTargetProps extends StopPlace {
  readonly props: Props;
  readonly chosen: boolean;
}

/** A place to stop at sea. */
const StopTarget = memo(function StopTarget({ props, stop, label, chosen }: StopTargetProps): ReactNode {
  const {
    space,
    moves: [first, ...rest],
    post,
  } = stop;
  const [x, y] = cellMiddle(space);
  return (
    <Target
      id={pieceIds.space(space)}
      label={label}
      chosen={chosen}
      onChoose={() => props.onChoose(first, rest)}
      onPoint={(here) => props.onPreview(here ? first : undefined, rest)}
    >
      <rect className="am-hit" x={x - 18} y={y - 18} width="36" height="36" />
      {post === undefined ? (
        <circle className="am-dot" cx={x} cy={y} r="3.6" />
      ) : (
        <>
          <Mooring at={[x, y]} post={cellMiddle(post)} />
          <circle className="target-glow" cx={x} cy={y} r="14.5" />
        </>
      )}
    </Target>
  );
});

/** The sites of posts that could be founded in the same breath. */
const Sites = memo(function Sites({ props, places }: { readonly props: Props; readonly places: readonly StopPlace[] }): ReactNode {
  return places.map(({ stop: { space, moves: way, post }, siteLabel }) => {
    if (post === undefined) return null;
    const [first, ...rest] = way;
    const [x, y] = cellMiddle(post);
    const following = [...rest, FOUND];
    return (
      <Target
        key={space}
        id={`site-${space}`}
        label={siteLabel}
        onChoose={() => props.onChoose(first, following)}
        onPoint={(here) => props.onPreview(here ? first : undefined, following)}
      >
        <circle className="target-glow" cx={x} cy={y} r="15.5" />
      </Target>
    );
  });
});

const FOUND: MoveOf<'found'> = { kind: 'found' };

function stopsOf({ view, seat = 0 }: Props, geometry: Geometry, sails: readonly MoveOf<'sail'>[]): readonly Stop[] {
  return sails
    .filter(({ space }) => !isFrame(space))
    .map((move) => {
      const { landing } = destination(view, seat, move.ship, move.space);
      return { space: move.space, moves: [move], post: landing ? geometry.postOf[move.space] : undefined };
    });
}

/** The harbours that a ship can reach from somewhere on the frame, each by its shortest way. */
function enteringStops({ foresee, seat = 0, hand }: Props, geometry: Geometry, places: readonly MoveOf<'place'>[]): readonly Stop[] {
  const best = new Map<number, { readonly distance: number; readonly stop: Stop }>();
  for (const place of places) {
    const { after } = foresee(place);
    for (const { space, distance, gold, landing } of reachable(after, seat, place.ship)) {
      if (!landing || gold > hand.gold || distance >= (best.get(space)?.distance ?? Number.POSITIVE_INFINITY)) continue;
      const sail: MoveOf<'sail'> = { kind: 'sail', ship: place.ship, space };
      best.set(space, { distance, stop: { space, moves: [place, sail], post: geometry.postOf[space] } });
    }
  }
  return [...best.values()].map(({ stop }) => stop);
}

/** The line from an anchor to the site of its post. */
function Mooring({ at: [x, y], post: [px, py] }: { readonly at: Point; readonly post: Point }): ReactNode {
  return <path className="am-harbour" d={`M${x},${y}L${px},${py}`} />;
}

/** Own ships that could move as well: taking one in hand shows its reach instead. */
const OtherShips = memo(function OtherShips({ props, art, inHand }: SailingProps & { readonly inHand: number }): ReactNode {
  const { moves, seat, view, speaker, onHand } = props;
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
          onChoose={() => onHand({ ship, gold: 0 })}
        >
          <circle className="am-hit" r={size / 2} />
          <circle className="am-hand" r={size * 0.52} />
        </Target>
      ),
    );
});

interface SailPreviewProps {
  readonly props: Props;
  readonly art: ChartArt;
  readonly move: MoveOf<'sail'> | MoveOf<'place'>;
  readonly solid: boolean;
}

/** The voyage under the pointer: where it enters, the way, the ship at its end, its length, the post that follows. */
export function SailPreview({ props, art, move, solid }: SailPreviewProps): ReactNode {
  const { view, seat, owners, following, foresee } = props;
  const owner = seat === undefined ? undefined : owners[seat];
  if (seat === undefined || owner === undefined) return null;
  const { geometry } = art;
  const sail = move.kind === 'sail' ? move : following.find((next) => next.kind === 'sail');
  const from = move.kind === 'place' ? move.space : (view.ships[seat * SHIPS + move.ship] ?? NONE);
  const end = sail?.space ?? move.space;
  const [x, y] = middleOf(geometry, end);
  const onFrame = isFrame(end);
  const size = onFrame ? 29 : 38;
  const sideways = onFrame && ['north', 'south'].includes(frameSide(geometry, end - FRAME).side);
  const site = following.some(({ kind }) => kind === 'found') ? geometry.postOf[end] : undefined;
  const voyage =
    sail === undefined || from === end ? undefined : destination(move.kind === 'place' ? foresee(move).after : view, seat, sail.ship, end);
  return (
    <g className="am-nohit">
      {from !== NONE && from !== end && (
        <path
          className="am-route"
          d={`M${routePoints(geometry, from, end)
            .map(([px, py]) => `${fig(px)},${fig(py)}`)
            .join('L')}`}
        />
      )}
      {site !== undefined && <GhostPost at={cellMiddle(site)} owner={owner} />}
      <g className={solid ? undefined : 'ghost'}>
        <Ship x={x} y={y - 1} owner={owner} size={size} />
      </g>
      {solid && <Corners x={x - size / 2} y={y - size / 2} width={size} height={size} arm={8} />}
      {voyage !== undefined && (
        <Chip x={x + (sideways ? 24 : 14)} y={y - 18} gold={voyage.gold}>
          {`${voyage.distance}`}
        </Chip>
      )}
    </g>
  );
}

function GhostPost({ at: [x, y], owner }: { readonly at: Point; readonly owner: Owner }): ReactNode {
  return (
    <g className="ghost">
      <Post x={x} y={y} owner={owner} />
    </g>
  );
}
