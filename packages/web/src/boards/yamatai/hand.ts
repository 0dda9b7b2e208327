import type { Holding } from '../../kit';

/** What a turn can be spent on; the map shows the places of one at a time. */
export type Mode = 'boats' | 'trade' | 'collect' | 'build' | 'power';

/** How a missing boat is made up for. */
type Sparing = 'fleet' | 'specialist';

/** What a player takes in hand before deciding. */
export interface Hand {
  readonly mode: Mode | undefined;
  /** The boat colour to place next. */
  readonly colour: number | undefined;
  /** The building tile to build, keep or plan for. */
  readonly tile: number | undefined;
  /** The boat that collects next, by its space. */
  readonly collector: number | undefined;
  readonly sparing: Sparing | undefined;
  readonly specialist: number | undefined;
}

const EMPTY: Hand = {
  mode: undefined,
  colour: undefined,
  tile: undefined,
  collector: undefined,
  sparing: undefined,
  specialist: undefined,
};

/** Only the tile stays from move to move: one plans for it. */
export const holding: Holding<Hand> = { empty: EMPTY, keep: ({ tile }) => ({ ...EMPTY, tile }) };
