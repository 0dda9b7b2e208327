import { defineGame } from '../define';
import { reason } from '../reason';
import { rankBy, scoreSheet } from '../score';
import { message } from '../text';
import type { Event } from './event';
import type { Move, Outcome } from './move';
import * as deal from './rules/deal';
import * as die from './rules/die';
import * as sound from './rules/sound';
import { clone, HAND, initial, type State } from './state';
import { deciders, type Step, step } from './turn';
import { versions } from './versions';
import { resample, view } from './view';

export const soundings = defineGame<State, Move, Event, Outcome, Step>({
  id: 'soundings',
  versions,
  seats: [2, 3, 4],
  options: {},

  initial,
  clone,
  step,
  deciders,
  decisions: { sound: sound.sound },
  happenings: { ...deal.happenings, ...sound.happenings, ...die.happenings },
  draws: { deal: deal.deal, die: die.die },
  refusals: {
    notNow: reason('ALREADY_PICKED', 'SO-03'),
    notYours: reason('ALREADY_PICKED', 'SO-03'),
    notAsked: reason('NO_SUCH_OUTCOME', 'SO-04'),
  },
  ask: () => message('decision.sound'),

  view,
  resample,

  score: (s) => scoreSheet(s.score.length, [{ item: 'soundings', points: [...s.score], booked: true }]),
  ranking: (s) => rankBy(s.score.length, (seat) => s.score[seat] ?? 0),
  census: (s) => ({
    lines: s.dealt ? s.hands.flat().length + s.picked.filter((line) => line !== 0).length + s.shown.length : HAND * s.hands.length,
  }),
  texts: {
    en: () => import('./texts').then((texts) => texts.en),
    de: () => import('./texts').then((texts) => texts.de),
    nl: () => import('./texts').then((texts) => texts.nl),
  },
  policy: { evaluate: (s) => s.score, rollout: sound.anyLine },
});
