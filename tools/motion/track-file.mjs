import { angleBetween } from './cube.mjs';

/*
 * The track file, as `packages/web/src/kit/physics/track-file.ts` reads it:
 *   magic "QDT1" · kind u8 · steps per second u8 · tracks u16 · bytes of the body u32 · body · FNV-1a of the body u32
 * A track: role u8, place u8, keys u8, knocks u8; then its keys; then its knocks.
 *   first key: x y z; every other: steps since the one before (7 bits) with "in flight" on top, then the change of x y z
 *   lengths are zigzag varints of a quarter millimetre; an orientation takes three bytes
 *   a knock: steps since the one before u8, strength 6 bits and what was hit 2 bits
 * Between keys a piece turns evenly and moves evenly; in flight its height is a parabola.
 */

const UNIT = 0.025;
const LEVELS = 127;
const GRAVITY = 981;

const quantised = (v) => Math.round(v / UNIT);

/** Three bytes: which component is largest (it follows from the others), and the others in seven bits each. */
function packTurn(q) {
  let largest = 0;
  for (let i = 1; i < 4; i++) if (Math.abs(q[i]) > Math.abs(q[largest])) largest = i;
  const sign = q[largest] < 0 ? -1 : 1;
  let bits = largest;
  for (let i = 0; i < 4; i++) {
    if (i === largest) continue;
    bits = bits * 128 + Math.round(((sign * q[i] * Math.SQRT2 + 1) / 2) * LEVELS);
  }
  return bits;
}

function unpackTurn(bits) {
  const small = [0, 0, 0];
  let rest = bits;
  for (let i = 2; i >= 0; i--) {
    small[i] = (((rest % 128) / LEVELS) * 2 - 1) / Math.SQRT2;
    rest = Math.floor(rest / 128);
  }
  const q = [...small.slice(0, rest), Math.sqrt(Math.max(0, 1 - small.reduce((sum, v) => sum + v * v, 0))), ...small.slice(rest)];
  const length = Math.hypot(...q);
  return q.map((v) => v / length);
}

/** A pose as it will be read back. */
const asRead = (pose) => [...pose.slice(0, 3).map((v) => quantised(v) * UNIT), ...unpackTurn(packTurn(pose.slice(3)))];

function blend(p, q, share, seconds, flying) {
  const sign = p[3] * q[3] + p[4] * q[4] + p[5] * q[5] + p[6] * q[6] < 0 ? -1 : 1;
  const pose = p.map((v, i) => (i < 3 ? v + (q[i] - v) * share : 0));
  if (flying) pose[1] += 0.5 * GRAVITY * seconds * seconds * share * (1 - share);
  const cos = Math.min(1, Math.abs(p[3] * q[3] + p[4] * q[4] + p[5] * q[5] + p[6] * q[6]));
  const angle = Math.acos(cos);
  const [a, b] =
    angle < 1e-4 ? [1 - share, share] : [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  for (let i = 3; i < 7; i++) pose[i] = a * p[i] + sign * b * q[i];
  return pose;
}

/** Few keys between which a piece can be found again within the tolerance: a millimetre's part, some degrees. */
export function keysOf(poses, rate, { length = 0.07, degrees = 9 } = {}) {
  const read = poses.map(asRead);
  const fits = (from, to, flying) => {
    const seconds = (to - from) / rate;
    for (let k = from + 1; k < to; k++) {
      const pose = blend(read[from], read[to], (k - from) / (to - from), seconds, flying);
      const off = Math.hypot(pose[0] - poses[k][0], pose[1] - poses[k][1], pose[2] - poses[k][2]);
      if (off > length || angleBetween(pose, poses[k]) > degrees) return false;
    }
    return true;
  };
  const keys = [{ step: 0, pose: poses[0], flying: false }];
  for (let at = 0; at < poses.length - 1; ) {
    let best = { step: at + 1, flying: false };
    for (const flying of [true, false]) {
      for (let to = at + 2; to < poses.length && to - at < 128; to++) {
        // Past half a turn the short way round is the wrong way round.
        if (angleBetween(read[at], read[to]) > 140 || !turnsEvenly(poses, at, to)) break;
        if (to > best.step && fits(at, to, flying)) best = { step: to, flying };
      }
    }
    keys.push({ ...best, pose: poses[best.step] });
    at = best.step;
  }
  return keys;
}

/** Whether the turning from one step to another adds up to less than half a turn. */
function turnsEvenly(poses, from, to) {
  let sum = 0;
  for (let k = from; k < to; k++) sum += angleBetween(poses[k], poses[k + 1]);
  return sum < 160;
}

/** A whole file. `tracks`: role, place, poses, knocks `{ step, strength 0–1, what 0–3 }`. */
export function writeTracks(kind, rate, tracks) {
  const body = tracks.flatMap((track) => trackBytes(track, rate));
  const head = [...'QDT1'].map((c) => c.charCodeAt(0));
  return Uint8Array.from([...head, kind, rate, ...u16(tracks.length), ...u32(body.length), ...body, ...u32(fnv(body))]);
}

export function trackBytes({ role, place, poses, knocks, tolerance }, rate) {
  const keys = keysOf(poses, rate, tolerance);
  if (keys.length > 255 || knocks.length > 255) throw new Error(`A track of ${keys.length} keys and ${knocks.length} knocks is too long.`);
  const bytes = [role, place, keys.length, knocks.length];
  let last = [0, 0, 0];
  let step = 0;
  for (const key of keys) {
    if (key.step > 0) bytes.push((key.step - step) | (key.flying ? 128 : 0));
    step = key.step;
    const place3 = key.pose.slice(0, 3).map(quantised);
    for (let i = 0; i < 3; i++) bytes.push(...varint(place3[i] - last[i]));
    last = place3;
    const turn = packTurn(key.pose.slice(3));
    bytes.push((turn >>> 16) & 255, (turn >>> 8) & 255, turn & 255);
  }
  step = 0;
  for (const knock of knocks) {
    bytes.push(Math.min(255, knock.step - step), (Math.min(63, Math.round(knock.strength * 63)) << 2) | knock.what);
    step = knock.step;
  }
  return bytes;
}

function varint(n) {
  let rest = n < 0 ? -2 * n - 1 : 2 * n;
  const bytes = [];
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  return [...bytes, rest];
}

const u16 = (n) => [n & 255, n >> 8];
const u32 = (n) => [n & 255, (n >>> 8) & 255, (n >>> 16) & 255, n >>> 24];

export function fnv(bytes) {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return hash;
}
