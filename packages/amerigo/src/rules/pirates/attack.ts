import { add, at, type Emit, type Seat } from '@quarterdeck/kernel';
import { PIRATES_GOLD, PIRATES_PLUS, TOKEN } from '../../data/tokens';
import type { Event, HappeningsOf } from '../../event';
import { say } from '../../say';
import { owns, pirateStrength, type State } from '../../state';
import { gained } from '../gold/purse';
import { book, booked, gain } from '../ledger';

/** How strong the pirates are against a seat: 2 more if somebody else owns the token for it (AM-170, AM-203, AM-D47). */
export function strengthAgainst(s: State, seat: Seat): number {
  const owner = at(s.tokenAt, TOKEN.piratesPlus2);
  return pirateStrength(s) + (owner < s.seats && owner !== seat ? PIRATES_PLUS : 0);
}

/** Half, rounded up, with the token; never below zero points (AM-204, AM-173, AM-D27, AM-D40). */
export function lossOf(s: State, seat: Seat, strength: number): number {
  const loss = owns(s, seat, TOKEN.piratesHalf) ? Math.ceil(strength / 2) : strength;
  return Math.min(loss, at(s.vp, seat));
}

/** Every seat pays in full or loses in full (AM-171, AM-172); nobody decides anything. */
export function attack(s: State, emit: Emit<Event>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const strength = strengthAgainst(s, seat);
    if (at(s.cannons, seat) >= strength) {
      const reward = owns(s, seat, TOKEN.piratesGold) ? PIRATES_GOLD : 0;
      emit({ kind: 'PiratesRepelled', seat, strength, ...gained(s, seat, reward) });
    } else {
      emit({ kind: 'PiratesPlundered', seat, strength, cannons: at(s.cannons, seat), loss: lossOf(s, seat, strength) });
    }
  }
}

export const happenings: HappeningsOf<'PiratesRepelled' | 'PiratesPlundered'> = {
  PiratesRepelled: {
    evolve(s, e) {
      add(s.cannons, e.seat, -e.strength);
      gain(s, e.seat, e);
    },
    say: ({ seat, strength, gold }) => say('event.PiratesRepelled', { who: { seat }, strength, gold }),
    points: ({ seat, overflow }) => booked(seat, 'overflow', overflow),
  },
  PiratesPlundered: {
    evolve(s, e) {
      s.cannons[e.seat] = 0;
      book(s, e.seat, 'pirates', -e.loss);
    },
    say: ({ seat, strength, loss }) => say('event.PiratesPlundered', { who: { seat }, strength, loss }),
    points: ({ seat, loss }) => booked(seat, 'pirates', -loss),
  },
};
