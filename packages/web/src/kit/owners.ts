/** Who owns a piece is said by colour and emblem, always both. */
type OwnerColour = 'vermilion' | 'saffron' | 'cobalt' | 'ivory' | 'jade' | 'plum' | 'slate' | 'orange' | 'ebony';
export type EmblemShape = 'triangle' | 'disc' | 'square' | 'lozenge' | 'pennant' | 'cross' | 'ring' | 'bar';

export interface Owner {
  readonly colour: OwnerColour;
  readonly emblem: EmblemShape;
}

/** The house order, used where a game does not bring its own colours. */
const HOUSE: readonly Owner[] = [
  { colour: 'vermilion', emblem: 'triangle' },
  { colour: 'saffron', emblem: 'disc' },
  { colour: 'cobalt', emblem: 'square' },
  { colour: 'jade', emblem: 'lozenge' },
  { colour: 'plum', emblem: 'pennant' },
  { colour: 'orange', emblem: 'cross' },
];

export function houseOwners(seats: number): readonly Owner[] {
  return HOUSE.slice(0, seats);
}

/** The CSS value of an owner's colour. */
export function ownerColour(owner: Owner): string {
  return `var(--own-${owner.colour})`;
}

const SHAPES: Readonly<Record<EmblemShape, string>> = {
  triangle: 'M7 1.6L13 12.4H1Z',
  disc: 'M7 1.4A5.6 5.6 0 1 1 7 12.6A5.6 5.6 0 1 1 7 1.4Z',
  square: 'M2 2H12V12H2Z',
  lozenge: 'M7 .8L13 7L7 13.2L1 7Z',
  pennant: 'M1.5 2H12.5L9 7L12.5 12H1.5Z',
  cross: 'M5 1.5H9V5H12.5V9H9V12.5H5V9H1.5V5H5Z',
  ring: 'M7 1A6 6 0 1 1 7 13A6 6 0 1 1 7 1ZM7 4.5A2.5 2.5 0 1 0 7 9.5A2.5 2.5 0 1 0 7 4.5Z',
  bar: 'M1 4H13V10H1Z',
};

/** The emblem's outline in a box of 14 × 14. */
export function emblemPath(shape: EmblemShape): string {
  return SHAPES[shape];
}
