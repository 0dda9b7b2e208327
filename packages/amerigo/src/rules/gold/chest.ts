import { at, pattern, reason } from '@quarterdeck/kernel';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { say } from '../../say';
import { ANY_STEP } from '../../turn';
import { cashChest } from './cashing';

const CHEST: MoveOf<'chest'> = { kind: 'chest' };

/** A chest becomes gold at any moment of the owner's turn (AM-162). */
export const chest: DecisionOf<'chest'> = {
  at: ANY_STEP,
  whyNot: (s, seat) => (at(s.chests, seat) > 0 ? undefined : reason('NO_CHEST', 'AM-162')),
  list(s, seat, out) {
    if (at(s.chests, seat) > 0) out.push(CHEST);
  },
  play: (s, seat, _move, emit) => cashChest(s, seat, emit),
  text: pattern('chest'),
  say: () => say('move.chest'),
};

/** For bots: gold in a chest is as good, and need not be counted against the end of the track. */
export const worth: WorthOf<'chest'> = () => -2;
