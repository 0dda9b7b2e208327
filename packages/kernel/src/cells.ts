/* Reading and changing places of arrays whose length the rules guarantee: a place that is not there is a mistake in the code, and is thrown. */

/** What stands at a place that must exist. */
export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`No place ${i} among ${items.length}`);
  return item;
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

/** A list of the same value. */
export function filled<T>(length: number, value: T): T[] {
  return new Array<T>(length).fill(value);
}

/** 0, 1, 2 … */
export function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
