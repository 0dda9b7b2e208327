import { type AnyGame, type Message, NotationError, type Viewer } from '@quarterdeck/kernel';
import type { Step, TableInfo } from '@quarterdeck/protocol';
import { configOf } from '../common/config';
import { subjectOf } from '../stage/recap';
import { type ChapterOf, type LogItem, logItems } from '../table/table-client';

/** One moment of a recording: the position after a step. */
export interface Moment {
  readonly n: number;
  /** Who decided; undefined for the set-up, and where chance alone spoke. */
  readonly by: number | undefined;
  readonly items: readonly LogItem[];
  readonly view: unknown;
  readonly totals: readonly number[];
  /** What the log says of it. */
  readonly headline: Message | undefined;
  /** The move in its own words, for moments of which the log says nothing. */
  readonly deed: Message | undefined;
  /** The part of the game in which it was decided, from the largest (a round) to the smallest. */
  readonly chapter: readonly Message[];
}

/** A game laid out for walking to and fro: every position is there, so the slider is instant. */
export interface Recording {
  readonly moments: readonly Moment[];
  readonly log: readonly LogItem[];
}

export function record(game: AnyGame, info: TableInfo, viewer: Viewer, steps: readonly Step[], chapterOf: ChapterOf): Recording {
  let view = game.view(game.initial(configOf(info)), viewer);
  const start = { n: 0, by: undefined, items: [], view, totals: game.score(view).total, headline: undefined, deed: undefined, chapter: [] };
  const moments: Moment[] = [start];
  const log: LogItem[] = [];
  for (const step of steps) {
    const deed = deedOf(game, step, view);
    const chapter = chapterOf(view) ?? [];
    view = game.clone(view);
    let id = log.length;
    const items = logItems(game, step, view, chapterOf, () => ++id);
    log.push(...items);
    // What somebody decided is told by what it did; what it only set off, a round's end say, is no headline while the move has words.
    const own = step.by === undefined || deed === undefined ? undefined : step.by;
    const headline = items.find(({ message }) => message !== undefined && (own === undefined || subjectOf(message) === own))?.message;
    moments.push({ n: step.n, by: step.by, items, view, totals: game.score(view).total, headline, deed, chapter });
  }
  return { moments, log };
}

function deedOf(game: AnyGame, { by, move: text }: Step, before: unknown): Message | undefined {
  if (by === undefined || text === undefined) return undefined;
  const move = game.notation.readMove(text);
  return move instanceof NotationError ? undefined : game.words.move(move, before, by);
}

/** The moment that shows the position after at least `n` log entries. */
export function momentOf(recording: Recording, n: number): number {
  const at = recording.moments.findIndex((moment) => moment.n >= n);
  return at < 0 ? recording.moments.length - 1 : at;
}
