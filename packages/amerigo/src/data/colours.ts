import type { Id } from '@quarterdeck/kernel';
import type { Table } from './table';

/** The seven actions, named by the colour of their cubes, in the order of the phases (AM-061). */
export const COLOURS = ['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const phases: Table<Colour> = { certainty: 'rulebook', rows: COLOURS };

/** The place of a colour in COLOURS, and so in every array that counts cubes. */
export type Hue = Id<'colour'>;

export const COLOUR_INDEX: Readonly<Record<Colour, Hue>> = { blue: 0, black: 1, red: 2, brown: 3, green: 4, yellow: 5, white: 6 };

export const WHITE = COLOUR_INDEX.white;
export const RED = COLOUR_INDEX.red;
export const GREEN = COLOUR_INDEX.green;

export const PLAYER_COLOURS = ['red', 'yellow', 'blue', 'white'] as const;
