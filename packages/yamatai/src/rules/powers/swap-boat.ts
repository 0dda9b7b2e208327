import { at, pattern, range, reason } from '@quarterdeck/kernel';
import { SPACES } from '../../data/geometry';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { spaceSaid } from '../../names';
import { spaceWord } from '../../notation';
import { NOT_WANTED } from '../../policy/prices';
import { say } from '../../say';
import type { Space, State } from '../../state';
import { notNow, WHOLE_TURN } from '../../turn';
import { differs, isOldBoat, whyNotOld } from './old-boats';
import { aimPower, hasPower, NO_POWER_BEGUN, whyNotUse } from './power';

const NO_OTHER_COLOUR = reason('NO_OTHER_COLOUR', 'YA-D41');

function canSwap(s: State, from: Space): boolean {
  const colour = at(s.boats, from);
  for (let space = 0; space < s.boats.length; space++) if (differs(s, space, colour)) return true;
  return false;
}

const MOVES: readonly MoveOf<'swapBoat'>[] = range(SPACES).map((space) => ({ kind: 'swapBoat', space }));

/** Exchange two boats: the first of them (YA-D41). */
export const swapBoat: DecisionOf<'swapBoat'> = {
  at: WHOLE_TURN,
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot: (s, _seat, { space }) => whyNotUse(s, 'swapBoats') ?? whyNotOld(s, space) ?? (canSwap(s, space) ? undefined : NO_OTHER_COLOUR),
  list(s, _seat, out) {
    if (!hasPower(s, 'swapBoats')) return;
    for (const move of MOVES) if (isOldBoat(s, move.space) && canSwap(s, move.space)) out.push(move);
  },
  play: (s, seat, { space }, emit) => aimPower(s, seat, 'swapBoats', space, emit),
  text: pattern('swap {space}', { space: spaceWord }),
  say: ({ space }) => say('move.swapBoat', { space: spaceSaid(space) }),
};

export const worth: WorthOf<'swapBoat'> = () => NOT_WANTED;
