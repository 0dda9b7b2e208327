import { equal } from './equal';
import { NotationError } from './errors';

/*
 * The notation of one kind of move or outcome, written once and used both ways:
 *
 *   pattern('fight {red} {pirate}', { red: ordinal('red die'), pirate: ordinal('pirate die') })
 *
 * A hole in braces stands for a field of the move; what may stand there is a Word. `[ by {way}]` is
 * a part that is left out while its fields have the values they have when nothing is said.
 * `{...sale}` fills several fields at once. Words of a text are parted by exactly one space.
 */

/** The words of a text that have not been read yet. */
interface Cursor {
  /** Takes the next word, or complains that a `what` is missing. */
  take(what: string): string;
  peek(): string | undefined;
  /** Where to go back to when an optional part turns out not to be there. */
  place: number;
}

/** What may stand in a hole: reads and writes one value. Whatever it writes it reads as the same value again. */
export interface Word<T> {
  /** What it is, for messages and for the usage line: "red die". */
  readonly what: string;
  /** Takes its words from the text or throws a NotationError that says what was expected. */
  readonly read: (from: Cursor) => T;
  readonly write: (value: T) => string;
  /** The edges of what can stand here: every pattern is tried on them. */
  readonly examples: readonly T[];
  /** The value that is not written, in an optional part. */
  readonly absent?: { readonly value: T };
}

interface AnyWord {
  readonly what: string;
  readonly read: (from: Cursor) => unknown;
  readonly write: (value: never) => string;
  readonly examples: readonly unknown[];
  readonly absent?: { readonly value: unknown };
}

type ValueOf<W> = W extends { readonly read: (from: Cursor) => infer T } ? T : never;

/** The names in the braces of a template. */
export type Holes<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;

type WordsFor<T extends string> = { readonly [Name in Holes<T>]: AnyWord };

type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;

type Spread<W> = { [Name in keyof W as Name extends `...${string}` ? 'all' : never]: ValueOf<W[Name]> };
type SpreadFields<W> = Spread<W> extends { all: infer F } ? UnionToIntersection<F> : unknown;

/** The fields that a template with these words reads and writes. */
export type FieldsOf<W> = { readonly [Name in keyof W as Name extends `...${string}` ? never : Name]: ValueOf<W[Name]> } & SpreadFields<W>;

/** Reading and writing of one kind. Function properties, not methods: fields must match exactly, in both directions. */
export interface Pattern<F> {
  /** The words before the first hole: by these a text finds its pattern. */
  readonly head: readonly string[];
  /** How it is written, for people: `fight <red die> <pirate die>`. */
  readonly usage: string;
  readonly read: (from: Cursor) => F;
  readonly write: (fields: F) => string;
  readonly examples: readonly F[];
  /** The same with a condition over several fields; what breaks it is neither read nor written. */
  readonly where: (holds: (fields: F) => boolean, orElse: string) => Pattern<F>;
}

type Piece =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'hole'; readonly name: string; readonly word: AnyWord }
  | { readonly kind: 'group'; readonly pieces: readonly Piece[] };

type Bag = Record<string, unknown>;

/** Reads and writes by one template; the holes are the fields. */
export function pattern<const T extends string, const W extends WordsFor<T>>(
  template: T,
  ...[words]: Holes<T> extends never ? [] : [words: W]
): Pattern<FieldsOf<Pick<W, Holes<T> & keyof W>>> {
  type F = FieldsOf<Pick<W, Holes<T> & keyof W>>;
  const pieces = compile(template, (words ?? {}) as Readonly<Record<string, AnyWord>>);
  const { fixed: head } = fixedBeginning(pieces);
  let write: Writer | undefined;
  // The door between text and values: the compiler has matched names and types of the holes above.
  return made<F>({
    head,
    usage: usageOf(pieces),
    read: (from) => readPieces(pieces, from, {}) as F,
    write: (fields) => {
      write ??= writerOf(pieces);
      return write(fields as Bag);
    },
    examplesNow: () => examplesOf(pieces).map((bag) => bag as F),
  });
}

/** What a pattern is made of. Examples are found when somebody asks for them: a game that starts does not. */
type Made<F> = Omit<Pattern<F>, 'where' | 'examples'> & { readonly examplesNow: () => readonly F[] };

