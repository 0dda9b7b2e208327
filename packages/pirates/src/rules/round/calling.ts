import { at, type Emit, HIDDEN, type Seat } from '@quarterdeck/kernel';
import { ROUNDS_AFTER_END } from '../../data/figures';
import { MERCHANT, ROLES, takesCardsBack } from '../../data/roles';
import type { Event, HappeningsOf } from '../../event';
import { allGoods, nextSeat } from '../../fleet';
import { players, roleName, say, who } from '../../say';
import { NO_CARD, NO_ROLE, NOT_CALLED, type Role, type State } from '../../state';
import { beginFinalSale } from '../final/sale';
import { canPerformRitual } from '../rituals/tokens';
import { takeMark } from './marks';

/** Calls the next role that somebody chose; roles nobody chose are passed over (PI-044 to PI-046). */
export function callNextRole(s: State, emit: Emit<Event>): void {
  // On a view that hides a card nobody can tell what is called next: only the table itself goes on.
  if (s.chosen.includes(HIDDEN)) return;
  let role: Role = ROLES.length;
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

/** Whatever was being carried out is over: no card, no dice. */
function clearTable(s: State): void {
  s.card = NO_CARD;
  if (s.chart.length > 0) s.chart.length = 0;
}

export const happenings: HappeningsOf<'RoleCalled' | 'TurnBegan' | 'RoundEnded' | 'EndCardRemoved' | 'RoundBegan'> = {
  RoleCalled: {
    evolve(s, { role, seats }) {
      s.called = role;
      for (const seat of seats) s.chosen[seat] = role;
    },
    say: ({ role, seats }) => say('event.RoleCalled', { role: roleName(role), who: players(seats) }),
  },
  TurnBegan: {
    evolve(s, { seat }) {
      s.step = 'act';
      s.actor = seat;
      s.decider = seat;
      s.acted = false;
      s.sold = false;
      s.giftDraws = 0;
      clearTable(s);
    },
    say: () => undefined,
  },
  RoundEnded: {
    evolve(s, { starter, back }) {
      for (let seat = 0; seat < s.chosen.length; seat++) {
        s.table[seat] = back.includes(seat) ? 0 : at(s.table, seat) | (1 << at(s.chosen, seat));
      }
      s.chosen.fill(NO_ROLE);
      s.called = NOT_CALLED;
      s.starter = starter;
      clearTable(s);
    },
    say: ({ back }) => (back.length === 0 ? say('event.RoundEnded.none') : say('event.RoundEnded', { who: players(back) })),
  },
  EndCardRemoved: {
    evolve(s) {
      s.endInDeck = false;
      s.finale = 1;
    },
    say: ({ round }) => say('event.EndCardRemoved', { n: round }),
  },
  RoundBegan: {
    evolve(s, { round, starter, finale }) {
      s.step = 'choose';
      s.round = round;
      s.starter = starter;
      s.finale = finale;
    },
    say: ({ round, starter, finale }) =>
      finale === 0
        ? say('event.RoundBegan', { n: round, who: who(starter) })
        : say('event.RoundBegan.last', { n: round, who: who(starter), last: finale - 1 }),
  },
};
