import { pattern } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { tileWords } from '../../names';
import { say, who } from '../../say';
import { NOBODY } from '../../state';
import { deciders } from '../../turn';
import { whyNothingToAnswer } from './turning';

/** EF-D26: the partner does not want to be set adrift; the officer stays in hand. */
export const refuse: DecisionOf<'refuse'> = {
  at: ['consent'],
  notNow: (s, seat) => whyNothingToAnswer(s, seat, deciders(s).seats),
  list(_s, _seat, out) {
    out.push({ kind: 'refuse' });
  },
  play(_s, seat, _move, emit) {
    emit({ kind: 'TurnRefused', seat });
  },
  text: pattern('refuse'),
  say: (_move, s) => say('move.refuse', { tile: tileWords(s.proposedTile) }),
};

export const happenings: HappeningsOf<'TurnRefused'> = {
  TurnRefused: {
    evolve(s) {
      s.proposer = NOBODY;
      s.consentRefused = true;
    },
    say: ({ seat }) => say('event.TurnRefused', { who: who(seat) }),
  },
};

export const worth: WorthOf<'refuse'> = () => 0;
