import type { Colour } from './colours';
import type { Table } from './table';

export const GOLD_END = 12;
export const CANNONS_END = 12;

interface Mark {
  readonly space: number;
  readonly vp: number;
}

/** The marked spaces of the progress track; each gives a token and is worth its points at the end. */
export const progressMarks: Table<Mark> = {
  certainty: 'reconstructed',
  note: 'The values 1 and 10 are printed, 15 at the end is found, 3 and 6 are inferred; the positions are reconstructed.',
  rows: [
    { space: 4, vp: 1 },
    { space: 8, vp: 3 },
    { space: 12, vp: 6 },
    { space: 16, vp: 10 },
    { space: 20, vp: 15 },
  ],
};

export const PROGRESS_END = 20;

interface SpecialSpace {
  /** Which action the white cubes become here; `white` on the first space: none. */
  readonly colour: Colour | 'any';
  /** Points at the end for having come this far, 0 where nothing is printed. */
  readonly mark: number;
}

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
    { colour: 'any', mark: 10 },
  ],
};

export const SPECIAL_SPACES = specialTrack.rows;
export const SPECIAL_END = SPECIAL_SPACES.length - 1;

/** Points for standing on each progress space: the highest mark reached (AM-123). */
export const PROGRESS_VP = highestSoFar(
  Array.from({ length: PROGRESS_END + 1 }, (_, space) => progressMarks.rows.find((mark) => mark.space === space)?.vp ?? 0),
);

/** Points for standing on each special space: the highest mark reached (AM-158). */
export const SPECIAL_VP = highestSoFar(SPECIAL_SPACES.map((space) => space.mark));

/** From each progress space, the next marked space; the end from the end on. */
export const NEXT_MARK = Array.from(
  { length: PROGRESS_END + 1 },
  (_, space) => progressMarks.rows.find((mark) => mark.space > space)?.space ?? PROGRESS_END,
);

function highestSoFar(marks: readonly number[]): readonly number[] {
  let highest = 0;
  return marks.map((mark) => {
    highest = Math.max(highest, mark);
    return highest;
  });
}
