/** The two spices, the only currency. */
export const SPICES = ['pepper', 'vanilla'] as const;
export type Spice = (typeof SPICES)[number];
export const PEPPER = 0;
export const VANILLA = 1;
