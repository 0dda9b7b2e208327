import { flash } from '../../../kit';
import { focusOf } from '../events';
import type { Shown } from '../types';

/** Events with a motion of their own; the others light up what they speak of. */
const MOVES_BY_ITSELF: readonly Shown['event']['kind'][] = [
  'CubesFell',
  'ShipSailed',
  'ShipPlaced',
  'PostFounded',
  'TileBuilt',
  'IslandCompleted',
  'FinalScored',
];

/** Lets what an event speaks of shine up a little longer than it is shown. */
export function flashed({ event, duration }: Shown): readonly Animation[] {
  return MOVES_BY_ITSELF.includes(event.kind) ? [] : flash(focusOf(event), duration * 1.5);
}
