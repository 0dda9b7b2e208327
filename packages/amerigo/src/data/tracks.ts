import { range } from '@quarterdeck/kernel';
import type { Colour } from './colours';
import type { Table } from './table';

export const GOLD_END = 12;
export const CANNONS_END = 12;

interface Mark {
  readonly space: number;
  readonly vp: number;
}

interface SpecialSpace {
  /** Which action the white cubes become here; `white` on the first space: none. */
  readonly colour: Colour | 'any';
  /** Points at the end for having come this far, 0 where nothing is printed. */
  readonly mark: number;
}

/** The marked spaces of the progress track, the last of them its end; each gives a token and is worth its points at the end. */
export const progressMarks: Table<Mark> = {
  certainty: 'reconstructed',
  note: 'The values 1 and 10 are printed, 15 at the end is found, 3 and 6 are inferred; the positions are reconstructed.',
  rows: [
    { space: 4, vp: 1 },
    { space: 8, vp: 3 },
    { space: 12, vp: 6 },
    { space: 16, vp: 10 },
    { space: 28, vp: 15 },
  ],
};

export const specialTrack: Table<SpecialSpace> = {
  certainty: 'reconstructed',
  note: 'White first, coloured others, any colour last and a value of 6 are printed; length, order and other values are reconstructed.',
  rows: [
    { colour: 'white', mark: 0 },
    { colour: 'yellow', mark: 0 },
    { colour: 'green', mark: 0 },
    { colour: 'brown', mark: 0 },
    { colour: 'red', mark: 1 },
    { colour: 'black', mark: 0 },
    { colour: 'blue', mark: 0 },
    { colour: 'yellow', mark: 3 },
    { colour: 'green', mark: 0 },
    { colour: 'brown', mark: 0 },
    { colour: 'red', mark: 6 },
    { colour: 'black', mark: 0 },
    { colour: 'blue', mark: 0 },
    { colour: 'yellow', mark: 0 },
    { colour: 'green', mark: 0 },
    { colour: 'brown', mark: 0 },
    { colour: 'red', mark: 0 },
    { colour: 'black', mark: 8 },
    { colour: 'blue', mark: 0 },
    { colour: 'yellow', mark: 0 },
    { colour: 'green', mark: 0 },
    { colour: 'brown', mark: 0 },
    { colour: 'red', mark: 0 },
    { colour: 'black', mark: 0 },
    { colour: 'any', mark: 10 },
  ],
};

/** Ends of the tracks in the first version: nearly everybody came there, and their points told nobody apart. */
const SHORT_PROGRESS_END = 20;
const SHORT_SPECIAL_END = 13;

/** Both tracks and what follows from them, as one version of the rules has them. */
export interface Tracks {
  readonly marks: readonly Mark[];
  readonly progressEnd: number;
  /** Points for standing on each progress space: the highest mark reached (AM-123). */
  readonly progressVp: readonly number[];
  /** From each progress space, the next marked space; the end from the end on. */
  readonly nextMark: readonly number[];
  readonly special: readonly SpecialSpace[];
  readonly specialEnd: number;
  /** Points for standing on each special space: the highest mark reached (AM-158). */
  readonly specialVp: readonly number[];
}

function tracks(marks: readonly Mark[], special: readonly SpecialSpace[]): Tracks {
  const progressEnd = marks.at(-1)?.space ?? 0;
  const spaces = range(progressEnd + 1);
  return {
    marks,
    progressEnd,
    progressVp: highestSoFar(spaces.map((space) => marks.find((mark) => mark.space === space)?.vp ?? 0)),
    nextMark: spaces.map((space) => marks.find((mark) => mark.space > space)?.space ?? progressEnd),
    special,
    specialEnd: special.length - 1,
    specialVp: highestSoFar(special.map((space) => space.mark)),
  };
}

function highestSoFar(marks: readonly number[]): readonly number[] {
  let highest = 0;
  return marks.map((mark) => {
    highest = Math.max(highest, mark);
    return highest;
  });
}

const [lastMark, lastSpace] = [progressMarks.rows.slice(-1), specialTrack.rows.slice(-1)];

export const LONG_TRACKS = tracks(progressMarks.rows, specialTrack.rows);
export const SHORT_TRACKS = tracks(
  [...progressMarks.rows.slice(0, -1), ...lastMark.map((mark) => ({ ...mark, space: SHORT_PROGRESS_END }))],
  [...specialTrack.rows.slice(0, SHORT_SPECIAL_END), ...lastSpace],
);
