import { type Point, smoothClosed, smoothOpen } from './path';

/* Depth lines: lines of equal distance from the coasts, by marching squares. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Segment = readonly [Point, Point];

/** One path per level, nearest to the coast first. */
export function contours(
  coasts: readonly (readonly Point[])[],
  box: Box,
  levels: readonly number[],
  step: number,
  detail: number,
): readonly string[] {
  const field = distances(coasts, box, step, Math.max(...levels) + step);
  return levels.map((level) =>
    chains(segmentsAt(field, box, step, level))
      .map((line) => outline(line, detail))
      .join(''),
  );
}

interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly distance: Float64Array;
}

function distances(coasts: readonly (readonly Point[])[], box: Box, step: number, reach: number): Field {
  const near = coasts.map((coast) => ({ coast, around: boxAround(coast, reach) }));
  const columns = Math.ceil((box.right - box.left) / step) + 1;
  const rows = Math.ceil((box.bottom - box.top) / step) + 1;
  const distance = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [x, y] = [box.left + i * step, box.top + j * step];
      // Coasts too far away to matter are not measured: that is most of them, for most of the sea.
      const close = near.filter(({ around }) => x >= around.left && x <= around.right && y >= around.top && y <= around.bottom);
      distance[j * columns + i] = fromCoast(
        [x, y],
        close.map(({ coast }) => coast),
      );
    }
  }
  return { columns, rows, distance };
}

function boxAround(coast: readonly Point[], reach: number): Box {
  const [xs, ys] = [coast.map(([x]) => x), coast.map(([, y]) => y)];
  return { left: Math.min(...xs) - reach, top: Math.min(...ys) - reach, right: Math.max(...xs) + reach, bottom: Math.max(...ys) + reach };
}

/** Distance from the nearest coast; −1 on land. */
function fromCoast(p: Point, coasts: readonly (readonly Point[])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const coast of coasts) {
    if (isInside(p, coast)) return -1;
    coast.forEach((a, i) => {
      nearest = Math.min(nearest, fromLine(p, a, coast[(i + 1) % coast.length] ?? a));
    });
  }
  return nearest;
}

function fromLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

function isInside(p: Point, coast: readonly Point[]): boolean {
  let inside = false;
  coast.forEach((a, i) => {
    const b = coast[(i + coast.length - 1) % coast.length] ?? a;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  });
  return inside;
}

const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

function segmentsAt({ columns, rows, distance }: Field, box: Box, step: number, level: number): Segment[] {
  const segments: Segment[] = [];
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const cuts: Point[] = [];
      for (let edge = 0; edge < 4; edge++) {
        const [a, b] = [CORNERS[edge] ?? [0, 0], CORNERS[(edge + 1) % 4] ?? [0, 0]];
        const from = (distance[(j + a[1]) * columns + i + a[0]] ?? 0) - level;
        const to = (distance[(j + b[1]) * columns + i + b[0]] ?? 0) - level;
        if (from < 0 === to < 0) continue;
        const t = from / (from - to);
        cuts.push([box.left + (i + a[0] + (b[0] - a[0]) * t) * step, box.top + (j + a[1] + (b[1] - a[1]) * t) * step]);
      }
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const [a, b] = [cuts[k], cuts[k + 1]];
        if (a !== undefined && b !== undefined) segments.push([a, b]);
      }
    }
  }
  return segments;
}

const key = (p: Point): string => `${p[0].toFixed(3)},${p[1].toFixed(3)}`;

/** Segments joined where they meet; crumbs are dropped. */
function chains(segments: readonly Segment[]): Point[][] {
  const meeting = new Map<string, number[]>();
  segments.forEach((segment, i) => {
    for (const end of segment) meeting.set(key(end), [...(meeting.get(key(end)) ?? []), i]);
  });
  const used = new Set<number>();
  const lines: Point[][] = [];
  segments.forEach((segment, i) => {
    if (used.has(i)) return;
    used.add(i);
    const line: Point[] = [...segment];
    for (const forward of [true, false]) {
      for (;;) {
        const tip = (forward ? line[line.length - 1] : line[0]) ?? segment[0];
        const next = meeting.get(key(tip))?.find((n) => !used.has(n));
        const joined = next === undefined ? undefined : segments[next];
        if (next === undefined || joined === undefined) break;
        used.add(next);
        const far = key(joined[0]) === key(tip) ? joined[1] : joined[0];
        if (forward) line.push(far);
        else line.unshift(far);
      }
    }
    if (line.length > 5) lines.push(line);
  });
  return lines;
}

function outline(line: readonly Point[], detail: number): string {
  const [first, last] = [line[0], line[line.length - 1]];
  if (first === undefined || last === undefined) return '';
  if (key(first) !== key(last)) return smoothOpen(simplified(line, detail));
  const half = line.length >> 1;
  return smoothClosed([...simplified(line.slice(0, half + 1), detail).slice(0, -1), ...simplified(line.slice(half), detail).slice(0, -1)]);
}

/** Drops points that lie nearer than `detail` to the line without them. */
function simplified(line: readonly Point[], detail: number): Point[] {
  const [first, last] = [line[0], line[line.length - 1]];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let farthest = 0;
  let split = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const off = fromLine(line[i] ?? first, first, last);
    if (off > farthest) {
      farthest = off;
      split = i;
    }
  }
  if (farthest < detail) return [first, last];
  return [...simplified(line.slice(0, split + 1), detail).slice(0, -1), ...simplified(line.slice(split), detail)];
}