function made<F>(parts: Made<F>): Pattern<F> {
  const { head, usage, read, write } = parts;
  return {
    head,
    usage,
    read,
    write,
    get examples() {
      return parts.examplesNow();
    },
    where: (holds, orElse) =>
      made<F>({
        head,
        usage,
        read: (from) => {
          const fields = parts.read(from);
          if (!holds(fields)) throw new NotationError(orElse);
          return fields;
        },
        write: (fields) => {
          if (!holds(fields)) throw new RangeError(`Cannot be written: ${orElse}`);
          return parts.write(fields);
        },
        examplesNow: () => parts.examplesNow().filter(holds),
      }),
  };
}

/** `fight {red}[ by {way}]` as pieces; a template is code, so a mistake in it is thrown at once. */
function compile(template: string, words: Readonly<Record<string, AnyWord>>): Piece[] {
  const group = /^(.*?) ?\[ ?([^\]]*)\](.*)$/.exec(template);
  if (group !== null) {
    const [, before = '', inside = '', after = ''] = group;
    const pieces = compile(inside, words);
    for (const piece of pieces) {
      if (piece.kind === 'hole' && piece.word.absent === undefined) throw new Error(`{${piece.name}} in "${template}" needs optional()`);
    }
    return [...compile(before, words), { kind: 'group', pieces }, ...compile(after.trimStart(), words)];
  }
  const pieces: Piece[] = [];
  for (const part of template.split(' ')) {
    if (part === '') continue;
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined) pieces.push({ kind: 'literal', text: part });
    else {
      const word = words[name];
      if (word === undefined) throw new Error(`"${template}" has no word for {${name}}`);
      pieces.push({ kind: 'hole', name, word });
    }
  }
  return pieces;
}

function readPieces(pieces: readonly Piece[], from: Cursor, into: Bag): Bag {
  for (const piece of pieces) {
    if (piece.kind === 'literal') {
      const word = from.take(`"${piece.text}"`);
      if (word !== piece.text) throw new NotationError(`"${word}" should be "${piece.text}"`);
    } else if (piece.kind === 'hole') put(into, piece.name, piece.word.read(from));
    else readGroup(piece.pieces, from, into);
  }
  return into;
}

/** Reads an optional part if it is there; if its first word does not fit, it is not, and its fields are what they are when nothing is said. */
function readGroup(pieces: readonly Piece[], from: Cursor, into: Bag): void {
  const place = from.place;
  if (from.peek() !== undefined) {
    try {
      readPieces(pieces, from, into);
      return;
    } catch (error) {
      if (!(error instanceof NotationError) || from.place > place + 1) throw error;
      from.place = place;
    }
  }
  for (const piece of pieces) if (piece.kind === 'hole') put(into, piece.name, piece.word.absent?.value);
}

function put(into: Bag, name: string, value: unknown): void {
  if (name.startsWith('...')) Object.assign(into, value);
  else into[name] = value;
}

type Literal = Extract<Piece, { readonly kind: 'literal' }>;

/** The words before the first hole or optional part, and that and all behind it. */
function fixedBeginning(pieces: readonly Piece[]): {
  fixed: readonly string[];
  first: Exclude<Piece, Literal> | undefined;
  others: readonly Piece[];
} {
  const fixed: string[] = [];
  for (const [i, piece] of pieces.entries()) {
    if (piece.kind !== 'literal') return { fixed, first: piece, others: pieces.slice(i + 1) };
    fixed.push(piece.text);
  }
  return { fixed, first: undefined, others: [] };
}

type Writer = (fields: Bag) => string;

/** How pieces are written, found once: logs, searches and tables write moves all the time. */
function writerOf(pieces: readonly Piece[]): Writer {
  const { fixed, first, others } = fixedBeginning(pieces);
  const text = fixed.join(' ');
  if (first === undefined) return () => text;
  const own = first.kind === 'group' ? followedBy(() => text, writerOfGroup(first.pieces)) : writerOfHole(text, first);
  return others.length === 0 ? own : followedBy(own, writerOf(others));
}

/** One after the other with a space between; either may be nothing. */
function followedBy(begin: Writer, goOn: Writer): Writer {
  return (fields) => {
    const text = begin(fields);
    const more = goOn(fields);
    if (more === '') return text;
    return text === '' ? more : `${text} ${more}`;
  };
}

