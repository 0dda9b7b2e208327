import type { Certainty } from '@quarterdeck/kernel';

export const TOKEN_NAMES = ['orange', 'green', 'purple', 'blue', 'beige', 'red'] as const;
type TokenName = (typeof TOKEN_NAMES)[number];

interface CultureRow<Name extends string> {
  readonly name: Name;
  readonly count: number;
  /** How many of them have the black rim of a mountain. */
  readonly mountains: number;
  readonly certainty: Certainty;
}

/** The six colours of culture tokens; sources name five, the sixth is called red here. */
export const CULTURE: readonly CultureRow<TokenName>[] = [
  { name: 'orange', count: 5, mountains: 1, certainty: 'found' },
  { name: 'green', count: 5, mountains: 1, certainty: 'found' },
  { name: 'purple', count: 5, mountains: 1, certainty: 'found' },
  { name: 'blue', count: 5, mountains: 1, certainty: 'found' },
  { name: 'beige', count: 5, mountains: 1, certainty: 'found' },
  { name: 'red', count: 5, mountains: 1, certainty: 'reconstructed' },
];

export const BLANK: CultureRow<'blank'> = { name: 'blank', count: 4, mountains: 1, certainty: 'found' };

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
