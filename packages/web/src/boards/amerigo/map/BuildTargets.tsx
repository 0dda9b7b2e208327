import { type Geometry, geometryOf, islandNames, MAP_STRIDE, spaceName, TILES, tilePoints } from '@quarterdeck/amerigo';
import { memo, type ReactNode, type PointerEvent as ReactPointerEvent, useMemo } from 'react';
import { Corners, Target } from '../../../kit';
import type { Point } from '../draw/marching';
import { outline } from '../draw/path';
import { Tile } from '../draw/Tile';
import { movesOf, pointsNow, tileInHand } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { Chip } from './Chip';
import type { ChartArt } from './chart-art';
import { squaresOf } from './Pieces';
import { type Build, bestPlacement, cellsOf, placementMiddle, turnOf, turnTile } from './placing';
import { BAND, CELL, cellMiddle, ON_MAP, squareOf } from './scale';

interface BuildProps {
  readonly props: Props;
  /** The same without what follows the pointer. */
  readonly steady: Props;
  readonly art: ChartArt;
}

/** Where the tile in hand can lie: one glowing region per island; the pointer picks the place inside. */
export function BuildTargets({ props, steady, art }: BuildProps): ReactNode {
  const { moves, seat, draft, onChoose, onPreview } = props;
  const tile = tileInHand(moves, props.hand);
  const builds = useMemo(() => movesOf(moves, 'build').filter((move) => move.tile === tile), [moves, tile]);
  const regions = useMemo(() => regionsOf(builds, art.geometry), [builds, art.geometry]);
  if (seat === undefined || tile === undefined) return null;
  const aimed = draft?.kind === 'build' ? draft : undefined;
  const pick = (event: ReactPointerEvent | React.MouseEvent): Build | undefined => {
    const at = chartPoint(event);
    return at === undefined ? undefined : bestPlacement(builds, at, props.hand.rotation);
  };
  const shown = props.preview?.kind === 'build' ? props.preview : aimed;
  const shownIsland = shown?.kind === 'build' ? islandOf(shown, art.geometry) : undefined;
  return (
    <g>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointer only; the keyboard has the spots below */}
      <g
        className="am-ground-hit"
        onPointerMove={(event) => {
          if (event.pointerType === 'touch') return;
          const found = pick(event);
          if (found !== props.preview) onPreview(found);
          if (found !== undefined && found.rotation !== props.hand.rotation) props.onHand({ rotation: found.rotation });
        }}
        onPointerLeave={(event) => {
          if (event.pointerType !== 'touch') onPreview(undefined);
        }}
        onClick={(event) => {
          const found = pick(event);
          if (found === undefined) return;
          if (found.rotation !== props.hand.rotation) props.onHand({ rotation: found.rotation });
          // A second tap on the place aimed at turns the tile there; the button builds it.
          if (aimed !== undefined && found === aimed && wasTouch(event)) turnTile(props);
          else onChoose(found);
        }}
      >
        <Regions regions={regions} />
      </g>
      <Spots builds={builds} rotation={turnOf(builds, props.hand.rotation)} props={steady} />
      {regions
        .filter(({ island }) => island !== shownIsland)
        .map(({ island, label: [x, y] }) => (
          <g key={island} className="am-nohit">
            <Chip x={x} y={y} tone="quiet">
              {`+${tilePoints(props.view, tile, island)}`}
            </Chip>
          </g>
        ))}
    </g>
  );
}

const Regions = memo(function Regions({ regions }: { readonly regions: readonly Region[] }): ReactNode {
  return regions.map(({ island, path, cells }) => (
    <g key={island}>
      <path className="am-glow-h" d={path} />
      <path className="am-glow" d={path} />
      {cells.map((cell) => {
        const [x, y] = cellMiddle(cell);
        return <rect key={cell} className="am-hit" x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} />;
      })}
    </g>
  ));
});

interface SpotsProps {
  readonly builds: readonly Build[];
  readonly rotation: number;
  readonly props: Props;
}

/** Every place for the tile as it is turned now, for the keyboard. */
const Spots = memo(function Spots({ builds, rotation, props }: SpotsProps): ReactNode {
  const { view, speaker, draft, onChoose, onPreview } = props;
  const tile = TILES[builds[0]?.tile ?? -1];
  const name = tile === undefined ? '' : speaker.say({ key: `tile.${tile.id}` });
  return builds
    .filter((move) => move.rotation === rotation)
    .map((move) => {
      const [x, y] = placementMiddle(move);
      return (
        <Target
          key={move.cell}
          id={pieceIds.site(move.cell)}
          label={`${name}: ${islandNames(view.layout)[islandOf(move, geometryOf(view.layout))] ?? ''}, ${spaceName(cellsOf(move)[0] ?? move.cell)}`}
          className="am-nohit am-spot"
          chosen={draft === move}
          onChoose={() => onChoose(move)}
          onPoint={(here) => onPreview(here ? move : undefined)}
        >
          <circle cx={x} cy={y} r="4" />
        </Target>
      );
    });
});

