import type { Holding } from '../../kit';

/** What a player takes in hand before deciding. */
export interface Hand {
  /** What is being done: an action's id, see `actions.ts`. */
  readonly action: string | undefined;
  /** What was picked for it so far, as keys of spots. */
  readonly picks: readonly string[];
  /** Tile in hand, where it is held and how it is turned. */
  readonly tile: number | undefined;
  readonly place: number | undefined;
  readonly turn: number | undefined;
  /** Captains in the order chosen, crew in any order. */
  readonly captains: readonly number[];
  readonly crew: readonly number[];
}

export const holding: Holding<Hand> = {
  empty: { action: undefined, picks: [], tile: undefined, place: undefined, turn: undefined, captains: [], crew: [] },
};
