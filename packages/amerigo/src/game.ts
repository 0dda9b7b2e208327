import { type Game, OVER, seatTurn, type Turn } from '@quarterdeck/kernel';
import { card } from './card';
import { census } from './census';
import { COMPLETION_FACTORS, TOWERS } from './data/constants';
import { type Event, evolve } from './events';
import type { Move, Outcome } from './move';
import { moves } from './moves';
import { notation } from './notation';
import { check, play } from './play';
import { policy } from './policy';
import { checkOutcome, resolve, sample } from './rules/chance';
import { points, ranking, score } from './score';
import { actor, clone, initialState, type Stage, type State } from './state';
import { eyes } from './view';
import { words } from './words';

const CHANCE: Partial<Readonly<Record<Stage, Turn>>> = {
  map: { kind: 'chance', ask: 'map' },
  order: { kind: 'chance', ask: 'order' },
  pirate: { kind: 'chance', ask: 'pirate' },
  progress: { kind: 'chance', ask: 'progress' },
  production: { kind: 'chance', ask: 'production' },
  fill: { kind: 'chance', ask: 'tower' },
  throw: { kind: 'chance', ask: 'tower' },
  over: OVER,
};

export const amerigo: Game<State, Move, Event, Outcome> = {
  id: card.id,
  rulesVersion: 1,
  versions: [{ version: 1, rules: [] }],
  seats: card.seats,
  options: {
    tower: { kind: 'choice', values: Object.keys(TOWERS), default: 'common' },
    completion: { kind: 'choice', values: Object.keys(COMPLETION_FACTORS), default: 'flat' },
  },

  initial: initialState,
  turn: (s) => CHANCE[s.stage] ?? seatTurn(actor(s)),
  moves,
  check,
  play,

  sample,
  checkOutcome,
  chance: resolve,

  evolve,
  clone,
  ...eyes,

  score,
  points,
  ranking,
  census,

  notation,
  words,
  policy,
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
};
