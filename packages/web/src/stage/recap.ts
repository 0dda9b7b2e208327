import type { Message, Seat, Viewer } from '@quarterdeck/kernel';
import type { LogItem } from '../table/table-client';

/** What a seat did when it last acted, in short. */
export interface Recap {
  /** The first thing of it in the log: where "show again" begins. */
  readonly from: number;
  /** What of it is told first: what brought most, or else the last. */
  readonly says: Message;
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

/**
 * The log as turns within each part of the game: what chance gives during a seat's turn belongs to it; what comes before
 * anybody acts, to nobody. What a move sets off in the next part is not its seat's: it belongs to whom it speaks of.
 */
export function stretchesOf(log: readonly LogItem[]): readonly Stretch[] {
  const stretches: { by: Seat | undefined; items: LogItem[] }[] = [];
  for (const item of log) {
    const last = stretches.at(-1);
    const sameStep = last?.items.at(-1)?.n === item.n;
    const sameTurn = item.by === undefined ? last?.by !== undefined : item.by === last?.by;
    if (last !== undefined && sameKeys(last.items[0]?.chapter, item.chapter) && (sameStep || sameTurn)) last.items.push(item);
    else stretches.push({ by: sameStep ? subjectOf(item.message) : item.by, items: [item] });
  }
  return stretches;
}

/** The log as turns, each through all the parts of the game it goes through. */
function turnsOf(log: readonly LogItem[]): readonly Stretch[] {
  const turns: { readonly by: Seat | undefined; readonly items: LogItem[] }[] = [];
  for (const { by, items } of stretchesOf(log)) {
    const last = turns.at(-1);
    if (last !== undefined && by !== undefined && last.by === by) last.items.push(...items);
    else turns.push({ by, items: [...items] });
  }
  return turns;
}

/** What every seat did last; undefined for those who have done nothing worth a word yet. An event that shows nothing ("has finished the phase") is worth none. */
export function recapsOf(log: readonly LogItem[], seats: number, shows: (event: unknown) => boolean): readonly (Recap | undefined)[] {
  const recaps = new Array<Recap | undefined>(seats).fill(undefined);
  for (const { by, items } of turnsOf(log)) {
    // What a move sets off may be another's: whoever ends a turn does not do what the next one begins with.
    const own = items.filter(({ event, message }) => by !== undefined && subjectOf(message) === by && shows(event));
    const gain = (item: LogItem): number => (by === undefined ? 0 : pointsOf([item], by));
    const says = own.reduce((best: LogItem | undefined, item) => (best !== undefined && gain(best) > gain(item) ? best : item), undefined);
    if (by !== undefined && items[0] !== undefined && says?.message !== undefined)
      recaps[by] = { from: items[0].id, says: says.message, lines: linesOf(own), points: pointsOf(items, by) };
  }
  return recaps;
}

function linesOf(items: readonly LogItem[]): readonly Message[] {
  return items.flatMap(({ message }) => (message === undefined ? [] : [message]));
}

/** The seat that a message speaks of first, in its own words or in those of a ship or a side it names; lists name nobody in particular. */
export function subjectOf(message: Message | undefined): Seat | undefined {
  for (const param of Object.values(message?.params ?? {})) {
    if (typeof param !== 'object' || Array.isArray(param)) continue;
    const seat = 'seat' in param ? param.seat : 'key' in param ? subjectOf(param) : undefined;
    if (seat !== undefined) return seat;
  }
  return undefined;
}

/** The points that a seat got or lost in a part of the log. */
export function pointsOf(items: readonly LogItem[], seat: Seat): number {
  let sum = 0;
  for (const { points } of items) for (const scored of points) if (scored.seat === seat) sum += scored.points;
  return sum;
}

/** The first thing after the viewer's last own turn: where everything since then begins, with what its end set off. */
export function sinceLastMove(log: readonly LogItem[], viewer: Viewer): number | undefined {
  const isOwn = ({ by }: { readonly by: Seat | undefined }): boolean => by === viewer;
  const stretches = stretchesOf(log);
  const last = stretches.findLastIndex((stretch) => isOwn(stretch) && stretch.items.some(isOwn));
  const items = stretches[last]?.items;
  return items && (items[items.findLastIndex(isOwn) + 1] ?? stretches[last + 1]?.items[0])?.id;
}

/** Whether two chapters have the same headings. */
export function sameKeys(a: readonly Message[] | undefined, b: readonly Message[]): boolean {
  return a !== undefined && a.length === b.length && a.every((heading, i) => JSON.stringify(heading) === JSON.stringify(b[i]));
}
