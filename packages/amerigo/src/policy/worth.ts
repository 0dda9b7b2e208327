import type { Seat } from '@quarterdeck/kernel';
import { COLOURS } from '../data/colours';
import { CHEST_GOLD, COMPLETION_FACTORS, COMPLETION_VP, DISCOVERY_VP, POSTS, ROUNDS } from '../data/constants';
import { SORT_INDEX, SORTS, type Sort } from '../data/goods';
import { TILES } from '../data/tiles';
import { TOKEN, TOKENS } from '../data/tokens';
import { geometryOf } from '../map/geometry';
import { POST_SPACE, sortOf } from '../map/terrain';
import { at, row } from '../numbers';
import { strengthAgainst } from '../rules/pirates';
import { isDiscovered } from '../rules/sail';
import { NONE, type State, timeMarker } from '../state';

/*
 * Rough prices in victory points, for players without search and for playouts. None of this is a
 * rule; the figures were tuned by letting the greedy player play itself.
 */

/** What an action point is usually good for. */
export const AP_WORTH = 1.1;
export const GOLD_WORTH = 1.15;

/** How much of the game is left, from 1 at the start to 0. */
export function timeLeft(s: State): number {
  const phases = (ROUNDS - Math.max(1, s.round)) * COLOURS.length + COLOURS.length - Math.max(0, s.phase);
  return phases / (ROUNDS * COLOURS.length);
}

/** Another commodity multiplies with the production that is there or may come. */
function commodityWorth(s: State, seat: Seat, sort: Sort): number {
  return 1 + at(s.production, seat * SORTS.length + SORT_INDEX[sort]) + 1.2 * timeLeft(s);
}

export function productionWorth(s: State, seat: Seat, sort: Sort): number {
  return at(s.commodities, seat * SORTS.length + SORT_INDEX[sort]) + 1.6 * timeLeft(s);
}

/** How likely an island is to be completed, by the room that is left. */
function completionChance(s: State, island: number): number {
  return Math.max(0.05, 1 - at(s.freeLand, island) / (6 + 30 * timeLeft(s)));
}

function factor(posts: number): number {
  return at(COMPLETION_FACTORS.flat, Math.min(posts, 3));
}

/** A new post: discovery, room to build, and its share of the completion. */
export function postWorth(s: State, seat: Seat, island: number): number {
  const own = at(s.islandPosts, island * s.seats + seat);
  const time = Math.max(1, timeMarker(s) - 1);
  const share = (factor(own + 1) - factor(own)) * time * completionChance(s, island);
  const room = own === 0 ? Math.min(10, 0.9 * at(s.freeLand, island) * timeLeft(s)) : 1;
  return (isDiscovered(s, island) ? 0 : DISCOVERY_VP) + share + room;
}

/** Points at once, commodities, and what completing the island brings against what it gives others. */
export function buildWorth(s: State, seat: Seat, tile: number, cells: readonly number[]): number {
  const { terrain, island: islandOf, islands } = geometryOf(s.layout);
  const island = at(islandOf, at(cells, 0));
  const { vpBig, vpSmall } = row(TILES, tile);
  let worth = row(islands, island).big ? vpBig : vpSmall;
  for (const cell of cells) {
    const kind = at(terrain, cell);
    const sort = sortOf(kind);
    if (sort !== undefined) worth += commodityWorth(s, seat, sort);
    // A covered post space is one that nobody can use any more.
    else if (kind === POST_SPACE) worth -= timeLeft(s);
  }
  const left = at(s.freeLand, island) - cells.length;
  return worth + (left === 0 ? completionWorth(s, seat, island) : nearness(s, seat, island) * cells.length);
}

function completionWorth(s: State, seat: Seat, island: number): number {
  let worth = COMPLETION_VP + at(s.islandChest, island) * CHEST_GOLD;
  for (let other = 0; other < s.seats; other++) {
    const points = factor(at(s.islandPosts, island * s.seats + other)) * timeMarker(s);
    worth += other === seat ? points : -points / (2 * (s.seats - 1));
  }
  return worth;
}

/** Every space covered brings an island with own posts nearer to its completion. */
function nearness(s: State, seat: Seat, island: number): number {
  return (0.4 * factor(at(s.islandPosts, island * s.seats + seat))) / (1 + at(s.freeLand, island) / 6);
}

/** Cannons that a seat lacks for the coming attack, and beyond it for the one after. */
export function cannonsWanted(s: State, seat: Seat): { readonly now: number; readonly later: number } {
  const strength = strengthAgainst(s, seat);
  const next = s.round >= ROUNDS ? 0 : strength + 1.7;
  const cannons = at(s.cannons, seat);
  const now = Math.max(0, strength - cannons);
  return { now, later: Math.max(0, strength + next - cannons - now) };
}

/** A progress token at this moment of the game. */
export function tokenWorth(s: State, seat: Seat, token: number): number {
  const left = timeLeft(s);
  const { bonus, gold } = row(TOKENS, token);
  if (gold !== undefined) return gold * GOLD_WORTH;
  if (bonus !== undefined) {
    let actions = 0;
    for (const colour of bonus.actions) actions += ACTION_SHARE[colour] ?? 0;
    return 0.6 * bonus.ap * actions * left;
  }
  switch (token) {
    case TOKEN.endPosts:
      return POSTS - at(s.posts, seat) + 6 * left;
    case TOKEN.endSeven:
      return 7;
    case TOKEN.endGold:
      return at(s.gold, seat) * 0.7 + 2 * left;
    case TOKEN.cubeVp:
      return left > 0 ? 4 : 0;
    case TOKEN.piratesGold:
      return 7 * left;
    case TOKEN.piratesPlus2:
      return 6 * left;
    case TOKEN.piratesHalf:
      return 5 * left;
    case TOKEN.postGold:
      return 6 * left;
    case TOKEN.redGreen:
    case TOKEN.planTwo:
      return 5 * left;
    case TOKEN.ships8:
      return left > 0.1 ? 4 : 0;
    default:
      return 3 * left;
  }
}

/** How often in a game a seat carries out each action, roughly. */
const ACTION_SHARE: Readonly<Record<string, number>> = { blue: 6, black: 4, red: 7, brown: 5, green: 8, yellow: 4 };

/** A planned tile, if there is time to build it. */
export function stockWorth(s: State, seat: Seat): number {
  let worth = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    const count = at(s.stock, seat * TILES.length + tile);
    if (count > 0) worth += count * (row(TILES, tile).vpSmall * 0.6 + row(TILES, tile).size * 0.25);
  }
  return worth * Math.min(1, 4 * timeLeft(s));
}

/** Posts on islands that are not complete yet. */
export function standingWorth(s: State, seat: Seat): number {
  let worth = 0;
  const time = Math.max(1, timeMarker(s) - 1);
  for (let island = 0; island < s.freeLand.length; island++) {
    const own = at(s.islandPosts, island * s.seats + seat);
    const free = at(s.freeLand, island);
    if (own === 0 || free === 0) continue;
    worth += factor(own) * time * completionChance(s, island) + Math.min(8, 0.5 * free * timeLeft(s));
  }
  return worth;
}

/** What the next attack may cost, and how well the cannons in store serve later. */
export function pirateWorth(s: State, seat: Seat): number {
  if (s.phase === NONE) return 0;
  const { now, later } = cannonsWanted(s, seat);
  const strength = strengthAgainst(s, seat);
  const next = s.round >= ROUNDS ? 0 : strength + 1.7;
  const risk = now === 0 ? 0 : 0.95 * now + Math.min(3, 0.35 * now);
  return -risk + 0.6 * (next - later);
}
