/** The item at an index that must exist. */
export function at<T>(items: readonly T[], index: number): T {
  const found = items[index];
  if (found === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return found;
}
