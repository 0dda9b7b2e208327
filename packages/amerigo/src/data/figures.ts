export const ROUNDS = 5;

export const CUBES_PER_COLOUR = 7;

/** Production tokens of each sort that are printed on every sheet (AM-033). */
export const PRINTED_PRODUCTION = 1;

export const SHIPS = 2;
export const POSTS = 12;

export const DISCOVERY_VP = 3;
export const COMPLETION_VP = 3;

export const BIG_ISLAND = 20;
export const CHESTS = 5;
export const CHEST_GOLD = 3;
export const COMPENSATION_GOLD = 2;
export const GOLD_DIVISOR = 3;
export const GOLD_DIVISOR_TOKEN = 2;

/** Progress tokens per area of the storage board. */
export const PROGRESS_AREA = 4;

/** The time marker in force in each round: 5, 4, 3, 2 from the stack, then the printed 1 (AM-145). */
export const TIME_BY_ROUND = [5, 4, 3, 2, 1] as const;

export const PIRATE_MARKERS = [0, 0, 1, 2, 3, 4] as const;
/** How many of the markers come into play; the sixth is removed unseen (AM-040). */
export const PIRATES_IN_PLAY = 5;

/** What the printed table gives for 1, 2 and 3 posts, and two ways to go on (AM-D03). */
export const COMPLETION_FACTORS = {
  flat: [0, 1, 3, 6],
  triangular: [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type CompletionOption = keyof typeof COMPLETION_FACTORS;

/** What white cubes may become on the last space of the special track: a missing colour, or also one that is there, whose cubes they join (AM-D41). */
export const LAST_SPACE = { missing: 'missing', join: 'join' } as const;
export type LastSpaceOption = keyof typeof LAST_SPACE;

interface TowerModel {
  /** Chance of a thrown cube to come out at once. */
  readonly thrown: Ratio;
  /** Chance of a cube stuck inside to come out with somebody else's throw. */
  readonly inside: Ratio;
}
export interface Ratio {
  readonly of: number;
  readonly in: number;
}

/** How cubes fall: the default is a published model of such towers, the others are its neighbours. */
export const TOWERS = {
  common: { thrown: { of: 2, in: 3 }, inside: { of: 1, in: 3 } },
  loose: { thrown: { of: 7, in: 10 }, inside: { of: 2, in: 5 } },
  sticky: { thrown: { of: 3, in: 5 }, inside: { of: 1, in: 4 } },
} as const satisfies Readonly<Record<string, TowerModel>>;
export type TowerOption = keyof typeof TOWERS;
