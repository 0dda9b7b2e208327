import { at, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { OFFICER } from '../../data/crew';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { seatWord } from '../../notation';
import { say, who } from '../../say';
import { inTruce, type State, sideOf } from '../../state';
import { notNowIn } from '../../turn';
import { officerServes, whyNotOfficer } from './officer';

function whyNotFrom(s: State, seat: Seat, victim: Seat): Reason | undefined {
  if (victim >= s.seats || sideOf(s, victim) === sideOf(s, seat)) return reason('NOT_AN_ENEMY', 'EF-250');
  if (inTruce(s, sideOf(s, victim))) return reason('TRUCE', 'EF-D67');
  return at(s.handSize, victim) === 0 ? reason('EMPTY_HAND', 'EF-D28') : undefined;
}

/** EF-250: Peter Byng takes a card from an enemy hand out of the game; chance picks it. */
export const raid: DecisionOf<'raid'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot: (s, seat, move) => whyNotOfficer(s, seat, 'raid') ?? whyNotFrom(s, seat, move.seat),
  list(s, seat, out) {
    if (!officerServes(s, seat, 'raid')) return;
    for (let victim = 0; victim < s.seats; victim++) {
      if (whyNotFrom(s, seat, victim) === undefined) out.push({ kind: 'raid', seat: victim });
    }
  },
  play(_s, seat, move, emit) {
    emit({ kind: 'CrewPlayed', seat, crew: OFFICER });
    emit({ kind: 'RaidBegan', seat, victim: move.seat });
  },
  text: pattern('officer raid {seat}', { seat: seatWord }),
  say: (move) => say('move.raid', { who: who(move.seat) }),
};

export const happenings: HappeningsOf<'RaidBegan'> = {
  RaidBegan: {
    evolve(s, { seat, victim }) {
      s.raider = seat;
      s.raided = victim;
    },
    say: ({ seat, victim }) => say('event.RaidBegan', { who: who(seat), victim: who(victim) }),
  },
};

export const worth: WorthOf<'raid'> = () => 4;
