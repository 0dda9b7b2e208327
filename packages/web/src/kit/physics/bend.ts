import { RELABELLINGS } from './die-faces';
import { back, num, POSE, partOf, type Turn, times, turnAt } from './turn';

/*
 * Bending a recorded way so that it ends exactly where it must. A cube may be put back into its own place
 * in 24 ways; the one that needs the least turning is taken. What is still missing, a shift and a turn, is
 * spread along the path: each step by the share of it that is walked.
 */

/** How a track's sides are renamed to fit an orientation at its end, and the turn that is missing then. */
export interface Fit {
  readonly relabelled: Turn;
  readonly missing: Turn;
  /** Degrees of the missing turn. */
  readonly degrees: number;
}

export function fit(end: Turn, rest: Turn): Fit {
  const [x, y, z, w] = times(back(end), rest);
  let relabelled = end;
  let cosine = -1;
  for (const one of RELABELLINGS) {
    const likeness = Math.abs(x * one[0] + y * one[1] + z * one[2] + w * one[3]);
    if (likeness <= cosine) continue;
    relabelled = one;
    cosine = likeness;
  }
  return { relabelled, missing: times(rest, back(times(end, relabelled))), degrees: (Math.acos(Math.min(1, cosine)) * 360) / Math.PI };
}

/** A mirror plane: through x = 0, through z = 0, or none. */
export type Mirror = 'x' | 'z' | undefined;

export function mirrorTurn([x, y, z, w]: Turn, mirror: Mirror): Turn {
  if (mirror === undefined) return [x, y, z, w];
  return mirror === 'x' ? [x, -y, -z, w] : [-x, -y, z, w];
}

interface End {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The bent way. Nothing changes before the step `from`; `each` may still correct a pose that was written. */
export function bend(
  poses: Float32Array,
  mirror: Mirror,
  { relabelled, missing }: Fit,
  end: End,
  from: number,
  each: (way: Float32Array, pose: number, turn: Turn) => void,
): Float32Array {
  const way = new Float32Array(poses.length);
  const [sx, sz] = [mirror === 'x' ? -1 : 1, mirror === 'z' ? -1 : 1];
  const last = poses.length - POSE;
  const [dx, dy, dz] = [end.x - sx * num(poses, last), end.y - num(poses, last + 1), end.z - sz * num(poses, last + 2)];
  const start = from * POSE;
  let length = 0;
  for (let k = start + POSE; k <= last; k += POSE) length += walked(poses, k);
  let path = 0;
  for (let k = 0; k <= last; k += POSE) {
    if (k > start) path += walked(poses, k);
    const share = k === last ? 1 : path / (length || 1);
    const turn = times(partOf(missing, share), times(mirrorTurn(turnAt(poses, k), mirror), relabelled));
    way[k] = sx * num(poses, k) + dx * share;
    way[k + 1] = num(poses, k + 1) + dy * share;
    way[k + 2] = sz * num(poses, k + 2) + dz * share;
    way[k + 3] = turn[0];
    way[k + 4] = turn[1];
    way[k + 5] = turn[2];
    way[k + 6] = turn[3];
    each(way, k, turn);
  }
  return way;
}

/** Length of the step that leads to a pose, seen from above. */
function walked(poses: Float32Array, pose: number): number {
  const x = num(poses, pose) - num(poses, pose - POSE);
  const z = num(poses, pose + 2) - num(poses, pose - POSE + 2);
  return Math.sqrt(x * x + z * z);
}
