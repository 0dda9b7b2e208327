import type { Game } from '@quarterdeck/kernel';
import { type Event, evolve } from './events';
import type { Move, Outcome } from './move';
import { notation } from './notation';
import { options } from './options';
import { policy } from './policy';
import { chance, checkOutcome, sample } from './rules/chance';
import { check, moves, play, turn } from './rules/decide';
import { census, points, ranking, score } from './score';
import { clone, initial, type State } from './state';
import { redact, resample, view } from './view';
import { words } from './words';

/** Efemeris: duel for two, general mode for three, two nations of partners for four; each also at expert level. */
export const efemeris: Game<State, Move, Event, Outcome> = {
  id: 'efemeris',
  rulesVersion: 2,
  versions: [{ version: 2, rules: [] }],
  seats: [2, 3, 4],
  options,
  seatOneBegins: { starter: '1' },
  initial,
  turn,
  moves,
  check,
  play,
  sample,
  checkOutcome,
  chance,
  evolve,
  clone,
  view,
  redact,
  resample,
  score,
  points,
  ranking,
  teams: ({ seats }) => Array.from({ length: seats }, (_, seat) => (seats === 4 ? seat >> 1 : seat)),
  census,
  notation,
  words,
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
  policy,
};
