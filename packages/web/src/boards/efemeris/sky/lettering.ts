import { type FieldKind, PLANET_TILE, PLANETS } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import { edgeMiddle, inHexagon, R, type XY } from '../geometry';
import { type Mark, stepsAt, tileArt } from './tile-art';

/* Where a planet's words stand on its tile. */

export interface Lettering {
  readonly name: Box;
  readonly cost: Box;
  /** Where the owner's emblem and the fortress are shown. */
  readonly tags: readonly [XY, XY];
}

/** Something that takes room, from the tile's middle. */
export interface Box {
  readonly at: XY;
  readonly width: number;
  readonly height: number;
}

/** A planet's lettering off the ships; where none stands on it, always in the same place. */
export function letteringOf(planet: number, turn: number, ships: readonly Box[] = []): Lettering {
  const alone = freeLettering(planet, turn);
  if (!ships.some((ship) => overlap(ship, alone.name) || overlap(ship, alone.cost))) return alone;
  // Emblem and fortress stay: they belong to the planet as it is drawn.
  return { ...letter(planet, turn, ships, alone.tags), tags: alone.tags };
}

/** By planet and turn: worked out once for each, like what is drawn on a tile. */
const free = new Map<number, Lettering>();

/** The lettering of a tile without ships. */
export function freeLettering(planet: number, turn: number): Lettering {
  const key = planet * 6 + turn;
  const found = free.get(key) ?? letter(planet, turn, []);
  free.set(key, found);
  return found;
}

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.at[0] - b.at[0]) * 2 < a.width + b.width && Math.abs(a.at[1] - b.at[1]) * 2 < a.height + b.height;
}

interface Obstacle {
  readonly at: XY;
  readonly radius: number;
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

/** Height of a line of the cost. */
export const COST_LINE = 15;

/** Finds room for a planet's name, its cost and the owner's tags: near the planet, off paths, fields and ships. */
function letter(planet: number, turn: number, ships: readonly Box[], tags: readonly XY[] = []): Lettering {
  const { marks, exits, lines } = tileArt(at(PLANET_TILE, planet), turn);
  const middle = marks.find(({ kind }) => kind === 'planet')?.at ?? [0, 0];
  const obstacles: Obstacle[] = [
    ...marks.map((mark) => ({ at: mark.at, radius: CLEARANCE[mark.kind] })),
    ...marks.map((mark) => ({ at: [mark.at[0] + stepsAt(mark.kind)[0], mark.at[1] + stepsAt(mark.kind)[1]] as const, radius: 10 })),
    ...exits.map((edge) => ({ at: edgeMiddle(edge), radius: 11 })),
    ...tags.map((tag) => ({ at: tag, radius: 12 })),
  ];
  const { pepper, vanilla } = at(PLANETS, planet);
  const room = (width: number, height: number, others: readonly Box[]): Box & { readonly cost: number } => {
    const inTheWay = [...others, ...ships];
    let best: (Box & { readonly cost: number }) | undefined;
    for (let x = -72; x <= 72; x += 3) {
      for (let y = -72; y <= 72; y += 3) {
        const far = Math.hypot(x - middle[0], y - middle[1]) * 0.5;
        const limit = (best?.cost ?? Number.POSITIVE_INFINITY) - far;
        const box: Box = { at: [x, y], width, height };
        if (limit <= 0 || !inside(box)) continue;
        const cost = far + costOf(box, obstacles, inTheWay, lines, limit);
        if (best === undefined || cost < best.cost) best = { ...box, cost };
      }
    }
    return best ?? { at: [0, 0], width, height, cost: Number.POSITIVE_INFINITY };
  };
  const nameWidth = nameOnTile(planet).length * 6.7 + 4;
  const costHeight = COST_LINE * ((pepper > 0 ? 1 : 0) + (vanilla > 0 ? 1 : 0) + 1) + 2;
  const nameFirst = room(nameWidth, 15, []);
  const costAfter = room(27, costHeight, [nameFirst]);
  const costFirst = room(27, costHeight, []);
  const nameAfter = room(nameWidth, 15, [costFirst]);
  const [name, cost] = nameFirst.cost + costAfter.cost <= costFirst.cost + nameAfter.cost ? [nameFirst, costAfter] : [nameAfter, costFirst];
  return { name, cost, tags: tagSpots(middle, marks, lines, [name, cost]) };
}

/** Long names are shortened on the tile; panels say them in full. */
export function nameOnTile(planet: number): string {
  return at(PLANETS, planet).name.split(' ')[0] ?? '';
}

/** Whether a box lies on the plate: its corner that is furthest from the middle does. */
function inside({ at: [x, y], width, height }: Box): boolean {
  return inHexagon([Math.abs(x) + width / 2, Math.abs(y) + height / 2], R - 5.5);
}

/** How badly a box stands; not counted to the end once it is no better than `limit`. */
function costOf(box: Box, obstacles: readonly Obstacle[], others: readonly Box[], lines: readonly XY[], limit: number): number {
  const [x, y] = box.at;
  let cost = 0;
  for (const { at: spot, radius } of obstacles) {
    const across = Math.max(Math.abs(spot[0] - x) - box.width / 2, 0);
    const down = Math.max(Math.abs(spot[1] - y) - box.height / 2, 0);
    if (across < radius && down < radius) cost += Math.max(radius - Math.hypot(across, down), 0) * 24;
  }
  for (const other of others) {
    const across = (box.width + other.width) / 2 - Math.abs(other.at[0] - x);
    const down = (box.height + other.height) / 2 - Math.abs(other.at[1] - y);
    if (across > 0 && down > 0) cost += across * down * 2;
  }
  if (cost >= limit) return cost;
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
