/* The figures of the rulebook. */

/** Buildings and meeples that each player starts with, by number of players (YA-028, YA-029). */
export const START: Readonly<Record<number, { readonly buildings: number; readonly meeples: number }>> = {
  2: { buildings: 10, meeples: 2 },
  3: { buildings: 8, meeples: 1 },
  4: { buildings: 6, meeples: 1 },
};

export const START_COINS = 10;
export const BERTHS = 1;
export const ROW_SIZE = 5;
export const DISPLAY_SIZE = 5;
export const FLEETS_OPEN = 5;
export const COINS_PER_ROUND = 2;
export const RECRUIT_EQUAL = 2;
export const RECRUIT_DIFFERENT = 3;
export const COINS_PER_POINT = 5;
export const BOATS_PER_PENALTY = 2;
