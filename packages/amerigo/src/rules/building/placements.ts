import { filled, type Seat } from '@quarterdeck/kernel';
import { TILES, type Tile } from '../../data/tiles';
import { NEIGHBOURS } from '../../map/chart';
import { geometryOf, type Placement } from '../../map/geometry';
import { type Cell, FRAME } from '../../map/spaces';
import { isLand } from '../../map/terrain';
import { FREE, NEUTRAL, POST, type State, stockOf, VILLAGE } from '../../state';

/** Free land next to a seat's chains, where a new tile must have a part. */
interface Reach {
  readonly cells: readonly Cell[];
  /** The same as a set: 16 cells to a number, so that a search makes a short list and clears no long one. */
  readonly bits: readonly number[];
}

/** Cells to a number of `bits`: as many as small numbers hold. */
const CELLS_PER_WORD = 16;
const NO_BITS: readonly number[] = filled(FRAME / CELLS_PER_WORD, 0);

/** By cell: the search that came by last; kept from search to search, so that nothing is cleared. Nobody sees it after a search. */
const chained: number[] = filled(FRAME, 0);
let searches = 0;

/** Own posts, joined by own village tiles and anybody's neutral tiles, and the free land around them (AM-134, AM-135). */
export function chainReach(s: State, seat: Seat): Reach {
  const search = ++searches;
  const bits = NO_BITS.slice();
  const cells: Cell[] = [];
  const open: Cell[] = [];
  const { terrain, postSpaces } = geometryOf(s.layout);
  for (const post of postSpaces) if (s.cover[post] === POST + seat) open.push(post);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const next of NEIGHBOURS[cell] ?? []) {
      const cover = s.cover[next];
      if (cover === FREE) {
        if (has(bits, next) || !isLand(terrain[next])) continue;
        bits[next >> 4] = (bits[next >> 4] ?? 0) | (1 << (next & 15));
        cells.push(next);
      } else if ((cover === NEUTRAL || cover === VILLAGE + seat) && chained[next] !== search) {
        chained[next] = search;
        open.push(next);
      }
    }
  }
  return { cells, bits };
}

function has(bits: readonly number[], cell: Cell): boolean {
  return ((bits[cell >> 4] ?? 0) & (1 << (cell & 15))) !== 0;
}

/** Whether a tile on these cells would touch a seat's chain (AM-134). */
export function touches(cells: readonly Cell[], { bits }: Reach): boolean {
  return cells.some((cell) => has(bits, cell));
}

export function isFree(s: State, cells: readonly Cell[]): boolean {
  for (const cell of cells) if (s.cover[cell] !== FREE) return false;
  return true;
}

/** Calls `found` for every way to build one of a seat's planned tiles for at most `budget`, each once. */
export function forEachBuild(s: State, seat: Seat, budget: number, found: (tile: Tile, placement: Placement) => void): void {
  forEachPlacement(s, seat, (tile) => stockOf(s, seat, tile) > 0 && (TILES[tile]?.ap ?? 0) <= budget, found);
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
function isFirstReached(cell: Cell, cells: readonly Cell[], { bits }: Reach): boolean {
  for (const covered of cells) if (has(bits, covered)) return covered === cell;
  return false;
}
