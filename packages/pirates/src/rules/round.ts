import { type Emit, HIDDEN, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { at } from '../cells';
import { ROUNDS_AFTER_END } from '../data/numbers';
import { MERCHANT, ROLES, takesCardsBack } from '../data/roles';
import type { Event } from '../events';
import { allGoods, nextSeat } from '../fleet';
import { NO_ROLE, type State } from '../state';
import { beginFinalSale } from './final';
import { takeMark } from './gifts';
import { canPerformRitual } from './rituals';

/** Whether a role card is in the seat's hand: not on the table from earlier rounds (PI-042). */
export function holdsRole(s: State, seat: Seat, role: number): boolean {
  return (at(s.table, seat) & (1 << role)) === 0;
}

export function checkChoice(s: State, seat: Seat, role: number): Reason | undefined {
  if (s.chosen[seat] === role) return reason('ALREADY_CHOSEN', 'PI-D72');
  if (!(role >= 0 && role < ROLES.length)) return reason('NO_SUCH_ROLE', 'PI-041');
  return holdsRole(s, seat, role) ? undefined : reason('ROLE_ON_TABLE', 'PI-042');
}

export function chooseRole(s: State, seat: Seat, role: number, emit: Emit<Event>): void {
  emit({ kind: 'RoleChosen', seat, role });
  if (!s.chosen.includes(NO_ROLE)) callNextRole(s, emit);
}

/** Calls the next role that somebody chose; roles nobody chose are passed over (PI-044 to PI-046). */
function callNextRole(s: State, emit: Emit<Event>): void {
  // On a view that hides a card nobody can tell what is called next: only the table itself goes on.
  if (s.chosen.includes(HIDDEN)) return;
  let role: number = ROLES.length;
  for (const chosen of s.chosen) if (chosen > s.called && chosen < role) role = chosen;
  if (role === ROLES.length) {
    endRound(s, emit);
    return;
  }
  const seats: Seat[] = [];
  for (let i = 0, seat = s.starter; i < s.chosen.length; i++, seat = nextSeat(s, seat)) if (s.chosen[seat] === role) seats.push(seat);
  emit({ kind: 'RoleCalled', role, seats });
  emit({ kind: 'TurnBegan', seat: at(seats, 0), role });
}

/** Closes the turn; an action that was not used costs a mark (PI-056, PI-D61). Then the next with this role acts (PI-047). */
export function endTurn(s: State, emit: Emit<Event>): void {
  if (!s.acted) takeMark(s.actor, 'declined', emit);
  for (let seat = nextSeat(s, s.actor); seat !== s.starter; seat = nextSeat(s, seat)) {
    if (s.chosen[seat] !== s.called) continue;
    emit({ kind: 'TurnBegan', seat, role: s.called });
    return;
  }
  callNextRole(s, emit);
}

/** Ends a turn with rituals as soon as nothing is left to decide in it. */
export function maybeEndTurn(s: State, emit: Emit<Event>): void {
  const mayStillSell = s.called === MERCHANT && !s.sold && allGoods(s, s.actor) > 0;
  if (s.acted && !mayStillSell && !canPerformRitual(s, s.actor)) endTurn(s, emit);
}

function endRound(s: State, emit: Emit<Event>): void {
  const back: Seat[] = [];
  for (let seat = 0; seat < s.chosen.length; seat++) if (takesCardsBack(at(s.chosen, seat))) back.push(seat);
  emit({ kind: 'RoundEnded', starter: nextSeat(s, s.starter), back });
  if (s.finale === 0 && s.round >= s.endGuardRounds) emit({ kind: 'EndCardRemoved', round: s.round });
  if (s.finale > ROUNDS_AFTER_END) beginFinalSale(s, emit);
  else emit({ kind: 'RoundBegan', round: s.round + 1, starter: s.starter, finale: s.finale === 0 ? 0 : s.finale + 1 });
}
