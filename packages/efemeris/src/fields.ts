import { at } from '@quarterdeck/kernel';
import { EDGES, PLACES, STEPS } from './data/places';
import { PLANETS } from './data/planets';
import { type FieldKind, TILES, type TileField } from './data/tiles';
import { type Edge, type Field, NO_PLACE, NO_PLANET, NO_SPICE, type Place, type Planet, type Spice, type Tile } from './ids';

/*
 * Every field of every possible sky has one number. Interior fields come first: they belong to a
 * tile and keep their number wherever the tile lies. Border fields follow: they belong to an edge
 * between two places, so two half circles that meet are one field without anybody merging them.
 */

interface Interior {
  readonly tile: Tile;
  readonly field: TileField;
}

const interiors: readonly Interior[] = TILES.flatMap((tile, t) => tile.fields.map((field) => ({ tile: t, field })));

export const INTERIORS = interiors.length;
export const ROSE: Field = 0;

/** Tile of each interior field. */
export const TILE_OF: readonly Tile[] = interiors.map(({ tile }) => tile);

/** First interior field of each tile, and where the last one ends. */
export const FIRST_FIELD: readonly Field[] = [...TILES.map((_, t) => TILE_OF.indexOf(t)), INTERIORS];

function interiorNumber(tile: Tile, id: string): Field {
  return interiors.findIndex((interior) => interior.tile === tile && interior.field.id === id);
}

const edgeOf = (end: string): number => (/^e[0-5]$/.test(end) ? Number(end.slice(1)) : -1);

/** Neighbours of each interior field: a field of the same tile, or ~edge for the half circle of an edge. */
export const LINKS: ReadonlyArray<readonly number[]> = interiors.map(({ tile, field }) =>
  at(TILES, tile).paths.flatMap(([a, b]) => {
    const end = a === field.id ? b : b === field.id ? a : undefined;
    if (end === undefined) return [];
    return [edgeOf(end) < 0 ? interiorNumber(tile, end) : ~edgeOf(end)];
  }),
);

/** The interior field that a tile's path from an edge (before turning) leads to: [tile * 6 + edge], NOWHERE without half circle. */
const EXIT_TO: readonly Field[] = TILES.flatMap((_, t) =>
  EDGES.map((_edge, edge) => interiors.findIndex(({ tile }, f) => tile === t && at(LINKS, f).includes(~edge))),
);

/** The same by the edge of the place, for each turn of the tile: [(tile * 6 + turn) * 6 + edge]. */
export const TURNED_EXIT_TO: readonly Field[] = TILES.flatMap((_, t) =>
  EDGES.flatMap((_turn, turn) => EDGES.map((_edge, edge) => at(EXIT_TO, t * 6 + ((edge - turn + 6) % 6)))),
);

const placeAt = new Map(PLACES.map(({ q, r }, p) => [`${q},${r}`, p]));

/** The place across each edge: [place * 6 + edge], NO_PLACE outside every sky. */
export const NEIGHBOUR: readonly Place[] = PLACES.flatMap(({ q, r }) =>
  STEPS.map(([dq, dr]) => placeAt.get(`${q + dq},${r + dr}`) ?? NO_PLACE),
);

const edgeFields: Field[] = [];
const borderSides: number[][] = [];
PLACES.forEach((_, p) => {
  EDGES.forEach((_edge, edge) => {
    const beyond = at(NEIGHBOUR, p * 6 + edge);
    const opposite = (edge + 3) % 6;
    if (beyond >= 0 && beyond < p) {
      edgeFields.push(at(edgeFields, beyond * 6 + opposite));
      return;
    }
    edgeFields.push(INTERIORS + borderSides.length);
    borderSides.push([p, edge, beyond, opposite]);
  });
});

/** The border field of each edge of each place: [place * 6 + edge]. */
export const EDGE_FIELD: readonly Field[] = edgeFields;

/** The same with the six edges named twice, so that an edge turned by up to five needs no wrapping: [place * 12 + edge + turn]. */
export const TURNED_EDGE_FIELD: readonly Field[] = PLACES.flatMap((_, p) =>
  [...EDGES, ...EDGES].map((_edge, edge) => at(EDGE_FIELD, p * 6 + (edge % 6))),
);

