import { at } from '@quarterdeck/kernel';
import { type Island, NO_ISLAND } from './chart';
import { type Geometry, geometryOf } from './geometry';
import { type Cell, MAP_STRIDE } from './spaces';

/* Islands have names of our own, the largest the first, so that people can speak of them. */

const NAMES = [
  'San Telmo',
  'Tierra Alta',
  'Aguada',
  'Las Perlas',
  'La Tórtola',
  'Cabo Frío',
  'Buenaventura',
  'El Ancla',
  'Los Roques',
  'Isla Honda',
  'Monte Claro',
  'Punta Brava',
  'Santa Rita',
  'La Palmera',
  'El Faro',
  'Río Manso',
  'Las Garzas',
  'Piedra Azul',
  'La Calma',
  'Dos Hermanas',
  'El Farol',
  'Costa Verde',
  'Arenal',
  'Los Cocos',
  'Vista Mar',
  'La Brisa',
] as const;

/** What a map calls its islands, and the island by which each of its cells is known. */
interface Gazetteer {
  readonly names: readonly string[];
  readonly by: readonly Known[];
}

interface Known {
  readonly island: Island;
  /** On the island, or at an anchor before it. */
  readonly ashore: boolean;
}

/** Kept as long as the map itself is. */
const known = new WeakMap<Geometry, Gazetteer>();

function gazetteerOf(layout: string): Gazetteer {
  const geometry = geometryOf(layout);
  const found = known.get(geometry);
  if (found !== undefined) return found;
  const { islands, island: ofCell, postOf } = geometry;
  const bySize = islands.map((_, island) => island).sort((a, b) => (islands[b]?.size ?? 0) - (islands[a]?.size ?? 0) || a - b);
  const names: string[] = [];
  bySize.forEach((island, rank) => {
    names[island] = at(NAMES, rank % NAMES.length);
  });
  const land = ofCell.flatMap((island, cell) => (island === NO_ISLAND ? [] : [{ island, cell }]));
  const by = ofCell.map((own, cell): Known => {
    const anchored = ofCell[postOf[cell] ?? -1];
    if (own !== NO_ISLAND) return { island: own, ashore: true };
    if (anchored !== undefined && anchored !== NO_ISLAND) return { island: anchored, ashore: true };
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    for (const one of land) {
      const away = Math.hypot(
        (one.cell % MAP_STRIDE) - (cell % MAP_STRIDE),
        Math.floor(one.cell / MAP_STRIDE) - Math.floor(cell / MAP_STRIDE),
      );
      if (away < least) [nearest, least] = [one.island, away];
    }
    return { island: nearest, ashore: false };
  });
  const made = { names, by };
  known.set(geometry, made);
  return made;
}

/** By island. */
export function islandNames(layout: string): readonly string[] {
  return gazetteerOf(layout).names;
}

/** The island by which people know a cell. */
export function islandBy(layout: string, cell: Cell): Known {
  return at(gazetteerOf(layout).by, cell);
}
