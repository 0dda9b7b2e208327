import { pattern, reason } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { goldWorth } from '../../policy/worth';
import { say } from '../../say';
import { cubesInField } from '../../state';
import { untimely } from '../../turn';
import { gained, goldOffer } from '../gold/purse';
import { booked, gain } from '../ledger';

const GOLD: MoveOf<'gold'> = { kind: 'gold' };

/** Gold for the cubes in the field instead of an action (AM-160). */
export const gold: DecisionOf<'gold'> = {
  at: ['choose'],
  list(_s, _seat, out) {
    out.push(GOLD);
  },
  play(s, seat, _move, emit) {
    emit({ kind: 'GoldTaken', seat, cubes: cubesInField(s), ...gained(s, seat, goldOffer(s, seat)) });
  },
  text: pattern('gold'),
  say: (_move, s, seat) => say('move.gold', { gold: goldOffer(s, seat) }),
  notNow: untimely(reason('ALREADY_CHOSEN', 'AM-D49')),
};

export const happenings: HappeningsOf<'GoldTaken'> = {
  GoldTaken: {
    evolve(s, e) {
      gain(s, e.seat, e);
      s.stage = 'act';
    },
    say: ({ seat, gold: taken, overflow }) => say('event.GoldTaken', { who: { seat }, gold: taken, overflow }),
    points: ({ seat, overflow }) => booked(seat, 'overflow', overflow),
  },
};

/** For bots: so many times what a piece of gold is worth. */
export const worth: WorthOf<'gold'> = (s, seat) => goldOffer(s, seat) * goldWorth(s);
