import { at, pattern, range, reason } from '@quarterdeck/kernel';
import { ISLANDS } from '../../data/geometry';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { islandSaid, tokenOn } from '../../names';
import { islandWord } from '../../notation';
import { tokenWorth } from '../../policy/prices';
import { say } from '../../say';
import { NONE } from '../../state';
import { beginMooring, notNow } from '../../turn';
import { besideChain } from '../place/chain';
import { hasToken } from './tokens';

const NO_EXTRA = reason('NO_EXTRA_TOKEN', 'YA-D42');
const NOT_ADJACENT = reason('TOKEN_NOT_ADJACENT', 'YA-055');
const NO_TOKEN = reason('NO_TOKEN', 'YA-055');

const MOVES: readonly MoveOf<'extra'>[] = range(ISLANDS).map((island) => ({ kind: 'extra', island }));

/** The further token that a specialist brings (YA-D42). */
export const extra: DecisionOf<'extra'> = {
  at: ['extra'],
  notNow: (s, seat) => notNow(s, seat, NO_EXTRA),
  whyNot(s, _seat, { island }) {
    if (!besideChain(s, island)) return NOT_ADJACENT;
    return hasToken(s, island) ? undefined : NO_TOKEN;
  },
  list(s, _seat, out) {
    for (const move of MOVES) if (hasToken(s, move.island) && besideChain(s, move.island)) out.push(move);
  },
  play(s, seat, { island }, emit) {
    emit({ kind: 'TokenTaken', seat, space: NONE, island, colour: at(s.culture, island) });
    beginMooring(s, emit);
  },
  text: pattern('extra {island}', { island: islandWord }),
  say: ({ island }, s) => say('move.extra', { island: islandSaid(island), token: tokenOn(s, island) }),
};

export const worth: WorthOf<'extra'> = (s, seat, { island }) => tokenWorth(s, seat, island);