/** Words that can write their values behind a fixed beginning as quickly as alone, because the texts are kept ready; by how they write. */
const ready = new WeakMap<(value: never) => string, (fixed: string) => (value: never) => string>();

type Hole = Extract<Piece, { readonly kind: 'hole' }>;

function writerOfHole(fixed: string, { name, word }: Hole): Writer {
  const before = fixed === '' ? '' : `${fixed} `;
  const { write } = word;
  const whole = ready.get(write)?.(before) ?? ((value: never) => before + write(value));
  return name.startsWith('...') ? (fields) => whole(fields as never) : (fields) => whole(fields[name] as never);
}

/** Nothing, while all fields have the values they have when nothing is said. */
function writerOfGroup(pieces: readonly Piece[]): Writer {
  const write = writerOf(pieces);
  const absent = pieces.flatMap((piece) => (piece.kind === 'hole' ? [isAbsent(piece.name, piece.word.absent?.value)] : []));
  return (fields) => (absent.every((test) => test(fields)) ? '' : write(fields));
}

function isAbsent(name: string, absent: unknown): (fields: Bag) => boolean {
  return typeof absent === 'object' ? (fields) => equal(fields[name], absent) : (fields) => fields[name] === absent;
}

function usageOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'literal') return piece.text;
      return piece.kind === 'hole' ? `<${piece.word.what}>` : `[${usageOf(piece.pieces)}]`;
    })
    .join(' ');
}

/** Every example of every hole at least once: as many as the hole with the most examples has, the others going round. */
function examplesOf(pieces: readonly Piece[]): Bag[] {
  const holes = pieces.flatMap((piece) => (piece.kind === 'group' ? piece.pieces : [piece])).filter((piece) => piece.kind === 'hole');
  const count = holes.reduce((most, { word }) => Math.max(most, word.examples.length), 1);
  // Two rounds with a shift, so that fields meet different values of each other and not only the diagonal.
  return [0, 1].flatMap((shift) =>
    Array.from({ length: count }, (_, i) => {
      const bag: Bag = {};
      holes.forEach(({ name, word }, h) => {
        put(bag, name, word.examples[(i + (h === 0 ? 0 : shift)) % word.examples.length]);
      });
      return bag;
    }),
  );
}

/* ---- words ---- */

const DIGITS = /^(0|[1-9]\d*)$/;

/** A whole number as it is. */
export function number(what: string, from?: number, to?: number): Word<number>;
export function number<N extends number>(what: string, from?: number, to?: number): Word<N>;
export function number<N extends number>(what: string, from = 0, to = 99): Word<N> {
  return counted<N>(what, from, to, 0);
}

/** Pieces are counted from 0 inside and from 1 for people. */
export function ordinal(what: string, last?: number): Word<number>;
export function ordinal<N extends number>(what: string, last?: number): Word<N>;
export function ordinal<N extends number>(what: string, last = 99): Word<N> {
  return counted<N>(what, 1, last, 1);
}

/** Numbers up to this are written down once. */
const READY = 1000;

function counted<N extends number>(what: string, from: number, to: number, shift: number): Word<N> {
  const write = (value: N): string => {
    const shown = value + shift;
    if (!(Number.isInteger(shown) && shown >= from && shown <= to)) throw new RangeError(`${value} is no ${what}`);
    return String(shown);
  };
  ready.set(write, (fixed) => {
    const texts = Array.from({ length: Math.min(to, READY) + 1 - shift }, (_, value) =>
      value + shift < from ? undefined : `${fixed}${value + shift}`,
    );
    return (value: N) => texts[value] ?? fixed + write(value);
  });
  return {
    what,
    read: (cursor) => {
      const word = cursor.take(what);
      const value = DIGITS.test(word) ? Number(word) : Number.NaN;
      if (!(value >= from && value <= to)) throw new NotationError(`"${word}" is no ${what}; it is a number from ${from} to ${to}`);
      return (value - shift) as N;
    },
    write,
    examples: [...new Set([from, to, Math.floor((from + to) / 2)])].map((value) => (value - shift) as N),
  };
}

/** One of some names; the value is its place in the list. */
export function oneOf(what: string, names: readonly string[]): Word<number>;
export function oneOf<N extends number>(what: string, names: readonly string[]): Word<N>;
export function oneOf<N extends number>(what: string, names: readonly string[]): Word<N> {
  return lookup<N>(
    what,
    names.map((name, i) => [name, i as N]),
  );
}

