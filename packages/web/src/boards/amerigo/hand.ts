import type { Holding } from '../../kit';

/** What a player takes in hand before deciding. */
export interface Hand {
  readonly ship: number | undefined;
  readonly tile: number | undefined;
  readonly rotation: number;
  /** Steps along a track. */
  readonly steps: number | undefined;
  /** Gold the player is ready to add to the next move. */
  readonly gold: number;
}

const EMPTY: Hand = { ship: undefined, tile: undefined, rotation: 0, steps: undefined, gold: 0 };

/** The tile in hand stays from move to move, turned as it is: one builds with it later. */
export const holding: Holding<Hand> = { empty: EMPTY, keep: ({ tile, rotation }) => ({ ...EMPTY, tile, rotation }) };
