/* Reading and changing places of arrays whose length the rules guarantee: a place that is not there is a mistake in the code, and is thrown. */

/** What stands at a place that must exist. Builds write that out wherever it is called: see scripts/inline-at.mjs. */
export function at<T>(items: readonly T[], i: number): T {
  return items[i] ?? missing();
}

function missing(): never {
  throw new RangeError('There is nothing at this place of a list');
}

export function add(numbers: number[], i: number, amount: number): void {
  numbers[i] = (numbers[i] ?? missing()) + amount;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i] ?? 0;
  return total;
}

/** How often a value stands in an array. */
export function countOf<T>(items: readonly T[], value: T): number {
  let count = 0;
  for (let i = 0; i < items.length; i++) if (items[i] === value) count++;
  return count;
}

/** A list of the same value; pushed, because what `new Array` makes counts as full of holes for ever, and is read more slowly. */
export function filled<T>(length: number, value: T): T[] {
  const items: T[] = [];
  for (let i = 0; i < length; i++) items.push(value);
  return items;
}

/** 0, 1, 2 …; pushed like `filled`. */
export function range(length: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < length; i++) numbers.push(i);
  return numbers;
}
