import type { AnyGame } from '@quarterdeck/kernel';
import { type JsonText, toJson, writePastStep } from '@quarterdeck/protocol';
import { foldTable, gameFile, infoOf, type LogRow, positionOf, type SeenStep } from '@quarterdeck/table';

/** What one viewer saw of a game: the steps one after the other as JSON, with commas between them. */
interface Seen {
  readonly text: string;
  /** The seq of every step, and where its text begins. */
  readonly seqs: readonly number[];
  readonly starts: readonly number[];
}

/** All that a table's log tells its readers, worked out once. */
export interface History {
  readonly seq: number;
  /** By viewer: the seats, then the spectator. */
  readonly seen: readonly Seen[];
  /** From which viewers something was hidden, the spectator last. */
  readonly hidden: readonly boolean[];
  /** The game as a file; undefined when it has not begun. */
  readonly file: string | undefined;
  /** Of a finished game, what does not change any more: its information and every viewer's position, as JSON. */
  readonly end: { readonly info: JsonText; readonly positions: readonly JsonText[] } | undefined;
}

/** Folds a whole log with the eyes of everybody. `seed` comes out only of a game that is over. */
export function historyOf(id: string, rows: readonly LogRow[], seed: string, gameOf: (id: string, version: number) => AnyGame): History {
  const { table, steps } = foldTable(id, rows, gameOf, rows.length);
  const viewers = Array.from({ length: table.setup.seats + 1 }, (_, viewer) => viewer);
  return {
    seq: table.seq,
    seen: viewers.map((viewer) => seenBy(viewer, steps)),
    hidden: viewers.map((viewer) => steps.some((step) => step.hidden[viewer] === true)),
    file: table.run === undefined ? undefined : gameFile(table, seed),
    end:
      table.status === 'over'
        ? {
            info: toJson(infoOf(table, seed)),
            positions: viewers.map((viewer) => toJson(positionOf(table, viewer, table.updatedAt))),
          }
        : undefined,
  };
}

function seenBy(viewer: number, steps: readonly SeenStep[]): Seen {
  const parts: string[] = [];
  const seqs: number[] = [];
  const starts: number[] = [];
  let length = 0;
  for (const { seq, at, views } of steps) {
    const step = views[viewer];
    if (step === undefined) continue;
    const part = writePastStep(step, at);
    seqs.push(seq);
    starts.push(length);
    parts.push(part);
    length += part.length + 1;
  }
  return { text: parts.join(','), seqs, starts };
}

/** The steps after `since`, with commas between them. */
export function stepsAfter({ text, seqs, starts }: Seen, since: number): string {
  const first = seqs.findIndex((seq) => seq > since);
  return first < 0 ? '' : text.slice(starts[first]);
}

/** About how much memory it takes, in characters. */
export function sizeOf({ seen, file, end }: History): number {
  const texts = [...seen.map(({ text }) => text), file ?? '', end?.info ?? '', ...(end?.positions ?? [])];
  return texts.reduce((sum, text) => sum + text.length, 0);
}
