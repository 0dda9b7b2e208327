import { number, oneOf, ordinal, type Seat } from '@quarterdeck/kernel';
import { ISLAND_ROWS, SPACE_ROWS } from './data/board';
import { COLOURS } from './data/boats';
import { BUILDINGS } from './data/buildings';
import { PLAYER_COLOURS, TOKEN_NAMES } from './data/components';
import { FLEETS } from './data/fleets';
import { SPECIALISTS } from './data/specialists';
import type { BoatColour, Fleet, Island, Space, Specialist, Tile, TokenColour } from './state';

/*
 * The words of the notation: `fleet 9`, `buy wood`, `place stone s07`, `collect s07 i06`, `build S01 i06`,
 * `recruit riu blue blue`. Names are the ones printed in the tables.
 */

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

export const boatWord = oneOf<BoatColour>('boat colour', COLOURS);
export const tokenWord = oneOf<TokenColour>('token colour', TOKEN_NAMES);
export const tileWord = oneOf<Tile>('building tile', ids(BUILDINGS));
export const specialistWord = oneOf<Specialist>('specialist', ids(SPECIALISTS));
export const spaceWord = oneOf<Space>('boat space', ids(SPACE_ROWS));
export const islandWord = oneOf<Island>('island', ids(ISLAND_ROWS));
export const fleetWord = number<Fleet>('fleet', 1, FLEETS.length);
export const seatWord = ordinal<Seat>('seat', PLAYER_COLOURS.length);

/** Boats and tokens are named in any order. */
export const ascending = <N extends number>(numbers: readonly N[]): readonly N[] => numbers.toSorted((a, b) => a - b);
export const asTheyAre = <T>(items: readonly T[]): readonly T[] => items;
