import type { Certainty } from './certainty';

interface CultureRow {
  readonly name: string;
  readonly count: number;
  /** How many of them have the black rim of a mountain. */
  readonly mountains: number;
  readonly certainty: Certainty;
}

/** The six colours of culture tokens; sources name five, the sixth is called red here. */
export const CULTURE: readonly CultureRow[] = [
  { name: 'orange', count: 5, mountains: 1, certainty: 'found' },
  { name: 'green', count: 5, mountains: 1, certainty: 'found' },
  { name: 'purple', count: 5, mountains: 1, certainty: 'found' },
  { name: 'blue', count: 5, mountains: 1, certainty: 'found' },
  { name: 'beige', count: 5, mountains: 1, certainty: 'found' },
  { name: 'red', count: 5, mountains: 1, certainty: 'reconstructed' },
];

export const BLANK: CultureRow = { name: 'blank', count: 4, mountains: 1, certainty: 'found' };

interface PlayerColourRow {
  readonly name: string;
  readonly buildings: number;
  readonly meeples: number;
  readonly certainty: Certainty;
}

/** Seat 0 plays the first colour and so on; fewer seats leave out the last ones (YA-026). */
export const PLAYER_COLOURS: readonly PlayerColourRow[] = [
  { name: 'blue', buildings: 10, meeples: 2, certainty: 'found' },
  { name: 'orange', buildings: 10, meeples: 2, certainty: 'found' },
  { name: 'purple', buildings: 8, meeples: 1, certainty: 'found' },
  { name: 'grey', buildings: 6, meeples: 1, certainty: 'found' },
];

/** Other pieces in the box. Coins and prestige tokens never run out in play (YA-019). */
export const PIECES = {
  certainty: 'found',
  mountainTiles: 7,
  sacredGround: 8,
  prestigeTokens: 24,
  coins: [
    { value: 1, count: 23 },
    { value: 2, count: 32 },
    { value: 10, count: 18 },
  ],
  palaceFigures: 4,
  toriiFigures: 3,
} as const satisfies { readonly certainty: Certainty } & Readonly<Record<string, unknown>>;

/** Buildings and meeples that each player starts with, by number of players (YA-028, YA-029). */
export const START: Readonly<Record<number, { readonly buildings: number; readonly meeples: number }>> = {
  2: { buildings: 10, meeples: 2 },
  3: { buildings: 8, meeples: 1 },
  4: { buildings: 6, meeples: 1 },
};

export const START_COINS = 10;
export const MAT_AREAS = 5;
export const BERTHS = 1;
export const ROW_SIZE = 5;
export const DISPLAY_SIZE = 5;
export const FLEETS_OPEN = 5;
export const COINS_PER_ROUND = 2;
export const RECRUIT_EQUAL = 2;
export const RECRUIT_DIFFERENT = 3;
export const COINS_PER_POINT = 5;
export const BOATS_PER_PENALTY = 2;
