import { num, POSE } from './turn';

/** Two cubes farther apart than this, in half sides squared, cannot touch. */
const FAR = 12;

const P = new Float32Array(9);
const Q = new Float32Array(9);

/** How deep two equal cubes are in each other (separating axes), in the unit of `half`; negative when apart. */
export function overlap(a: Float32Array, i: number, b: Float32Array, j: number, half: number): number {
  const x = num(b, j) - num(a, i);
  const y = num(b, j + 1) - num(a, i + 1);
  const z = num(b, j + 2) - num(a, i + 2);
  if (x * x + y * y + z * z > FAR * half * half) return -1;
  axes(a, i, P);
  axes(b, j, Q);
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < 3; k++) {
    least = Math.min(least, gap(num(P, k), num(P, k + 3), num(P, k + 6), x, y, z, half));
    least = Math.min(least, gap(num(Q, k), num(Q, k + 3), num(Q, k + 6), x, y, z, half));
    if (least < 0) return least;
  }
  for (let k = 0; k < 3; k++) {
    for (let l = 0; l < 3; l++) {
      const cx = num(P, k + 3) * num(Q, l + 6) - num(P, k + 6) * num(Q, l + 3);
      const cy = num(P, k + 6) * num(Q, l) - num(P, k) * num(Q, l + 6);
      const cz = num(P, k) * num(Q, l + 3) - num(P, k + 3) * num(Q, l);
      const length = Math.sqrt(cx * cx + cy * cy + cz * cz);
      if (length < 1e-3) continue;
      least = Math.min(least, gap(cx / length, cy / length, cz / length, x, y, z, half));
      if (least < 0) return least;
    }
  }
  return least;
}

/** Overlap of both cubes' shadows on an axis. */
function gap(ax: number, ay: number, az: number, x: number, y: number, z: number, half: number): number {
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    sum += Math.abs(num(P, k) * ax + num(P, k + 3) * ay + num(P, k + 6) * az);
    sum += Math.abs(num(Q, k) * ax + num(Q, k + 3) * ay + num(Q, k + 6) * az);
  }
  return sum * half - Math.abs(x * ax + y * ay + z * az);
}

/** The cube's own axes as columns. */
function axes(poses: Float32Array, at: number, into: Float32Array): void {
  const [x, y, z, w] = [num(poses, at + POSE - 4), num(poses, at + POSE - 3), num(poses, at + POSE - 2), num(poses, at + POSE - 1)];
  into[0] = 1 - 2 * (y * y + z * z);
  into[1] = 2 * (x * y - w * z);
  into[2] = 2 * (x * z + w * y);
  into[3] = 2 * (x * y + w * z);
  into[4] = 1 - 2 * (x * x + z * z);
  into[5] = 2 * (y * z - w * x);
  into[6] = 2 * (x * z - w * y);
  into[7] = 2 * (y * z + w * x);
  into[8] = 1 - 2 * (x * x + y * y);
}
