import { at } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { writtenOut } from '../scripts/inline-at.mjs';

const IMPORT = "import { at } from '@quarterdeck/kernel';";

/** What an expression comes to once its calls of `at` are written out. */
function result(expression: string, names: Readonly<Record<string, unknown>>): unknown {
  const code = writtenOut(`${IMPORT}${expression}`).slice(IMPORT.length);
  return new Function('at', ...Object.keys(names), `return ${code}`)(at, ...Object.values(names));
}

describe('at, written out by builds', () => {
  test('reads what at reads, one in another, and asks for nothing twice', () => {
    let asked = 0;
    const next = (): number => asked++;
    const names = {
      rows: [
        [1, 2],
        [3, 0],
      ],
      next,
    };
    expect(result('at(at(rows, 1), at(at(rows, 0), 0) - 1) + at([10, 20], 1)', names)).toBe(23);
    expect(result('!at(rows, next())[1]', names)).toBe(false);
    expect(asked).toBe(1);
  });

  test('throws where nothing is', () => {
    expect(() => result('at([1], 1)', {})).toThrow(RangeError);
    expect(() => at([1], 1)).toThrow(RangeError);
  });

  test('leaves other functions of that name alone, and lines where they are', () => {
    const other = "import { at } from '../draw/path';\nat(1, 2);";
    expect(writtenOut(other)).toBe(other);
    expect(writtenOut(`${IMPORT}\nat(\n  a,\n  b,\n);\nlast;`).split('\n').indexOf('last;')).toBe(5);
  });
});
