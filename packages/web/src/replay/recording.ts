import { type AnyGame, type Message, NotationError, type Viewer } from '@quarterdeck/kernel';
import type { Step, TableInfo } from '@quarterdeck/protocol';
import { configOf } from '../common/config';
import { subjectOf } from '../stage/recap';
import { type LogItem, logItems } from '../table/table-client';
import { chapterOf, isClosing, type TableKit } from '../table/table-kit';

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
  /** It only ended something, as a turn. */
  readonly closing: boolean;
  /** The part of the game in which it was decided, from the largest (a round) to the smallest. */
  readonly chapter: readonly Message[];
}

/** A game laid out for walking to and fro: every position is there, so the slider is instant. */
export interface Recording {
  readonly moments: readonly Moment[];
  readonly log: readonly LogItem[];
}

export function record(kit: TableKit, info: TableInfo, viewer: Viewer, steps: readonly Step[]): Recording {
  const { game } = kit;
  const chaptersOf = chapterOf(kit.board);
  let view = game.view(game.initial(configOf(info)), viewer);
  const totals = game.score(view).total;
  const moments: Moment[] = [
    { n: 0, by: undefined, items: [], view, totals, headline: undefined, deed: undefined, closing: false, chapter: [] },
  ];
  const log: LogItem[] = [];
  for (const step of steps) {
    const move = moveOf(game, step);
    const deed = move === undefined || step.by === undefined ? undefined : game.words.move(move, view, step.by);
    const closing = move !== undefined && isClosing(kit, move);
    const chapter = chaptersOf(view) ?? [];
    view = game.clone(view);
    let id = log.length;
    const items = logItems(game, step, view, chaptersOf, () => ++id);
    log.push(...items);
    // What somebody decided is told by what it did; what it only set off, a round's end say, is no headline while the move has words.
    const own = step.by === undefined || deed === undefined ? undefined : step.by;
    const headline = items.find(({ message }) => message !== undefined && (own === undefined || subjectOf(message) === own))?.message;
    moments.push({ n: step.n, by: step.by, items, view, totals: game.score(view).total, headline, deed, closing, chapter });
  }
  return { moments, log };
}

/** What was decided, where it is not hidden from whoever looks. */
function moveOf(game: AnyGame, { move: text }: Step): unknown {
  if (text === undefined) return undefined;
  const move = game.notation.readMove(text);
  return move instanceof NotationError ? undefined : move;
}

/** The moment that shows the position after at least `n` log entries. */
export function momentOf(recording: Recording, n: number): number {
  const at = recording.moments.findIndex((moment) => moment.n >= n);
  return at < 0 ? recording.moments.length - 1 : at;
}
