import type { Certainty } from '@quarterdeck/kernel';

export const COLOURS = ['bamboo', 'wood', 'stone', 'clay', 'gold'] as const;
type ColourName = (typeof COLOURS)[number];

/** Boat colours by their place in `COLOURS`. */
export const GOLD = 4;

interface BoatRow {
  readonly colour: ColourName;
  readonly paint: string;
  readonly count: number;
  readonly certainty: Certainty;
  readonly price: number;
  readonly priceCertainty: Certainty;
}

export const BOATS: readonly BoatRow[] = [
  { colour: 'bamboo', paint: 'green', count: 22, certainty: 'found', price: 1, priceCertainty: 'inferred' },
  { colour: 'wood', paint: 'brown', count: 19, certainty: 'found', price: 2, priceCertainty: 'inferred' },
  { colour: 'stone', paint: 'black', count: 16, certainty: 'found', price: 3, priceCertainty: 'inferred' },
  { colour: 'clay', paint: 'red', count: 13, certainty: 'found', price: 4, priceCertainty: 'inferred' },
  { colour: 'gold', paint: 'yellow', count: 10, certainty: 'found', price: 5, priceCertainty: 'reconstructed' },
];

const LETTERS = 'BWSCG';

/** Boats written by their initials ("BWW") as a count per colour. */
export function boatCounts(letters: string): readonly number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const letter of letters) {
    const colour = LETTERS.indexOf(letter);
    const count = counts[colour];
    if (count === undefined) throw new RangeError(`No boat is written ${letter}`);
    counts[colour] = count + 1;
  }
  return counts;
}
