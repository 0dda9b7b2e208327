import { at, type Emit, type Seat } from '@quarterdeck/kernel';
import { COMPENSATION_GOLD } from '../../data/figures';
import { CANNONS_END } from '../../data/tracks';
import type { Event, HappeningsOf } from '../../event';
import { actionName } from '../../names';
import { say } from '../../say';
import { type State, tracksOf } from '../../state';
import { booked, gain } from '../ledger';
import { gained } from './purse';

/** Whether action points are lost at the end of a track, which earns gold (AM-163, AM-164, AM-D22); a jump leaves none (AM-D31). */
export function losesPoints(s: State, seat: Seat): boolean {
  if (s.ap === 0) return false;
  switch (s.action) {
    case 'black':
      return at(s.cannons, seat) === CANNONS_END;
    case 'brown':
      return at(s.progress, seat) === tracksOf(s).progressEnd;
    case 'white':
      return at(s.special, seat) === tracksOf(s).specialEnd;
    default:
      return false;
  }
}

/** Two gold in all, however many points are lost. Gold-bought points cannot be lost: they are bought by need only (AM-D21). */
export function maybeCompensate(s: State, seat: Seat, emit: Emit<Event>): void {
  if (s.action !== 'none' && losesPoints(s, seat)) {
    emit({ kind: 'Compensated', seat, colour: s.action, ...gained(s, seat, COMPENSATION_GOLD) });
  }
}

export const happenings: HappeningsOf<'Compensated'> = {
  Compensated: {
    evolve: (s, e) => gain(s, e.seat, e),
    say: ({ seat, colour, gold, overflow }) => say('event.Compensated', { who: { seat }, gold, overflow, action: actionName(colour) }),
    points: ({ seat, overflow }) => booked(seat, 'overflow', overflow),
  },
};
