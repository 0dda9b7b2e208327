import { pattern, range, reason } from '@quarterdeck/kernel';
import { SPACES } from '../../data/geometry';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { spaceSaid } from '../../names';
import { spaceWord } from '../../notation';
import { NOT_WANTED } from '../../policy/prices';
import { say } from '../../say';
import type { Space, State } from '../../state';
import { notNow, WHOLE_TURN } from '../../turn';
import { canLand, isOldBoat, whyNotOld } from './old-boats';
import { aimPower, hasPower, NO_POWER_BEGUN, whyNotUse } from './power';

const NOWHERE_TO_GO = reason('NOWHERE_TO_GO', 'YA-D41');

function canMove(s: State, from: Space): boolean {
  for (let to = 0; to < s.boats.length; to++) if (canLand(s, from, to)) return true;
  return false;
}

const MOVES: readonly MoveOf<'lift'>[] = range(SPACES).map((space) => ({ kind: 'lift', space }));

/** Move a boat: which (YA-D41). */
export const lift: DecisionOf<'lift'> = {
  at: WHOLE_TURN,
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot: (s, _seat, { space }) => whyNotUse(s, 'moveBoat') ?? whyNotOld(s, space) ?? (canMove(s, space) ? undefined : NOWHERE_TO_GO),
  list(s, _seat, out) {
    if (!hasPower(s, 'moveBoat')) return;
    for (const move of MOVES) if (isOldBoat(s, move.space) && canMove(s, move.space)) out.push(move);
  },
  play: (s, seat, { space }, emit) => aimPower(s, seat, 'land', space, emit),
  text: pattern('lift {space}', { space: spaceWord }),
  say: ({ space }) => say('move.lift', { space: spaceSaid(space) }),
};

export const worth: WorthOf<'lift'> = () => NOT_WANTED;
