import { pattern } from '@quarterdeck/kernel';
import { GUNNER } from '../../data/crew';
import type { DecisionOf, WorthOf } from '../../move';
import { targetWord } from '../../notation';
import { rangeOf } from '../../questions';
import { say, targetWords } from '../../say';
import { galleonAt } from '../../state';
import { notNowIn } from '../../turn';
import { eachTarget, hit, targetWorth, whyNotAttack } from '../tactics/guns';
import { inHand, mayPlayCrew, whyNotCrew } from './cards';

/** EF-302, EF-140: a Gunner destroys what his galleon reaches. */
export const gunner: DecisionOf<'gunner'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot: (s, seat, { target }) => whyNotCrew(s, seat, GUNNER) ?? whyNotAttack(s, seat, galleonAt(s, seat), rangeOf(s, seat), target),
  list(s, seat, out) {
    if (!mayPlayCrew(s, seat) || inHand(s, seat, GUNNER) === 0) return;
    eachTarget(s, seat, galleonAt(s, seat), rangeOf(s, seat), (target) => out.push({ kind: 'gunner', target }));
  },
  play(s, seat, { target }, emit) {
    emit({ kind: 'CrewPlayed', seat, crew: GUNNER });
    hit(s, seat, target, emit);
  },
  text: pattern('gunner {target}', { target: targetWord }),
  say: ({ target }) => say('move.gunner', { target: targetWords(target) }),
};

export const worth: WorthOf<'gunner'> = (_s, _seat, { target }) => targetWorth(target);
