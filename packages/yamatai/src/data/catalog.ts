import type { Fleet, Specialist, Tile } from '../state';
import { BUILDINGS, type BuildingRow } from './buildings';
import { FLEETS, type FleetRow } from './fleets';
import { SPECIALISTS, type SpecialistRow } from './specialists';

/* Tiles by number: the place of a row in its table; fleets by the number printed on them. */

function must<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new RangeError(`There is no such ${what}`);
  return row;
}

export const building = (tile: Tile): BuildingRow => must(BUILDINGS[tile], 'building');
export const fleet = (number: Fleet): FleetRow => must(FLEETS[number - 1], 'fleet');
export const specialist = (who: Specialist): SpecialistRow => must(SPECIALISTS[who], 'specialist');

/** Palaces and torii (YA-011). */
export const isPrestige = (tile: Tile): boolean => {
  const { kind } = building(tile);
  return kind === 'palace' || kind === 'torii';
};
