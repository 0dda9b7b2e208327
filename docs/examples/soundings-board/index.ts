import type { Event, Move, State } from '@quarterdeck/soundings';
import type { BoardModule } from '../../kit';
import { Board } from './Board';

export const board: BoardModule<State, Move, Event> = {
  Board,
  /** Which pieces a log line speaks of: they light up. */
  focusOf: (event) => (event.kind === 'Picked' ? [`player-${event.seat}`] : []),
  /** How long something is shown; nothing else on the page runs ahead of it. */
  motionOf: (event) => (event.kind === 'Sounded' ? 300 : 0),
};
