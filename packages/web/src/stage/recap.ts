import type { Message, Seat, Viewer } from '@quarterdeck/kernel';
import type { LogItem } from '../table/table-client';

/** What a seat did when it last acted, in short. */
export interface Recap {
  /** The first thing of it in the log: where "show again" begins. */
  readonly from: number;
  /** Its lines, in order. */
  readonly lines: readonly Message[];
  /** Points of that seat during it. */
  readonly points: number;
}

/** Consecutive things that one seat's moves, and the chance between them, brought about. */
export interface Stretch {
  readonly by: Seat | undefined;
  readonly items: readonly LogItem[];
}

/** The log as turns: what chance gives during a seat's turn belongs to it; what comes before anybody acts to nobody. */
export function stretchesOf(log: readonly LogItem[]): readonly Stretch[] {
  const stretches: { by: Seat | undefined; items: LogItem[] }[] = [];
  for (const item of log) {
    const last = stretches.at(-1);
    const sameChapter = last !== undefined && sameKeys(last.items[0]?.chapter, item.chapter);
    if (last !== undefined && sameChapter && (item.by === undefined ? last.by !== undefined : item.by === last.by)) last.items.push(item);
    else stretches.push({ by: item.by, items: [item] });
  }
  return stretches;
}

/** What every seat did last; undefined for those who have done nothing worth a word yet. */
export function recapsOf(log: readonly LogItem[], seats: number): readonly (Recap | undefined)[] {
  const recaps = new Array<Recap | undefined>(seats).fill(undefined);
  for (const stretch of stretchesOf(log)) {
    const { by } = stretch;
    const first = stretch.items[0];
    const lines = linesOf(stretch, by);
    if (by !== undefined && first !== undefined && lines.length > 0)
      recaps[by] = { from: first.id, lines, points: pointsOf(stretch.items, by) };
  }
  return recaps;
}

/** What is said of the seat itself: the throw that its last move led to is not its doing. */
function linesOf({ items }: Stretch, by: Seat | undefined): readonly Message[] {
  return items.flatMap(({ message }) => (message === undefined || firstSeat(message) !== by ? [] : [message]));
}

/** Whom a line names first. */
export function firstSeat(message: Message | undefined): Seat | undefined {
  for (const param of Object.values(message?.params ?? {}))
    if (typeof param === 'object' && param !== null && 'seat' in param && typeof param.seat === 'number') return param.seat;
  return undefined;
}

/** The points that a seat got or lost in a part of the log. */
export function pointsOf(items: readonly LogItem[], seat: Seat): number {
  let sum = 0;
  for (const { points } of items) for (const scored of points) if (scored.seat === seat) sum += scored.points;
  return sum;
}

/** The first thing after the viewer's last own move: where everything since then begins. */
export function sinceLastMove(log: readonly LogItem[], viewer: Viewer): number | undefined {
  const own = log.findLastIndex(({ by }) => by === viewer);
  const next = log[own + 1];
  return own < 0 ? undefined : next?.id;
}

/** Whether two chapters have the same headings. */
export function sameKeys(a: readonly Message[] | undefined, b: readonly Message[]): boolean {
  return a !== undefined && a.length === b.length && a.every((heading, i) => JSON.stringify(heading) === JSON.stringify(b[i]));
}
