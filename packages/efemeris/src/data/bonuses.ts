import type { Certainty } from '@quarterdeck/kernel';
import type { Bonus } from '../ids';

export const BONUSES = ['wind', 'shot', 'cargo'] as const;
export const WIND: Bonus = 0;
export const SHOT: Bonus = 1;
export const CARGO: Bonus = 2;

export const bonusesCertainty: Readonly<Record<'total' | 'split', Certainty>> = { total: 'rulebook', split: 'reconstructed' };

/** Markers in the bag at the start: Solar Wind, Warning Shot, New Cargo. */
export const BONUS_MARKERS: readonly number[] = [8, 8, 8];
