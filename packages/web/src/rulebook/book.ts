import type { Locale, OptionValues, Seat } from '@quarterdeck/kernel';

/** A chapter of a rulebook: the rules from `first` to where the next chapter begins, in the order of the ledger. */
export interface BookChapter {
  readonly id: string;
  readonly first: string;
  readonly title: Readonly<Record<Locale, string>>;
  /** Chapters of the guide that play it out. */
  readonly guide: readonly string[];
  /** Kinds of moves (the first word of their notation) that are shown here. */
  readonly moves: readonly string[];
}

export interface Book {
  readonly chapters: readonly BookChapter[];
}

/** One kind of move as it was played in a real game. */
export interface Example {
  readonly seats: number;
  readonly options: OptionValues;
  readonly log: readonly string[];
  readonly seat: Seat;
  readonly move: string;
}

/** By kind of move. */
export type Examples = Readonly<Record<string, Example>>;

const books = import.meta.glob<{ readonly book: Book }>('./books/*.ts');
const examples = import.meta.glob<Examples>('./examples/*.json', { import: 'default' });

/** The rulebook of a game and its examples; undefined when nobody has made one: then there is the ledger alone. */
export async function loadBook(game: string): Promise<{ readonly book: Book; readonly examples: Examples } | undefined> {
  const [book, shown] = [books[`./books/${game}.ts`], examples[`./examples/${game}.json`]];
  if (book === undefined || shown === undefined) return undefined;
  const [{ book: pages }, pictures] = await Promise.all([book(), shown()]);
  return { book: pages, examples: pictures };
}

/** The rules of each chapter; readings that we had to decide (`…-D…`) stand apart. */
export function chapterRules({ chapters }: Book, rules: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const out = new Map<string, string[]>(chapters.map(({ id }) => [id, []]));
  let open: string[] = [];
  for (const rule of rules) {
    const begun = chapters.find(({ first }) => first === rule);
    if (begun !== undefined) open = out.get(begun.id) ?? open;
    if (!isReading(rule)) open.push(rule);
  }
  return out;
}

/** The leaf on which a rule stands: its chapter, or that of the readings. */
export function homeOf(rules: ReadonlyMap<string, readonly string[]>, rule: string): string | undefined {
  return isReading(rule) ? 'readings' : [...rules].find(([, inside]) => inside.includes(rule))?.[0];
}

export function isReading(rule: string): boolean {
  return /-D\d/.test(rule);
}
