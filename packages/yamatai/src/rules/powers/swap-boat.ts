import { pattern, range, reason } from '@quarterdeck/kernel';
import { SPACES } from '../../data/geometry';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { spaceSaid } from '../../names';
import { spaceWord } from '../../notation';
import { NOT_WANTED } from '../../policy/prices';
import { say } from '../../say';
import { notNow, WHOLE_TURN } from '../../turn';
import { aimPower, hasPower, NO_POWER_BEGUN, whyNotUse } from './power';
import { hasPartner, whyNotTouch } from './swaps';

const NO_OTHER_COLOUR = reason('NO_OTHER_COLOUR', 'YA-D41');
const TWO_BOATS_NEEDED = reason('TWO_BOATS_NEEDED', 'YA-D41');

const MOVES: readonly MoveOf<'swapBoat'>[] = range(SPACES).map((space) => ({ kind: 'swapBoat', space }));

/** Exchange two boats: the first of them (YA-D41). */
export const swapBoat: DecisionOf<'swapBoat'> = {
  at: WHOLE_TURN,
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot(s, _seat, { space }) {
    const why = whyNotUse(s, 'swapBoats') ?? whyNotTouch(s, space);
    if (why !== undefined || hasPartner(s, space)) return why;
    return s.limitedSwaps ? NO_OTHER_COLOUR : TWO_BOATS_NEEDED;
  },
  list(s, _seat, out) {
    if (!hasPower(s, 'swapBoats')) return;
    for (const move of MOVES) if (whyNotTouch(s, move.space) === undefined && hasPartner(s, move.space)) out.push(move);
  },
  play: (s, seat, { space }, emit) => aimPower(s, seat, 'swapBoats', space, emit),
  text: pattern('swap {space}', { space: spaceWord }),
  say: ({ space }) => say('move.swapBoat', { space: spaceSaid(space) }),
};

export const worth: WorthOf<'swapBoat'> = () => NOT_WANTED;
