import { type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { isCaravan, isCurse, isHarbour } from '../data/adventures';
import { CAPTAIN, ISLANDER, SHAMAN } from '../data/roles';
import type { State } from '../state';

/** The Captain plays caravans, the Islander harbours, the Shaman curses. */
export function suitsRole(role: number, card: number): boolean {
  switch (role) {
    case CAPTAIN:
      return isCaravan(card);
    case ISLANDER:
      return isHarbour(card);
    case SHAMAN:
      return isCurse(card);
    default:
      return false;
  }
}

const PLAYS: Readonly<Record<number, string>> = { [CAPTAIN]: 'PI-080', [ISLANDER]: 'PI-130', [SHAMAN]: 'PI-150' };

export function checkCard(s: State, seat: Seat, card: number): Reason | undefined {
  const rule = PLAYS[s.called];
  if (rule === undefined) return reason('ROLE_PLAYS_NO_CARD', 'PI-048');
  if (card < 0 || s.hands[seat]?.includes(card) !== true) return reason('NOT_IN_HAND', rule);
  if (!suitsRole(s.called, card)) return reason('CARD_OF_ANOTHER_ROLE', rule);
  return undefined;
}
