/** Reading and changing cells of flat arrays whose bounds the rules guarantee. */
export function at(cells: readonly number[], i: number): number {
  const value = cells[i];
  if (value === undefined) throw new RangeError(`No cell ${i} of ${cells.length}`);
  return value;
}

export function add(cells: number[], i: number, amount: number): void {
  cells[i] = at(cells, i) + amount;
}
