import { type Game, NO_POINTS, NotationError, OVER, rankBy, reason, scoreSheet, seatTurn } from '@quarterdeck/kernel';

/* A fixture for honesty: each seat in turn names a face of the die that is thrown afterwards. Whoever is right more than one time in six has peeked. */

interface State {
  guesses: number[];
  right: number[];
  rounds: number;
}

type Move = { readonly face: number };
type Event = { readonly kind: 'Guessed'; readonly face: number } | { readonly kind: 'Thrown'; readonly face: number };

const ROUNDS = 5;
const noTexts = () => Promise.resolve({ messages: {}, rules: {} });
const legal = (s: State, seat: number): boolean => s.rounds < ROUNDS && s.guesses.length === seat;
const number = (text: string): number | NotationError =>
  /^[1-6]$/.test(text) ? Number(text) : new NotationError(`"${text}" is no face of a die`);

export const guess: Game<State, Move, Event, number> = {
  id: 'guess',
  rulesVersion: 1,
  versions: [{ version: 1, rules: [] }],
  seats: [2],
  options: {},
  initial: () => ({ guesses: [], right: [0, 0], rounds: 0 }),
  turn: (s) => (s.rounds === ROUNDS ? OVER : s.guesses.length < 2 ? seatTurn(s.guesses.length) : { kind: 'chance', ask: 'die' }),
  moves: (s, seat) => (legal(s, seat) ? [1, 2, 3, 4, 5, 6].map((face) => ({ face })) : []),
  check: (s, seat, { face }) => (legal(s, seat) && face >= 1 && face <= 6 ? undefined : reason('NO', 'GU-01')),
  play: (_s, _seat, { face }, emit) => emit({ kind: 'Guessed', face }),
  sample: (_s, rng) => 1 + rng.below(6),
  checkOutcome: (_s, face) => (face >= 1 && face <= 6 ? undefined : reason('NO', 'GU-01')),
  chance: (_s, face, emit) => emit({ kind: 'Thrown', face }),
  evolve: (s, e) => {
    if (e.kind === 'Guessed') s.guesses.push(e.face);
    else {
      s.right = s.right.map((right, seat) => right + (s.guesses[seat] === e.face ? 1 : 0));
      s.guesses = [];
      s.rounds++;
    }
  },
  clone: (s) => ({ guesses: [...s.guesses], right: [...s.right], rounds: s.rounds }),
  view: (s) => guess.clone(s),
  redact: (e) => e,
  resample: (view) => guess.clone(view),
  score: (s) => scoreSheet(2, [{ item: 'right', points: [...s.right], booked: false }]),
  points: () => NO_POINTS,
  ranking: (s) => rankBy(2, (seat) => s.right[seat] ?? 0),
  census: () => ({}),
  notation: {
    writeMove: ({ face }) => String(face),
    readMove: (text) => {
      const face = number(text);
      return face instanceof NotationError ? face : { face };
    },
    writeOutcome: String,
    readOutcome: number,
  },
  words: { event: () => undefined, move: () => ({ key: 'move' }), decision: () => ({ key: 'decision' }) },
  texts: { en: noTexts, de: noTexts, nl: noTexts },
  policy: { evaluate: (s) => s.right, spread: () => 1, rollout: (_s, _seat, rng) => ({ face: 1 + rng.below(6) }) },
};
