import type { Island, Space } from '../state';
import { ENTRY_SPACES, ISLAND_ROWS, SPACE_ROWS } from './board';

/* Spaces and islands by number, as the rules use them: the place of a row in its table. */

export const SPACES = SPACE_ROWS.length;
export const ISLANDS = ISLAND_ROWS.length;

const spaceNumbers: ReadonlyMap<string, Space> = new Map(SPACE_ROWS.map((row, i) => [row.id, i]));
const islandNumbers: ReadonlyMap<string, Island> = new Map(ISLAND_ROWS.map((row, i) => [row.id, i]));

/** The number of a space, by its name ("s07"). */
export const spaceNumber = (id: string): Space | undefined => spaceNumbers.get(id);
/** The number of an island, by its name ("i06"). */
export const islandNumber = (id: string): Island | undefined => islandNumbers.get(id);

function all<Place extends number>(ids: readonly string[], numbers: ReadonlyMap<string, Place>): readonly Place[] {
  return ids.map((id) => {
    const found = numbers.get(id);
    if (found === undefined) throw new RangeError(`The board has no ${id}`);
    return found;
  });
}

const NOWHERE: readonly never[] = [];
const links = SPACE_ROWS.map((row) => all(row.links, spaceNumbers));
const shores = SPACE_ROWS.map((row) => all(row.islands, islandNumbers));
const rings = ISLAND_ROWS.map((row) => all(row.spaces, spaceNumbers));
const borders = ISLAND_ROWS.map((row) => all(row.neighbours, islandNumbers));

const entries = all(Object.values(ENTRY_SPACES), spaceNumbers);
const entry: readonly boolean[] = SPACE_ROWS.map((_, space) => entries.includes(space));

export const isEntry = (space: Space): boolean => entry[space] ?? false;
/** Spaces connected to a space (YA-004). */
export const linksOf = (space: Space): readonly Space[] => links[space] ?? NOWHERE;
/** Islands adjacent to a space (YA-005). */
export const islandsAt = (space: Space): readonly Island[] => shores[space] ?? NOWHERE;
/** Spaces around an island. */
export const spacesAround = (island: Island): readonly Space[] => rings[island] ?? NOWHERE;
/** Islands adjacent to an island (YA-006). */
export const neighboursOf = (island: Island): readonly Island[] => borders[island] ?? NOWHERE;
