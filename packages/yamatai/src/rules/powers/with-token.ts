import { at, pattern, range, reason } from '@quarterdeck/kernel';
import { ISLANDS } from '../../data/geometry';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { islandSaid, playerName, tokenOn } from '../../names';
import { islandWord } from '../../notation';
import { BEGUN } from '../../policy/prices';
import { say } from '../../say';
import { begunIsland } from '../../state';
import { notNow } from '../../turn';
import { hasToken } from '../collect/tokens';
import { endPower } from '../ledger';
import { NO_POWER_BEGUN } from './power';

const NO_TOKEN = reason('NO_TOKEN_THERE', 'YA-D40');
const SAME_ISLAND = reason('SAME_ISLAND', 'YA-D40');

const MOVES: readonly MoveOf<'withToken'>[] = range(ISLANDS).map((island) => ({ kind: 'withToken', island }));

/** Exchange the culture tokens of two islands: the second of them (YA-D40). */
export const withToken: DecisionOf<'withToken'> = {
  at: ['swapTokens'],
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot(s, _seat, { island }) {
    if (island === begunIsland(s)) return SAME_ISLAND;
    return hasToken(s, island) ? undefined : NO_TOKEN;
  },
  list(s, _seat, out) {
    const first = begunIsland(s);
    for (const move of MOVES) if (move.island !== first && hasToken(s, move.island)) out.push(move);
  },
  play(s, seat, { island }, emit) {
    const islands = [begunIsland(s), island] as const;
    emit({ kind: 'TokensSwapped', seat, islands, colours: [at(s.culture, islands[0]), at(s.culture, islands[1])] });
  },
  text: pattern('with {island}', { island: islandWord }),
  say: ({ island }, s) => say('move.withToken', { island: islandSaid(island), token: tokenOn(s, island) }),
};

export const happenings: HappeningsOf<'TokensSwapped'> = {
  TokensSwapped: {
    evolve(s, e) {
      s.culture[e.islands[0]] = e.colours[1];
      s.culture[e.islands[1]] = e.colours[0];
      endPower(s);
    },
    say: (e) => say('event.TokensSwapped', { who: playerName(e.seat), from: islandSaid(e.islands[0]), to: islandSaid(e.islands[1]) }),
  },
};

export const worth: WorthOf<'withToken'> = () => BEGUN;
