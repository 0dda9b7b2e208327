import { oneOf, pattern, reason } from '@quarterdeck/kernel';
import { SHIPS8_AP, TOKEN, TOKENS, type Token } from '../../data/tokens';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { tokenName } from '../../names';
import { hasteWorth } from '../../policy/potential';
import { say } from '../../say';
import { holdsUnused, owns } from '../../state';
import { ANY_STEP } from '../../turn';
import { cashToken, GOLD_TOKENS, holdsGoldToken } from './cashing';

const USE = TOKENS.map((_, token): MoveOf<'use'> => ({ kind: 'use', token }));

/** Tokens whose owner says when: gold at any moment of the turn, faster ships in a blue action (AM-D50). */
export const use: DecisionOf<'use'> = {
  at: ANY_STEP,
  whyNot(s, seat, { token }) {
    if (!owns(s, seat, token)) return reason('NOT_YOUR_TOKEN', 'AM-125');
    if (!holdsUnused(s, seat, token)) return reason('TOKEN_USED_UP', 'AM-199');
    if (holdsGoldToken(s, seat, token)) return undefined;
    if (token !== TOKEN.ships8) return reason('TOKEN_NEEDS_NO_USE', 'AM-199');
    if (s.action !== 'blue') return reason('ONLY_WITH_SHIPS', 'AM-202');
    return undefined;
  },
  list(s, seat, out) {
    for (const token of GOLD_TOKENS) if (holdsUnused(s, seat, token)) push(token, out);
    if (s.action === 'blue' && holdsUnused(s, seat, TOKEN.ships8)) push(TOKEN.ships8, out);
  },
  play(s, seat, { token }, emit) {
    if (token === TOKEN.ships8) emit({ kind: 'ShipsHastened', seat, token, ap: SHIPS8_AP });
    else cashToken(s, seat, token, emit);
  },
  text: pattern('use {token}', {
    token: oneOf<Token>(
      'progress token',
      TOKENS.map(({ id }) => id),
    ),
  }),
  say: ({ token }) => say('move.use', { token: tokenName(token) }),
};

function push(token: Token, out: MoveOf<'use'>[]): void {
  const move = USE[token];
  if (move !== undefined) out.push(move);
}

export const happenings: HappeningsOf<'ShipsHastened'> = {
  ShipsHastened: {
    evolve(s, e) {
      s.tokenSpent[e.token] = 1;
      s.ap += e.ap;
    },
    say: ({ seat, ap }) => say('event.ShipsHastened', { who: { seat }, ap }),
  },
};

/** For bots: gold is as good on the token, and need not be counted against the end of the track; ships are hastened when they get somewhere by it. */
export const worth: WorthOf<'use'> = (s, seat, { token }) => (token === TOKEN.ships8 ? hasteWorth(s, seat) : -2);
