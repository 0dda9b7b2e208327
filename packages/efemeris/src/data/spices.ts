import type { Spice } from '../ids';

/** The two spices, the only currency. */
export const SPICES = ['pepper', 'vanilla'] as const;
export const PEPPER: Spice = 0;
export const VANILLA: Spice = 1;
