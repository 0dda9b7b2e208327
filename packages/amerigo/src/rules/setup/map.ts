import { drawIndices, filled, NotationError, pattern, type Reason, reason, word } from '@quarterdeck/kernel';
import { ISLAND_TILES, LAYOUTS, MAP_FILTER } from '../../data/islands';
import type { HappeningsOf } from '../../event';
import { type Chart, chartOf, hasLake, islandsTouch, spacesBySort } from '../../map/chart';
import { geometryOf } from '../../map/geometry';
import { TILE_LETTERS } from '../../map/terrain';
import type { DrawOf } from '../../move';
import { say } from '../../say';

const LAYOUT = /^([A-P][0-3])+$/;

/** Random tiles, places and turns, until the map is legal and plays well; rejected tries leave no trace (AM-011). */
export const map: DrawOf<'map'> = {
  at: ['map'],
  sample(s, rng) {
    for (;;) {
      const layout = drawIndices(rng, ISLAND_TILES.length, places(s.seats))
        .map((tile) => `${TILE_LETTERS.charAt(tile)}${rng.below(4)}`)
        .join('');
      if (whyNotChart(chartOf(layout), s.seats) === undefined) return { kind: 'map', layout };
    }
  },
  whyNot(s, { layout }) {
    const tiles = [...layout].filter((_, i) => i % 2 === 0);
    const possible = layout.length === 2 * places(s.seats) && new Set(tiles).size === tiles.length;
    return possible ? whyNotChart(chartOf(layout), s.seats) : reason('IMPOSSIBLE_OUTCOME', 'AM-010');
  },
  play(_s, { layout }, emit) {
    emit({ kind: 'MapLaid', layout });
  },
  text: pattern('map {layout}', {
    layout: word<string>({
      what: 'layout',
      read: (from) => {
        const layout = from.take('layout');
        if (!LAYOUT.test(layout))
          throw new NotationError(`"${layout}" is no layout: tile letters A to P, each with its quarter turns 0 to 3`);
        return layout;
      },
      write: (layout) => layout,
      examples: ['A0', 'P3A0'],
    }),
  }),
};

function whyNotChart(chart: Chart, seats: number): Reason | undefined {
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

function places(seats: number): number {
  const layout = LAYOUTS[seats];
  return layout === undefined ? 0 : layout.rows * layout.columns;
}

export const happenings: HappeningsOf<'MapLaid'> = {
  MapLaid: {
    evolve(s, { layout }) {
      s.layout = layout;
      const { islands } = geometryOf(layout);
      s.freeLand = islands.map((island) => island.size);
      s.islandPosts = filled(islands.length * s.seats, 0);
      s.islandChest = islands.map((island) => (island.big ? 1 : 0));
      s.stage = 'order';
    },
    say({ layout }) {
      const { islands } = geometryOf(layout);
      return say('event.MapLaid', { islands: islands.length, big: islands.filter((island) => island.big).length });
    },
  },
};
