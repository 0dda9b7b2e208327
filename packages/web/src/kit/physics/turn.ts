/** An orientation: a quaternion x, y, z, w of length one. */
export type Turn = readonly [number, number, number, number];
export type Vector = readonly [number, number, number];

/** Where a piece is and how it is turned: x, y, z in centimetres, y up, then its orientation. */
export const POSE = 7;

/** A number of an array whose bounds the caller guarantees. One kind of array only: this is the innermost step of every search. */
export function num(numbers: Float32Array, i: number): number {
  return numbers[i] ?? Number.NaN;
}

export function turnAt(poses: Float32Array, pose: number): Turn {
  return [num(poses, pose + 3), num(poses, pose + 4), num(poses, pose + 5), num(poses, pose + 6)];
}

export function times(a: Turn, b: Turn): Turn {
  const [x, y, z, w] = a;
  const [X, Y, Z, W] = b;
  return [w * X + x * W + y * Z - z * Y, w * Y - x * Z + y * W + z * X, w * Z + x * Y - y * X + z * W, w * W - x * X - y * Y - z * Z];
}

export function back([x, y, z, w]: Turn): Turn {
  return [-x, -y, -z, w];
}

export function about([x, y, z]: Vector, angle: number): Turn {
  const s = Math.sin(angle / 2);
  return [x * s, y * s, z * s, Math.cos(angle / 2)];
}

export function rotate([x, y, z, w]: Turn, [a, b, c]: Vector): Vector {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

/** Between no turn and the whole of it, the short way round; for turns of less than a quarter, where a straight line is as good as an arc. */
export function partOf([x, y, z, w]: Turn, share: number): Turn {
  const part = w < 0 ? -share : share;
  const rest = 1 - share + w * part;
  const length = Math.sqrt((x * x + y * y + z * z) * part * part + rest * rest);
  return [(x * part) / length, (y * part) / length, (z * part) / length, rest / length];
}

/** How far a cube of half side `half` reaches along an axis of the world (0 x, 1 y, 2 z). */
export function reach([x, y, z, w]: Turn, axis: 0 | 1 | 2, half: number): number {
  if (axis === 0) return half * (Math.abs(1 - 2 * (y * y + z * z)) + Math.abs(2 * (x * y - w * z)) + Math.abs(2 * (x * z + w * y)));
  if (axis === 1) return half * (Math.abs(2 * (x * y + w * z)) + Math.abs(1 - 2 * (x * x + z * z)) + Math.abs(2 * (y * z - w * x)));
  return half * (Math.abs(2 * (x * z - w * y)) + Math.abs(2 * (y * z + w * x)) + Math.abs(1 - 2 * (x * x + y * y)));
}
