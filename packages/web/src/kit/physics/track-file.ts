import { num, POSE } from './turn';

/*
 * Reads the recorded motions that tools/motion writes:
 *   magic "QDT1" · kind u8 · steps per second u8 · tracks u16 · bytes of the body u32 · body · FNV-1a of the body u32
 * A track is a role, a place, keys (a piece turns and moves evenly between them; in flight its height is
 * a parabola) and knocks. Anything that does not fit is refused as a whole: a picture is no reason to guess.
 */

export const DICE = 1;
export const TOWER = 2;
type Kind = typeof DICE | typeof TOWER;

/** The piece hit something: how hard (0 to 1) and what (the recorder's number). */
interface Knock {
  readonly step: number;
  readonly strength: number;
  readonly what: number;
}

export interface Track {
  readonly role: number;
  readonly place: number;
  /** Poses step by step, `POSE` numbers each. */
  readonly poses: Float32Array;
  readonly steps: number;
  readonly knocks: readonly Knock[];
}

export interface Tracks {
  readonly stepsPerSecond: number;
  readonly tracks: readonly Track[];
}

type Read = { readonly ok: true; readonly tracks: Tracks } | { readonly ok: false; readonly why: string };

const MAGIC = 0x31544451;
const HEAD = 12;
const UNIT = 0.025;
const LEVELS = 127;
const GRAVITY = 981;

export function readTracks(bytes: Uint8Array, kind: Kind): Read {
  if (bytes.length < HEAD + 4) return refused('it is cut off in the head');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) return refused('it is not of the format QDT1');
  if (view.getUint8(4) !== kind) return refused(`it is of kind ${view.getUint8(4)}, not ${kind}`);
  const length = view.getUint32(8, true);
  if (bytes.length !== HEAD + length + 4) return refused(`it has ${bytes.length} bytes instead of ${HEAD + length + 4}`);
  const body = bytes.subarray(HEAD, HEAD + length);
  if (fnv(body) !== view.getUint32(HEAD + length, true)) return refused('its sum does not match');
  const stepsPerSecond = view.getUint8(5);
  const reader = new Reader(body);
  const tracks: Track[] = [];
  for (let i = view.getUint16(6, true); i > 0; i--) tracks.push(readTrack(reader, stepsPerSecond));
  if (!reader.atEnd) return refused('its tracks do not fill it');
  return { ok: true, tracks: { stepsPerSecond, tracks } };
}

const refused = (why: string): Read => ({ ok: false, why });

function readTrack(from: Reader, stepsPerSecond: number): Track {
  const [role, place, keys, knocks] = [from.byte(), from.byte(), from.byte(), from.byte()];
  const key = new Float32Array(POSE);
  const last = new Float32Array(POSE);
  const poses: number[] = [];
  const at = new Float32Array(3);
  for (let k = 0; k < keys; k++) {
    const head = k === 0 ? 0 : from.byte();
    for (let i = 0; i < 3; i++) {
      at[i] = num(at, i) + from.varint();
      key[i] = num(at, i) * UNIT;
    }
    readTurn(from, key);
    if (k === 0) poses.push(...key);
    else between(last, key, head & 127, head > 127, stepsPerSecond, poses);
    last.set(key);
  }
  return { role, place, poses: Float32Array.from(poses), steps: poses.length / POSE, knocks: readKnocks(from, knocks) };
}

function readKnocks(from: Reader, count: number): readonly Knock[] {
  let step = 0;
  return Array.from({ length: count }, () => {
    step += from.byte();
    const how = from.byte();
    return { step, strength: (how >> 2) / 63, what: how & 3 };
  });
}

/** Three bytes: which component is largest, it follows from the other three, which have seven bits each. */
function readTurn(from: Reader, pose: Float32Array): void {
  const bits = (from.byte() << 16) | (from.byte() << 8) | from.byte();
  const largest = bits >> 21;
  let rest = 1;
  for (let i = 0, shift = 14; i < 4; i++) {
    if (i === largest) continue;
    const small = ((((bits >> shift) & 127) / LEVELS) * 2 - 1) / Math.SQRT2;
    pose[3 + i] = small;
    rest -= small * small;
    shift -= 7;
  }
  pose[3 + largest] = Math.sqrt(Math.max(0, rest));
  const length = Math.hypot(num(pose, 3), num(pose, 4), num(pose, 5), num(pose, 6));
  for (let i = 3; i < POSE; i++) pose[i] = num(pose, i) / length;
}

/** Appends the poses after `from` up to `to`. */
function between(from: Float32Array, to: Float32Array, steps: number, flying: boolean, stepsPerSecond: number, poses: number[]): void {
  let cos = 0;
  for (let i = 3; i < POSE; i++) cos += num(from, i) * num(to, i);
  const sign = cos < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(cos)));
  const sine = Math.sin(angle);
  const seconds = steps / stepsPerSecond;
  for (let k = 1; k <= steps; k++) {
    const share = k / steps;
    const lift = flying ? 0.5 * GRAVITY * seconds * seconds * share * (1 - share) : 0;
    for (let i = 0; i < 3; i++) poses.push(num(from, i) + (num(to, i) - num(from, i)) * share + (i === 1 ? lift : 0));
    const [a, b] = sine < 1e-4 ? [1 - share, share] : [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine];
    for (let i = 3; i < POSE; i++) poses.push(a * num(from, i) + sign * b * num(to, i));
  }
}

function fnv(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return hash;
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** Past the end there are zeros: `atEnd` is false then, and the file is refused. */
  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value & 1 ? -(value + 1) / 2 : value / 2;
  }
}
