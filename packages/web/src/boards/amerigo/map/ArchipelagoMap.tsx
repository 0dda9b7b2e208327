import { destination, FRAME, FREE, isFrame, NONE, SHIPS, TILE_SIDE, tilePoints } from '@quarterdeck/amerigo';
import type { Speaker } from '@quarterdeck/kernel';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { type Box, boxAround, type Framing, ownerColour, Target, useMotion, useSteady, Viewport } from '../../../kit';
import { Panel } from '../draw/Panel';
import { outline } from '../draw/path';
import { moveOf, movesOf, pointsNow, shipInHand, tileInHand } from '../legal';
import { mapMotion } from '../motion/map-motion';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { BuildPreview, BuildTargets } from './BuildTargets';
import { berths } from './berths';
import { Chart } from './Chart';
import { Chip } from './Chip';
import { type ChartArt, chartArt } from './chart-art';
import { Anchorages, LandPieces, Post, Posts, Ships } from './Pieces';
import { cellsOf } from './placing';
import { SailPreview, SailTargets } from './SailTargets';
import { Suggested } from './Suggested';
import { CELL, cellMiddle, frameBox, ON_MAP, squareOf } from './scale';

interface MapProps {
  readonly props: Props;
  /** The same without what follows the pointer. */
  readonly steady: Props;
}

const NOTHING_COVERED = {};
/** On a phone a caption lies over the upper edge; tray and locator over the lower. */
const ON_A_PHONE = { top: 56, bottom: 60 };

/**
 * Pixels per unit at which lettering is ten pixels high; the smaller kinds grow in two steps before they are left out. Along a
 * desk's map the grid is a border.
 */
const AT_A_DESK = { 'least-size': 0.93, 'middle-size': 0.8, names: 0.66, numerals: 0.62, 'side-numerals': 0.71, sea: 0.52 };
const LEGIBLE = { ...AT_A_DESK, grid: 1 };
/** A phone opens so close that names can be read. */
const START = 0.7;

/** The archipelago with all that lies on it; what can be chosen on it glows. */
export function ArchipelagoMap({ props, steady }: MapProps): ReactNode {
  const { view, owners, speaker, size, playing } = props;
  const art = chartArt(view.layout);
  const layer = useRef<SVGSVGElement>(null);
  useMotion(playing, (now) => {
    const sheet = layer.current?.parentElement ?? undefined;
    return sheet === undefined ? [] : mapMotion(sheet, now, art, props);
  });
  const framing = useMemo(() => (size === 'wide' ? undefined : framingOf(steady, art)), [size, steady, art]);
  const undrafted = useSteady(props, { draft: undefined });
  const { width, height } = art.size;
  // A square map does not fit a tablet at a size that can be read.
  const isPart = size === 'phone' || (size === 'medium' && width === height);
  return (
    <Viewport
      width={width}
      height={height}
      label={speaker.say({ key: 'board.map' })}
      words={{
        zoomIn: speaker.say({ key: 'board.zoomIn' }),
        zoomOut: speaker.say({ key: 'board.zoomOut' }),
        whole: speaker.say({ key: 'board.zoomWhole' }),
      }}
      startScale={isPart ? START : 0}
      legible={size === 'wide' ? AT_A_DESK : LEGIBLE}
      inset={size === 'phone' ? ON_A_PHONE : NOTHING_COVERED}
      framing={framing}
      {...(isPart ? { locator: <Locator art={art} view={view} owners={owners} /> } : {})}
    >
      <Chart art={art} />
      <Panel drawing={layer} className="am-pieces" viewBox={`0 0 ${width} ${height}`} label={speaker.say({ key: 'board.pieces' })}>
        <IslandHits art={art} />
        <Anchorages art={art} view={view} />
        <LandPieces art={art} view={view} owners={owners} />
        <Names art={art} freeLand={view.freeLand} ships={view.ships} speaker={speaker} />
        <Posts art={art} view={view} owners={owners} />
        <Ships art={art} view={view} owners={owners} />
      </Panel>
      <Panel className="am-targets" viewBox={`0 0 ${width} ${height}`} label={speaker.say({ key: 'board.targets' })}>
        {view.action === 'blue' && view.stage === 'act' && <SailTargets props={undrafted} draft={props.draft} art={art} />}
        {view.action === 'green' && <BuildTargets props={props} steady={steady} art={art} />}
        {view.stage === 'found' && <FoundTarget props={steady} art={art} />}
        <Suggested moves={props.suggested} geometry={art.geometry} />
        <Shown props={props} art={art} />
        <g className="am-flights" data-flights="" />
      </Panel>
    </Viewport>
  );
}

