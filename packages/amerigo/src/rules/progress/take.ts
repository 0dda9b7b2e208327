import { at, oneOf, pattern, reason } from '@quarterdeck/kernel';
import { TOKENS, type Token } from '../../data/tokens';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { tokenName } from '../../names';
import { tokenWorth } from '../../policy/worth';
import { say } from '../../say';
import { NONE } from '../../state';
import { untimely } from '../../turn';

const TAKE = TOKENS.map((_, token): MoveOf<'take'> => ({ kind: 'take', token }));

/** A progress token from either area, when a mark was reached (AM-121, AM-122). */
export const take: DecisionOf<'take'> = {
  at: ['token'],
  whyNot: (s, _seat, { token }) => (token !== NONE && s.progressOffer.includes(token) ? undefined : reason('NOT_ON_OFFER', 'AM-121')),
  list(s, _seat, out) {
    for (const token of s.progressOffer) if (token !== NONE) out.push(at(TAKE, token));
  },
  play(s, seat, { token }, emit) {
    emit({ kind: 'TokenTaken', seat, token, slot: s.progressOffer.indexOf(token) });
  },
  text: pattern('take {token}', {
    token: oneOf<Token>(
      'progress token',
      TOKENS.map(({ id }) => id),
    ),
  }),
  say: ({ token }) => say('move.take', { token: tokenName(token) }),
  notNow: untimely(reason('NO_TOKEN_DUE', 'AM-121')),
};

export const happenings: HappeningsOf<'TokenTaken'> = {
  TokenTaken: {
    evolve(s, e) {
      s.tokenAt[e.token] = e.seat;
      s.progressOffer[e.slot] = NONE;
      s.stage = 'act';
    },
    say: ({ seat, token }) => say('event.TokenTaken', { who: { seat }, token: tokenName(token) }),
  },
};

/** For bots: it has to be done; the best of them. */
export const worth: WorthOf<'take'> = (s, seat, { token }) => 50 + tokenWorth(s, seat, token);
