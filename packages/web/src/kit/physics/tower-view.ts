import places from './tracks/tower-places.json';
import shape from './tracks/tower-shape.json';
import { about, rotate, type Turn, type Vector } from './turn';

/*
 * The tower as it is seen: from the front and a little from above, without perspective, so that what is
 * drawn in SVG and what falls in three dimensions lie on the same lines. Centimetres become units of the
 * drawing; the shape is the one that cubes were recorded in.
 */

export const TOWER_SHAPE = shape;
export const CUBE_HALF = shape.cube / 2;

/** Units per centimetre, where the middle of the tower's floor lies in the drawing, and how far down one looks. */
export const TOWER_VIEW = { scale: 16.4, x: 82, y: 250, pitch: (28 * Math.PI) / 180 } as const;
const [SINE, COSINE] = [Math.sin(TOWER_VIEW.pitch), Math.cos(TOWER_VIEW.pitch)];

export function project([x, y, z]: Vector): readonly [number, number] {
  return [TOWER_VIEW.x + TOWER_VIEW.scale * x, TOWER_VIEW.y - TOWER_VIEW.scale * (y * COSINE - z * SINE)];
}

/** How near to the viewer a place is. */
function nearness([, y, z]: Vector): number {
  return y * SINE + z * COSINE;
}

export interface Standing {
  readonly at: Vector;
  readonly turn: Turn;
}

const COLOURS = 7;

/** Places inside by colour: the first three of a colour on planks, the next on top of them. */
export function insidePlace(colour: number, n: number): Standing {
  return placeOf(insideTrack(colour, n));
}

/** The place with the recorder's number. */
export function placeOf(number: number): Standing {
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = places[number] ?? [];
  return { at: [x, y, z], turn: [qx, qy, qz, qw] };
}

export function insideTrack(colour: number, n: number): number {
  return n * COLOURS + colour;
}

/** Columns and rows of the tray's places, in the order in which they fill: scattered, not lined up. */
const FILL = [9, 6, 13, 5, 10, 14, 2, 17, 8, 11, 1, 15, 4, 18, 7, 12, 0, 19, 3, 16];
const TRAY = { columns: 4, x: 4.35, dx: 1.27, stagger: 0.3, z: -2.6, dz: 1.3, sway: 0.05, yaw: 0.24 };

/** The nth cube of the tray; more than a layer holds lie on top. */
export function trayPlace(n: number): Standing {
  const place = FILL[n % FILL.length] ?? 0;
  const layer = Math.floor(n / FILL.length);
  const [column, row] = [place % TRAY.columns, Math.floor(place / TRAY.columns)];
  const x = TRAY.x + column * TRAY.dx + (row % 2) * TRAY.stagger + sway(n, 1) * TRAY.sway;
  const z = TRAY.z + row * TRAY.dz + sway(n, 2) * TRAY.sway;
  return { at: [x, shape.tray.y + CUBE_HALF + layer * shape.cube, z], turn: about([0, 1, 0], sway(n, 3) * TRAY.yaw) };
}

/** A fixed number between -1 and 1. */
function sway(n: number, k: number): number {
  const h = Math.imul(n + 1, 0x27d4eb2f) ^ Math.imul(k, 0x165667b1);
  const m = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return ((m ^ (m >>> 13)) >>> 0) / 0x7fffffff - 1;
}

/** Towards the light. */
export const TOWER_LIGHT: Vector = [-0.5, 0.82, 0.28];

export interface CubeFace {
  /** Light, middle or shade. */
  readonly tone: 1 | 2 | 3;
  readonly corners: readonly (readonly [number, number])[];
}

const AXES: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** Looks at the viewer. */
const VIEWER: Vector = [0, SINE, COSINE];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The sides of a cube that one sees, in the drawing's units. */
export function cubeFaces({ at, turn }: Standing): readonly CubeFace[] {
  const axes = AXES.map((axis) => rotate(turn, axis));
  return axes.flatMap((axis, i): CubeFace[] => {
    const side = dot(axis, VIEWER) > 0 ? 1 : -1;
    if (Math.abs(dot(axis, VIEWER)) < 0.02) return [];
    const [u, v] = [axes[(i + 1) % 3] ?? axis, axes[(i + 2) % 3] ?? axis];
    const normal: Vector = [axis[0] * side, axis[1] * side, axis[2] * side];
    const lit = dot(normal, TOWER_LIGHT);
    const corner = (a: number, b: number): readonly [number, number] =>
      project([0, 1, 2].map((k) => (at[k] ?? 0) + CUBE_HALF * ((normal[k] ?? 0) + a * (u[k] ?? 0) + b * (v[k] ?? 0))) as unknown as Vector);
    return [{ tone: lit > 0.55 ? 1 : lit > 0.08 ? 2 : 3, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] }];
  });
}

/** Farther ones first: so they are painted. */
export function byDepth<T extends { readonly standing: Standing }>(cubes: readonly T[]): readonly T[] {
  return [...cubes].sort((a, b) => nearness(a.standing.at) - nearness(b.standing.at));
}

/** From the world to a canvas that covers a part of the drawing: `left`, `top`, `width`, `height` in its units. */
export function towerCamera(left: number, top: number, width: number, height: number): Float32Array {
  const { scale, x, y } = TOWER_VIEW;
  const [sx, sy] = [(2 * scale) / width, (2 * scale) / height];
  const depth = 1 / 40;
  return new Float32Array([
    sx,
    0,
    0,
    0,
    0,
    sy * COSINE,
    -depth * SINE,
    0,
    0,
    -sy * SINE,
    -depth * COSINE,
    0,
    (2 * (x - left)) / width - 1,
    1 - (2 * (y - top)) / height,
    0,
    1,
  ]);
}
