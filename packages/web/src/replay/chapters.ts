import { equal, type Message } from '@quarterdeck/kernel';
import type { Moment } from './recording';

/** What one steps by. */
export const UNITS = ['decisions', 'turns', 'rounds'] as const;
export type Unit = (typeof UNITS)[number];

/** A stretch of a game that has a name, a round say: from the moment before its first decision to its last. */
export interface Band {
  readonly title: Message;
  readonly from: number;
  readonly to: number;
}

/** More than so many would be stripes, not chapters. */
const MOST = 40;

/** The largest parts of a game, one after the other. */
export function bandsOf(moments: readonly Moment[]): readonly Band[] {
  const bands: Band[] = [];
  moments.forEach(({ chapter: [title] }, at) => {
    if (title === undefined) return;
    const last = bands.at(-1);
    if (last !== undefined && equal(last.title, title)) bands[bands.length - 1] = { ...last, to: at };
    else bands.push({ title, from: Math.max(0, at - 1), to: at });
  });
  return bands.length > MOST ? [] : bands;
}

/** Whether a moment ends what one steps by: the next one belongs to another turn, or to another round. */
function ends(moments: readonly Moment[], at: number, unit: Unit): boolean {
  const [now, next] = [moments[at], moments[at + 1]];
  if (now === undefined || next === undefined || unit === 'decisions') return true;
  if (unit === 'turns') return now.by !== next.by;
  return !equal(now.chapter[0], next.chapter[0]);
}

/** The moment one step away, back (−1) or on (+1). */
export function stepFrom(moments: readonly Moment[], at: number, way: 1 | -1, unit: Unit): number {
  const last = moments.length - 1;
  for (let to = at + way; to > 0 && to < last; to += way) if (ends(moments, to, unit)) return to;
  return way === 1 ? last : 0;
}
