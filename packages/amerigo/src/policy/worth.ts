import { at, filled, type Seat } from '@quarterdeck/kernel';
import { COLOURS } from '../data/colours';
import { CHEST_GOLD, COMPLETION_FACTORS, COMPLETION_VP, DISCOVERY_VP, POSTS, ROUNDS } from '../data/figures';
import { SORT_INDEX, SORTS, type Sort } from '../data/goods';
import { TILES, type Tile } from '../data/tiles';
import { END_SEVEN_VP, TOKEN, TOKENS, type Token } from '../data/tokens';
import type { Island } from '../map/chart';
import { geometryOf } from '../map/geometry';
import type { Cell } from '../map/spaces';
import { COMMODITY, POST_SPACE } from '../map/terrain';
import { lossOf, strengthAgainst } from '../rules/pirates/attack';
import { isDiscovered } from '../rules/sailing/voyages';
import { phasesBegun, type State, timeMarker, tracksOf } from '../state';
import { type Price, priceOf } from './prices';

/*
 * Prices in victory points, for players without search and for playouts. Prices of what is measured
 * were fitted (prices.ts); the rest was tuned by letting the greedy player play itself. None of this
 * is a rule. Places of arrays are read without the check of `at`: this is run by the million, over
 * arrays of every sort, and what is not there would be worth nothing.
 */

/** What an action point is usually good for. */
export const AP_WORTH = 1.1;

const goldPrice = priceOf('gold');
const prospectPrice = priceOf('prospect');
const productionPrice = priceOf('production');
const goodsPrice = priceOf('goods');
const goodsOfASortPrice = priceOf('goodsOfASort');
const cannonsPrice = priceOf('cannons');
const defencePrice = priceOf('defence');
const plunderPrice = priceOf('plunder');
const plunderSoonPrice = priceOf('plunderSoon');
const progressPrice = priceOf('progress');
const nearMarkPrice = priceOf('nearMark');
const specialPrice = priceOf('special');
const orderPrice = priceOf('order');

/** A piece of gold: a point at the end, and a help on the way there. */
export function goldWorth(s: State): number {
  return prospectPrice(s) + goldPrice(s);
}

/** How much of the game is left, from 1 at the start to 0. */
export function timeLeft(s: State): number {
  const phases = (ROUNDS - Math.max(1, s.round)) * COLOURS.length + COLOURS.length - Math.max(0, s.phase);
  return phases / (ROUNDS * COLOURS.length);
}

/** Another commodity multiplies with the production that is there or may come. */
function commodityWorth(s: State, seat: Seat, sort: Sort): number {
  const stack = seat * SORTS.length + SORT_INDEX[sort];
  const more = 2 * (s.commodities[stack] ?? 0) + 1;
  return (1 + (s.production[stack] ?? 0)) * prospectPrice(s) + goodsPrice(s) + more * goodsOfASortPrice(s);
}

export function productionWorth(s: State, seat: Seat, sort: Sort): number {
  return (s.commodities[seat * SORTS.length + SORT_INDEX[sort]] ?? 0) * prospectPrice(s) + productionPrice(s);
}

/** How likely an island is to be completed, by the room that is left. */
function completionChance(s: State, island: Island): number {
  return Math.max(0.05, 1 - (s.freeLand[island] ?? 0) / (6 + 30 * timeLeft(s)));
}

function factor(posts: number): number {
  return COMPLETION_FACTORS.flat[Math.min(posts, 3)] ?? 0;
}

/** A new post: discovery, room to build, and its share of the completion. */
export function postWorth(s: State, seat: Seat, island: Island): number {
  const own = s.islandPosts[island * s.seats + seat] ?? 0;
  const time = Math.max(1, timeMarker(s) - 1);
  const share = (factor(own + 1) - factor(own)) * time * completionChance(s, island);
  const room = own === 0 ? Math.min(10, 0.9 * (s.freeLand[island] ?? 0) * timeLeft(s)) : 1;
  return (isDiscovered(s, island) ? 0 : DISCOVERY_VP) + share + room;
}

/** What building a tile with its parts at some distances from a cell is worth. */
export type Appraisal = (tile: Tile, cell: Cell, offsets: readonly number[]) => number;

/**
 * Prices building places: points at once, commodities, and what completing the island brings against
 * what it gives others. What all places have in common is worked out once.
 */
export function appraiser(s: State, seat: Seat): Appraisal {
  const { terrain, island: islandOf, islands } = geometryOf(s.layout);
  const land = landWorth(s, seat);
  const near: number[] = [];
  return (tile, cell, offsets) => {
    const island = islandOf[cell + (offsets[0] ?? 0)] ?? 0;
    const { vpBig, vpSmall } = at(TILES, tile);
    let worth = at(islands, island).big ? vpBig : vpSmall;
    for (let i = 0; i < offsets.length; i++) worth += land[terrain[cell + (offsets[i] ?? 0)] ?? 0] ?? 0;
    if ((s.freeLand[island] ?? 0) === offsets.length) return worth + completionWorth(s, seat, island);
    near[island] ??= nearness(s, seat, island);
    return worth + near[island] * offsets.length;
  };
}

const PLAIN_LAND: readonly number[] = filled(COMMODITY, 0);

/** By kind of terrain: what covering it is worth. */
function landWorth(s: State, seat: Seat): readonly number[] {
  const worth = PLAIN_LAND.slice();
  // A covered post space is one that nobody can use any more.
  worth[POST_SPACE] = -timeLeft(s);
  for (const sort of SORTS) worth.push(commodityWorth(s, seat, sort));
  return worth;
}

