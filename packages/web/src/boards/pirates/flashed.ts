import { flash } from '../../kit';
import { focusOf, turnsCards } from './events';
import type { Shown } from './types';

/** Pieces that an event speaks of light up for a moment; what has a motion of its own is left to that. */
export function flashed({ event, duration }: Shown): readonly Animation[] {
  if (turnsCards(event)) return [];
  if (event.kind === 'DiceThrown' || event.kind === 'ShipsClashed' || event.kind === 'DiceStruck' || event.kind === 'PlunderEnded')
    return [];
  return flash(focusOf(event), duration);
}
