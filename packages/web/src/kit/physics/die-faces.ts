import { about, type Turn, times } from './turn';

/*
 * A die's body: which picture is on which side, and how it must be turned so that a face comes up with
 * the bow of its ship to a heading. Sides in the order of the drawer: +x, -x, +y, -y, +z, -z.
 */

/** Pips on each side; opposite sides add up to seven. */
export const PIPS_ON_SIDE = [2, 5, 1, 6, 3, 4] as const;

const QUARTER = Math.PI / 2;
const X = [1, 0, 0] as const;
const Y = [0, 1, 0] as const;
const Z = [0, 0, 1] as const;
const NO_TURN: Turn = [0, 0, 0, 1];

/** Brings each face up, its picture upright. */
const UP: Readonly<Record<number, Turn>> = {
  1: NO_TURN,
  2: times(about(Y, -QUARTER), about(Z, QUARTER)),
  3: times(about(Y, 2 * QUARTER), about(X, -QUARTER)),
  4: about(X, QUARTER),
  5: times(about(Y, QUARTER), about(Z, -QUARTER)),
  6: about(X, 2 * QUARTER),
};

/** The orientation of a die at rest: face up, bow to the heading (degrees clockwise from north, -z). */
export function restingTurn(face: number, heading: number): Turn {
  return times(about(Y, (-heading * Math.PI) / 180), UP[face] ?? NO_TURN);
}

/** The 24 ways to put a cube back into its own place: relabellings of its sides. */
export const RELABELLINGS: readonly Turn[] = Object.values(UP).flatMap((up) =>
  [0, 1, 2, 3].map((quarters) => times(about(Y, quarters * QUARTER), up)),
);
