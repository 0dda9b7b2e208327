import type { Point } from './places';

/* Packed lines: "x,y," of the first point, then two letters per further point, each a step. */

const ALPHABET = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const STILL = Math.floor(ALPHABET.length / 2);

const step = (letters: string, i: number): number => ALPHABET.indexOf(letters.charAt(i)) - STILL;

function unpackLine(text: string, perUnit: number): readonly Point[] {
  const [, first = '0', second = '0', letters = ''] = /^(-?\d+),(-?\d+),(.*)$/.exec(text) ?? [];
  let x = Number(first);
  let y = Number(second);
  const points: Point[] = [[x / perUnit, y / perUnit]];
  for (let i = 0; i < letters.length; i += 2) {
    x += step(letters, i);
    y += step(letters, i + 1);
    points.push([x / perUnit, y / perUnit]);
  }
  return points;
}

/** Several closed lines, packed one after the other. */
export function unpack(text: string, perUnit: number): readonly (readonly Point[])[] {
  return text.split(' ').map((line) => unpackLine(line, perUnit));
}
