import { at, type Rng, type Seat } from '@quarterdeck/kernel';
import { fleet as fleetRow } from '../data/catalog';
import { islandsAt } from '../data/geometry';
import type { Move } from '../move';
import { buyingPrice, sellingPrice } from '../rules/abilities';
import { tokenBeside } from '../rules/collect/tokens';
import { docked, type Fleet, type State, usable } from '../state';
import { promise } from './glances';
import { COIN, TOKEN, tokenWorth } from './prices';
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
    if (tokenBeside(s, space)) tokens++;
    for (const island of islandsAt(space)) ready = Math.max(ready, planAt(island, 0, 0));
  }
  return { boats: pack((colour) => usable(s, seat, colour)), tokens, ready };
}

/** How good a move looks, in points, after a survey of the islands. */
function judge(s: State, seat: Seat, move: Move, { boats, tokens, ready }: Glance): number {
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
      return Math.max(best, (tokens + (tokenBeside(s, move.space) ? 1 : 0)) * TOKEN) + 0.05;
    }
    case 'collect':
      // The first token decides for collecting with all boats of the chain.
      return tokenWorth(s, seat, move.island) + (s.phase === 'place' ? (tokens - 1) * TOKEN : 0);
    case 'coins':
      return ready + promise(s, seat, move);
    default:
      return promise(s, seat, move);
  }
}

/** Its boats, its power if it brings coins; and a low number means an early turn in the next round. */
function fleetWorth(s: State, seat: Seat, fleet: Fleet): number {
  const { boats, power } = fleetRow(fleet);
  const hand = pack((colour) => Math.min(at(boats, colour), at(s.supply, colour)) + docked(s, seat, colour));
  return bestStart(s, hand) + (power.kind === 'coins' ? power.coins * COIN : 0.1) - 0.03 * fleet;
}
