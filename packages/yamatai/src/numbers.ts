/** A value that must be there; for tables and state arrays whose length is fixed. */
export function at(values: readonly number[], i: number): number {
  const value = values[i];
  if (value === undefined) throw new RangeError(`Nothing at ${i}`);
  return value;
}

/** A list that must be there. */
export function listAt<T>(lists: readonly T[], i: number): T {
  const list = lists[i];
  if (list === undefined) throw new RangeError(`Nothing at ${i}`);
  return list;
}

export function add(values: number[], i: number, amount: number): void {
  values[i] = at(values, i) + amount;
}

export function sum(values: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += at(values, i);
  return total;
}

export function countOf(values: readonly number[], value: number): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) if (values[i] === value) count++;
  return count;
}

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** A list of the same small number, packed. */
export const filled = (n: number, value: number): number[] => Array.from({ length: n }, () => value);
