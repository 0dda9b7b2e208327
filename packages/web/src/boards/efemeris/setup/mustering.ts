import type { State } from '@quarterdeck/efemeris';

/** Whether the armadas are still being put together in a step that needs the whole table. */
export function isMustering({ phase }: State): boolean {
  return phase === 'start' || phase === 'nation' || phase === 'captains' || phase === 'crew' || phase === 'planet';
}