/** One of some names, where the value is a name of its own: `{ doubleHold: 'double-hold' }`. */
export function named<K extends string>(what: string, names: Readonly<Record<K, string>>): Word<K> {
  return lookup(
    what,
    (Object.keys(names) as K[]).map((key) => [names[key], key]),
  );
}

/** One of some names that stand for themselves. */
export function choice<const K extends string>(what: string, names: readonly K[]): Word<K> {
  return lookup(
    what,
    names.map((name) => [name, name]),
  );
}

function lookup<T>(what: string, entries: readonly (readonly [string, T])[]): Word<T> {
  const byName = new Map(entries);
  const byValue = new Map(entries.map(([name, value]) => [value, name]));
  if (byName.size !== entries.length || byValue.size !== entries.length) throw new Error(`Two ${what}s share a name or a value`);
  for (const [name] of entries) if (name === '' || name.includes(' ')) throw new Error(`"${name}" cannot be the name of a ${what}`);
  const write = (value: T): string => {
    const name = byValue.get(value);
    if (name === undefined) throw new RangeError(`${String(value)} is no ${what}`);
    return name;
  };
  ready.set(write, (fixed) => {
    const texts = new Map(entries.map(([name, value]) => [value, fixed + name]));
    // Places in a list are found quicker in a list than in a Map.
    const places = entries.every(([, value], i) => value === i) ? [...texts.values()] : [];
    return (value: T) => places[Number(value)] ?? texts.get(value) ?? fixed + write(value);
  });
  return {
    what,
    read: (cursor) => {
      const word = cursor.take(what);
      const value = byName.get(word);
      if (value === undefined) throw new NotationError(`"${word}" is no ${what}; there is ${some([...byName.keys()])}`);
      return value;
    },
    write,
    examples: entries.map(([, value]) => value),
  };
}

const SHOWN = 16;
const some = (names: readonly string[]): string =>
  names.length <= SHOWN ? names.join(', ') : `${names.slice(0, SHOWN - 1).join(', ')} … ${names.at(-1)}`;

/** Several of a word to the end of the text; `none` is what is written for an empty list, where that is allowed. */
export function list<T>(
  word: Word<T>,
  { from = 1, to = 99, none }: { from?: number; to?: number; none?: string } = {},
): Word<readonly T[]> {
  return {
    what: `${word.what}…`,
    read: (cursor) => {
      const items: T[] = [];
      if (none !== undefined && cursor.peek() === none) {
        cursor.take(none);
        return items;
      }
      while (cursor.peek() !== undefined) items.push(word.read(cursor));
      if (items.length < from)
        throw new NotationError(
          items.length === 0
            ? `a ${word.what} is missing at the end`
            : `${times(items.length, word.what)}, but at least ${from} are needed`,
        );
      if (items.length > to) throw new NotationError(`${times(items.length, word.what)}, but at most ${to} are possible`);
      return items;
    },
    write: (items) => (items.length === 0 && none !== undefined ? none : items.map(word.write).join(' ')),
    examples: [
      ...(none === undefined ? [] : [[]]),
      ...[from, Math.min(to, from + 2)].map((n) => Array.from({ length: n }, (_, i) => word.examples[i % word.examples.length] as T)),
    ],
  };
}

const times = (n: number, what: string): string => `${n} times a ${what}`;

/** In an optional part: the value that is meant when nothing is written. */
export function optional<T>(word: Word<T>, value: T): Word<T> {
  return { ...word, examples: [value, ...word.examples.filter((example) => !equal(example, value))], absent: { value } };
}

/** A word that is either there or not. */
export function flag(text: string): Word<boolean> {
  return optional<boolean>({ what: text, read: (cursor) => literal(cursor, text), write: () => text, examples: [true] }, false);
}

function literal(cursor: Cursor, text: string): true {
  const word = cursor.take(`"${text}"`);
  if (word !== text) throw new NotationError(`"${word}" should be "${text}"`);
  return true;
}

/** The same words for another value: `to` and `back` must undo each other. */
export function mapped<A, B>(word: Word<A>, to: (value: A) => B, back: (value: B) => A): Word<B> {
  return {
    what: word.what,
    read: (cursor) => to(word.read(cursor)),
    write: (value) => word.write(back(value)),
    examples: word.examples.map(to),
  };
}