/** Place and edge on both sides of each border field, four numbers each; the second place may be NO_PLACE. */
export const BORDER_SIDES: readonly number[] = borderSides.flat();

export const FIELDS = INTERIORS + borderSides.length;

const isInterior = (field: Field): boolean => field < INTERIORS;

const kinds: readonly FieldKind[] = Array.from({ length: FIELDS }, (_, f) => (isInterior(f) ? at(interiors, f).field.kind : 'plain'));

export function kindOf(field: Field): FieldKind {
  return at(kinds, field);
}

export const IS_SINGULARITY: readonly boolean[] = kinds.map((kind) => kind === 'singularity');

/** Spice that a factory or providence field yields; NO_SPICE elsewhere. */
export const SPICE_OF: readonly Spice[] = Array.from({ length: FIELDS }, (_, f) =>
  isInterior(f) ? at(interiors, f).field.spice : NO_SPICE,
);

/** Planet of each field; NO_PLANET where there is none. */
export const PLANET_OF: readonly Planet[] = Array.from({ length: FIELDS }, (_, f) =>
  kindOf(f) === 'planet' ? PLANETS.findIndex(({ tile }) => tile === at(TILES, at(TILE_OF, f)).id) : NO_PLANET,
);

/** Field of each planet. */
export const PLANET_FIELD: readonly Field[] = PLANETS.map((_, planet) => PLANET_OF.indexOf(planet));

/** Tile of each planet. */
export const PLANET_TILE: readonly Tile[] = PLANETS.map(({ tile }) => TILES.findIndex(({ id }) => id === tile));

/** Interior fields that another field would take the place of when a tile is turned onto itself. */
export const SWAPPED_BY_SYMMETRY: readonly boolean[] = interiors.map(({ tile, field }) => {
  const { turns, fixed } = at(TILES, tile).symmetry;
  return turns < 6 && !fixed.includes(field.id);
});

function nameOf(field: Field): string {
  if (field === ROSE) return 'rose';
  const planet = at(PLANET_OF, field);
  if (planet >= 0) return at(PLANETS, planet).id;
  if (isInterior(field)) return `${at(TILES, at(TILE_OF, field)).id}.${at(interiors, field).field.id}`;
  const sides = (field - INTERIORS) * 4;
  return `${at(PLACES, at(BORDER_SIDES, sides)).name}${at(EDGES, at(BORDER_SIDES, sides + 1))}`;
}

/** How fields are written: `rose`, `patrocles`, `S4.k`, and `d4ne` for the border north-east of place d4. */
export const FIELD_NAMES: readonly string[] = Array.from({ length: FIELDS }, (_, f) => nameOf(f));

const numbers = new Map<string, Field>(FIELD_NAMES.map((name, f) => [name, f]));
PLACES.forEach(({ name }, p) => {
  EDGES.forEach((edge, e) => {
    numbers.set(`${name}${edge}`, at(EDGE_FIELD, p * 6 + e));
  });
});

/** A border may be named from either of its places. */
export function fieldNumber(name: string): Field | undefined {
  return numbers.get(name);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SQRT3 = Math.sqrt(3);

/** Centre of a place in units of the hexagon's circumradius. */
export function placePoint(place: Place): Point {
  const { q, r } = at(PLACES, place);
  return { x: 1.5 * q, y: SQRT3 * (r + q / 2) };
}

/** Where a border field lies in the sky. */
export function borderPoint(field: Field): Point {
  const sides = (field - INTERIORS) * 4;
  const centre = placePoint(at(BORDER_SIDES, sides));
  const angle = (Math.PI / 3) * at(BORDER_SIDES, sides + 1);
  return { x: centre.x + (SQRT3 / 2) * Math.sin(angle), y: centre.y - (SQRT3 / 2) * Math.cos(angle) };
}

/** Where an interior field lies in the sky when its tile lies on a place, turned by so many steps. */
export function interiorPoint(field: Field, place: Place, turn: Edge): Point {
  const { x, y } = at(interiors, field).field;
  const centre = placePoint(place);
  const angle = (Math.PI / 3) * turn;
  return { x: centre.x + x * Math.cos(angle) - y * Math.sin(angle), y: centre.y + x * Math.sin(angle) + y * Math.cos(angle) };
}
