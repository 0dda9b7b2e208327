import type { Effect } from '../ids';

/**
 * What a crew card or captain leaves waiting, one counter per seat. All of them end when the galleon
 * sinks (EF-146); some with the turn, the others when the card is cleared at the owner's next tactics phase.
 */
export const EFFECTS = ['stride', 'range', 'extraSpice', 'extraBonus', 'doctor', 'cosme', 'freeFrigate', 'governor'] as const;

export const STRIDE: Effect = 0;
export const RANGE: Effect = 1;
export const EXTRA_SPICE: Effect = 2;
export const EXTRA_BONUS: Effect = 3;
export const DOCTOR: Effect = 4;
export const COSME: Effect = 5;
export const FREE_FRIGATE: Effect = 6;
export const GOVERNOR: Effect = 7;

export const OF_ONE_TURN: readonly Effect[] = [STRIDE, RANGE, FREE_FRIGATE, GOVERNOR];

/** An effect that waits: which counter it raises and by how much. */
export interface Prepare {
  readonly kind: 'prepare';
  readonly effect: Effect;
  readonly amount: number;
}
