/*
 * A move taken apart into words that any game's moves have: its kind, each of its fields with its value, all of it, and its
 * kind at this time of the game. Words are numbers, so that nothing is written while a search waits.
 */

const FIRST = 0x811c9dc5;

const known = new Map<string, number>();

/** The number of a text; texts come again and again, so each is worked out once. */
function textWord(text: string): number {
  let word = known.get(text);
  if (word === undefined) {
    word = FIRST;
    for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
    word >>>= 0;
    known.set(text, word);
  }
  return word;
}

function joined(a: number, b: number): number {
  const mixed = Math.imul((a ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b)) >>> 0, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function valueWord(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return value >>> 0;
    case 'string':
      return textWord(value);
    case 'boolean':
      return value ? 1 : 2;
    case 'object': {
      if (value === null) return 3;
      // Order says nothing in most lists of a move, and fields have none.
      let sum = 0;
      const parts = value as Readonly<Record<string, unknown>>;
      for (const name of Object.keys(parts)) sum = (sum + joined(textWord(Array.isArray(value) ? '' : name), valueWord(parts[name]))) | 0;
      return sum >>> 0;
    }
    default:
      return 4;
  }
}

/** The words of a move; lists of words are used again, because a search takes moves apart all the time. */
export interface Words {
  /** The first `count` are those of the move at hand, what is behind them is left from another. */
  readonly list: number[];
  count: number;
}

export const noWords = (): Words => ({ list: [], count: 0 });

/** Writes the words of a move into `out` and returns the one that stands for all of it; `time` is the part of the game. */
export function wordsOf(move: unknown, time: number, out: Words): number {
  out.count = 0;
  if (typeof move !== 'object' || move === null) {
    const word = joined(FIRST, valueWord(move));
    add(out, word);
    return word;
  }
  const fields = move as Readonly<Record<string, unknown>>;
  const kind = valueWord(fields.kind);
  let whole = kind;
  let count = 0;
  add(out, kind);
  add(out, joined(joined(kind, 5), time));
  for (const name in fields) {
    if (name === 'kind') continue;
    const value = fields[name];
    const place = joined(kind, textWord(name));
    count++;
    if (Array.isArray(value)) {
      for (const part of value) {
        const word = joined(place, valueWord(part));
        add(out, word);
        whole = (whole + word) | 0;
      }
      continue;
    }
    const word = joined(place, valueWord(value));
    add(out, word);
    whole = (whole + word) | 0;
  }
  whole >>>= 0;
  // A single field says all there is.
  if (count > 1) add(out, whole);
  return whole;
}

function add(words: Words, word: number): void {
  words.list[words.count++] = word;
}
