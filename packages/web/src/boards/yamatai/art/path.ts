import { fig } from '../../../kit';
import type { Point } from './places';

const pair = (x: number, y: number): string => `${fig(x)} ${fig(y)}`;

/** Straight lines through the points. */
export const polyline = (points: readonly Point[]): string => `M${points.map(([x, y]) => pair(x, y)).join('L')}`;

/** A smooth closed line that bends at the points. */
export function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): string => pair((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  const last = points.at(-1);
  const first = points[0];
  if (first === undefined || last === undefined) return '';
  let path = `M${middle(last, first)}`;
  points.forEach((point, i) => {
    path += `Q${pair(...point)} ${middle(point, points[i + 1] ?? first)}`;
  });
  return `${path}z`;
}

/** A tapered stroke of a brush as a filled outline; `profile` gives its width from 0 to 1 along the way. */
export function brush(points: readonly Point[], width: number, profile: (t: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? point;
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (width * profile(i / (points.length - 1))) / 2;
    const nx = (-(by - ay) / length) * half;
    const ny = ((bx - ax) / length) * half;
    left.push([point[0] + nx, point[1] + ny]);
    right.unshift([point[0] - nx, point[1] - ny]);
  });
  return `${polyline([...left, ...right])}z`;
}

/** A stream of numbers from 0 to 1 that is the same every time: drawings must not change between visits. */
export function dice(seed: number): () => number {
  let s = seed >>> 0 || 1;
  const next = (): number => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
  for (let i = 0; i < 3; i++) next();
  return next;
}
