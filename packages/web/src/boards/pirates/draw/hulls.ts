/* Hulls seen from above, in millimetres, bow up, around the centre of the die. */

export const PIRATE_HULL =
  'M0 -10C3.5 -8 6.5 -3.8 6.6 1L6.2 6.4Q5.9 8.6 3.8 8.8L-3.8 8.8Q-5.9 8.6 -6.2 6.4L-6.6 1C-6.5 -3.8 -3.5 -8 0 -10Z';
export const PIRATE_DECK =
  'M0 -8.2C2.8 -6.4 5.3 -2.9 5.4 1L5.1 6.2Q4.8 7.5 3.4 7.6L-3.4 7.6Q-4.8 7.5 -5.1 6.2L-5.4 1C-5.3 -2.9 -2.8 -6.4 0 -8.2Z';
export const CARAVAN_HULL =
  'M0 -9.6C5 -9.2 7.4 -4.8 7.4 .4C7.4 5 6.4 8.9 3.4 9.2L-3.4 9.2C-6.4 8.9 -7.4 5 -7.4 .4C-7.4 -4.8 -5 -9.2 0 -9.6Z';
export const CARAVAN_DECK = 'M0 -8.3C4 -8 6.2 -4.2 6.2 .4C6.2 4.4 5.4 7.7 3 8L-3 8C-5.4 7.7 -6.2 4.4 -6.2 .4C-6.2 -4.2 -4 -8 0 -8.3Z';

/** Where the hatches of each face lie on the deck: columns and rows around its middle. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
