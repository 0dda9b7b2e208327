import { countOf, pattern, range, reason } from '@quarterdeck/kernel';
import { ISLANDS } from '../../data/geometry';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { islandSaid, tokenOn } from '../../names';
import { islandWord } from '../../notation';
import { NOT_WANTED } from '../../policy/prices';
import { say } from '../../say';
import { NONE, type State } from '../../state';
import { notNow, WHOLE_TURN } from '../../turn';
import { hasToken } from '../collect/tokens';
import { aimPower, hasPower, NO_POWER_BEGUN, whyNotUse } from './power';

const NO_TOKEN = reason('NO_TOKEN_THERE', 'YA-D40');
const TWO_TOKENS_NEEDED = reason('TWO_TOKENS_NEEDED', 'YA-D40');

const twoTokens = (s: State): boolean => s.culture.length - countOf(s.culture, NONE) >= 2;

const MOVES: readonly MoveOf<'swapToken'>[] = range(ISLANDS).map((island) => ({ kind: 'swapToken', island }));

/** Exchange the culture tokens of two islands: the first of them (YA-D40). */
export const swapToken: DecisionOf<'swapToken'> = {
  at: WHOLE_TURN,
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot(s, _seat, { island }) {
    const why = whyNotUse(s, 'swapTokens');
    if (why !== undefined) return why;
    if (!hasToken(s, island)) return NO_TOKEN;
    return twoTokens(s) ? undefined : TWO_TOKENS_NEEDED;
  },
  list(s, _seat, out) {
    if (!hasPower(s, 'swapTokens') || !twoTokens(s)) return;
    for (const move of MOVES) if (hasToken(s, move.island)) out.push(move);
  },
  play: (s, seat, { island }, emit) => aimPower(s, seat, 'swapTokens', island, emit),
  text: pattern('swap {island}', { island: islandWord }),
  say: ({ island }, s) => say('move.swapToken', { island: islandSaid(island), token: tokenOn(s, island) }),
};

export const worth: WorthOf<'swapToken'> = () => NOT_WANTED;
