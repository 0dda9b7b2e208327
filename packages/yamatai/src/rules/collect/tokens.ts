import { add, at } from '@quarterdeck/kernel';
import { islandsAt } from '../../data/geometry';
import type { HappeningsOf } from '../../event';
import { islandSaid, playerName, tokenName } from '../../names';
import { say } from '../../say';
import { type Island, NONE, type Space, type State, TOKEN_COLOURS } from '../../state';

/* Culture tokens on islands, and which boats of the turn can take them. */

export const hasToken = (s: State, island: Island): boolean => s.culture[island] !== NONE;
export const hasCollected = (s: State, nth: number): boolean => (s.collected & (1 << nth)) !== 0;

/** Whether a token lies beside a space. */
export function tokenBeside(s: State, space: Space): boolean {
  const islands = islandsAt(space);
  for (let i = 0; i < islands.length; i++) if (hasToken(s, at(islands, i))) return true;
  return false;
}

/** Whether some boat of the chain still has a token to take (YA-D03, YA-D05). */
export function canCollect(s: State): boolean {
  for (let nth = 0; nth < s.chain.length; nth++) if (!hasCollected(s, nth) && tokenBeside(s, at(s.chain, nth))) return true;
  return false;
}

export const happenings: HappeningsOf<'TokenTaken'> = {
  TokenTaken: {
    evolve(s, e) {
      s.culture[e.island] = NONE;
      add(s.tokens, e.seat * TOKEN_COLOURS + e.colour, 1);
      if (e.space === NONE) return;
      s.collected |= 1 << s.chain.indexOf(e.space);
      s.phase = 'collect';
    },
    say: (e) =>
      say(e.space === NONE ? 'event.TokenTaken.extra' : 'event.TokenTaken', {
        who: playerName(e.seat),
        token: tokenName(e.colour),
        island: islandSaid(e.island),
      }),
  },
};
