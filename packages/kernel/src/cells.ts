/* Reading and changing places of arrays whose length the rules guarantee: a place that is not there is a mistake in the code, and is thrown. */

/** What stands at a place that must exist. So short that V8 takes it into every function that calls it, however large: keep it so. */
export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) return missing(items, i);
  return item;
}

function missing(items: readonly unknown[], i: number): never {
  throw new RangeError(`No place ${i} among ${items.length}`);
}

export function add(numbers: number[], i: number, amount: number): void {
  numbers[i] = at(numbers, i) + amount;
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

/** A list of the same value; pushed, because what `new Array` makes counts as full of holes for ever, and `at` slows down for all. */
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
