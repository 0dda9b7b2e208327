import { type FieldKind, TILE_OF, TILES } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import { edgeMiddle, edgePath, edgeSamples, R, turned, type XY, xy } from '../geometry';

/* What is drawn on a tile, by how it is turned; worked out once for each. All points are from the tile's middle. */

export interface Mark {
  readonly field: number;
  readonly kind: FieldKind;
  readonly spice: number;
  readonly at: XY;
}

export interface TileArt {
  readonly paths: string;
  /** Paths that lead into a singularity. */
  readonly deadly: string;
  readonly marks: readonly Mark[];
  /** Edges with a half circle, as they lie in the sky. */
  readonly exits: readonly number[];
  /** Points along all paths. */
  readonly lines: readonly XY[];
}

/** How far what is drawn on a field reaches around its middle. */
export const FIELD_RADIUS: Readonly<Record<FieldKind, number>> = {
  plain: 12,
  planet: 37,
  rose: 52,
  factory: 19,
  anchor: 16,
  singularity: 20,
  providence: 20,
  wreck: 17,
};

/** Where the steps to a field are written, from its middle: on a plain one, beside what is drawn on others. */
export function stepsAt(kind: FieldKind): XY {
  const aside = kind === 'plain' ? 0 : FIELD_RADIUS[kind] * 0.72;
  return [aside, aside];
}

const drawn = new Map<number, TileArt>();

export function tileArt(tile: number, turn: number): TileArt {
  const key = tile * 6 + turn;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const art = draw(tile, turn);
  drawn.set(key, art);
  return art;
}

function draw(tile: number, turn: number): TileArt {
  const { fields, paths, exits } = at(TILES, tile);
  const first = TILE_OF.indexOf(tile);
  const marks = fields.map(
    (field, i): Mark => ({ field: first + i, kind: field.kind, spice: field.spice, at: turned([field.x * R, field.y * R], turn) }),
  );
  const places = new Map<string, XY>(fields.map(({ id }, i) => [id, at(marks, i).at]));
  const singular = new Set(fields.flatMap(({ id, kind }) => (kind === 'singularity' ? [id] : [])));
  let safe = '';
  let deadly = '';
  const lines: XY[] = [];
  for (const [from, to] of paths) {
    const a = places.get(from);
    const b = places.get(to);
    const edge = edgeMiddle((Number((a === undefined ? from : to).slice(1)) + turn) % 6);
    const inner = a ?? b;
    if (inner === undefined) continue;
    const straight = a !== undefined && b !== undefined;
    const d = straight ? `M${xy(a)}L${xy(b)}` : edgePath(inner, edge);
    lines.push(...(straight ? between(a, b) : edgeSamples(inner, edge)));
    if (singular.has(from) || singular.has(to)) deadly += d;
    else safe += d;
  }
  return { paths: safe, deadly, marks, exits: exits.map((edge) => (edge + turn) % 6), lines };
}

function between(a: XY, b: XY): readonly XY[] {
  return Array.from({ length: 13 }, (_, i) => [a[0] + ((b[0] - a[0]) * i) / 12, a[1] + ((b[1] - a[1]) * i) / 12] as const);
}
