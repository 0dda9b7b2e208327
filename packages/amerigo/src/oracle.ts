import { COLOURS } from './data/colours';
import type { Event } from './event';
import { geometryOf } from './map/geometry';
import { isFrame } from './map/spaces';
import { isLand, POST_SPACE } from './map/terrain';
import { FREE, insideTower, NONE, type State } from './state';

/** What must hold after every entry, whatever was played; each names its rule. */
export function oracle(s: State, events: readonly Event[]): string | undefined {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const places = [s.storage[colour] ?? 0, s.field[colour] ?? 0, insideTower(s, colour)];
    if (places.some((cubes) => cubes < 0)) return `AM-002 fewer than no ${COLOURS[colour]} cubes somewhere: ${places}`;
    if (places.reduce((sum, cubes) => sum + cubes) !== 7) return `AM-002 there are not 7 ${COLOURS[colour]} cubes: ${places}`;
  }
  if (s.gold.some((gold) => gold < 0 || gold > 12)) return `AM-161 gold out of its track: ${s.gold}`;
  if (s.cannons.some((cannons) => cannons < 0 || cannons > 12)) return `AM-100 cannons out of their track: ${s.cannons}`;
  if (s.progress.some((space) => space > (s.rules === 1 ? 20 : 28))) return `AM-124 progress out of its track: ${s.progress}`;
  if (s.special.some((space) => space > (s.rules === 1 ? 13 : 24))) return `AM-155 special track left: ${s.special}`;
  if (s.vp.some((vp) => vp < 0)) return `AM-173 points below zero: ${s.vp}`;
  if (s.ap < 0) return `AM-073 action points overdrawn: ${s.ap}`;
  if (s.round > 5) return `AM-060 round ${s.round}`;
  if (s.posts.some((posts) => posts < 0)) return 'AM-093 more than 12 posts';
  for (let i = 1; i < s.order.length; i++) {
    const [ahead, behind] = [s.special[s.order[i - 1] ?? 0] ?? 0, s.special[s.order[i] ?? 0] ?? 0];
    if (ahead < behind) return `AM-070 the order does not follow the discs: ${s.order} on ${s.special}`;
  }
  return s.layout === '' ? undefined : mapOracle(s, events);
}

function mapOracle(s: State, events: readonly Event[]): string | undefined {
  const { terrain, island, islands } = geometryOf(s.layout);
  const free = islands.map(() => 0);
  for (let cell = 0; cell < s.cover.length; cell++) {
    const on = island[cell] ?? -1;
    if (s.cover[cell] !== FREE && on < 0) return `AM-132 something is built on water at ${cell}`;
    if (s.cover[cell] === FREE && on >= 0) free[on] = (free[on] ?? 0) + 1;
  }
  if (free.some((count, i) => count !== s.freeLand[i])) return 'AM-142 free land is miscounted';
  const atSea = s.ships.filter((space) => space !== NONE && !isFrame(space));
  if (new Set(atSea).size < atSea.length) return 'AM-085 two ships on one space';
  if (atSea.some((space) => isLand(terrain[space]))) return 'AM-087 a ship on land';
  for (const e of events) {
    if (e.kind === 'IslandCompleted' && s.freeLand[e.island] !== 0) return 'AM-142 completed with free land';
    if (e.kind === 'PostFounded' && terrain[e.cell] !== POST_SPACE) return 'AM-088 a post beside its space';
  }
  for (let i = 0; i < islands.length; i++) {
    if (s.freeLand[i] === 0 && s.islandChest[i] === 1) return 'AM-143 a chest on a completed island';
  }
  return undefined;
}
