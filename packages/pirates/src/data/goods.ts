import type { Certainty } from '@quarterdeck/kernel';
import type { Loot } from '../state';

/** Kinds of loot; the first three are goods, the talisman needs no ship. Numbered in this order. */
export const LOOT_KINDS = ['rum', 'coffee', 'fruit', 'talisman'] as const;

export const RUM: Loot = 0;
export const COFFEE: Loot = 1;
export const FRUIT: Loot = 2;
export const TALISMAN: Loot = 3;
export const GOODS = 3;
export const GOOD_NAMES = LOOT_KINDS.slice(0, GOODS);

/** How many loot cards there are of each kind (PI-011). */
export const LOOT_CARDS: { readonly certainty: Certainty; readonly counts: readonly number[] } = {
  certainty: 'found',
  counts: [15, 15, 15, 15],
};
