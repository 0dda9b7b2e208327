import { at, type Rng, type Seat } from '@quarterdeck/kernel';
import { isCaravan, isCurse, isHarbour } from '../data/adventures';
import { MARK_PENALTY } from '../data/figures';
import { allowsRituals, CAPTAIN, CARTOGRAPHER, GOVERNOR, ISLANDER, MERCHANT, ROLES, SHAMAN, SHIPBUILDER } from '../data/roles';
import { allGoods, freeShips } from '../fleet';
import type { Move } from '../move';
import { cardsInDeck } from '../rules/cartographer/deck';
import { CHOICES } from '../rules/round/choose';
import { holdsRole } from '../rules/round/held';
import { NOBODY, type Role, type State } from '../state';
import { bestCard, riddance, wouldPlunder } from './cards';
import { timeValue, trouble } from './outlook';
import { bestSaleGain } from './sales';

/** How good a role looks, in chests; a role that can only be declined costs its mark. */
function appeal(s: State, seat: Seat, role: Role, time: number, rid: number): number {
  const hand = s.hands[seat] ?? [];
  const reserve = at(s.reserve, seat);
  switch (role) {
    case SHIPBUILDER:
      return Math.min(reserve, at(s.chests, seat)) === 0 ? -MARK_PENALTY : 1.4 * time * Math.min(4, reserve) - 0.5;
    case GOVERNOR:
      return s.privateers.includes(NOBODY) ? time * 1.2 * Math.min(6, reserve) - 1.5 - leastTrouble(s) : -MARK_PENALTY;
    case CAPTAIN:
      return wouldPlunder(s, seat, rid) ? 1 + 0.6 * Math.min(5, freeShips(s, seat)) + rid : -MARK_PENALTY;
    case ISLANDER:
      return withCard(0.5, bestCard(s, seat, isHarbour, rid));
    case SHAMAN:
      return withCard(0.8, bestCard(s, seat, isCurse, rid));
    case MERCHANT:
      return allGoods(s, seat) === 0 ? -MARK_PENALTY : 0.5 + bestSaleGain(s, seat);
    case CARTOGRAPHER:
      return cardsInDeck(s) === 0 ? -MARK_PENALTY : (hand.some(isCaravan) ? 0.6 : 2) * time - rid / 2 - 0.4 * Math.max(0, hand.length - 3);
    default:
      return -MARK_PENALTY;
  }
}

/** A role that brings played roles back and plays a card: worth that much, and what the best card is worth; a card that would stay in hand is none. */
function withCard(role: number, best: number | undefined): number {
  return best === undefined ? -MARK_PENALTY : role + best;
}

/** Chests that the most harmless tile still on the board will cost in marks. */
function leastTrouble(s: State): number {
  let least = Number.POSITIVE_INFINITY;
  for (let country = 0; country < s.privateers.length; country++) {
    if (s.privateers[country] === NOBODY) least = Math.min(least, trouble(s, country));
  }
  return least;
}

/** How good a role looks, with what its rituals add. */
export function roleWorth(s: State, seat: Seat, role: Role, time = timeValue(s), rid = riddance(s)): number {
  return appeal(s, seat, role, time, rid) + (allowsRituals(role) ? Math.min(1, at(s.yinYang, seat) * 0.25) : 0);
}

/** A role by appeal, with a spread that keeps the others guessing. */
export function pickRole(s: State, seat: Seat, rng: Rng): Move | undefined {
  const time = timeValue(s);
  const rid = riddance(s);
  let best: Move | undefined;
  let bestAppeal = Number.NEGATIVE_INFINITY;
  for (let role = 0; role < ROLES.length; role++) {
    if (!holdsRole(s, seat, role)) continue;
    const value = roleWorth(s, seat, role, time, rid) + rng.below(1000) / 1000;
    if (value <= bestAppeal) continue;
    bestAppeal = value;
    best = CHOICES[role];
  }
  return best;
}
