import type { Rng, Seat } from '@quarterdeck/kernel';
import { BOATS } from '../data/boats';
import { building, fleet as fleetRow, specialist } from '../data/catalog';
import { islandsAt } from '../data/geometry';
import { DONE, type Move } from '../move';
import { at, listAt, sum } from '../numbers';
import { moves } from '../rules';
import { buyingPrice, sellingPrice } from '../rules/specialists';
import { docked, NONE, type State, tokensOf, usable } from '../state';
import { bestStart, boatOf, COIN, pack, planAt, siteWorth, surveyIslands } from './survey';

/** What a culture token is worth in points. */
const TOKEN = 0.55;

/** A sensible move at a glance: which building could this seat reach with the boats it has, and what would it bring? */
export function rollout(s: State, seat: Seat, rng: Rng): Move {
  const legal = moves(s, seat);
  if (legal.length === 1) return legal[0] ?? DONE;
  const glance = prepare(s, seat);
  let best = DONE;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    const value = glanceAt(s, seat, move, glance) + rng.below(1024) / 16384;
    if (value <= bestValue) continue;
    best = move;
    bestValue = value;
  }
  return best;
}

/** The same without a survey of the islands: for moves that need one, what such a move is worth on average. */
export function promise(s: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'fleet':
      return sum(fleetRow(move.fleet).boats);
    case 'place':
      return 1;
    case 'buy':
    case 'sell':
      return 0.1;
    default:
      return glanceAt(s, seat, move, NO_GLANCE);
  }
}

/** What is worked out once for all moves of a decision. */
interface Glance {
  /** Boats that can be used, packed. */
  readonly boats: number;
  /** Tokens that the boats placed this turn could take. */
  readonly tokens: number;
  /** The best building that those boats allow as they lie. */
  readonly ready: number;
}
const NO_GLANCE: Glance = { boats: 0, tokens: 0, ready: 0 };

function prepare(s: State, seat: Seat): Glance {
  if (s.phase !== 'fleet' && s.phase !== 'trade' && s.phase !== 'place') return NO_GLANCE;
  surveyIslands(s, seat);
  if (s.phase === 'fleet') return NO_GLANCE;
  let tokens = 0;
  let ready = 0;
  for (const space of s.chain) {
    const islands = islandsAt(space);
    if (hasToken(s, islands)) tokens++;
    for (const island of islands) ready = Math.max(ready, planAt(island, 0, 0));
  }
  return { boats: pack((colour) => usable(s, seat, colour)), tokens, ready };
}

function hasToken(s: State, islands: readonly number[]): boolean {
  for (let i = 0; i < islands.length; i++) if (s.culture[at(islands, i)] !== NONE) return true;
  return false;
}

/** How good a move looks, in points. */
function glanceAt(s: State, seat: Seat, move: Move, { boats, tokens, ready }: Glance): number {
  switch (move.kind) {
    case 'fleet':
      return fleetWorth(s, seat, move.fleet);
    case 'buy':
      return bestStart(s, boats + boatOf(move.colour)) - buyingPrice(s, seat, move.colour) * COIN;
    case 'sell':
      return bestStart(s, boats - boatOf(move.colour)) + sellingPrice(move.colour) * COIN - 0.3;
    case 'place': {
      const islands = islandsAt(move.space);
      const left = boats - boatOf(move.colour);
      let best = ready;
      for (let i = 0; i < islands.length; i++) best = Math.max(best, planAt(at(islands, i), left, 0, move.colour));
      return Math.max(best, (tokens + (hasToken(s, islands) ? 1 : 0)) * TOKEN) + 0.05;
    }
    case 'build':
      return siteWorth(s, seat, move.tile, move.island) - (move.bySpecialist ? 3 * COIN : 0);
    case 'collect':
      // The first token decides for collecting with all boats of the chain.
      return tokenWorth(s, seat, move.island) + (s.phase === 'place' ? (tokens - 1) * TOKEN : 0);
    case 'extra':
      return tokenWorth(s, seat, move.island);
    case 'moor':
      return move.boats.reduce((worth, colour) => worth + 0.3 + 0.05 * listAt(BOATS, colour).price, 0);
    case 'recruit':
      return specialist(move.who).points + 1 + at(s.displayCoins, s.display.indexOf(move.who)) * COIN - 0.3 * move.tokens.length;
    case 'coins':
      return ready + 10;
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

/** Its boats, its power if it brings coins; and a low number means an early turn in the next round. */
function fleetWorth(s: State, seat: Seat, fleet: number): number {
  const { boats, power } = fleetRow(fleet);
  const hand = pack((colour) => Math.min(at(boats, colour), at(s.supply, colour)) + docked(s, seat, colour));
  return bestStart(s, hand) + (power.kind === 'coins' ? power.coins * COIN : 0.1) - 0.03 * fleet;
}

/** A second token of a colour makes a pair, which recruits. */
function tokenWorth(s: State, seat: Seat, island: number): number {
  const colour = at(s.culture, island);
  return TOKEN + (colour !== NONE && tokensOf(s, seat, colour) % 2 === 1 ? 0.3 : 0);
}
