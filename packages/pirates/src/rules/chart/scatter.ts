import { at, type Rng, sfc32 } from '@quarterdeck/kernel';

/*
 * The throw onto the sea chart. Lengths are hundredths of a millimetre, all arithmetic is on
 * integers, so that every machine gets the same throw. Positions are drawn without knowing whose
 * die it is and then shuffled: every die has the same chance to lie anywhere (PI-095, PI-096).
 * A position off the chart or on top of another die is drawn again, which comes to the same as
 * throwing everything again until all dice lie flat inside (PI-D24).
 */

/** Side of the square chart. */
export const CHART = 27_000;
/** Side of a die. */
export const DIE_SIDE = 1_200;
/** Least distance of a die's centre from the rim, and of two centres from each other. */
export const RIM = 900;
export const APART = 1_700;
/** How far the middle of a throw may stray from the chart's middle, and half the reach of each of the two draws around it. */
const STRAY = 3_000;
const REACH = 9_000;
const TRIES = 400;

/** Cells per die of a throw: x, y, rotation in degrees, face. */
export const THROWN = 4;

/** Uniform draws below a fixed number; draws exactly what `rng.below` would, without dividing each time. */
function drawer(n: number): (rng: Rng) => number {
  const limit = 4294967296 - (4294967296 % n);
  return (rng) => {
    let x = rng.u32();
    while (x >= limit) x = rng.u32();
    return x % n;
  };
}
const stray = drawer(2 * STRAY + 1);
const reach = drawer(2 * REACH + 1);
const faceOf = drawer(6);
const rotation = drawer(90);

/** Throws `n` dice at once. */
export function throwDice(rng: Rng, n: number): number[] {
  const dice = new Array<number>(n * THROWN).fill(0);
  while (!scatter(rng, n, dice));
  for (let i = n - 1; i > 0; i--) swapPositions(dice, i, rng.below(i + 1));
  for (let i = 0; i < n; i++) {
    dice[i * THROWN + 3] = 1 + faceOf(rng);
    dice[i * THROWN + 2] = rotation(rng);
  }
  return dice;
}

/** Finds a place for every die around one middle; false when one found none and the throw starts afresh. */
function scatter(rng: Rng, n: number, dice: number[]): boolean {
  const middleX = CHART / 2 + stray(rng) - STRAY;
  const middleY = CHART / 2 + stray(rng) - STRAY;
  for (let i = 0; i < n; i++) {
    let tries = TRIES;
    for (;;) {
      if (tries-- === 0) return false;
      const x = middleX + reach(rng) + reach(rng) - 2 * REACH;
      const y = middleY + reach(rng) + reach(rng) - 2 * REACH;
      if (!liesInside(x, y) || !liesApart(dice, i, x, y)) continue;
      dice[i * THROWN] = x;
      dice[i * THROWN + 1] = y;
      break;
    }
  }
  return true;
}

function liesInside(x: number, y: number): boolean {
  return x >= RIM && y >= RIM && x <= CHART - RIM && y <= CHART - RIM;
}

/** Whether a centre keeps its distance from the first `n` dice. */
function liesApart(dice: readonly number[], n: number, x: number, y: number): boolean {
  for (let i = 0; i < n * THROWN; i += THROWN) {
    const dx = at(dice, i) - x;
    const dy = at(dice, i + 1) - y;
    if (dx * dx + dy * dy < APART * APART) return false;
  }
  return true;
}

function swapPositions(dice: number[], i: number, j: number): void {
  const a = i * THROWN;
  const b = j * THROWN;
  const x = at(dice, a);
  const y = at(dice, a + 1);
  dice[a] = at(dice, b);
  dice[a + 1] = at(dice, b + 1);
  dice[b] = x;
  dice[b + 1] = y;
}

/** Whether these figures could have been thrown with `n` dice. */
export function isThrow(dice: readonly number[], n: number): boolean {
  if (dice.length !== n * THROWN || !dice.every(Number.isInteger)) return false;
  for (let i = 0; i < n; i++) {
    const x = at(dice, i * THROWN);
    const y = at(dice, i * THROWN + 1);
    const rot = at(dice, i * THROWN + 2);
    const face = at(dice, i * THROWN + 3);
    if (!liesInside(x, y) || !liesApart(dice, i, x, y) || rot < 0 || rot > 89 || face < 1 || face > 6) return false;
  }
  return true;
}

/** The stream of the reference throws: a 64-bit seed in two halves and the running number of the throw. */
export function throwRng(seedHigh: number, seedLow: number, index: number): Rng {
  const rng = sfc32(seedHigh | 0, seedLow | 0, index | 0, 1);
  for (let i = 0; i < 15; i++) rng.u32();
  return rng;
}
