/**
 * What a crew card or captain leaves waiting, one counter per seat. All of them end when the galleon
 * sinks (EF-146); some with the turn, the others when the card is cleared at the owner's next tactics phase.
 */
export const EFFECTS = ['stride', 'range', 'extraSpice', 'extraBonus', 'doctor', 'cosme', 'freeFrigate', 'governor'] as const;
export type Effect = (typeof EFFECTS)[number];

export const STRIDE = 0;
export const RANGE = 1;
export const EXTRA_SPICE = 2;
export const EXTRA_BONUS = 3;
export const DOCTOR = 4;
export const COSME = 5;
export const FREE_FRIGATE = 6;
export const GOVERNOR = 7;

export const OF_ONE_TURN = [STRIDE, RANGE, FREE_FRIGATE, GOVERNOR] as const;

/** An effect that waits: which counter it raises and by how much. */
export interface Prepare {
  readonly kind: 'prepare';
  readonly effect: number;
  readonly amount: number;
}
