import type { Census } from '@quarterdeck/kernel';
import { COLOURS } from './data/colours';
import { CHESTS, COMMODITIES_PER_SORT } from './data/constants';
import { SORTS } from './data/goods';
import { FIRST_VILLAGE, TILES } from './data/tiles';
import { geometryOf } from './map/geometry';
import { unpackTile } from './map/spaces';
import { COMMODITY } from './map/terrain';
import { add, at, sum, zeros } from './numbers';
import { FREE, insideTower, NONE, POST, type State, VILLAGE_SHAPES } from './state';

/** Every kind of piece, counted where it lies. */
export function census(s: State): Census {
  const tiles = zeros(TILES.length);
  for (const packed of s.built) add(tiles, unpackTile(packed).tile, 1);
  for (let i = 0; i < s.stock.length; i++) add(tiles, i % TILES.length, at(s.stock, i));
  s.neutralSupply.forEach((count, tile) => {
    add(tiles, tile, count);
  });
  s.villageSupply.forEach((count, i) => {
    add(tiles, FIRST_VILLAGE + (i % VILLAGE_SHAPES), count);
  });
  const counted: Record<string, number> = {
    cubes: sum(s.storage) + sum(s.field) + sum(COLOURS.map((_, colour) => insideTower(s, colour))),
    discs: s.order.length === 0 ? s.seats : new Set(s.order).size,
    posts: sum(s.posts) + s.cover.filter((cover) => cover >= POST).length,
    production: sum(s.productionHidden) + present(s.productionOffer) + sum(s.production) + s.productionGone,
    tokens: s.tokenAt.length,
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

function commoditiesInBox(s: State): number {
  const all = COMMODITIES_PER_SORT * SORTS.length;
  return s.layout === '' ? all : all - geometryOf(s.layout).terrain.filter((kind) => kind >= COMMODITY).length;
}

function chestsInBox(s: State): number {
  return s.layout === '' ? CHESTS : CHESTS - geometryOf(s.layout).islands.filter((island) => island.big).length;
}
