export type { Event } from './event';
export { soundings } from './game';
export type { Move, Outcome } from './move';
export type { State } from './state';
