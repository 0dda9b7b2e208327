import type { SeatsTurn } from '../game';
import type { State } from './state';

export type Step = 'deal' | 'sound' | 'die' | 'over';

export function step(s: State): Step {
  if (!s.dealt) return 'deal';
  if (s.revealed) return 'die';
  return s.hands.every((hand) => hand.length === 0) ? 'over' : 'sound';
}

export function deciders(s: State): SeatsTurn {
  return { kind: 'seats', seats: s.picked.flatMap((line, seat) => (line === 0 ? [seat] : [])) };
}
