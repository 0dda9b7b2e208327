import { FREE, NONE, SHIPS } from '@quarterdeck/amerigo';
import type { Speaker } from '@quarterdeck/kernel';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Target, useMotion, Viewport, type ViewportControl } from '../../../kit';
import { Panel } from '../draw/Panel';
import { outline } from '../draw/path';
import { moveOf, movesOf, pointsNow, shipInHand, tileInHand } from '../legal';
import { mapMotion } from '../motion/map-motion';
import { pieceIds } from '../pieces';
import type { Selection } from '../selection';
import type { Props } from '../types';
import { BuildPreview, BuildTargets } from './BuildTargets';
import { Chart } from './Chart';
import { Chip } from './Chip';
import { type ChartArt, chartArt } from './chart-art';
import { Anchorages, LandPieces, Post, Posts, Ships } from './Pieces';
import { SailPreview, SailTargets } from './SailTargets';
import { cellMiddle, middleOf, ON_MAP, squareOf } from './scale';

interface MapProps {
  readonly props: Props;
  /** The same without what follows the pointer. */
  readonly steady: Props;
  readonly selection: Selection;
}

const NOTHING_COVERED = {};
/** On small screens the tray is shown as a strip over the upper edge. */
const UNDER_THE_STRIP = { top: 44 };

/** The archipelago with all that lies on it; what can be chosen on it glows. */
export function ArchipelagoMap({ props, steady, selection }: MapProps): ReactNode {
  const { view, owners, speaker, size, playing } = props;
  const art = chartArt(view.layout);
  const layer = useRef<SVGSVGElement>(null);
  const control = useRef<ViewportControl | undefined>(undefined);
  useMotion(playing, (now) => {
    const sheet = layer.current?.parentElement ?? undefined;
    return sheet === undefined ? [] : mapMotion(sheet, now, art, props);
  });
  const focus = focusSpace(props, selection);
  const wasPlacing = useRef(false);
  const ship = shipInHand(props.moves, selection);
  const placing = movesOf(props.moves, 'place').some((move) => move.ship === ship);
  useEffect(() => {
    if (size === 'wide') return;
    // The frame runs around the whole map, so all of it must be in sight.
    if (placing) control.current?.whole();
    else if (focus !== undefined && wasPlacing.current) control.current?.near(...middleOf(art.geometry, focus));
    else if (focus !== undefined) control.current?.show(...middleOf(art.geometry, focus));
    wasPlacing.current = placing;
  }, [size, focus, placing, art.geometry]);
  const { width, height } = art.size;
  // Only the first opening is centred; later the window keeps where the player moved it.
  const [start] = useState(() => startAt(art, focus));
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
      startZoom={size === 'phone' ? 1.75 : 1}
      inset={size === 'wide' ? NOTHING_COVERED : UNDER_THE_STRIP}
      startAt={start}
      control={control}
    >
      <Chart art={art} />
      <Panel drawing={layer} className="am-pieces" viewBox={`0 0 ${width} ${height}`} label={speaker.say({ key: 'board.pieces' })}>
        <IslandHits art={art} />
        <Anchorages art={art} view={view} />
        <LandPieces art={art} view={view} owners={owners} />
        <Names art={art} freeLand={view.freeLand} speaker={speaker} />
        <Posts art={art} view={view} owners={owners} />
        <Ships art={art} view={view} owners={owners} />
      </Panel>
      <Panel className="am-targets" viewBox={`0 0 ${width} ${height}`} label={speaker.say({ key: 'board.targets' })}>
        {view.action === 'blue' && view.stage === 'act' && <SailTargets props={steady} art={art} selection={selection} />}
        {view.action === 'green' && <BuildTargets props={props} steady={steady} art={art} selection={selection} />}
        {view.stage === 'found' && <FoundTarget props={steady} art={art} />}
        <Shown props={props} art={art} selection={selection} />
        <g className="am-flights" data-flights="" />
      </Panel>
    </Viewport>
  );
}

function startAt(art: ChartArt, space: number | undefined): { x: number; y: number } {
  if (space === undefined) return { x: art.size.width / 2, y: art.size.height / 2 };
  const [x, y] = middleOf(art.geometry, space);
  return { x, y };
}

/** What the current decision is about, so that a small window opens on it. */
function focusSpace({ view, seat, moves }: Props, selection: Selection): number | undefined {
  if (seat === undefined || moves.length === 0) return undefined;
  const tile = tileInHand(moves, selection);
  const builds = movesOf(moves, 'build').filter((move) => move.tile === tile);
  const build = builds[Math.floor(builds.length / 2)];
  if (build !== undefined) return build.cell;
  const ship = view.stage === 'found' ? view.landing : shipInHand(moves, selection);
  const space = ship === undefined ? undefined : view.ships[seat * SHIPS + ship];
  return space === undefined || space === NONE ? undefined : space;
}

const IslandHits = memo(function IslandHits({ art }: { readonly art: ChartArt }): ReactNode {
  return art.islandCells.map((cells, island) => {
    const id = pieceIds.island(island);
    return <path key={id} className="am-hit" data-piece={id} d={outline(cells.map(squareOf), { ...ON_MAP, inset: 1, radius: 6 })} />;
  });
});

interface NamesProps {
  readonly art: ChartArt;
  readonly freeLand: readonly number[];
  readonly speaker: Speaker;
}

/** Island names on the water, and how much land is left. */
const Names = memo(function Names({ art, freeLand, speaker }: NamesProps): ReactNode {
  return (
    <g className="am-names">
      {art.lettering.islands.map(({ island, name, x, y, named }) => (
        <g key={island} data-piece={pieceIds.island(island)}>
          {named && (
            <text className="am-ml" x={x} y={y - 1}>
              {name}
            </text>
          )}
          <text className={`am-fr ${freeLand[island] === 0 ? 'am-done' : ''}`} x={x} y={named ? y + 12 : y + 4}>
            {named ? speaker.say({ key: 'board.free', params: { n: freeLand[island] ?? 0 } }) : `${freeLand[island] ?? 0}`}
          </text>
        </g>
      ))}
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
function Shown({ props, art, selection }: Omit<MapProps, 'steady'> & { readonly art: ChartArt }): ReactNode {
  const drawn = props.preview ?? props.draft ?? selection.aim;
  const solid = props.preview === undefined && (props.draft !== undefined || selection.aim !== undefined);
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
