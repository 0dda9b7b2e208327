import { at, pattern, range, reason } from '@quarterdeck/kernel';
import { SPACES } from '../../data/geometry';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { boatName, playerName, spaceSaid } from '../../names';
import { spaceWord } from '../../notation';
import { BEGUN } from '../../policy/prices';
import { say } from '../../say';
import { begunSpace, NONE } from '../../state';
import { notNow } from '../../turn';
import { endPower } from '../ledger';
import { canLand } from './old-boats';
import { NO_POWER_BEGUN } from './power';

const SPACE_TAKEN = reason('SPACE_TAKEN', 'YA-047');
const NOT_CONNECTED = reason('LANDING_NOT_CONNECTED', 'YA-D41');

const MOVES: readonly MoveOf<'land'>[] = range(SPACES).map((space) => ({ kind: 'land', space }));

/** Move a boat: where to (YA-D41). */
export const land: DecisionOf<'land'> = {
  at: ['land'],
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot(s, _seat, { space }) {
    if (at(s.boats, space) !== NONE) return SPACE_TAKEN;
    return canLand(s, begunSpace(s), space) ? undefined : NOT_CONNECTED;
  },
  list(s, _seat, out) {
    const from = begunSpace(s);
    for (const move of MOVES) if (canLand(s, from, move.space)) out.push(move);
  },
  play(s, seat, { space }, emit) {
    const from = begunSpace(s);
    emit({ kind: 'BoatMoved', seat, colour: at(s.boats, from), from, to: space });
  },
  text: pattern('land {space}', { space: spaceWord }),
  say: ({ space }) => say('move.land', { space: spaceSaid(space) }),
};

export const happenings: HappeningsOf<'BoatMoved'> = {
  BoatMoved: {
    evolve(s, e) {
      s.boats[e.from] = NONE;
      s.boats[e.to] = e.colour;
      endPower(s);
    },
    say: (e) => say('event.BoatMoved', { who: playerName(e.seat), boat: boatName(e.colour), from: spaceSaid(e.from), to: spaceSaid(e.to) }),
  },
};

export const worth: WorthOf<'land'> = () => BEGUN;
