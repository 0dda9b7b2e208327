import type { Locale } from '@quarterdeck/kernel';

/** A line of the one page, with the rule it stands for. */
interface SummaryLine {
  readonly rule: string;
  /** What the line is about, where it is one of several. */
  readonly name?: string;
  readonly text: string;
}

/** A game on one page, written for the table: the same lines in every language. */
export type Summary = ReadonlyArray<{ readonly head: string; readonly lines: readonly SummaryLine[] }>;

const summaries = import.meta.glob<{ readonly summary: Summary }>('./summaries/*.ts');

/** The one page of a game; undefined when nobody has written one. */
export async function loadSummary(game: string, locale: Locale): Promise<Summary | undefined> {
  return (await summaries[`./summaries/${game}.${locale}.ts`]?.())?.summary;
}
