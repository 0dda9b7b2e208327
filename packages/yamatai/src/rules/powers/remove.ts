import { add, at, pattern, range } from '@quarterdeck/kernel';
import { FLEETS } from '../../data/fleets';
import { SPACES } from '../../data/geometry';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { boatName, playerName, spaceSaid } from '../../names';
import { spaceWord } from '../../notation';
import { BEGUN, NOT_WANTED } from '../../policy/prices';
import { say } from '../../say';
import { NONE } from '../../state';
import { notNow, WHOLE_TURN } from '../../turn';
import { isOldBoat, whyNotOld } from './old-boats';
import { hasPower, NO_POWER_BEGUN, usePower, whyNotUse } from './power';

const REMOVES_TWO = FLEETS.some(({ power }) => power.kind === 'removeBoats' && power.boats > 1);

const MOVES: readonly MoveOf<'remove'>[] = range(SPACES).map((space) => ({ kind: 'remove', space }));

/** Return one or two boats from the board to the supply (YA-D41); `done` leaves it at one. */
export const remove: DecisionOf<'remove'> = {
  at: [...WHOLE_TURN, 'remove'],
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot(s, _seat, { space }) {
    const why = s.pending === 'none' ? whyNotUse(s, 'removeBoats') : undefined;
    return why ?? whyNotOld(s, space);
  },
  list(s, _seat, out) {
    if (s.pending === 'none' && !hasPower(s, 'removeBoats')) return;
    for (const move of MOVES) if (isOldBoat(s, move.space)) out.push(move);
  },
  play(s, seat, { space }, emit) {
    const first = s.pending === 'none';
    if (first) usePower(s, seat, emit);
    const others = s.boats.some((_, other) => other !== space && isOldBoat(s, other));
    emit({ kind: 'BoatRemoved', seat, colour: at(s.boats, space), space, more: REMOVES_TWO && first && others });
  },
  text: pattern('remove {space}', { space: spaceWord }),
  say: ({ space }) => say('move.remove', { space: spaceSaid(space) }),
};

export const happenings: HappeningsOf<'BoatRemoved'> = {
  BoatRemoved: {
    evolve(s, e) {
      s.boats[e.space] = NONE;
      add(s.supply, e.colour, 1);
      s.pending = e.more ? 'remove' : 'none';
    },
    say: (e) => say('event.BoatRemoved', { who: playerName(e.seat), boat: boatName(e.colour), space: spaceSaid(e.space) }),
  },
};

export const worth: WorthOf<'remove'> = (s) => (s.pending === 'none' ? NOT_WANTED : BEGUN);
