import type { Policy, Rng, Seat } from '@quarterdeck/kernel';
import { BOATS } from './data/boats';
import { BUILDINGS } from './data/buildings';
import { building, fleet as fleetRow, isPrestige, specialist } from './data/catalog';
import { ISLANDS, isEntry, islandsAt, neighboursOf, spacesAround } from './data/geometry';
import { DONE, type Move } from './move';
import { add, at, filled, listAt, range } from './numbers';
import { moves } from './rules';
import { boatsReceived } from './rules/fleet';
import { colourBitsAround } from './rules/place';
import { buyingPrice, ownedCount, sellingPrice, sparedBoatPenalty } from './rules/specialists';
import { buildingPoints, finalPoints, specialistPoints } from './score';
import {
  active,
  BOAT_COLOURS,
  besideBoats,
  docked,
  dockedBoats,
  NONE,
  PALACE,
  type State,
  seatsOf,
  TOKEN_COLOURS,
  TORII,
  tokensOf,
  usable,
} from './state';

/*
 * What bots know: how a position is worth, and a sensible move at a glance. Both rest on one
 * question: which building could this seat reach with the boats it has, and what would it bring?
 */

const COIN = 0.2;
const TOKEN = 0.55;
/** What is left of a plan's worth when so many boats must still be placed for it. */
const AFTER_BOATS: readonly number[] = [1, 0.8, 0.64, 0.512, 0.41];

/** Points and bonuses that a tile would bring on an island, roughly. */
function siteValue(s: State, seat: Seat, tile: number, island: number): number {
  const { points, kind } = building(tile);
  if (isPrestige(tile)) return points;
  let prestige = at(s.mountains, island);
  let group = 1;
  const neighbours = neighboursOf(island);
  for (let i = 0; i < neighbours.length; i++) {
    const site = at(s.sites, at(neighbours, i));
    if (site === PALACE || site === TORII) prestige++;
    else if (site === seat) group++;
  }
  const coins = group === 1 ? 0 : kind === 'tradingPost' ? 2 * group : group;
  return points + prestige + coins * COIN;
}

const around = filled(BOAT_COLOURS, 0);

/** Counts the boats around an island, and says whether there is an empty space too. */
function lookAround(s: State, island: number): boolean {
  around.fill(0);
  let room = false;
  const spaces = spacesAround(island);
  for (let i = 0; i < spaces.length; i++) {
    const colour = at(s.boats, at(spaces, i));
    if (colour === NONE) room = true;
    else add(around, colour, 1);
  }
  return room;
}

/** Boats that a tile lacks here, or a large number when those at hand do not cover them. */
function lacking(tile: number, boats: readonly number[]): number {
  const cost = listAt(BUILDINGS, tile).cost;
  let missing = 0;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) {
    const short = at(cost, colour) - at(around, colour);
    if (short <= 0) continue;
    if (short > at(boats, colour)) return 99;
    missing += short;
  }
  return missing;
}

/**
 * The best building on one island, with the boats at hand; `least` boats must be placed in any case,
 * and `placed` is the colour of one imagined on the shore, or NONE.
 */
function planAt(s: State, seat: Seat, island: number, boats: readonly number[], least: number, placed = NONE): number {
  if (s.sites[island] !== NONE || (s.clearedIslandsOnly && s.culture[island] !== NONE)) return 0;
  const room = lookAround(s, island);
  if (placed !== NONE) add(around, placed, 1);
  const reserved = listAt(s.reserved, seat);
  let best = 0;
  for (let i = 0; i < s.row.length + reserved.length; i++) {
    const tile = i < s.row.length ? at(s.row, i) : at(reserved, i - s.row.length);
    if (tile < 0 || (at(s.figures, seat) === 0 && !isPrestige(tile))) continue;
    const missing = lacking(tile, boats);
    if (missing >= AFTER_BOATS.length || (missing > 0 && !room)) continue;
    const value = siteValue(s, seat, tile, island) * at(AFTER_BOATS, Math.max(least, missing));
    if (value > best) best = value;
  }
  return best;
}

/** Whether the chain could begin at some empty space of an island's shore. */
function canStartBeside(s: State, island: number, boats: readonly number[]): boolean {
  const spaces = spacesAround(island);
  for (let i = 0; i < spaces.length; i++) {
    const space = at(spaces, i);
    if (s.boats[space] !== NONE) continue;
    if (isEntry(space)) return true;
    const bits = colourBitsAround(s, space);
    for (let colour = 0; colour < BOAT_COLOURS; colour++) if ((bits & (1 << colour)) !== 0 && at(boats, colour) > 0) return true;
  }
  return false;
}

/** The best building anywhere before a boat is placed. */
function bestStart(s: State, seat: Seat, boats: readonly number[]): number {
  let best = 0;
  for (let island = 0; island < ISLANDS; island++) {
    if (s.sites[island] !== NONE) continue;
    const value = planAt(s, seat, island, boats, 1);
    if (value > best && canStartBeside(s, island, boats)) best = value;
  }
  return best;
}

/** The best building beside the boats placed this turn. */
function bestOfChain(s: State, seat: Seat, boats: readonly number[]): number {
  let best = 0;
  for (const space of s.chain) for (const island of islandsAt(space)) best = Math.max(best, planAt(s, seat, island, boats, 0));
  return best;
}

function tokensInReach(s: State): number {
  let tokens = 0;
  for (const space of s.chain) if (islandsAt(space).some((island) => s.culture[island] !== NONE)) tokens++;
  return tokens;
}

const boatsAtHand = (s: State, seat: Seat): number[] => range(BOAT_COLOURS).map((colour) => usable(s, seat, colour));