function completionWorth(s: State, seat: Seat, island: Island): number {
  let worth = COMPLETION_VP + (s.islandChest[island] ?? 0) * CHEST_GOLD;
  for (let other = 0; other < s.seats; other++) {
    const points = factor(s.islandPosts[island * s.seats + other] ?? 0) * timeMarker(s);
    worth += other === seat ? points : -points / (2 * (s.seats - 1));
  }
  return worth;
}

/** Every space covered brings an island with own posts nearer to its completion. */
function nearness(s: State, seat: Seat, island: Island): number {
  return (0.4 * factor(s.islandPosts[island * s.seats + seat] ?? 0)) / (1 + (s.freeLand[island] ?? 0) / 6);
}

/** What the pirates take at the end of the round if nothing is done about it. */
export function plunderAhead(s: State, seat: Seat): number {
  const strength = strengthAgainst(s, seat);
  return (s.cannons[seat] ?? 0) < strength ? lossOf(s, seat, strength) : 0;
}

/** Grows towards the end of the round, when the pirates come. */
export function nearAttack(s: State): number {
  return (phasesBegun(s) - 1) / COLOURS.length;
}

/** Cannons count most when they complete the defence of this round. */
export function loadWorth(s: State, seat: Seat, steps: number): number {
  const lack = Math.max(0, strengthAgainst(s, seat) - (s.cannons[seat] ?? 0));
  const saved = lack > 0 && steps >= lack ? -plunderAhead(s, seat) * (plunderPrice(s) + nearAttack(s) * plunderSoonPrice(s)) : 0;
  return saved + steps * cannonsPrice(s) + Math.min(steps, lack) * defencePrice(s);
}

/** How much of the way from one mark of the progress track to the next is done, in the points of the next. */
export function markShare(s: State, progress: number): number {
  const { nextMark, progressVp } = tracksOf(s);
  const next = nextMark[progress] ?? 0;
  return (((progressVp[next] ?? 0) - (progressVp[progress] ?? 0)) * Math.max(0, MARK_STEPS - next + progress)) / MARK_STEPS;
}
/** From that near to a mark on it draws: the way to the first one. */
const MARK_STEPS = 4;

/** Steps along the progress track, without the token that may be due. */
export function stepsWorth(s: State, seat: Seat, steps: number): number {
  const from = s.progress[seat] ?? 0;
  const to = from + steps;
  const { progressVp } = tracksOf(s);
  const points = (progressVp[to] ?? 0) - (progressVp[from] ?? 0);
  return points * prospectPrice(s) + steps * progressPrice(s) + (markShare(s, to) - markShare(s, from)) * nearMarkPrice(s);
}

/** Steps along the special track: points at the end, and the seats that are overtaken. */
export function orderWorth(s: State, seat: Seat, steps: number): number {
  const from = s.special[seat] ?? 0;
  const to = from + steps;
  const { specialVp } = tracksOf(s);
  const points = (specialVp[to] ?? 0) - (specialVp[from] ?? 0);
  let ahead = 0;
  for (const space of s.special) if (space > to) ahead++;
  const overtaken = Math.max(0, s.order.indexOf(seat) - ahead);
  return points * prospectPrice(s) + steps * specialPrice(s) - overtaken * orderPrice(s);
}

/** A progress token at this moment of the game. */
export function tokenWorth(s: State, seat: Seat, token: Token): number {
  const { bonus, gold } = at(TOKENS, token);
  if (gold !== undefined) return gold * goldWorth(s);
  if (bonus !== undefined) {
    let worth = 0;
    for (const colour of bonus.actions) worth += bonus.ap * (BONUS_PRICE[colour]?.(s) ?? 0);
    return worth;
  }
  const own = TOKEN_PRICE[token]?.(s) ?? 0;
  switch (token) {
    case TOKEN.endPosts:
      return own + (POSTS - (s.posts[seat] ?? 0)) * prospectPrice(s);
    case TOKEN.endGold:
      return own + (s.gold[seat] ?? 0) * prospectPrice(s);
    case TOKEN.endSeven:
      return END_SEVEN_VP * prospectPrice(s);
    default:
      return own;
  }
}

const BONUS_PRICE: Readonly<Record<string, Price>> = {
  blue: priceOf('bonusBlue'),
  black: priceOf('bonusBlack'),
  red: priceOf('bonusRed'),
  brown: priceOf('bonusBrown'),
  green: priceOf('bonusGreen'),
  yellow: priceOf('bonusYellow'),
};

const TOKEN_PRICE: Readonly<Record<number, Price>> = {
  [TOKEN.ships8]: priceOf('ships8'),
  [TOKEN.piratesPlus2]: priceOf('piratesPlus2'),
  [TOKEN.piratesHalf]: priceOf('piratesHalf'),
  [TOKEN.piratesGold]: priceOf('piratesGold'),
  [TOKEN.planTwo]: priceOf('planTwo'),
  [TOKEN.redGreen]: priceOf('redGreen'),
  [TOKEN.jumpFirst]: priceOf('jumpFirst'),
  [TOKEN.postGold]: priceOf('postGold'),
  [TOKEN.goldHalf]: priceOf('goldHalf'),
  [TOKEN.cubeVp]: priceOf('cubeVp'),
  [TOKEN.endPosts]: priceOf('endPosts'),
  [TOKEN.endGold]: priceOf('endGold'),
};

/** Posts on islands that are not complete yet. */
export function standingWorth(s: State, seat: Seat): number {
  let worth = 0;
  const time = Math.max(1, timeMarker(s) - 1);
  for (let island = 0; island < s.freeLand.length; island++) {
    const own = s.islandPosts[island * s.seats + seat] ?? 0;
    const free = s.freeLand[island] ?? 0;
    if (own === 0 || free === 0) continue;
    worth += factor(own) * time * completionChance(s, island) + Math.min(8, 0.5 * free * timeLeft(s));
  }
  return worth;
}
