import { expect, test } from 'vitest';
import { type Asked, askedNow } from '../src/table/asked-together';

/** Moment by moment, whether those who are asked choose at the same time. */
function together(...moments: readonly (readonly number[])[]): readonly boolean[] {
  let asked: Asked = { seats: [], together: false };
  return moments.map((seats) => {
    asked = askedNow(seats, asked);
    return asked.together;
  });
}

test('those who choose at the same time do so until nobody is left, and whoever is asked next is alone', () => {
  expect(together([0, 1, 2], [2], [], [2], [])).toEqual([true, true, true, false, false]);
});

test('one after the other is not at the same time, also where nobody is asked in between', () => {
  expect(together([1], [], [1], [0], [])).toEqual([false, false, false, false, false]);
});
