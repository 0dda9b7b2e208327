import { pattern, range, reason } from '@quarterdeck/kernel';
import { ISLANDS } from '../../data/geometry';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { islandSaid, playerName } from '../../names';
import { islandWord } from '../../notation';
import { NOT_WANTED } from '../../policy/prices';
import { say } from '../../say';
import { type Island, NONE, SACRED, type State } from '../../state';
import { notNow, WHOLE_TURN } from '../../turn';
import { hasToken } from '../collect/tokens';
import { hasPower, NO_POWER_BEGUN, usePower, whyNotUse } from './power';

const NO_SACRED_LEFT = reason('NO_SACRED_LEFT', 'YA-D40');
const NOT_BARE = reason('ISLAND_NOT_BARE', 'YA-D40');

const isBare = (s: State, island: Island): boolean => s.sites[island] === NONE && !hasToken(s, island);

const MOVES: readonly MoveOf<'hallow'>[] = range(ISLANDS).map((island) => ({ kind: 'hallow', island }));

/** Make a bare island Sacred Ground, where nobody builds (YA-D30, YA-D40). */
export const hallow: DecisionOf<'hallow'> = {
  at: WHOLE_TURN,
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot(s, _seat, { island }) {
    const why = whyNotUse(s, 'sacredGround');
    if (why !== undefined) return why;
    if (s.sacred === 0) return NO_SACRED_LEFT;
    return isBare(s, island) ? undefined : NOT_BARE;
  },
  list(s, _seat, out) {
    if (!hasPower(s, 'sacredGround') || s.sacred === 0) return;
    for (const move of MOVES) if (isBare(s, move.island)) out.push(move);
  },
  play(s, seat, { island }, emit) {
    usePower(s, seat, emit);
    emit({ kind: 'GroundHallowed', seat, island });
  },
  text: pattern('hallow {island}', { island: islandWord }),
  say: ({ island }) => say('move.hallow', { island: islandSaid(island) }),
};

export const happenings: HappeningsOf<'GroundHallowed'> = {
  GroundHallowed: {
    evolve(s, e) {
      s.sites[e.island] = SACRED;
      s.sacred--;
    },
    say: (e) => say('event.GroundHallowed', { who: playerName(e.seat), island: islandSaid(e.island) }),
  },
};

export const worth: WorthOf<'hallow'> = () => NOT_WANTED;
