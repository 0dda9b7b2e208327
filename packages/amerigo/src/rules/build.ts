import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { Sort } from '../data/goods';
import { TILES } from '../data/tiles';
import type { Event } from '../events';
import { NEIGHBOURS } from '../map/chart';
import { geometryOf, type Placement } from '../map/geometry';
import { rotationsOf } from '../map/shapes';
import { FRAME, MAP_STRIDE } from '../map/spaces';
import { isLand, sortOf } from '../map/terrain';
import type { MoveOf } from '../move';
import { at, row } from '../numbers';
import { FREE, NEUTRAL, POST, type State, stockOf, VILLAGE } from '../state';
import { maybeComplete } from './complete';
import { priceOf, refusePrice } from './gold';

export function refuseBuild(s: State, seat: Seat, { tile, cell, rotation }: MoveOf<'build'>): Reason | undefined {
  if (stockOf(s, seat, tile) === 0) return reason('NOT_PLANNED', 'AM-130', { tile: { key: `tile.${row(TILES, tile).id}` } });
  const priced = refusePrice(s, seat, row(TILES, tile).ap);
  if (priced !== undefined) return priced;
  const turned = rotationsOf(tile)[rotation];
  if (turned === undefined) return reason('NO_SUCH_ROTATION', 'AM-140');
  const { terrain } = geometryOf(s.layout);
  if ((cell % MAP_STRIDE) + turned.width > MAP_STRIDE) return reason('NOT_ON_LAND', 'AM-132');
  const cells = turned.offsets.map((offset) => cell + offset);
  if (!cells.every((covered) => isLand(terrain[covered]))) return reason('NOT_ON_LAND', 'AM-132');
  if (!isFree(s, cells)) return reason('SPACE_BUILT_OVER', 'AM-133');
  const reach = chainReach(s, seat);
  if (!cells.some((covered) => reach.marked[covered] === reach.mark)) return reason('NOT_CONNECTED', 'AM-134');
  return undefined;
}

function isFree(s: State, cells: readonly number[]): boolean {
  for (const cell of cells) if (s.cover[cell] !== FREE) return false;
  return true;
}

/** Free land next to a seat's chains, where a new tile must have a part. */
interface Reach {
  readonly cells: readonly number[];
  /** By cell: `mark` where the cell is in `cells`; kept from call to call, so that nothing is cleared. */
  readonly marked: readonly number[];
  readonly mark: number;
}

const reached: number[] = new Array<number>(FRAME).fill(0);
const chained: number[] = new Array<number>(FRAME).fill(0);
let latestMark = 0;

/** Own posts, joined by own village tiles and anybody's neutral tiles, and the free land around them (AM-134, AM-135). */
function chainReach(s: State, seat: Seat): Reach {
  const mark = ++latestMark;
  const cells: number[] = [];
  const open: number[] = [];
  for (const post of geometryOf(s.layout).postSpaces) if (s.cover[post] === POST + seat) open.push(post);
  const { terrain } = geometryOf(s.layout);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const next of row(NEIGHBOURS, cell)) {
      const cover = s.cover[next];
      if (cover === FREE) {
        if (reached[next] === mark || !isLand(terrain[next])) continue;
        reached[next] = mark;
        cells.push(next);
      } else if ((cover === NEUTRAL || cover === VILLAGE + seat) && chained[next] !== mark) {
        chained[next] = mark;
        open.push(next);
      }
    }
  }
  return { cells, marked: reached, mark };
}

/** Calls `found` for every way to build one of a seat's planned tiles for at most `budget`, each once. */
export function forEachBuild(s: State, seat: Seat, budget: number, found: (tile: number, placement: Placement) => void): void {
  forEachPlacement(s, seat, (tile) => stockOf(s, seat, tile) > 0 && row(TILES, tile).ap <= budget, found);
}

/** Calls `found` for every place where a seat could lay the wanted tiles, if it had them. */
export function forEachPlacement(
  s: State,
  seat: Seat,
  wanted: (tile: number) => boolean,
  found: (tile: number, placement: Placement) => void,
): void {
  const geometry = geometryOf(s.layout);
  const reach = chainReach(s, seat);
  if (reach.cells.length === 0) return;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (!wanted(tile)) continue;
    for (const cell of reach.cells) {
      for (const placement of geometry.placementsOn(tile, cell)) {
        if (isFree(s, placement.cells) && firstReached(placement.cells, reach) === cell) found(tile, placement);
      }
    }
  }
}

/** A placement that touches the chain with several cells is listed by the first of them only. */
function firstReached(cells: readonly number[], { marked, mark }: Reach): number {
  for (const cell of cells) if (marked[cell] === mark) return cell;
  return -1;
}

export function build(s: State, seat: Seat, { tile, cell, rotation }: MoveOf<'build'>, emit: Emit<Event>): void {
  const { terrain, island: islandOf, islands } = geometryOf(s.layout);
  const { offsets } = row(rotationsOf(tile), rotation);
  const island = at(islandOf, cell + at(offsets, 0));
  const { ap, vpBig, vpSmall } = row(TILES, tile);
  const commodities: Sort[] = [];
  for (const offset of offsets) {
    const sort = sortOf(at(terrain, cell + offset));
    if (sort !== undefined) commodities.push(sort);
  }
  const vp = row(islands, island).big ? vpBig : vpSmall;
  emit({ kind: 'TileBuilt', seat, tile, cell, rotation, island, vp, commodities, ...priceOf(s, ap) });
  maybeComplete(s, seat, island, emit);
}
