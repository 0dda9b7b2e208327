import { at, drawIndices, list, oneOf, pattern, reason } from '@quarterdeck/kernel';
import { PROGRESS_AREA } from '../../data/figures';
import { TOKENS, type Token } from '../../data/tokens';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { tokenName } from '../../names';
import { say } from '../../say';
import { NONE, type State, TOKEN_GONE, TOKEN_HIDDEN, TOKEN_SHOWN } from '../../state';

/** New progress tokens are laid out (AM-042, AM-181). */
export const progress: DrawOf<'progress'> = {
  at: ['progress'],
  sample(s, rng) {
    const hidden: Token[] = [];
    s.tokenAt.forEach((place, token) => {
      if (place === TOKEN_HIDDEN) hidden.push(token);
    });
    return { kind: 'progress', tokens: drawIndices(rng, hidden.length, tokensToLay(s)).map((i) => at(hidden, i)) };
  },
  whyNot(s, { tokens }) {
    const possible =
      tokens.length === tokensToLay(s) && tokens.every((token, i) => s.tokenAt[token] === TOKEN_HIDDEN && tokens.indexOf(token) === i);
    return possible ? undefined : reason('IMPOSSIBLE_OUTCOME', 'AM-042');
  },
  play(_s, { tokens }, emit) {
    emit({ kind: 'TokensLaid', tokens });
  },
  text: pattern('progress {tokens}', {
    tokens: list(
      oneOf<Token>(
        'progress token',
        TOKENS.map(({ id }) => id),
      ),
    ),
  }),
};

/** Eight at the set-up, four before each further round (AM-042, AM-181). */
function tokensToLay(s: State): number {
  return s.round === 0 ? 2 * PROGRESS_AREA : PROGRESS_AREA;
}

export const happenings: HappeningsOf<'TokensLaid'> = {
  TokensLaid: {
    /** Eight tokens fill both areas; four push the left area to the right, whose rest leaves the game (AM-181). */
    evolve(s, { tokens }) {
      if (tokens.length === PROGRESS_AREA) {
        for (let slot = 0; slot < PROGRESS_AREA; slot++) {
          const old = at(s.progressOffer, PROGRESS_AREA + slot);
          if (old !== NONE) s.tokenAt[old] = TOKEN_GONE;
          s.progressOffer[PROGRESS_AREA + slot] = at(s.progressOffer, slot);
        }
      }
      for (let slot = 0; slot < tokens.length; slot++) {
        const token = at(tokens, slot);
        s.progressOffer[slot] = token;
        s.tokenAt[token] = TOKEN_SHOWN;
      }
      s.stage = 'production';
    },
    say: ({ tokens }) => say('event.TokensLaid', { tokens: tokens.map(tokenName) }),
  },
};
