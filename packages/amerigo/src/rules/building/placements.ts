import { at, filled, type Seat } from '@quarterdeck/kernel';
import { TILES, type Tile } from '../../data/tiles';
import { NEIGHBOURS } from '../../map/chart';
import { geometryOf, type Placement } from '../../map/geometry';
import { type Cell, FRAME } from '../../map/spaces';
import { isLand } from '../../map/terrain';
import { FREE, NEUTRAL, POST, type State, stockOf, VILLAGE } from '../../state';

/** Free land next to a seat's chains, where a new tile must have a part. */
interface Reach {
  readonly cells: readonly Cell[];
  /** By cell: 1 where the cell is in `cells`. */
  readonly marked: Uint8Array;
}

/** By cell: the search that came by last; kept from search to search, so that nothing is cleared. Nobody sees it after a search. */
const chained: number[] = filled(FRAME, 0);
let searches = 0;

/** Own posts, joined by own village tiles and anybody's neutral tiles, and the free land around them (AM-134, AM-135). */
export function chainReach(s: State, seat: Seat): Reach {
  const search = ++searches;
  const marked = new Uint8Array(FRAME);
  const cells: Cell[] = [];
  const open: Cell[] = [];
  const { terrain, postSpaces } = geometryOf(s.layout);
  for (const post of postSpaces) if (s.cover[post] === POST + seat) open.push(post);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const next of at(NEIGHBOURS, cell)) {
      const cover = s.cover[next];
      if (cover === FREE) {
        if (marked[next] === 1 || !isLand(terrain[next])) continue;
        marked[next] = 1;
        cells.push(next);
      } else if ((cover === NEUTRAL || cover === VILLAGE + seat) && chained[next] !== search) {
        chained[next] = search;
        open.push(next);
      }
    }
  }
  return { cells, marked };
}

export function isFree(s: State, cells: readonly Cell[]): boolean {
  for (const cell of cells) if (s.cover[cell] !== FREE) return false;
  return true;
}

/** Calls `found` for every way to build one of a seat's planned tiles for at most `budget`, each once. */
export function forEachBuild(s: State, seat: Seat, budget: number, found: (tile: Tile, placement: Placement) => void): void {
  forEachPlacement(s, seat, (tile) => stockOf(s, seat, tile) > 0 && at(TILES, tile).ap <= budget, found);
}

/** Calls `found` for every place where a seat could lay the wanted tiles, if it had them. */
export function forEachPlacement(
  s: State,
  seat: Seat,
  wanted: (tile: Tile) => boolean,
  found: (tile: Tile, placement: Placement) => void,
): void {
  const geometry = geometryOf(s.layout);
  const reach = chainReach(s, seat);
  if (reach.cells.length === 0) return;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (!wanted(tile)) continue;
    for (const cell of reach.cells) {
      for (const placement of geometry.placementsOn(tile, cell)) {
        if (isFree(s, placement.cells) && isFirstReached(cell, placement.cells, reach)) found(tile, placement);
      }
    }
  }
}

/** A placement that touches the chain with several cells is listed by the first of them only. */
function isFirstReached(cell: Cell, cells: readonly Cell[], { marked }: Reach): boolean {
  for (const covered of cells) if (marked[covered] === 1) return covered === cell;
  return false;
}
