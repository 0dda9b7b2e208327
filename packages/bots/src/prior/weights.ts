import { commitment, InputError } from '@quarterdeck/kernel';

/** What a move's chance is made of, for moves in one sort of place: at the root of a search, or below it. */
export interface Head {
  /** By word. */
  readonly bias: Float64Array;
  /** By row (that of all moves, then those of the commonest words) and measure of the position. */
  readonly position: Float64Array;
  /** By row and look of the move. */
  readonly looks: Float64Array;
}

/** Learnt weights, and where they come from. */
export interface Weights {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** How they were made, for people. */
  readonly made: string;
  /** By long searches, which say where to look, or by results, which also say what is better. */
  readonly taught: 'by searches' | 'by results';
  /** Words that are known, the commonest first; the first `rows` of them have a row of their own. */
  readonly words: Uint32Array;
  readonly rows: number;
  /** Names of what is measured of a seat, in the order of the game's features. */
  readonly measures: readonly string[];
  /** Of every measure of a position: its mean, and one by its deviation. */
  readonly means: readonly number[];
  readonly scales: readonly number[];
  /** Points of promise that make a difference. */
  readonly glance: number;
  readonly root: Head;
  readonly inner: Head;
}

/** What is known of a move itself: see `looksOf`. */
export const LOOKS = 6;

/** So many of them are seen at a glance; the others are about its value. */
export const GLANCES = 3;

const FORMAT = 'quarterdeck prior 3';

/** Weights for one game may not be larger, as text. */
const LARGEST = 150_000;

const STEPS = 32767;

/** The text of weights, as it is kept in files; reading it gives the same weights again, rounded as they are played with. */
export function writeWeights(weights: Weights): string {
  const { words, root, inner, ...head } = weights;
  const sections = [root.bias, root.position, root.looks, inner.bias, inner.position, inner.looks];
  const steps = sections.map((section) => Math.max(1e-9, ...section.map(Math.abs)) / STEPS);
  const bytes = new Uint8Array(words.length * 4 + sections.reduce((sum, section) => sum + section.length * 2, 0));
  const view = new DataView(bytes.buffer);
  let place = 0;
  for (const word of words) {
    view.setUint32(place, word, true);
    place += 4;
  }
  sections.forEach((section, i) => {
    for (const weight of section) {
      view.setInt16(place, Math.round(weight / (steps[i] ?? 1)), true);
      place += 2;
    }
  });
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const body = { ...head, count: words.length, steps, data: btoa(binary) };
  const text = JSON.stringify({ format: FORMAT, check: commitment(JSON.stringify(body)), ...body });
  if (text.length > LARGEST)
    throw new InputError(`The weights take ${text.length} bytes, more than ${LARGEST}: learn from fewer words or rows`);
  return text;
}

/** Weights from their text, or from what an import made of it; whatever is wrong is said by name. */
export function readWeights(given: unknown, name = 'The weights'): Weights {
  const damaged = (what: string): InputError => new InputError(`${name}: ${what}. Make them anew with "quarterdeck train".`);
  let parsed = given;
  if (typeof given === 'string') {
    try {
      parsed = JSON.parse(given);
    } catch {
      throw damaged('damaged, this is not JSON');
    }
  }
  if (typeof parsed !== 'object' || parsed === null || !('format' in parsed) || parsed.format !== FORMAT)
    throw damaged(`not of the form "${FORMAT}"`);
  const { format: _, check, ...body } = parsed as { format: string; check?: unknown } & Written;
  if (check !== commitment(JSON.stringify(body))) throw damaged('damaged, what is written does not fit its check');
  return unpack(body);
}

/** What `writeWeights` wrote; the check says that it is whole. */
interface Written extends Omit<Weights, 'words' | 'root' | 'inner'> {
  readonly count: number;
  readonly steps: readonly number[];
  readonly data: string;
}

function unpack({ count, steps, data, ...head }: Written): Weights {
  const binary = atob(data);
  const view = new DataView(new ArrayBuffer(binary.length));
  for (let i = 0; i < binary.length; i++) view.setUint8(i, binary.charCodeAt(i));
  const words = new Uint32Array(count);
  let place = 0;
  for (let i = 0; i < count; i++, place += 4) words[i] = view.getUint32(place, true);
  let next = 0;
  const section = (length: number): Float64Array => {
    const step = steps[next++] ?? 0;
    const weights = new Float64Array(length);
    for (let i = 0; i < length; i++, place += 2) weights[i] = view.getInt16(place, true) * step;
    return weights;
  };
  const readHead = (): Head => ({
    bias: section(count),
    position: section((head.rows + 1) * head.means.length),
    looks: section((head.rows + 1) * LOOKS),
  });
  return { ...head, words, root: readHead(), inner: readHead() };
}
