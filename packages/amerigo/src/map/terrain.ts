import { at } from '@quarterdeck/kernel';
import type { Sort } from '../data/goods';
import { SORTS } from '../data/goods';
import { ISLAND_TILES, LEGEND, TILE_SIDE } from '../data/islands';

/** Kinds of cells (AM-017); commodity spaces are COMMODITY + number of the sort. */
export const WATER = 0;
export const ANCHOR = 1;
export const LAND = 2;
export const POST_SPACE = 3;
export const COMMODITY = 4;

export function isLand(terrain: number | undefined): boolean {
  return terrain !== undefined && terrain >= LAND;
}

/** The commodity of a cell, if it has one. */
export function sortOf(terrain: number): Sort | undefined {
  return SORTS[terrain - COMMODITY];
}

/** An island tile after its quarter turns. */
interface TurnedTile {
  /** Terrain, row by row. */
  readonly cells: readonly number[];
  /** Anchors and the post spaces they are linked to, as places in `cells`. */
  readonly links: readonly { readonly anchor: number; readonly post: number }[];
}

/** By tile and quarter turns clockwise. */
export const TURNED_TILES: readonly (readonly TurnedTile[])[] = ISLAND_TILES.map(({ rows }) => {
  const upright = readTile(rows);
  const east = quarterTurn(upright);
  const south = quarterTurn(east);
  return [upright, east, south, quarterTurn(south)];
});

function readTile(rows: readonly string[]): TurnedTile {
  const cells = [...rows.join('')].map(terrainOf);
  const links = cells.flatMap((terrain, anchor) => {
    if (terrain !== ANCHOR) return [];
    const post = neighboursInTile(anchor).find((cell) => cells[cell] === POST_SPACE);
    return post === undefined ? [] : [{ anchor, post }];
  });
  return { cells, links };
}

function terrainOf(mark: string): number {
  const meaning = Object.entries(LEGEND).find(([key]) => key === mark)?.[1];
  switch (meaning) {
    case undefined:
      throw new RangeError(`"${mark}" is no kind of space`);
    case 'water':
      return WATER;
    case 'anchor':
      return ANCHOR;
    case 'land':
      return LAND;
    case 'post':
      return POST_SPACE;
    default:
      return COMMODITY + SORTS.indexOf(meaning);
  }
}

function quarterTurn(tile: TurnedTile): TurnedTile {
  const cells: number[] = [];
  tile.cells.forEach((terrain, cell) => {
    cells[turnedCell(cell)] = terrain;
  });
  return { cells, links: tile.links.map(({ anchor, post }) => ({ anchor: turnedCell(anchor), post: turnedCell(post) })) };
}

function turnedCell(cell: number): number {
  return (cell % TILE_SIDE) * TILE_SIDE + TILE_SIDE - 1 - Math.floor(cell / TILE_SIDE);
}

function neighboursInTile(cell: number): number[] {
  const [r, c] = [Math.floor(cell / TILE_SIDE), cell % TILE_SIDE];
  const around = [
    [r - 1, c],
    [r, c + 1],
    [r + 1, c],
    [r, c - 1],
  ] as const;
  return around.filter(([y, x]) => y >= 0 && y < TILE_SIDE && x >= 0 && x < TILE_SIDE).map(([y, x]) => y * TILE_SIDE + x);
}

/** How a layout is written: a letter per tile and a digit for its quarter turns. */
export const TILE_LETTERS = 'ABCDEFGHIJKLMNOP';

/** The tile at one place of a layout. */
export function tileAt(layout: string, place: number): TurnedTile {
  return at(at(TURNED_TILES, TILE_LETTERS.indexOf(layout.charAt(2 * place))), Number(layout.charAt(2 * place + 1)));
}
