import { add, at, type Census, filled, sum } from '@quarterdeck/kernel';
import { CHESTS } from './data/figures';
import { FIRST_VILLAGE, TILES } from './data/tiles';
import { geometryOf } from './map/geometry';
import { unpackTile } from './map/spaces';
import { COMMODITY, TILE_LETTERS, TURNED_TILES } from './map/terrain';
import { FREE, NONE, POST, type State, TOKEN_SHOWN, VILLAGE_SHAPES } from './state';

/** Every kind of piece, counted where it lies. */
export function census(s: State): Census {
  const tiles = filled(TILES.length, 0);
  for (const packed of s.built) add(tiles, unpackTile(packed).tile, 1);
  for (let i = 0; i < s.stock.length; i++) add(tiles, i % TILES.length, at(s.stock, i));
  s.neutralSupply.forEach((count, tile) => {
    add(tiles, tile, count);
  });
  s.villageSupply.forEach((count, i) => {
    add(tiles, FIRST_VILLAGE + (i % VILLAGE_SHAPES), count);
  });
  const counted: Record<string, number> = {
    cubes: sum(s.storage) + sum(s.field) + sum(s.inside),
    discs: s.order.length === 0 ? s.seats : new Set(s.order).size,
    posts: sum(s.posts) + s.cover.filter((cover) => cover >= POST).length,
    production: sum(s.productionHidden) + present(s.productionOffer) + sum(s.production) + s.productionGone,
    // On offer they lie in the areas; all others are where their own entry says.
    tokens: present(s.progressOffer) + s.tokenAt.filter((place) => place !== TOKEN_SHOWN).length,
    commodities: sum(s.commodities) + commoditiesOnMap(s) + commoditiesInBox(s),
    chests: sum(s.chests) + sum(s.islandChest) + s.chestsGone + chestsInBox(s),
  };
  TILES.forEach((tile, i) => {
    counted[tile.id] = at(tiles, i);
  });
  return counted;
}

function present(slots: readonly number[]): number {
  return slots.filter((slot) => slot !== NONE).length;
}

/** A commodity token lies on its space until a tile covers it. */
function commoditiesOnMap(s: State): number {
  if (s.layout === '') return 0;
  const { terrain } = geometryOf(s.layout);
  return s.cover.filter((cover, cell) => cover === FREE && at(terrain, cell) >= COMMODITY).length;
}

/** The commodities of the island tiles that are not in the game. */
function commoditiesInBox(s: State): number {
  return TURNED_TILES.reduce((all, [upright], tile) => {
    if (upright === undefined || s.layout.includes(TILE_LETTERS.charAt(tile))) return all;
    return all + upright.cells.filter((kind) => kind >= COMMODITY).length;
  }, 0);
}

/** Only big islands have a chest (AM-019). */
function chestsInBox(s: State): number {
  return s.layout === '' ? CHESTS : CHESTS - geometryOf(s.layout).islands.filter((island) => island.big).length;
}
