import { at, type Emit, type Message, type Seat, type SeatsTurn, seatTurn } from '@quarterdeck/kernel';
import { CAPTAIN, ISLANDER, ROLES, SHAMAN } from './data/roles';
import type { Event } from './event';
import { maybeGrantYinYang } from './rules/captain/caravan';
import { dealLoot } from './rules/loot/dealing';
import { endTurn, maybeEndTurn } from './rules/round/calling';
import { giftAmount } from './rules/round/gifts';
import { nextGuest, serve } from './rules/shaman/guests';
import { trimSurplus } from './rules/shaman/surplus';
import { type Key, say } from './say';
import { NO_ROLE, type State } from './state';

/** What the table waits for. */
export type Step =
  | 'deal'
  | 'start'
  | 'choose'
  | 'act'
  | 'send'
  | 'throw'
  | 'tie'
  | 'swallow'
  | 'loot'
  | 'keep'
  | 'draw'
  | 'giftDraw'
  | 'tavern'
  | 'giveUp'
  | 'idol'
  | 'trim'
  | 'finalSale'
  | 'over';

export const step = (s: State): Step => s.step;

/** By seat count and by the bits of the seats that have not chosen: they must, the others may think again (PI-D72). */
const CHOOSING: readonly (readonly SeatsTurn[])[] = Array.from({ length: 5 }, (_, count) =>
  Array.from({ length: 16 }, (__, bits) => {
    const seats: Seat[] = [];
    const may: Seat[] = [];
    for (let seat = 0; seat < count; seat++) ((bits & (1 << seat)) !== 0 ? seats : may).push(seat);
    return { kind: 'seats', seats, may };
  }),
);

export function deciders(s: State): SeatsTurn {
  if (s.step !== 'choose') return seatTurn(s.decider);
  let bits = 0;
  for (let seat = 0; seat < s.chosen.length; seat++) if (s.chosen[seat] === NO_ROLE) bits |= 1 << seat;
  return CHOOSING[s.chosen.length]?.[bits] ?? seatTurn(s.decider);
}

/** Goes on with the turn after something in it was carried out, up to the next decision or throw. */
export function proceed(s: State, emit: Emit<Event>): void {
  switch (s.called) {
    case CAPTAIN:
      if (!dealLoot(s, emit)) return;
      maybeGrantYinYang(s, emit);
      endTurn(s, emit);
      return;
    case ISLANDER:
      if (dealLoot(s, emit)) endTurn(s, emit);
      return;
    case SHAMAN:
      if (serveTavern(s, emit) && trimSurplus(s, emit)) endTurn(s, emit);
      return;
    default:
      maybeEndTurn(s, emit);
  }
}

/** Guest after guest, each with the loot he draws, before the next (PI-D66). True when all were served. */
function serveTavern(s: State, emit: Emit<Event>): boolean {
  for (;;) {
    if (!dealLoot(s, emit)) return false;
    const guest = nextGuest(s);
    if (guest === undefined) return true;
    if (!serve(s, guest, emit)) return false;
  }
}

/** The question in a role's turn once its action is used; only roles with rituals have one. */
const RITUALS_LEFT: Readonly<Partial<Record<(typeof ROLES)[number], Key>>> = {
  shipbuilder: 'decision.act.shipbuilder.rituals',
  governor: 'decision.act.governor.rituals',
  merchant: 'decision.act.merchant.rituals',
  cartographer: 'decision.act.cartographer.rituals',
};

/** The question of the steps in which several decisions are open. */
export function ask(s: State, seat: Seat): Message {
  if (s.step === 'choose' || seat !== s.decider) return say('decision.wait');
  switch (s.step) {
    case 'act': {
      const role = at(ROLES, s.called);
      const key = s.acted ? RITUALS_LEFT[role] : undefined;
      return say(key ?? `decision.act.${role}`, { n: giftAmount(s) });
    }
    case 'giftDraw':
      return say('decision.giftDraw', { n: s.giftDraws });
    case 'finalSale':
      return say('decision.finalSale');
    default:
      return say('decision.wait');
  }
}
