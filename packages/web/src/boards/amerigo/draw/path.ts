import { fig } from '../../../kit';
import type { Loop, Point } from './marching';

/** A closed quadratic spline along a loop, of which only points at least `gap` apart are kept. */
export function spline(loop: Loop, gap: number): string {
  const kept: Point[] = [];
  for (const point of loop) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= gap) kept.push(point);
  }
  const first = kept[0];
  const last = kept.at(-1);
  if (first === undefined || last === undefined || kept.length < 4) return '';
  let [x, y] = middle(last, first);
  let path = `M${fig(x)},${fig(y)}q`;
  kept.forEach((point, i) => {
    const next = kept[(i + 1) % kept.length] ?? first;
    const [ex, ey] = middle(point, next);
    path += `${i > 0 ? ' ' : ''}${fig(point[0] - x)},${fig(point[1] - y)} ${fig(ex - x)},${fig(ey - y)}`;
    [x, y] = [x + Number(fig(ex - x)), y + Number(fig(ey - y))];
  });
  return `${path}z`;
}

function middle(a: Point, b: Point): [number, number] {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** A place in a grid of squares. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

export interface OutlineStyle {
  /** Side of a square. */
  readonly side: number;
  /** Where the first square begins. */
  readonly x: number;
  readonly y: number;
  /** How far inside the squares the line runs. */
  readonly inset: number;
  readonly radius: number;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

const direction = (d: number): Point => DIRECTIONS[((d % 4) + 4) % 4] ?? [0, 0];

/** The rounded outline of a set of squares. */
export function outline(squares: readonly Square[], { side, x, y, inset, radius }: OutlineStyle): string {
  const inside = new Set(squares.map(({ row, column }) => `${row},${column}`));
  const has = (row: number, column: number): boolean => inside.has(`${row},${column}`);
  // Edges clockwise around the land, by their start corner and direction.
  const edges = new Set<string>();
  for (const { row, column } of squares) {
    if (!has(row - 1, column)) edges.add(`${column},${row},0`);
    if (!has(row, column + 1)) edges.add(`${column + 1},${row},1`);
    if (!has(row + 1, column)) edges.add(`${column + 1},${row + 1},2`);
    if (!has(row, column - 1)) edges.add(`${column},${row + 1},3`);
  }
  let path = '';
  for (const start of edges) {
    let [cx, cy, d] = start.split(',').map(Number) as [number, number, number];
    let command = 'M';
    do {
      edges.delete(`${cx},${cy},${d}`);
      const [dx, dy] = direction(d);
      [cx, cy] = [cx + dx, cy + dy];
      // Right turn first, then straight on, then left: squares that only touch at a corner stay apart.
      const next = [1, 0, 3].map((turn) => (d + turn) % 4).find((nd) => edges.has(`${cx},${cy},${nd}`) || `${cx},${cy},${nd}` === start);
      if (next === undefined) break;
      if (next !== d) {
        const [ax, ay] = direction(d + 1);
        const [bx, by] = direction(next + 1);
        const [px, py] = [x + cx * side + (ax + bx) * inset, y + cy * side + (ay + by) * inset];
        const [ox, oy] = direction(next);
        path += `${command}${fig(px - dx * radius)},${fig(py - dy * radius)}Q${fig(px)},${fig(py)} ${fig(px + ox * radius)},${fig(py + oy * radius)}`;
        command = 'L';
      }
      d = next;
    } while (`${cx},${cy},${d}` !== start);
    path += 'z';
  }
  return path;
}
