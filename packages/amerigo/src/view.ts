import type { Game } from '@quarterdeck/kernel';
import type { Event } from './event';
import type { Move, Outcome } from './move';
import { clone, type State } from './state';

type Eyes = Pick<Game<State, Move, Event, Outcome>, 'view' | 'resample'>;

/** Nothing is private, and what lies face down is no part of the state: everybody sees all there is (AM-D43). */
export const eyes: Eyes = {
  view: (s) => clone(s),
  resample: (view) => clone(view),
};
