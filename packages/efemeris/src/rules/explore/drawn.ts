import type { State } from '../../state';

/** Seats with a drawn tile to lay, as bits. */
export function explorers(s: State): number {
  let bits = 0;
  for (let i = 0; i < s.drawer.length; i++) bits |= 1 << (s.drawer[i] ?? 0);
  return bits;
}