/** The tile at its place, with all it would bring. */
export function BuildPreview({
  props,
  art,
  move,
  solid,
}: {
  readonly props: Props;
  readonly art: ChartArt;
  readonly move: Build;
  readonly solid: boolean;
}): ReactNode {
  const { seat, owners, foresee } = props;
  const kind = TILES[move.tile];
  if (seat === undefined || kind === undefined) return null;
  const squares = squaresOf(move.tile, move.cell, move.rotation);
  const { events } = foresee(move);
  const built = events.find((event) => event.kind === 'TileBuilt');
  const completed = events.find((event) => event.kind === 'IslandCompleted');
  const [columns, rows] = [squares.map((s) => s.column), squares.map((s) => s.row)];
  const [left, right] = [BAND + Math.min(...columns) * CELL, BAND + (Math.max(...columns) + 1) * CELL];
  const [top, bottom] = [BAND + Math.min(...rows) * CELL, BAND + (Math.max(...rows) + 1) * CELL];
  const above = top > BAND + 30;
  return (
    <g className="am-nohit">
      {completed !== undefined && (
        <path
          className="am-completes"
          d={outline((art.islandCells[completed.island] ?? []).map(squareOf), { ...ON_MAP, inset: -1, radius: 9 })}
        />
      )}
      <g className={solid ? 'am-tile' : 'am-ghost'}>
        <Tile squares={squares} village={kind.village} owner={kind.village ? owners[seat] : undefined} style={ON_MAP} />
      </g>
      {solid ? (
        <Corners x={left} y={top} width={right - left} height={bottom - top} arm={9} />
      ) : (
        <path className="am-ghoste" d={outline(squares, { ...ON_MAP, inset: 1.5, radius: 6 })} />
      )}
      <Chip
        x={(left + right) / 2}
        y={above ? top - 13 : bottom + 13}
        goods={built?.commodities ?? []}
        chest={completed?.chest ?? false}
        gold={built?.paid ?? 0}
      >
        {`+${pointsNow(props, events, seat)}`}
      </Chip>
    </g>
  );
}

interface Region {
  readonly island: number;
  readonly cells: readonly number[];
  readonly path: string;
  /** Where the region's points are written. */
  readonly label: Point;
}

function regionsOf(builds: readonly Build[], geometry: Geometry): readonly Region[] {
  const byIsland = new Map<number, Set<number>>();
  for (const move of builds) {
    const island = islandOf(move, geometry);
    const cells = byIsland.get(island) ?? new Set<number>();
    for (const cell of cellsOf(move)) cells.add(cell);
    byIsland.set(island, cells);
  }
  return [...byIsland].map(([island, set]) => {
    const cells = [...set];
    const squares = cells.map(squareOf);
    return {
      island,
      cells,
      path: outline(squares, { ...ON_MAP, inset: 1.5, radius: 6 }),
      label: cellMiddle(mostCentral(cells)),
    };
  });
}

function mostCentral(cells: readonly number[]): number {
  const middle = cells.reduce<[number, number]>(
    ([x, y], cell) => [x + (cell % MAP_STRIDE) / cells.length, y + Math.floor(cell / MAP_STRIDE) / cells.length],
    [0, 0],
  );
  const away = (cell: number): number => Math.hypot((cell % MAP_STRIDE) - middle[0], Math.floor(cell / MAP_STRIDE) - middle[1]);
  return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best), cells[0] ?? 0);
}

function islandOf(move: Build, geometry: Geometry): number {
  return geometry.island[cellsOf(move)[0] ?? 0] ?? -1;
}

function wasTouch(event: React.MouseEvent): boolean {
  return event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
}

/** Where on the chart an event happened, in drawing units. */
function chartPoint(event: ReactPointerEvent | React.MouseEvent): Point | undefined {
  const svg = event.currentTarget instanceof SVGElement ? event.currentTarget.ownerSVGElement : null;
  const matrix = svg?.getScreenCTM();
  if (matrix === null || matrix === undefined) return undefined;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return [at.x, at.y];
}
