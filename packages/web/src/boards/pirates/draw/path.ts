/* Geometry of drawing: flattened paths, hatching clipped to a shape, rough coasts, smooth outlines. */

import { fig } from '../../../kit';

export type Point = readonly [number, number];

export function at(p: Point): string {
  return `${fig(p[0])} ${fig(p[1])}`;
}

const STEPS = 10;

/** The corners of a path of M, L, H, V, C, Q and Z, curves cut into short lines. */
function flatten(d: string): Point[][] {
  const tokens = d.match(/[MLCQZHV]|-?\d*\.?\d+/g) ?? [];
  const lines: Point[][] = [];
  let line: Point[] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let command = '';
  let i = 0;
  const next = (): number => Number(tokens[i++]);
  while (i < tokens.length) {
    if (/[A-Z]/.test(tokens[i] ?? '')) command = tokens[i++] ?? '';
    switch (command) {
      case 'M':
        if (line.length > 1) lines.push(line);
        [x, y] = [next(), next()];
        [startX, startY] = [x, y];
        line = [[x, y]];
        command = 'L';
        break;
      case 'L':
        [x, y] = [next(), next()];
        line.push([x, y]);
        break;
      case 'H':
        x = next();
        line.push([x, y]);
        break;
      case 'V':
        y = next();
        line.push([x, y]);
        break;
      case 'C':
      case 'Q': {
        const first: Point = [next(), next()];
        const second: Point = command === 'C' ? [next(), next()] : first;
        const end: Point = [next(), next()];
        for (let k = 1; k <= STEPS; k++)
          line.push(command === 'C' ? cubic([x, y], first, second, end, k / STEPS) : quadratic([x, y], first, end, k / STEPS));
        [x, y] = end;
        break;
      }
      default:
        [x, y] = [startX, startY];
    }
  }
  if (line.length > 1) lines.push(line);
  return lines;
}

function cubic(a: Point, b: Point, c: Point, d: Point, u: number): Point {
  const v = 1 - u;
  const mix = (k: 0 | 1): number => v * v * v * a[k] + 3 * v * v * u * b[k] + 3 * v * u * u * c[k] + u * u * u * d[k];
  return [mix(0), mix(1)];
}

export function quadratic(a: Point, b: Point, c: Point, u: number): Point {
  const v = 1 - u;
  const mix = (k: 0 | 1): number => v * v * a[k] + 2 * v * u * b[k] + u * u * c[k];
  return [mix(0), mix(1)];
}

/** Pieces of hatching shorter than this are left out; the rest keeps this far from the outline. */
const SHORTEST = 0.8;
const TRIM = 0.35;

/** Parallel lines at an angle (degrees), clipped to the inside of a path. */
export function hatching(d: string, angle: number, gap: number): string {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const turned = flatten(d).map((line) => line.map(([x, y]): Point => [x * c + y * s, -x * s + y * c]));
  const heights = turned.flat().map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  let lines = '';
  for (let y = Math.ceil(low / gap) * gap; y < high; y += gap) {
    const crossings = turned.flatMap((line) => crossingsAt(line, y)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = (crossings[i] ?? 0) + TRIM;
      const to = (crossings[i + 1] ?? 0) - TRIM;
      if (to - from < SHORTEST) continue;
      lines += `M${at([from * c - y * s, from * s + y * c])}L${at([to * c - y * s, to * s + y * c])}`;
    }
  }
  return lines;
}

function crossingsAt(line: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  line.forEach((a, i) => {
    const b = line[(i + 1) % line.length] ?? a;
    if (a[1] <= y !== b[1] <= y) crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
  });
  return crossings;
}

/** Small even random numbers for drawings that must always come out the same. */
export function noise(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A coast: every edge is broken in the middle and pushed aside, several times over. */
export function rough(outline: readonly Point[], seed: number, times = 3, reach = 0.15): readonly Point[] {
  const random = noise(seed);
  let coast = outline;
  for (let k = 0; k < times; k++) {
    coast = coast.flatMap((a, i): Point[] => {
      const b = coast[(i + 1) % coast.length] ?? a;
      const aside = (random() - 0.5) * 2 * reach;
      return [a, [(a[0] + b[0]) / 2 - (b[1] - a[1]) * aside, (a[1] + b[1]) / 2 + (b[0] - a[0]) * aside]];
    });
  }
  return coast;
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A closed smooth outline through the middles of the edges. */
export function smoothClosed(points: readonly Point[]): string {
  const last = points[points.length - 1] ?? [0, 0];
  let d = `M${at(middle(last, points[0] ?? last))}`;
  points.forEach((p, i) => {
    d += `Q${at(p)} ${at(middle(p, points[(i + 1) % points.length] ?? p))}`;
  });
  return `${d}Z`;
}

export function smoothOpen(points: readonly Point[]): string {
  const first = points[0] ?? [0, 0];
  let d = `M${at(first)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [p, q] = [points[i] ?? first, points[i + 1] ?? first];
    d += `Q${at(p)} ${at(i === points.length - 2 ? q : middle(p, q))}`;
  }
  return d;
}
