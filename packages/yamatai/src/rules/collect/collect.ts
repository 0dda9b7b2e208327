import { at, pattern, range, reason, type Seat } from '@quarterdeck/kernel';
import { islandsAt, SPACES } from '../../data/geometry';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { islandSaid, spaceSaid, tokenOn } from '../../names';
import { islandWord, spaceWord } from '../../notation';
import { tokenPrice, tokenWorth } from '../../policy/prices';
import { say } from '../../say';
import type { State } from '../../state';
import { beginMooring, notNow } from '../../turn';
import { takesExtraToken } from '../abilities';
import { beginPhase } from '../round/phase';
import { canCollect, hasCollected, hasToken, tokenBeside } from './tokens';

const NO_BOAT_PLACED = reason('NO_BOAT_PLACED', 'YA-054');
const ACTING_OVER = reason('ACTING_OVER', 'YA-035');
const NOT_PLACED_NOW = reason('NOT_PLACED_NOW', 'YA-055');
const BOAT_HAS_COLLECTED = reason('BOAT_HAS_COLLECTED', 'YA-055');
const NOT_ADJACENT = reason('TOKEN_NOT_ADJACENT', 'YA-055');
const NO_TOKEN = reason('NO_TOKEN', 'YA-055');

/** Per space, in the order of its islands. */
const MOVES: readonly (readonly MoveOf<'collect'>[])[] = range(SPACES).map((space) =>
  islandsAt(space).map((island) => ({ kind: 'collect', space, island })),
);

const extraToTake = (s: State, seat: Seat): boolean => takesExtraToken(s, seat) && s.chain.some((space) => tokenBeside(s, space));

/** Step 3b, first choice: collect culture tokens, one per boat of the chain (YA-055). */
export const collect: DecisionOf<'collect'> = {
  at: ['place', 'collect'],
  notNow: (s, seat) => notNow(s, seat, s.phase === 'trade' ? NO_BOAT_PLACED : ACTING_OVER),
  whyNot(s, _seat, { space, island }) {
    const nth = s.chain.indexOf(space);
    if (nth < 0) return NOT_PLACED_NOW;
    if (hasCollected(s, nth)) return BOAT_HAS_COLLECTED;
    if (!islandsAt(space).includes(island)) return NOT_ADJACENT;
    return hasToken(s, island) ? undefined : NO_TOKEN;
  },
  list(s, _seat, out) {
    for (let nth = 0; nth < s.chain.length; nth++) {
      if (hasCollected(s, nth)) continue;
      const moves = at(MOVES, at(s.chain, nth));
      for (let i = 0; i < moves.length; i++) {
        const move = at(moves, i);
        if (hasToken(s, move.island)) out.push(move);
      }
    }
  },
  play(s, seat, { space, island }, emit) {
    emit({ kind: 'TokenTaken', seat, space, island, colour: at(s.culture, island) });
    if (canCollect(s)) return;
    if (extraToTake(s, seat)) beginPhase('extra', emit);
    else beginMooring(s, emit);
  },
  text: pattern('collect {space} {island}', { space: spaceWord, island: islandWord }),
  say: ({ space, island }, s) => say('move.collect', { space: spaceSaid(space), island: islandSaid(island), token: tokenOn(s, island) }),
};

export const worth: WorthOf<'collect'> = (s, seat, { island }) =>
  tokenWorth(s, seat, island) - (s.phase === 'place' ? tokenPrice(s, seat) : 0);
