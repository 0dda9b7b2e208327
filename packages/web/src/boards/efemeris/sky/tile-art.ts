import { type FieldKind, PLANETS, TILE_OF, TILES } from '@quarterdeck/efemeris';
import { at } from '../at';
import { edgeMiddle, edgePath, edgeSamples, inHexagon, R, turned, type XY, xy } from '../geometry';

/* What is drawn on a tile, by how it is turned; worked out once for each. All points are from the tile's middle. */

export interface Mark {
  readonly field: number;
  readonly kind: FieldKind;
  readonly spice: number;
  readonly at: XY;
}

/** Where a planet's words stand. */
interface Lettering {
  readonly name: XY;
  readonly cost: XY;
  /** Where the owner's emblem and the fortress are shown. */
  readonly tags: readonly [XY, XY];
}

export interface TileArt {
  readonly paths: string;
  /** Paths that lead into a singularity. */
  readonly deadly: string;
  readonly marks: readonly Mark[];
  /** Edges with a half circle, as they lie in the sky. */
  readonly exits: readonly number[];
  readonly lettering: Lettering | undefined;
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
  const turnedExits = exits.map((edge) => (edge + turn) % 6);
  const planet = PLANETS.findIndex((card) => card.tile === at(TILES, tile).id);
  return {
    paths: safe,
    deadly,
    marks,
    exits: turnedExits,
    lettering: planet < 0 ? undefined : letter(planet, marks, turnedExits, lines),
  };
}

function between(a: XY, b: XY): readonly XY[] {
  return Array.from({ length: 13 }, (_, i) => [a[0] + ((b[0] - a[0]) * i) / 12, a[1] + ((b[1] - a[1]) * i) / 12] as const);
}

interface Obstacle {
  readonly at: XY;
  readonly radius: number;
}

interface Box {
  readonly at: XY;
  readonly width: number;
  readonly height: number;
}

const CLEARANCE: Readonly<Record<FieldKind, number>> = {
  planet: 39,
  plain: 11,
  rose: 48,
  factory: 18,
  anchor: 16,
  singularity: 19,
  providence: 20,
  wreck: 17,
};

/** Finds room for a planet's name, its cost and the owner's tags: near the planet, off paths and fields. */
function letter(planet: number, marks: readonly Mark[], exits: readonly number[], lines: readonly XY[]): Lettering {
  const middle = marks.find(({ kind }) => kind === 'planet')?.at ?? [0, 0];
  const obstacles: Obstacle[] = [
    ...marks.map((mark) => ({ at: mark.at, radius: CLEARANCE[mark.kind] })),
    ...exits.map((edge) => ({ at: edgeMiddle(edge), radius: 11 })),
  ];
  const { pepper, vanilla } = at(PLANETS, planet);
  const room = (width: number, height: number, others: readonly Box[]): Box & { readonly cost: number } => {
    let best: (Box & { readonly cost: number }) | undefined;
    for (let x = -72; x <= 72; x += 3) {
      for (let y = -72; y <= 72; y += 3) {
        const box: Box = { at: [x, y], width, height };
        if (!inside(box)) continue;
        const cost = costOf(box, obstacles, others, lines) + Math.hypot(x - middle[0], y - middle[1]) * 0.5;
        if (best === undefined || cost < best.cost) best = { ...box, cost };
      }
    }
    return best ?? { at: [0, 0], width, height, cost: Number.POSITIVE_INFINITY };
  };
  const nameWidth = nameOnTile(planet).length * 6.3 + 4;
  const costHeight = 15 * ((pepper > 0 ? 1 : 0) + (vanilla > 0 ? 1 : 0) + 1) + 2;
  const nameFirst = room(nameWidth, 15, []);
  const costAfter = room(25, costHeight, [nameFirst]);
  const costFirst = room(25, costHeight, []);
  const nameAfter = room(nameWidth, 15, [costFirst]);
  const [name, cost] = nameFirst.cost + costAfter.cost <= costFirst.cost + nameAfter.cost ? [nameFirst, costAfter] : [nameAfter, costFirst];
  return { name: name.at, cost: cost.at, tags: tagSpots(middle, marks, lines, [name, cost]) };
}

/** Long names are shortened on the tile; panels say them in full. */
export function nameOnTile(planet: number): string {
  return at(PLANETS, planet).name.split(' ')[0] ?? '';
}

function inside({ at: [x, y], width, height }: Box): boolean {
  const w = width / 2;
  const h = height / 2;
  return [x - w, x + w].every((cx) => [y - h, y + h].every((cy) => inHexagon([cx, cy], R - 5.5)));
}

function costOf(box: Box, obstacles: readonly Obstacle[], others: readonly Box[], lines: readonly XY[]): number {
  const [x, y] = box.at;
  let cost = 0;
  for (const { at: spot, radius } of obstacles) {
    const distance = Math.hypot(Math.max(Math.abs(spot[0] - x) - box.width / 2, 0), Math.max(Math.abs(spot[1] - y) - box.height / 2, 0));
    if (distance < radius) cost += (radius - distance) * 24;
  }
  for (const other of others) {
    const across = (box.width + other.width) / 2 - Math.abs(other.at[0] - x);
    const down = (box.height + other.height) / 2 - Math.abs(other.at[1] - y);
    if (across > 0 && down > 0) cost += across * down * 2;
  }
  for (const [px, py] of lines) {
    if (Math.abs(px - x) - box.width / 2 < 2.5 && Math.abs(py - y) - box.height / 2 < 2.5) cost += 14;
  }
  return cost;
}

/** Two spots on the rim of the planet for the owner's emblem and the fortress. */
function tagSpots(middle: XY, marks: readonly Mark[], lines: readonly XY[], boxes: readonly Box[]): readonly [XY, XY] {
  const used: XY[] = [];
  const spot = (wish: number): XY => {
    let best: { readonly at: XY; readonly cost: number } | undefined;
    for (let angle = 0; angle < 360; angle += 15) {
      const radians = (angle * Math.PI) / 180;
      const [x, y] = [middle[0] + 31 * Math.sin(radians), middle[1] - 31 * Math.cos(radians)];
      let cost = Math.abs(((angle - wish + 540) % 360) - 180) * 0.03;
      for (const mark of marks) {
        const gap = Math.hypot(mark.at[0] - x, mark.at[1] - y) - 22;
        if (mark.kind !== 'planet' && gap < 0) cost -= gap * 8;
      }
      for (const [px, py] of lines) {
        const gap = Math.hypot(px - x, py - y);
        if (Math.hypot(px - middle[0], py - middle[1]) > 27 && gap < 12) cost += (12 - gap) * 0.9;
      }
      for (const [px, py] of used) cost += Math.max(0, 26 - Math.hypot(px - x, py - y)) * 6;
      for (const box of boxes) {
        const gap = Math.hypot(Math.max(Math.abs(box.at[0] - x) - box.width / 2, 0), Math.max(Math.abs(box.at[1] - y) - box.height / 2, 0));
        cost += Math.max(0, 11 - gap) * 7;
      }
      if (!inHexagon([x, y], R - 12)) cost += 40;
      if (best === undefined || cost < best.cost) best = { at: [x, y], cost };
    }
    const found = best?.at ?? middle;
    used.push(found);
    return found;
  };
  return [spot(225), spot(135)];
}
