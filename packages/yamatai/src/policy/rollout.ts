import { at, type Rng, type Seat, sum } from '@quarterdeck/kernel';
import { fleet as fleetRow } from '../data/catalog';
import type { Power } from '../data/fleets';
import { islandsAt } from '../data/geometry';
import type { Move } from '../move';
import { buyingPrice, sellingPrice } from '../rules/abilities';
import { hasCollected, tokenBeside } from '../rules/collect/tokens';
import { ownPower } from '../rules/powers/power';
import { docked, dockedBoats, type Fleet, type Island, NONE, type State, usable } from '../state';
import { promise } from './glances';
import { powerWorth } from './powers';
import { COIN, tokenPrice, tokenWorth } from './prices';
import { bestStart, boatOf, pack, planAt, surveyIslands } from './survey';

export type Moves = (s: State, seat: Seat) => readonly Move[];

/** A sensible move at a glance: which building could this seat reach with the boats it has, and what would it bring? */
export const rolloutOn =
  (moves: Moves) =>
  (s: State, seat: Seat, rng: Rng): Move => {
    const legal = moves(s, seat);
    if (legal.length === 1) return at(legal, 0);
    const glance = prepare(s, seat);
    let best = at(legal, 0);
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const move of legal) {
      const value = judge(s, seat, move, glance) + rng.below(1024) / 16384;
      if (value <= bestValue) continue;
      best = move;
      bestValue = value;
    }
    return best;
  };

/** What is worked out once for all moves of a decision. */
interface Glance {
  /** Boats that can be used, packed. */
  readonly boats: number;
  /** Tokens that the boats placed this turn could take, and what one is worth. */
  readonly tokens: number;
  readonly token: number;
  /** The best building that those boats allow as they lie. */
  readonly ready: number;
  /** How likely the fleet's power makes up for a missing boat. */
  readonly spare: number;
  /** Islands beside those boats, each once. */
  readonly beside: readonly Island[];
}
const NO_GLANCE: Glance = { boats: 0, tokens: 0, token: 0, ready: 0, spare: 0, beside: [] };

/** A power that lets a boat be missing does so surely; moving or exchanging one often does. */
const SPARES: Partial<Readonly<Record<Power['kind'], number>>> = { discount: 1, moveBoat: 0.8, swapBoats: 0.8 };

function prepare(s: State, seat: Seat): Glance {
  if (s.phase === 'fleet') {
    surveyIslands(s, seat);
    return { ...NO_GLANCE, token: tokenPrice(s, seat) };
  }
  const acting = s.phase === 'trade' || s.phase === 'place' || s.phase === 'collect';
  if (!acting && s.powerUsed && s.pending === 'none') return NO_GLANCE;
  surveyIslands(s, seat);
  const spare = s.powerUsed ? 0 : (SPARES[ownPower(s).kind] ?? 0);
  let tokens = 0;
  let ready = 0;
  const beside: Island[] = [];
  for (let nth = 0; nth < s.chain.length; nth++) {
    const space = at(s.chain, nth);
    if (!hasCollected(s, nth) && tokenBeside(s, space)) tokens++;
    const islands = islandsAt(space);
    for (let i = 0; i < islands.length; i++) {
      const island = at(islands, i);
      if (beside.includes(island)) continue;
      beside.push(island);
      ready = planAt(island, 0, 0, NONE, spare === 1 ? 1 : 0, ready);
    }
  }
  return { boats: pack((colour) => usable(s, seat, colour)), tokens, token: tokenPrice(s, seat), ready, spare, beside };
}

/** How good a move looks, in points, after a survey of the islands. */
function judge(s: State, seat: Seat, move: Move, { boats, tokens, token, ready, spare, beside }: Glance): number {
  switch (move.kind) {
    case 'fleet':
      return fleetWorth(s, seat, move.fleet, token);
    case 'buy':
      return bestStart(s, boats + boatOf(move.colour), spare) - buyingPrice(s, seat, move.colour) * COIN;
    case 'sell':
      return bestStart(s, boats - boatOf(move.colour), spare) + sellingPrice(move.colour) * COIN - 0.3;
    case 'place': {
      const islands = islandsAt(move.space);
      const left = boats - boatOf(move.colour);
      let best = ready;
      for (let i = 0; i < islands.length; i++) best = planAt(at(islands, i), left, 0, move.colour, spare, best);
      return Math.max(best, (tokens + (tokenBeside(s, move.space) ? 1 : 0)) * token) + 0.05;
    }
    case 'collect':
      // The first token decides for collecting with all boats of the chain.
      return tokenWorth(s, seat, move.island, token) + (s.phase === 'place' ? (tokens - 1) * token : 0);
    case 'coins':
      return ready + promise(s, seat, move);
    case 'reserve':
    case 'look':
    case 'swapToken':
    case 'withToken':
    case 'hallow':
    case 'lift':
    case 'land':
    case 'swapBoat':
    case 'withBoat':
    case 'remove':
      return powerWorth(s, seat, move, s.phase === 'collect' ? 0 : ready, tokens * token, beside);
    default:
      return promise(s, seat, move);
  }
}

/** Its boats, for building or collecting, its power; and a low number means an early turn in the next round. */
function fleetWorth(s: State, seat: Seat, fleet: Fleet, token: number): number {
  const { boats, power } = fleetRow(fleet);
  const hand = pack((colour) => Math.min(at(boats, colour), at(s.supply, colour)) + docked(s, seat, colour));
  const building = bestStart(s, hand, SPARES[power.kind] ?? 0);
  const collecting = Math.min(3, sum(boats) + dockedBoats(s, seat)) * token * COLLECTS;
  return Math.max(building, collecting) + (power.kind === 'coins' ? power.coins * COIN : 0.1) - 0.03 * fleet;
}

/** Not every boat finds a token. */
const COLLECTS = 0.6;
