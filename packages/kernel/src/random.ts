import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { range } from './cells';

/** A stream of random integers; the only kind of randomness that game code ever sees. */
export interface Rng {
  /** A 32-bit unsigned integer. */
  u32(): number;
  /** Uniform in 0 … n-1, without modulo bias. */
  below(n: number): number;
}

/** The generator sfc32 with its four words of state given, unwarmed. */
export function sfc32(a: number, b: number, c: number, d: number): Rng {
  const u32 = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  const below = (n: number): number => {
    // 2^32 mod n in integer arithmetic, which is several times faster than a floating-point remainder.
    const limit = 4294967296 - ((-n >>> 0) % n);
    let x = u32();
    while (x >= limit) x = u32();
    return x % n;
  };
  return { u32, below };
}

function warm(rng: Rng): Rng {
  for (let i = 0; i < 15; i++) rng.u32();
  return rng;
}

/** A fast stream for bots, playouts and tests: not secret, the same for the same number. */
export function plainRng(seed: number): Rng {
  return warm(sfc32(seed | 0, Math.floor(seed / 4294967296) | 0, 0, 1));
}

/** The stream behind the n-th chance outcome of a game with this secret seed. */
export function derivedRng(seed: string, n: number): Rng {
  const hash = sha256(utf8ToBytes(`${seed}:${n}`));
  const words = new DataView(hash.buffer, hash.byteOffset);
  return warm(sfc32(words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)));
}

/** What a host publishes before the game: anyone can repeat it with `printf %s SEED | sha256sum`. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** `take` different indices out of 0 … from-1, in random order. */
export function drawIndices(rng: Rng, from: number, take: number): number[] {
  const pool = range(from);
  for (let i = 0; i < take; i++) {
    const j = i + rng.below(from - i);
    const drawn = pool[j] as number;
    pool[j] = pool[i] as number;
    pool[i] = drawn;
  }
  pool.length = take;
  return pool;
}

/** Shuffles in place and returns the same array. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = items[i] as T;
    items[i] = items[j] as T;
    items[j] = kept;
  }
  return items;
}

/** A kind drawn from a bag that holds `counts[kind]` pieces of each kind; the bag must not be empty. */
export function drawKind(rng: Rng, counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  let left = rng.below(total);
  for (let kind = 0; kind < counts.length; kind++) {
    left -= counts[kind] as number;
    if (left < 0) return kind;
  }
  throw new RangeError('Drew from an empty bag');
}
