import { add, at, NotationError, pattern, range, reason, shuffle, word } from '@quarterdeck/kernel';
import { BLANK, CULTURE } from '../../data/components';
import { ISLANDS } from '../../data/geometry';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { say } from '../../say';
import { NONE, type TokenColour } from '../../state';
import { isDraw } from '../reveal/unseen';
import { beginPhase } from '../round/phase';

const WRONG_TOKENS = reason('WRONG_TOKENS', 'YA-023');

interface Islands {
  readonly culture: readonly TokenColour[];
  readonly mountains: readonly number[];
}

/** All tokens of the box, colour and rim in one number. */
const TOKENS: readonly number[] = [...CULTURE, BLANK].flatMap((row, colour) =>
  range(row.count).map((i) => colour * 2 + (i < row.mountains ? 1 : 0)),
);

function sameTokens({ culture, mountains }: Islands): boolean {
  if (culture.length !== ISLANDS || mountains.length !== ISLANDS) return false;
  const tokens = culture.map((colour, island) => (colour === NONE ? CULTURE.length : colour) * 2 + at(mountains, island));
  return isDraw(tokens, TOKENS, ISLANDS);
}

const unpacked = (tokens: readonly number[]): Islands => ({
  culture: tokens.map((token) => (token >> 1 === CULTURE.length ? NONE : token >> 1)),
  mountains: tokens.map((token) => token & 1),
});

/* One letter per island: token colours, "-" a blank, capitals and "^" on a mountain. */
const TOKEN_LETTERS = 'ogpber-';
const MOUNTAIN_LETTERS = 'OGPBER^';

function letterOf(colour: TokenColour, mountain: number): string {
  const letter = (mountain === 1 ? MOUNTAIN_LETTERS : TOKEN_LETTERS)[colour === NONE ? CULTURE.length : colour];
  if (letter === undefined) throw new RangeError(`${colour} is no token colour`);
  return letter;
}

function readLetters(letters: string): Islands {
  const culture: TokenColour[] = [];
  const mountains: number[] = [];
  for (const letter of letters) {
    const mountain = MOUNTAIN_LETTERS.includes(letter);
    const colour = (mountain ? MOUNTAIN_LETTERS : TOKEN_LETTERS).indexOf(letter);
    if (colour < 0) throw new NotationError(`"${letter}" is no token; they are written ${TOKEN_LETTERS}, on mountains ${MOUNTAIN_LETTERS}`);
    culture.push(colour === CULTURE.length ? NONE : colour);
    mountains.push(mountain ? 1 : 0);
  }
  if (culture.length !== ISLANDS) throw new NotationError(`${culture.length} islands are given, the board has ${ISLANDS}`);
  return { culture, mountains };
}

const islandsWord = word<Islands>({
  what: 'letter per island',
  read: (from) => readLetters(from.take('letter per island')),
  write: ({ culture, mountains }) => culture.map((colour, i) => letterOf(colour, at(mountains, i))).join(''),
  examples: [unpacked(TOKENS), unpacked(TOKENS.toReversed())],
});

/** The culture tokens are shuffled and laid on the islands; a black rim makes a mountain (YA-023, YA-024). */
export const islands: DrawOf<'islands'> = {
  at: ['islands'],
  sample: (_s, rng) => ({ kind: 'islands', ...unpacked(shuffle(rng, TOKENS.slice())) }),
  whyNot: (_s, outcome) => (sameTokens(outcome) ? undefined : WRONG_TOKENS),
  play(_s, { culture, mountains }, emit) {
    emit({ kind: 'IslandsLaid', culture, mountains });
    beginPhase('order', emit);
  },
  text: pattern('islands {...islands}', { '...islands': islandsWord }),
};

export const happenings: HappeningsOf<'IslandsLaid'> = {
  IslandsLaid: {
    evolve(s, e) {
      for (let island = 0; island < e.culture.length; island++) {
        const colour = at(e.culture, island);
        s.culture[island] = colour;
        s.mountains[island] = at(e.mountains, island);
        if (colour !== NONE) add(s.tokensOut, colour, -1);
      }
    },
    say: () => say('event.IslandsLaid'),
  },
};
