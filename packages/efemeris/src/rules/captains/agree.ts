import { pattern } from '@quarterdeck/kernel';
import type { DecisionOf, WorthOf } from '../../move';
import { tileWords } from '../../names';
import { say } from '../../say';
import { deciders } from '../../turn';
import { turnTile, whyNothingToAnswer } from './turning';

/** EF-D26: the partner lets the tile be turned and the ship be set adrift. */
export const agree: DecisionOf<'agree'> = {
  at: ['consent'],
  notNow: (s, seat) => whyNothingToAnswer(s, seat, deciders(s).seats),
  list(_s, _seat, out) {
    out.push({ kind: 'agree' });
  },
  play(s, _seat, _move, emit) {
    turnTile(s, s.proposer, s.proposedTile, s.proposedTurn, emit);
  },
  text: pattern('agree'),
  say: (_move, s) => say('move.agree', { tile: tileWords(s.proposedTile) }),
};

export const worth: WorthOf<'agree'> = () => -1;
