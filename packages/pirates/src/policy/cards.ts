import { at, type Seat } from '@quarterdeck/kernel';
import { type CurseCard, caravanShips, curseOf, demandAt, harbourOf, isCaravan, isHarbour, mostDemanded } from '../data/adventures';
import { MARK_PENALTY, SEND_BONUS } from '../data/figures';
import { TALISMAN } from '../data/goods';
import { type TavernOutcome, tavernOutcome } from '../data/tavern';
import { allGoods, freeShips, goodsOf, shipsAtHand } from '../fleet';
import { harbourDemand } from '../prices';
import { isPrivateerOf } from '../rules/captain/caravan';
import type { Card, Face, Good, Harbour, State } from '../state';
import { cargoValue, others, timeValue, worthOfOne } from './outlook';

/** A card that stays in hand is a mark at the end: the nearer that is, the better to be rid of it. */
export function riddance(s: State): number {
  return MARK_PENALTY * (1 - timeValue(s));
}

/** A card from hand: what it does for the seat, against what it does for the others, and that it is gone. */
export function worthOfCard(s: State, seat: Seat, card: Card): number {
  return riddance(s) + effectOf(s, seat, card);
}

function effectOf(s: State, seat: Seat, card: Card): number {
  if (isCaravan(card)) return effectOfCaravan(s, seat, card);
  if (isHarbour(card)) return effectOfHarbour(s, seat, harbourOf(card));
  const curse = curseOf(card);
  return curse === undefined ? 0 : effectOfCurse(s, seat, curse);
}

/** The best of the cards in hand that a role plays; undefined when there is none, or the seat would rather take the mark than play it. */
export function bestCard(s: State, seat: Seat, suits: (card: Card) => boolean, rid: number): number | undefined {
  let best = -MARK_PENALTY;
  for (const card of s.hands[seat] ?? []) if (suits(card)) best = Math.max(best, rid + effectOf(s, seat, card));
  return best > -MARK_PENALTY ? best : undefined;
}

/** Whether the seat holds a caravan that it would play. */
export function wouldPlunder(s: State, seat: Seat, rid: number): boolean {
  for (const card of s.hands[seat] ?? []) if (isCaravan(card) && rid + effectOfCaravan(s, seat, card) > -MARK_PENALTY) return true;
  return false;
}

/** By how much the cargoes would fetch more or less than in the present harbour. */
function effectOfHarbour(s: State, seat: Seat, harbour: Harbour): number {
  const now = harbourDemand(s);
  const then = demandAt(s.harbours, harbour);
  const gain = (owner: Seat): number => cargoValue(s, owner, then) - cargoValue(s, owner, now);
  return gain(seat) - others(s, seat, gain);
}

function effectOfCaravan(s: State, seat: Seat, card: Card): number {
  const ships = caravanShips(s.caravans, card);
  const mine = Math.min(ships + (SEND_BONUS.bySeats[s.chests.length] ?? 0), freeShips(s, seat));
  const rest = others(s, seat, (other) => Math.min(ships + 1, freeShips(s, other)));
  return mine - 0.6 * ships - 0.3 * rest - (isPrivateerOf(s, seat, card) ? MARK_PENALTY : 0);
}

function effectOfCurse(s: State, seat: Seat, { id, instead }: CurseCard): number {
  if (id === 'wages') return 2 * (others(s, seat, (other) => at(s.guards, other)) - at(s.guards, seat));
  if (id === 'tavern') return 1;
  const loot = typeof instead === 'number' ? instead : mostDemanded(harbourDemand(s));
  const loss = (owner: Seat): number => (shipsAtHand(s, owner) / 6) * (loot === TALISMAN ? 1 : hurt(s, owner, loot));
  return others(s, seat, loss) - loss(seat);
}

/** What giving up one of a good, or a ship, costs. */
export function hurt(s: State, seat: Seat, good: Good): number {
  return goodsOf(s, seat, good) > 0 ? worthOfOne(s, seat, good) : 1.5 * timeValue(s);
}

/** What a Tavern die brings a seat. */
export function tavernWorth(s: State, seat: Seat, face: Face): number {
  const brings: Readonly<Record<TavernOutcome, number>> = {
    mark: -MARK_PENALTY,
    loseGood: allGoods(s, seat) === 0 ? 0 : -1,
    loseChest: -1,
    gainChest: 1,
    loot: 1.2,
    yinYang: 1.5,
  };
  return brings[tavernOutcome(s.tavern, face)];
}
