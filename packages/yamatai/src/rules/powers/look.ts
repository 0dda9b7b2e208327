import { pattern, reason } from '@quarterdeck/kernel';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { NOT_WANTED } from '../../policy/prices';
import { say } from '../../say';
import { NONE } from '../../state';
import { notNow, WHOLE_TURN } from '../../turn';
import { freshInLook, showTop } from './deck';
import { aimPower, hasPower, NO_POWER_BEGUN, usePower, whyNotUse } from './power';

const DECK_EMPTY = reason('DECK_EMPTY', 'YA-D39');

const MOVE: MoveOf<'look'> = { kind: 'look' };

/** Look at the top of the building deck, to reserve one of those tiles (YA-103, YA-D39). */
export const look: DecisionOf<'look'> = {
  at: WHOLE_TURN,
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot: (s) => whyNotUse(s, 'reserve') ?? (s.deck > 0 ? undefined : DECK_EMPTY),
  list(s, _seat, out) {
    if (hasPower(s, 'reserve') && s.deck > 0) out.push(MOVE);
  },
  play(s, seat, _move, emit) {
    if (freshInLook(s) > 0) {
      aimPower(s, seat, 'draw', NONE, emit);
      return;
    }
    usePower(s, seat, emit);
    showTop(s, seat, [], emit);
  },
  text: pattern('look'),
  say: () => say('move.look'),
};

export const worth: WorthOf<'look'> = () => NOT_WANTED;
