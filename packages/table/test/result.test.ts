import { expect, test } from 'vitest';
import { endsByResigning } from '../src';

test('P2-10 giving up ends a game between two sides when one of them has nobody left, and no other', () => {
  expect(endsByResigning([0, 1], [1])).toBe(true);
  expect(endsByResigning([0, 1, 2], [1])).toBe(false);
  expect(endsByResigning([0, 1, 2], [1, 2])).toBe(false);
  expect(endsByResigning([0, 0, 1, 1], [2])).toBe(false);
  expect(endsByResigning([0, 0, 1, 1], [2, 3])).toBe(true);
  expect(endsByResigning([0, 0, 1, 1], [1, 2])).toBe(false);
});
