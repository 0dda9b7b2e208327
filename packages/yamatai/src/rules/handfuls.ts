import { at } from '@quarterdeck/kernel';

/** All ways to take up to `size` pieces out of so many kinds, shorter ones first. */
export function handfuls(kinds: number, size: number): readonly (readonly number[])[] {
  const all: number[][] = [[]];
  for (let i = 0; i < all.length; i++) {
    const start = at(all, i);
    if (start.length === size) continue;
    for (let kind = start.at(-1) ?? 0; kind < kinds; kind++) all.push([...start, kind]);
  }
  return all;
}
