import type { Certainty } from '@quarterdeck/kernel';

/** All of these are printed in the rulebook. */
export const figuresCertainty: Certainty = 'rulebook';

export const GALLEON_STEPS = 3;
export const FRIGATE_STEPS = 4;
export const WIND_STEPS = 3;
export const SHOT_STEPS = 1;
export const ATTACK_RANGE = 1;
export const FREEZE_RANGE = 3;
export const CREW_PER_TURN = 3;
export const HAND_CAP = 8;
export const TEAM_HAND_CAP = 6;
export const START_CREW = 5;
export const TEAM_START_CREW = 3;
export const SPICE_CAP = 5;
export const BONUS_CAP = 3;
export const CREW_COST_PEPPER = 2;
export const FRIGATE_COST_PEPPER = 2;
export const FORTRESS_COST_PEPPER = 1;
export const FORTRESS_COST_VANILLA = 1;
export const GALLEON_COST_VANILLA = 2;
export const FRIGATE_LIMIT = 2;
export const FORTRESS_LIMIT = 2;
export const CAPTAINS = 2;
export const EXPERT_CAPTAINS = 3;
export const TEAM_REBUILDS = 1;
export const EXPERT_TEAM_REBUILDS = 2;
export const TEAM_SHARE = 2;
export const PLANETS_TO_WIN = 5;
export const PLANETS_TO_WIN_GENERAL = 4;
export const TILES_PER_TURN = 2;

/** Spices at the start, pepper and vanilla, by place in the turn order; partners share a place. */
export const START_SPICES: ReadonlyArray<readonly [pepper: number, vanilla: number]> = [
  [1, 1],
  [1, 2],
  [2, 2],
];
