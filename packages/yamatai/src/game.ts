import type { Game } from '@quarterdeck/kernel';
import { census } from './census';
import { type Event, evolve } from './events';
import type { Move } from './move';
import { notation } from './notation';
import { policy } from './policy';
import { resample } from './resample';
import { check, moves, play, turn } from './rules';
import { chance, checkOutcome, type Outcome, sample } from './rules/chance';
import { points, ranking, score } from './score';
import { clone, initial, type State } from './state';
import { redact, view } from './view';
import { words } from './words';

export const yamatai: Game<State, Move, Event, Outcome> = {
  id: 'yamatai',
  rulesVersion: 1,
  versions: [{ version: 1, rules: [] }],
  seats: [2, 3, 4],
  /** YA-D01: the rulebook lets a token lie where a building goes up; many players clear the island first. */
  options: { clearedIslandsOnly: { kind: 'switch', default: false } },
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
