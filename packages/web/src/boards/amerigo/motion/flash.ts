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

/** Lets the pieces of an event shine up for a moment, wherever on the page they are. */
export function flash({ event, duration }: Shown): readonly Animation[] {
  if (MOVES_BY_ITSELF.includes(event.kind)) return [];
  const pieces = focusOf(event).flatMap((id) => [...document.querySelectorAll(`[data-piece="${CSS.escape(id)}"]`)]);
  return pieces.map((piece) =>
    piece.animate(
      [
        { filter: 'none' },
        { filter: 'drop-shadow(0 0 5px var(--glow)) drop-shadow(0 0 2px var(--glow))', offset: 0.4 },
        { filter: 'none' },
      ],
      { duration: duration * 1.5, easing: 'ease-in-out' },
    ),
  );
}
