import { focusOf } from './events';
import type { Shown } from './types';

/** Pieces that an event speaks of light up for a moment; what moves by itself on the chart is left to its own motion. */
export function pulse(root: ParentNode, { event, duration }: Shown): readonly Animation[] {
  if (event.kind === 'DiceThrown' || event.kind === 'ShipsClashed' || event.kind === 'DiceStruck' || event.kind === 'PlunderEnded')
    return [];
  return focusOf(event).flatMap((piece) =>
    [...root.querySelectorAll(`[data-piece="${piece}"]`)].map((element) =>
      element.animate(
        [
          { filter: 'drop-shadow(0 0 0 transparent)' },
          { filter: 'drop-shadow(0 0 3px var(--glow)) drop-shadow(0 0 8px var(--glow))', offset: 0.4 },
          { filter: 'drop-shadow(0 0 0 transparent)' },
        ],
        { duration, easing: 'ease-in-out' },
      ),
    ),
  );
}