/** One word with a shape of its own, `4@13500,9000/45`: a regular expression whose groups are whole numbers, in order. */
export function shaped(
  what: string,
  shape: RegExp,
  write: (numbers: readonly number[]) => string,
  examples: readonly (readonly number[])[],
): Word<readonly number[]> {
  const like = examples[0] === undefined ? '' : `; a ${what} looks like ${write(examples[0])}`;
  return {
    what,
    read: (cursor) => {
      const word = cursor.take(what);
      const match = shape.exec(word);
      const numbers = match?.slice(1).map(Number);
      if (numbers === undefined || write(numbers) !== word) throw new NotationError(`"${word}" is no ${what}${like}`);
      return numbers;
    },
    write,
    examples,
  };
}

/** What is read by hand, for the rare thing that no combination covers; the examples keep it honest. */
export function word<T>(parts: Word<T>): Word<T> {
  return parts;
}

/* ---- several patterns: one notation ---- */

class Words implements Cursor {
  readonly #words: readonly string[];
  place = 0;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  peek(): string | undefined {
    return this.#words[this.place];
  }

  take(what: string): string {
    const word = this.#words[this.place];
    if (word === undefined) throw new NotationError(`a ${what} is missing at the end`);
    this.place++;
    return word;
  }
}

interface KindOf<K extends string> {
  readonly kind: K;
}

interface AnyPattern {
  readonly head: readonly string[];
  readonly usage: string;
  readonly read: (from: Cursor) => unknown;
  readonly write: (fields: never) => string;
  readonly examples: readonly unknown[];
}

/** Reads and writes all kinds of a union by their patterns. */
export function patterns<U extends KindOf<string>>(
  what: string,
  table: Readonly<Record<string, AnyPattern>>,
): { read(text: string): U | NotationError; write(value: U): string; readonly examples: readonly U[] } {
  const kinds = Object.entries(table);
  // The longest fixed beginning first: `officer turn …` before `officer`, and what begins with a hole last.
  const ordered = kinds.toSorted(([, a], [, b]) => b.head.length - a.head.length);
  const verbs = [...new Set(kinds.map(([, { head }]) => head[0] ?? ''))].filter((verb) => verb !== '');
  const startingWith = (verb: string) => ordered.filter(([, { head }]) => head.length === 0 || head[0] === verb);
  const byVerb = new Map(verbs.map((verb) => [verb, startingWith(verb)]));
  const withoutVerb = startingWith('');
  const byKind = new Map(kinds);
  let all: readonly U[] | undefined;

  const read = (text: string): U | NotationError => {
    const words = text.split(' ');
    let best: { readonly error: NotationError; readonly usage: string; readonly place: number } | undefined;
    for (const [kind, { head, read, usage }] of byVerb.get(words[0] ?? '') ?? withoutVerb) {
      if (!head.every((word, i) => words[i] === word)) continue;
      const cursor = new Words(words);
      try {
        const fields = read(cursor);
        const rest = cursor.peek();
        if (rest !== undefined) throw new NotationError(`"${rest}" is too much at the end`);
        return { kind, ...(fields as object) } as U;
      } catch (error) {
        if (!(error instanceof NotationError)) throw error;
        if (head.length > 0 && (best === undefined || cursor.place > best.place)) best = { error, usage, place: cursor.place };
      }
    }
    if (best === undefined) {
      const forms = (byVerb.get(words[0] ?? '') ?? []).flatMap(([, { head, usage }]) => (head.length > 0 ? [usage] : []));
      const known =
        forms.length > 0 ? `"${words[0]}" is written so: ${forms.join('; ')}` : `"${words[0]}" is no ${what}; there is ${verbs.join(', ')}`;
      return new NotationError(`"${text}": ${known}`);
    }
    return new NotationError(`"${text}": ${best.error.problem} (${best.usage})`);
  };

  return {
    read,
    get examples() {
      all ??= kinds.flatMap(([kind, { examples }]) => examples.map((fields) => ({ kind, ...(fields as object) }) as U));
      return all;
    },
    write: (value) => {
      const found = byKind.get(value.kind);
      if (found === undefined) throw new RangeError(`"${value.kind}" is no ${what}`);
      return found.write(value as never);
    },
  };
}
