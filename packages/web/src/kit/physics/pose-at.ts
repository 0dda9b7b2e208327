import { num, POSE } from './turn';

/** Writes where a piece is at a moment between two steps. Before the first and after the last it rests. */
export function poseAt(poses: Float32Array, step: number, into: Float32Array, piece: number): void {
  const last = poses.length / POSE - 1;
  const now = Math.max(0, Math.min(last, step));
  const from = Math.floor(now) * POSE;
  const to = Math.min(last * POSE, from + POSE);
  const share = now - Math.floor(now);
  const at = piece * POSE;
  for (let i = 0; i < 3; i++) into[at + i] = num(poses, from + i) + (num(poses, to + i) - num(poses, from + i)) * share;
  let cosine = 0;
  for (let i = 3; i < POSE; i++) cosine += num(poses, from + i) * num(poses, to + i);
  const sign = cosine < 0 ? -share : share;
  let length = 0;
  for (let i = 3; i < POSE; i++) {
    const part = num(poses, from + i) * (1 - share) + num(poses, to + i) * sign;
    into[at + i] = part;
    length += part * part;
  }
  length = Math.sqrt(length);
  for (let i = 3; i < POSE; i++) into[at + i] = num(into, at + i) / length;
}