/** What the turn in progress still promises. */
function promise(s: State, seat: Seat): number {
  if (s.phase === 'trade') return Math.max(TOKEN, bestStart(s, seat, boatsAtHand(s, seat)));
  if (s.phase === 'place') return Math.max(tokensInReach(s) * TOKEN, 0.97 * bestOfChain(s, seat, boatsAtHand(s, seat)));
  return 0;
}

/** Coins and boats count in parts, so that every step towards a point shows. */
function standing(s: State, seat: Seat): number {
  const { powers, reserved } = finalPoints(s, seat);
  let tokens = 0;
  for (let colour = 0; colour < TOKEN_COLOURS; colour++) tokens += Math.min(4, tokensOf(s, seat, colour));
  const boats = sparedBoatPenalty(s, seat) ? 0 : -0.5 * besideBoats(s, seat);
  return (
    buildingPoints(s, seat) +
    specialistPoints(s, seat) +
    at(s.prestige, seat) +
    powers +
    at(s.coins, seat) * COIN +
    Math.min(6, tokens) * TOKEN +
    ownedCount(s, seat) * 0.6 +
    0.7 * reserved +
    0.3 * dockedBoats(s, seat) +
    boats
  );
}

function evaluate(s: State): readonly number[] {
  const values = range(seatsOf(s)).map((seat) => standing(s, seat));
  if (s.round > 0 && s.phase !== 'over' && s.current < s.order.length) {
    const seat = active(s);
    const hand = s.phase === 'moor' ? 0 : 0.05 * s.hand.reduce((sum, n) => sum + n, 0);
    add(values, seat, promise(s, seat) + hand + powerValue(s));
  }
  return values;
}

/** An unused power is worth a little, and one used for nothing a little less than one let lapse. */
function powerValue(s: State): number {
  if (s.phase === 'fleet') return 0;
  if (s.phase === 'recruit') return s.powerUsed ? -0.05 : 0.1;
  return s.powerUsed ? 0 : 0.15;
}

function tokenValue(s: State, seat: Seat, island: number): number {
  const colour = at(s.culture, island);
  return TOKEN + (colour !== NONE && tokensOf(s, seat, colour) % 2 === 1 ? 0.3 : 0);
}

const hand = filled(BOAT_COLOURS, 0);

/** Boats at hand if there were so many more or fewer of a colour; a scratch list. */
function withChange(s: State, seat: Seat, changed: number, amount: number): readonly number[] {
  for (let colour = 0; colour < BOAT_COLOURS; colour++) hand[colour] = usable(s, seat, colour);
  add(hand, changed, amount);
  return hand;
}

function placeValue(s: State, seat: Seat, move: Move & { readonly kind: 'place' }, now: number): number {
  const boats = withChange(s, seat, move.colour, -1);
  const islands = islandsAt(move.space);
  let best = now;
  let tokens = 0;
  for (let i = 0; i < islands.length; i++) {
    const island = at(islands, i);
    best = Math.max(best, planAt(s, seat, island, boats, 0, move.colour));
    if (s.culture[island] !== NONE) tokens = 1;
  }
  return Math.max(best, (tokensInReach(s) + tokens) * TOKEN) + 0.05;
}

/** How good a move looks, in points; `now` is what the boats already placed allow. */
function glance(s: State, seat: Seat, move: Move, now: number): number {
  switch (move.kind) {
    case 'fleet': {
      const { power } = fleetRow(move.fleet);
      const boats = boatsReceived(s, move.fleet).map((n, colour) => n + docked(s, seat, colour));
      // A low number means an early turn in the next round.
      return bestStart(s, seat, boats) + (power.kind === 'coins' ? power.coins * COIN : 0.1) - 0.03 * move.fleet;
    }
    case 'buy': {
      const boats = withChange(s, seat, move.colour, 1);
      return bestStart(s, seat, boats) - buyingPrice(s, seat, move.colour) * COIN;
    }
    case 'sell': {
      const boats = withChange(s, seat, move.colour, -1);
      return bestStart(s, seat, boats) + sellingPrice(move.colour) * COIN - 0.3;
    }
    case 'place':
      return placeValue(s, seat, move, now);
    case 'build':
      return siteValue(s, seat, move.tile, move.island) - (move.bySpecialist ? 3 * COIN : 0);
    case 'collect':
      // The first token decides for collecting with all boats of the chain.
      return tokenValue(s, seat, move.island) + (s.phase === 'place' ? (tokensInReach(s) - 1) * TOKEN : 0);
    case 'extra':
      return tokenValue(s, seat, move.island);
    case 'moor':
      return move.boats.reduce((sum, colour) => sum + 0.3 + 0.05 * listAt(BOATS, colour).price, 0);
    case 'recruit':
      return specialist(move.who).points + 1 + at(s.displayCoins, s.display.indexOf(move.who)) * COIN - 0.3 * move.tokens.length;
    case 'coins':
      return now + 10;
    case 'keep':
      return building(move.tile).points;
    case 'done':
      return s.phase === 'trade' ? 0.2 : 0;
    case 'swapToken':
    case 'withToken':
    case 'hallow':
    case 'lift':
    case 'land':
    case 'swapBoat':
    case 'withBoat':
    case 'remove':
    case 'reserve':
    case 'look':
      return s.pending === 'none' ? -1 : 0.1;
  }
}

function rollout(s: State, seat: Seat, rng: Rng): Move {
  const now = s.phase === 'place' ? bestOfChain(s, seat, filled(BOAT_COLOURS, 0)) : 0;
  let best = DONE;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const move of moves(s, seat)) {
    const value = glance(s, seat, move, now) + rng.below(1024) / 16384;
    if (value <= bestValue) continue;
    best = move;
    bestValue = value;
  }
  return best;
}

export const policy: Policy<State, Move> = { evaluate, rollout };
