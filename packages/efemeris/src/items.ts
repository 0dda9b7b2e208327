/** The number at an index that must exist. */
export function num(numbers: readonly number[], index: number): number {
  const found = numbers[index];
  if (found === undefined) throw new RangeError(`No number ${index} among ${numbers.length}`);
  return found;
}

/** The item at an index that must exist. */
export function item<T>(items: readonly T[], index: number): T {
  const found = items[index];
  if (found === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return found;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
