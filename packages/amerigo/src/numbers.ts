/** The number at a place that must exist. */
export function at(numbers: readonly number[], i: number): number {
  const number = numbers[i];
  if (number === undefined) throw new RangeError(`No place ${i} among ${numbers.length}`);
  return number;
}

/** The row of a table that must exist. */
export function row<T>(table: readonly T[], i: number): T {
  const found = table[i];
  if (found === undefined) throw new RangeError(`No row ${i} in a table of ${table.length}`);
  return found;
}

export function add(numbers: number[], i: number, amount: number): void {
  numbers[i] = at(numbers, i) + amount;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

export function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}
