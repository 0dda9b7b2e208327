import type { AnyGame, Message, Viewer } from '@quarterdeck/kernel';
import type { Step, TableInfo } from '@quarterdeck/protocol';
import { configOf } from '../common/config';
import { type ChapterOf, type LogItem, logItems } from '../table/table-client';

/** One moment of a recording: the position after a step. */
export interface Moment {
  readonly n: number;
  readonly by: number | undefined;
  readonly items: readonly LogItem[];
  readonly view: unknown;
  readonly totals: readonly number[];
  readonly headline: Message | undefined;
}

/** A game laid out for walking to and fro: every position is there, so the slider is instant. */
export interface Recording {
  readonly moments: readonly Moment[];
  readonly log: readonly LogItem[];
}

export function record(game: AnyGame, info: TableInfo, viewer: Viewer, steps: readonly Step[], chapterOf: ChapterOf): Recording {
  let view = game.view(game.initial(configOf(info)), viewer);
  const moments: Moment[] = [{ n: 0, by: undefined, items: [], view, totals: game.score(view).total, headline: undefined }];
  const log: LogItem[] = [];
  for (const step of steps) {
    view = game.clone(view);
    let id = log.length;
    const items = logItems(game, step, view, chapterOf, () => ++id);
    log.push(...items);
    const headline = items.find(({ message }) => message !== undefined)?.message;
    moments.push({ n: step.n, by: step.by, items, view, totals: game.score(view).total, headline });
  }
  return { moments, log };
}

/** The moment that shows the position after at least `n` log entries. */
export function momentOf(recording: Recording, n: number): number {
  const at = recording.moments.findIndex((moment) => moment.n >= n);
  return at < 0 ? recording.moments.length - 1 : at;
}
