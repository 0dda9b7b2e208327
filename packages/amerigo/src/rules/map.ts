import { drawIndices, type Reason, type Rng, reason } from '@quarterdeck/kernel';
import { SORTS } from '../data/goods';
import { ISLAND_TILES, LAYOUTS, MAP_FILTER } from '../data/islands';
import { type Chart, chartOf, hasLake, islandsTouch } from '../map/chart';
import { COMMODITY, TILE_LETTERS } from '../map/terrain';
import type { OutcomeOf } from '../move';
import { add, zeros } from '../numbers';
import type { State } from '../state';

/** Random tiles, places and turns, until the map is legal and plays well; rejected tries leave no trace (AM-011). */
export function sampleMap(s: State, rng: Rng): OutcomeOf<'map'> {
  for (;;) {
    const layout = drawIndices(rng, ISLAND_TILES.length, places(s.seats))
      .map((tile) => `${TILE_LETTERS.charAt(tile)}${rng.below(4)}`)
      .join('');
    if (refuseChart(chartOf(layout), s.seats) === undefined) return { kind: 'map', layout };
  }
}

export function refuseMap(s: State, { layout }: OutcomeOf<'map'>): Reason | undefined {
  const tiles = [...layout].filter((_, i) => i % 2 === 0);
  const possible = layout.length === 2 * places(s.seats) && new Set(tiles).size === tiles.length;
  return possible ? refuseChart(chartOf(layout), s.seats) : reason('IMPOSSIBLE_OUTCOME', 'AM-010');
}

function refuseChart(chart: Chart, seats: number): Reason | undefined {
  if (islandsTouch(chart)) return reason('ISLANDS_TOUCH', 'AM-013');
  if (hasLake(chart)) return reason('LAKE', 'AM-012');
  let big = 0;
  for (const island of chart.islands) {
    if (island.big) big++;
    if (island.size > MAP_FILTER.largestIsland) return reason('ISLAND_TOO_LARGE', 'AM-011', { most: MAP_FILTER.largestIsland });
  }
  if (big > MAP_FILTER.bigIslandsMax) return reason('TOO_MANY_BIG_ISLANDS', 'AM-D06', { most: MAP_FILTER.bigIslandsMax });
  if (big < (MAP_FILTER.bigIslandsMin[seats] ?? 0))
    return reason('TOO_FEW_BIG_ISLANDS', 'AM-011', { least: MAP_FILTER.bigIslandsMin[seats] ?? 0 });
  if (Math.min(...spacesBySort(chart)) < MAP_FILTER.spacesPerSort)
    return reason('SORT_TOO_RARE', 'AM-011', { least: MAP_FILTER.spacesPerSort });
  return undefined;
}

/** Commodity spaces of a map, by sort. */
export function spacesBySort({ terrain }: Chart): number[] {
  const spaces = zeros(SORTS.length);
  for (const kind of terrain) if (kind >= COMMODITY) add(spaces, kind - COMMODITY, 1);
  return spaces;
}

function places(seats: number): number {
  const layout = LAYOUTS[seats];
  return layout === undefined ? 0 : layout.rows * layout.columns;
}
