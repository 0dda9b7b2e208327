import type { Certainty } from '@quarterdeck/kernel';
import type { Place } from '../ids';

/** Edges of a flat-top hexagon, clockwise from north. */
export const EDGES = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;

/** Axial steps to the neighbour across each edge. */
export const STEPS: ReadonlyArray<readonly [q: number, r: number]> = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export interface PlaceCard {
  readonly q: number;
  readonly r: number;
  /** Column a … g from west to east, row from north: the centre is d4. */
  readonly name: string;
}

export const outlineCertainty: Readonly<Record<'base' | 'expert', Certainty>> = { base: 'rulebook', expert: 'reconstructed' };

/** The winds around the sky, clockwise from north, thirty degrees apart: places are called by them. */
export const WINDS = [
  'Septentrio',
  'Aquilo',
  'Cæcias',
  'Subsolanus',
  'Eurus',
  'Phœnix',
  'Auster',
  'Libonotus',
  'Africus',
  'Favonius',
  'Corus',
  'Circius',
] as const;

/** Degrees clockwise from north, seen from the centre. */
export function bearingOf({ q, r }: Pick<PlaceCard, 'q' | 'r'>): number {
  const [x, y] = [q * 1.5, (r + q / 2) * Math.sqrt(3)];
  return ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

const RADIUS = 3;

/** Pairs of third-ring places on the sides of the base sky, by bearing of the side. */
const SIDES: Readonly<Record<number, ReadonlyArray<readonly [number, number]>>> = {
  30: [
    [1, -3],
    [2, -3],
  ],
  90: [
    [3, -2],
    [3, -1],
  ],
  150: [
    [2, 1],
    [1, 2],
  ],
  210: [
    [-1, 3],
    [-2, 3],
  ],
  270: [
    [-3, 2],
    [-3, 1],
  ],
  330: [
    [-2, -1],
    [-1, -2],
  ],
};

/** Sides that each size of sky adds to the base of two rings. */
const OUTLINE_SIDES: Readonly<Record<SkySize, readonly number[]>> = {
  19: [],
  23: [90, 270],
  25: [30, 150, 270],
  27: [30, 150, 210, 330],
};
export type SkySize = 19 | 23 | 25 | 27;

/** How far a place lies from the centre, in tiles. */
export function placeDistance(q: number, r: number): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

function place(q: number, r: number): PlaceCard {
  const row = r - Math.max(-RADIUS, -RADIUS - q) + 1;
  return { q, r, name: `${String.fromCharCode('d'.charCodeAt(0) + q)}${row}` };
}

/** A ring around the centre, clockwise from north. */
function ring(radius: number): PlaceCard[] {
  const places: PlaceCard[] = [];
  let [q, r] = [0, -radius];
  for (const edge of [2, 3, 4, 5, 0, 1]) {
    const [dq, dr] = STEPS[edge] ?? [0, 0];
    for (let i = 0; i < radius; i++) {
      places.push(place(q, r));
      q += dq;
      r += dr;
    }
  }
  return places;
}

/** Every place of any sky: the centre, the first ring from north clockwise, the second, the sides. */
export const PLACES: readonly PlaceCard[] = [
  place(0, 0),
  ...ring(1),
  ...ring(2),
  ...Object.values(SIDES).flatMap((pair) => pair.map(([q, r]) => place(q, r))),
];

export const CENTRE: Place = 0;
export const NORTH: Place = 1;
export const SOUTH_EAST: Place = 3;
export const SOUTH: Place = 4;
export const SOUTH_WEST: Place = 5;

/** Places of the base sky come first in PLACES. */
export const BASE_PLACES = 19;

function outline(size: SkySize): boolean[] {
  const extra = OUTLINE_SIDES[size].flatMap((bearing) => (SIDES[bearing] ?? []).map(([q, r]) => place(q, r).name));
  return PLACES.map(({ name }, i) => i < BASE_PLACES || extra.includes(name));
}

/** Which places belong to each size of sky. */
export const OUTLINES: Readonly<Record<SkySize, readonly boolean[]>> = {
  19: outline(19),
  23: outline(23),
  25: outline(25),
  27: outline(27),
};
