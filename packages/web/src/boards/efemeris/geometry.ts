import { fieldPoint, INTERIORS, placePoint, type State, TILE_OF } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import { fig } from '../../kit';

/* Lengths and lines of the drawing. The circumradius of a plate is R units; the sky's centre is 0/0. */

export const R = 90;
const SQRT3 = Math.sqrt(3);

export type XY = readonly [x: number, y: number];

export function xy([x, y]: XY): string {
  return `${fig(x)} ${fig(y)}`;
}

/** A point at a bearing, 0° north and on clockwise. */
export function polar(radius: number, degrees: number): XY {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

export function star(points: number, outer: number, inner: number, offset = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => xy(polar(i % 2 === 0 ? outer : inner, offset + (i * 180) / points)));
  return `M${corners.join('L')}Z`;
}

export function hexCorners(radius: number): readonly XY[] {
  return Array.from({ length: 6 }, (_, i) => [radius * Math.cos((i * Math.PI) / 3), radius * Math.sin((i * Math.PI) / 3)] as const);
}

export function hexagon(radius: number): string {
  return `M${hexCorners(radius).map(xy).join('L')}Z`;
}

export function inHexagon([px, py]: XY, radius: number): boolean {
  const [x, y] = [Math.abs(px), Math.abs(py)];
  return y <= (radius * SQRT3) / 2 && SQRT3 * x + y <= SQRT3 * radius;
}

/** Middle of an edge of a plate, from the plate's middle. */
export function edgeMiddle(edge: number): XY {
  return polar((R * SQRT3) / 2, edge * 60);
}

export function placeXY(place: number): XY {
  const { x, y } = placePoint(place);
  return [x * R, y * R];
}

export function fieldXY(view: State, field: number): XY {
  const { x, y } = fieldPoint(view, field);
  return [x * R, y * R];
}

export function turned([x, y]: XY, turn: number): XY {
  const angle = (turn * Math.PI) / 3;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** The control points of a path that leaves a field and meets an edge at a right angle; all from the plate's middle. */
function bend(inner: XY, edge: XY): readonly [XY, XY] {
  const length = Math.hypot(edge[0] - inner[0], edge[1] - inner[1]) * 0.42;
  const far = Math.hypot(edge[0], edge[1]);
  return [
    [inner[0] + (edge[0] - inner[0]) * 0.34, inner[1] + (edge[1] - inner[1]) * 0.34],
    [edge[0] - (edge[0] / far) * length, edge[1] - (edge[1] / far) * length],
  ];
}

export function edgePath(inner: XY, edge: XY): string {
  const [c1, c2] = bend(inner, edge);
  return `M${xy(inner)}C${xy(c1)} ${xy(c2)} ${xy(edge)}`;
}

/** Points along a path to an edge. */
export function edgeSamples(inner: XY, edge: XY): readonly XY[] {
  const [c1, c2] = bend(inner, edge);
  return Array.from({ length: 13 }, (_, i) => {
    const u = i / 12;
    const v = 1 - u;
    const mix = (axis: 0 | 1): number =>
      v * v * v * inner[axis] + 3 * v * v * u * c1[axis] + 3 * v * u * u * c2[axis] + u * u * u * edge[axis];
    return [mix(0), mix(1)] as const;
  });
}

const plus = (a: XY, b: XY): XY => [a[0] + b[0], a[1] + b[1]];
const minus = (a: XY, b: XY): XY => [a[0] - b[0], a[1] - b[1]];

/** Points along the drawn line between two neighbouring fields, in the order of sailing. */
export function stepPoints(view: State, from: number, to: number): readonly XY[] {
  const a = fieldXY(view, from);
  const b = fieldXY(view, to);
  const inner = Math.min(from, to);
  if (Math.max(from, to) < INTERIORS || inner >= INTERIORS) return [a, b];
  const middle = placeXY(at(view.placeOf, at(TILE_OF, inner)));
  const points = edgeSamples(minus(inner === from ? a : b, middle), minus(inner === from ? b : a, middle)).map((point) =>
    plus(point, middle),
  );
  return inner === from ? points : [...points].reverse();
}

/** A line without what lies within a distance of its two ends. */
export function trimmed(points: readonly XY[], atStart: number, atEnd: number): readonly XY[] {
  return cutStart([...cutStart(points, atStart)].reverse(), atEnd);
}

function cutStart(points: readonly XY[], distance: number): readonly XY[] {
  const start = points[0];
  if (start === undefined) return points;
  const out = points.findIndex(([x, y]) => Math.hypot(x - start[0], y - start[1]) > distance);
  const [inside, outside] = [points[out - 1], points[out]];
  if (inside === undefined || outside === undefined) return [];
  const near = Math.hypot(inside[0] - start[0], inside[1] - start[1]);
  const far = Math.hypot(outside[0] - start[0], outside[1] - start[1]);
  const part = (distance - near) / (far - near);
  return [[inside[0] + (outside[0] - inside[0]) * part, inside[1] + (outside[1] - inside[1]) * part], ...points.slice(out)];
}

/** A whole voyage as points. */
export function voyagePoints(view: State, path: readonly number[]): readonly XY[] {
  return path.flatMap((field, i) => {
    const before = path[i - 1];
    return before === undefined ? [fieldXY(view, field)] : stepPoints(view, before, field).slice(1);
  });
}

export function polyline(points: readonly XY[]): string {
  return points.length === 0 ? '' : `M${points.map(xy).join('L')}`;
}

/** Radius of the disc on which a sky lies. */
export function discRadius(size: State['rules']['size']): number {
  return size === 19 ? 397 : 508;
}
