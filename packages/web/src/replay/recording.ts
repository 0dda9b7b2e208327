import type { AnyGame, Message, Viewer } from '@quarterdeck/kernel';
import type { Step, TableInfo } from '@quarterdeck/protocol';
import { configOf } from '../common/config';
import type { LogItem } from '../table/table-client';

/** One moment of a recording: the position after a step. */
export interface Moment {
  readonly n: number;
  readonly by: number | undefined;
  readonly events: readonly unknown[];
  readonly view: unknown;
  readonly totals: readonly number[];
  readonly headline: Message | undefined;
}

/** A game laid out for walking to and fro: every position is there, so the slider is instant. */
export interface Recording {
  readonly moments: readonly Moment[];
  readonly log: readonly LogItem[];
}

export function record(game: AnyGame, info: TableInfo, viewer: Viewer, steps: readonly Step[]): Recording {
  let view = game.view(game.initial(configOf(info)), viewer);
  const moments: Moment[] = [{ n: 0, by: undefined, events: [], view, totals: game.score(view).total, headline: undefined }];
  const log: LogItem[] = [];
  for (const step of steps) {
    view = game.clone(view);
    let headline: Message | undefined;
    for (const event of step.ev) {
      game.evolve(view, event);
      const message = game.words.event(event, view);
      headline ??= message;
      log.push({ id: log.length + 1, n: step.n, by: step.by, event, message, at: step.at });
    }
    moments.push({ n: step.n, by: step.by, events: step.ev, view, totals: game.score(view).total, headline });
  }
  return { moments, log };
}

/** The moment that shows the position after at least `n` log entries. */
export function momentOf(recording: Recording, n: number): number {
  const at = recording.moments.findIndex((moment) => moment.n >= n);
  return at < 0 ? recording.moments.length - 1 : at;
}
