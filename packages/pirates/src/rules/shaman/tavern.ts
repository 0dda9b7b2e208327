import { at, list, number, pattern, reason } from '@quarterdeck/kernel';
import type { DecisionOf, WorthOf } from '../../move';
import { tavernWorth } from '../../policy/cards';
import { others } from '../../policy/outlook';
import { say, tavernParts } from '../../say';
import type { Face, State } from '../../state';
import { proceed } from '../../turn';
import { facesThrown } from './guests';

/** Every different way to give the dice to the players in seat order. */
function assignments(s: State): Face[][] {
  const all: Face[][] = [];
  const given: Face[] = [];
  const deal = (left: readonly Face[]): void => {
    if (left.length === 0) all.push([...given]);
    for (let i = 0; i < left.length; i++) {
      if (i > 0 && left[i] === left[i - 1]) continue;
      given.push(at(left, i));
      deal([...left.slice(0, i), ...left.slice(i + 1)]);
      given.pop();
    }
  };
  deal(facesThrown(s));
  return all;
}

/** The Shaman gives every player one of the red dice (PI-162, PI-D45). */
export const tavern: DecisionOf<'tavern'> = {
  at: ['tavern'],
  whyNot(s, _seat, { faces }) {
    const thrown = facesThrown(s);
    const given = [...faces].sort((a, b) => a - b);
    const same = thrown.length === given.length && thrown.every((face, i) => face === given[i]);
    return same ? undefined : reason('NOT_THE_DICE_THROWN', 'PI-162', { faces: thrown.join(' ') });
  },
  list(s, _seat, out) {
    for (const faces of assignments(s)) out.push({ kind: 'tavern', faces });
  },
  play(s, seat, { faces }, emit) {
    emit({ kind: 'TavernAssigned', seat, faces });
    proceed(s, emit);
  },
  text: pattern('tavern {faces}', { faces: list(number<Face>('face', 1, 6)) }),
  say: ({ faces }, s) => say('move.tavern', { list: tavernParts(s, faces) }),
  ask: () => say('decision.tavern'),
};

/** For bots: the best die for oneself, the worst for the others. */
export const worth: WorthOf<'tavern'> = (s, seat, { faces }) =>
  tavernWorth(s, seat, at(faces, seat)) - others(s, seat, (other) => tavernWorth(s, other, at(faces, other)));
