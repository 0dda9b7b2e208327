/** Smooth noise between -1 and 1 that is the same everywhere: coasts must not depend on the browser. */
export type Noise = (x: number, y: number) => number;

export function smoothNoise(seed: number): Noise {
  return (x, y) => {
    const [xi, yi] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [ease(x - xi), ease(y - yi)];
    const north = mix(lattice(xi, yi, seed), lattice(xi + 1, yi, seed), fx);
    const south = mix(lattice(xi, yi + 1, seed), lattice(xi + 1, yi + 1, seed), fx);
    return mix(north, south, fy);
  };
}

/** A fixed number between 0 and 1 for a place, for decoration that looks accidental. */
export function scatter(row: number, column: number, seed = 0): number {
  return (lattice(column, row, seed) + 1) / 2;
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2f) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x7fffffff - 1;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