const cellBox = (cell: number): Box => {
  const [x, y] = cellMiddle(cell);
  return { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
};

/** The smallest of what can be touched: the light around a site for a post. */
const SITE = 0.86 * CELL;

/** What the decision is about: a small window goes there. */
function framingOf({ view, seat, moves, hand }: Props, art: ChartArt): Framing | undefined {
  if (seat === undefined || moves.length === 0) return undefined;
  const { geometry } = art;
  const boxOf = (space: number): Box => (isFrame(space) ? frameBox(geometry, space - FRAME) : cellBox(space));
  const around = (boxes: readonly Box[], look: Box | undefined, target = SITE): Framing | undefined => {
    const box = boxAround(boxes);
    if (box === undefined) return undefined;
    const at = look ?? box;
    return { box, target, at: { x: at.x + at.width / 2, y: at.y + at.height / 2 } };
  };
  if (view.stage === 'found') {
    const anchor = view.ships[seat * SHIPS + view.landing] ?? NONE;
    return anchor === NONE ? undefined : around([anchor, geometry.postOf[anchor] ?? anchor].map(boxOf), boxOf(anchor));
  }
  if (view.stage !== 'act') return undefined;
  const tile = tileInHand(moves, hand);
  if (tile !== undefined) {
    const cells = movesOf(moves, 'build').flatMap((move) => (move.tile === tile ? cellsOf(move) : []));
    const land = [...new Set(cells)];
    // Where not all of it fits, one looks at the island on which the tile brings the most, and there has most room.
    const room = new Map<number, number>();
    for (const cell of land) {
      const island = geometry.island[cell] ?? NONE;
      room.set(island, (room.get(island) ?? 0) + 1);
    }
    const worth = (island: number): number => tilePoints(view, tile, island);
    const [best] = [...room].sort(([a, roomA], [b, roomB]) => worth(b) - worth(a) || roomB - roomA)[0] ?? [NONE];
    return around(land.map(cellBox), boxAround(land.filter((cell) => geometry.island[cell] === best).map(cellBox)), CELL);
  }
  const ship = shipInHand(moves, hand);
  if (ship === undefined) return undefined;
  const at = view.ships[seat * SHIPS + ship] ?? NONE;
  if (at === NONE) {
    // The frame runs around the whole map; its spaces are five cells long.
    const { width, height } = art.size;
    return { box: { x: 0, y: 0, width, height }, target: TILE_SIDE * CELL, at: { x: width / 2, y: height / 2 } };
  }
  const stops = movesOf(moves, 'sail').filter((move) => move.ship === ship && destination(view, seat, ship, move.space).gold <= hand.gold);
  const sites = stops.flatMap(({ space }) => {
    const site = isFrame(space) ? undefined : geometry.postOf[space];
    return site === undefined || site === NONE ? [] : [site];
  });
  return around([at, ...stops.map(({ space }) => space), ...sites].map(boxOf), boxOf(at));
}

/** The map in small: land, and a dot for every ship. */
const Locator = memo(function Locator({ art, view, owners }: Pick<Props, 'view' | 'owners'> & { readonly art: ChartArt }): ReactNode {
  return (
    <g className="am-locator">
      <rect className="am-locator-sea" width={art.size.width} height={art.size.height} />
      <path className="am-locator-land" d={art.land} />
      {berths(art.geometry, view).map(({ seat, ship, x, y }) => {
        const owner = owners[seat];
        return owner && <circle key={`${seat}-${ship}`} cx={x} cy={y} r="16" fill={ownerColour(owner)} />;
      })}
    </g>
  );
});

const IslandHits = memo(function IslandHits({ art }: { readonly art: ChartArt }): ReactNode {
  return art.islandCells.map((cells, island) => {
    const id = pieceIds.island(island);
    return <path key={id} className="am-hit" data-piece={id} d={outline(cells.map(squareOf), { ...ON_MAP, inset: 1, radius: 6 })} />;
  });
});

interface NamesProps {
  readonly art: ChartArt;
  readonly freeLand: readonly number[];
  readonly ships: readonly number[];
  readonly speaker: Speaker;
}

/** Island names on the water, and how much land is left. */
const Names = memo(function Names({ art, freeLand, ships, speaker }: NamesProps): ReactNode {
  return (
    <g className="am-names">
      {art.lettering.islands.map(({ island, name, named, places }) => {
        const { x, y } = places.find(({ cells }) => !cells.some((cell) => ships.includes(cell))) ?? places[0];
        return (
          <g key={island} data-piece={pieceIds.island(island)}>
            {named && (
              <text className="am-ml" x={x} y={y - 1}>
                {name}
              </text>
            )}
            <text className={`am-fr ${freeLand[island] === 0 ? 'am-done' : ''}`} x={x} y={named ? y + 13 : y + 4}>
              {named ? speaker.say({ key: 'board.free', params: { n: freeLand[island] ?? 0 } }) : `${freeLand[island] ?? 0}`}
            </text>
          </g>
        );
      })}
    </g>
  );
});

/** The ship lies at an anchor: the post that could be founded. */
function FoundTarget({ props, art }: { readonly props: Props; readonly art: ChartArt }): ReactNode {
  const { view, seat, moves, owners, speaker, game, draft, foresee, onChoose, onPreview } = props;
  const found = moveOf(moves, 'found');
  const owner = seat === undefined ? undefined : owners[seat];
  if (found === undefined || seat === undefined || owner === undefined) return null;
  const anchor = view.ships[seat * SHIPS + view.landing] ?? NONE;
  const cell = art.geometry.postOf[anchor] ?? NONE;
  if (cell === NONE || view.cover[cell] !== FREE) return null;
  const [x, y] = cellMiddle(cell);
  const points = pointsNow(props, foresee(found).events, seat);
  return (
    <Target
      id="found"
      label={speaker.say(game.words.move(found, view, seat))}
      chosen={draft === found}
      onChoose={() => onChoose(found)}
      onPoint={(here) => onPreview(here ? found : undefined)}
    >
      <circle className="target-glow" cx={x} cy={y} r="20" />
      <g className={draft === found ? undefined : 'am-ghost'}>
        <Post x={x} y={y} owner={owner} />
      </g>
      {points > 0 && (
        <Chip x={x} y={y - 30}>
          {`+${points}`}
        </Chip>
      )}
    </Target>
  );
}

/** The move pointed at, as a ghost; the one waiting for confirmation, solid. */
function Shown({ props, art }: Omit<MapProps, 'steady'> & { readonly art: ChartArt }): ReactNode {
  const drawn = props.preview ?? props.draft;
  const solid = props.preview === undefined;
  if (drawn === undefined || props.seat === undefined) return null;
  switch (drawn.kind) {
    case 'sail':
    case 'place':
      return <SailPreview props={props} art={art} move={drawn} solid={solid} />;
    case 'build':
      return <BuildPreview props={props} art={art} move={drawn} solid={solid} />;
    default:
      return null;
  }
}
