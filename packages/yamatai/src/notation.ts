import { type Notation, NotationError } from '@quarterdeck/kernel';
import { COLOURS } from './data/boats';
import { BUILDINGS } from './data/buildings';
import { CULTURE } from './data/components';
import { FLEETS } from './data/fleets';
import { ISLANDS, islandName, islandNumber, SPACES, spaceName, spaceNumber } from './data/geometry';
import { SPECIALISTS } from './data/specialists';
import type { Move } from './move';
import { at } from './numbers';
import type { Outcome } from './rules/chance';
import { NONE } from './state';

/*
 * Moves as short text: `fleet 9`, `buy wood`, `place stone s07`, `collect s07 i06`, `build S01 i06`,
 * `moor clay`, `recruit riu blue blue`, `done`. Names are the ones printed in the tables.
 */

/** Things with names: a word of a notation and the number that stands for it. */
interface Names {
  readonly what: string;
  readonly write: (n: number) => string;
  readonly read: (word: string) => number | undefined;
}

function names(what: string, list: readonly string[]): Names {
  const numbers = new Map(list.map((name, i) => [name, i]));
  return { what, write: (n) => list[n] ?? '?', read: (word) => numbers.get(word) };
}

const boat = names('boat colour', COLOURS);
const token = names(
  'token colour',
  CULTURE.map((row) => row.name),
);
const tile = names(
  'building tile',
  BUILDINGS.map((row) => row.id),
);
const specialist = names(
  'specialist',
  SPECIALISTS.map((row) => row.id),
);
const space: Names = { what: `boat space (s01 to s${SPACES})`, write: spaceName, read: spaceNumber };
const island: Names = { what: `island (i01 to i${ISLANDS})`, write: islandName, read: islandNumber };
const fleet: Names = {
  what: `fleet (1 to ${FLEETS.length})`,
  write: String,
  read: (word) => FLEETS.find((row) => String(row.number) === word)?.number,
};
const seat: Names = {
  what: 'seat (1 to 4)',
  write: (n) => String(n + 1),
  read: (word) => (/^[1-4]$/.test(word) ? Number(word) - 1 : undefined),
};

function writeMove(move: Move): string {
  switch (move.kind) {
    case 'fleet':
      return `fleet ${move.fleet}`;
    case 'buy':
    case 'sell':
      return `${move.kind} ${boat.write(move.colour)}`;
    case 'place':
      return `place ${boat.write(move.colour)} ${spaceName(move.space)}`;
    case 'collect':
      return `collect ${spaceName(move.space)} ${islandName(move.island)}`;
    case 'extra':
      return `extra ${islandName(move.island)}`;
    case 'build':
      return `build ${tile.write(move.tile)} ${islandName(move.island)}${move.byFleet ? ' fleet' : ''}${move.bySpecialist ? ' engineer' : ''}`;
    case 'moor':
      return `moor ${move.boats.length === 0 ? 'nothing' : move.boats.map(boat.write).join(' ')}`;
    case 'recruit':
      return `recruit ${specialist.write(move.who)} ${move.tokens.map(token.write).join(' ')}`;
    case 'reserve':
      return `reserve ${tile.write(move.tile)}`;
    case 'keep':
      return `keep ${[move.tile, ...move.back].map(tile.write).join(' ')}`;
    case 'swapToken':
      return `swap ${islandName(move.island)}`;
    case 'withToken':
      return `with ${islandName(move.island)}`;
    case 'hallow':
      return `hallow ${islandName(move.island)}`;
    case 'lift':
    case 'land':
    case 'remove':
      return `${move.kind} ${spaceName(move.space)}`;
    case 'swapBoat':
      return `swap ${spaceName(move.space)}`;
    case 'withBoat':
      return `with ${spaceName(move.space)}`;
    case 'coins':
    case 'look':
    case 'done':
      return move.kind;
  }
}

const EXAMPLES: Readonly<Record<string, string>> = {
  fleet: 'fleet 9',
  buy: 'buy wood',
  sell: 'sell clay',
  place: 'place stone s07',
  collect: 'collect s07 i06',
  extra: 'extra i06',
  build: 'build S01 i06',
  moor: 'moor clay',
  recruit: 'recruit riu blue blue',
  coins: 'coins',
  reserve: 'reserve S10',
  look: 'look',
  keep: 'keep S10 T01 P02',
  swap: 'swap i06',
  with: 'with i13',
  hallow: 'hallow i12',
  lift: 'lift s12',
  land: 'land s40',
  remove: 'remove s12',
  done: 'done',
};

/** Reads the words after the first; throws NotationError, which `readMove` hands out. */
class Words {
  readonly #words: readonly string[];
  readonly #example: string;
  #next = 0;

  constructor(words: readonly string[], example: string) {
    this.#words = words;
    this.#example = example;
  }

  one(kind: Names): number {
    const word = this.#words[this.#next];
    if (word === undefined) throw new NotationError(`a ${kind.what} is missing; a move looks like "${this.#example}"`);
    const found = kind.read(word);
    if (found === undefined) throw new NotationError(`"${word}" is no ${kind.what}`);
    this.#next++;
    return found;
  }

  many(kind: Names, from: number, to: number): number[] {
    const found: number[] = [];
    while (this.#next < this.#words.length) found.push(this.one(kind));
    if (found.length < from || found.length > to)
      throw new NotationError(
        `${found.length} times a ${kind.what}, but ${from} to ${to} are possible; a move looks like "${this.#example}"`,
      );
    return found;
  }

  /** Whether this very word comes next. */
  maybe(word: string): boolean {
    if (this.#words[this.#next] !== word) return false;
    this.#next++;
    return true;
  }

  /** What the next word names: an island or a boat space. */
  startsWith(letter: string): boolean {
    return this.#words[this.#next]?.startsWith(letter) === true;
  }

  end<T>(value: T): T {
    const more = this.#words[this.#next];
    if (more !== undefined) throw new NotationError(`"${more}" is too much; a move looks like "${this.#example}"`);
    return value;
  }
}

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

function different(numbers: readonly number[], kind: Names): readonly number[] {
  if (new Set(numbers).size < numbers.length) throw new NotationError(`the same ${kind.what} stands twice`);
  return numbers;
}

function readWords(verb: string, words: Words): Move {
  switch (verb) {
    case 'fleet':
      return { kind: 'fleet', fleet: words.one(fleet) };
    case 'buy':
    case 'sell':
      return { kind: verb, colour: words.one(boat) };
    case 'place':
      return { kind: 'place', colour: words.one(boat), space: words.one(space) };
    case 'collect':
      return { kind: 'collect', space: words.one(space), island: words.one(island) };
    case 'extra':
    case 'hallow':
      return { kind: verb, island: words.one(island) };
    case 'build':
      return {
        kind: 'build',
        tile: words.one(tile),
        island: words.one(island),
        byFleet: words.maybe('fleet'),
        bySpecialist: words.maybe('engineer'),
      };
    case 'moor':
      return { kind: 'moor', boats: words.maybe('nothing') ? [] : ascending(words.many(boat, 1, 3)) };
    case 'recruit':
      return { kind: 'recruit', who: words.one(specialist), tokens: ascending(words.many(token, 2, 3)) };
    case 'reserve':
      return { kind: 'reserve', tile: words.one(tile) };
    case 'keep': {
      const [kept = NONE, ...back] = different(words.many(tile, 1, 3), tile);
      return { kind: 'keep', tile: kept, back };
    }
    case 'swap':
      return words.startsWith('s') ? { kind: 'swapBoat', space: words.one(space) } : { kind: 'swapToken', island: words.one(island) };
    case 'with':
      return words.startsWith('s') ? { kind: 'withBoat', space: words.one(space) } : { kind: 'withToken', island: words.one(island) };
    case 'lift':
    case 'land':
    case 'remove':
      return { kind: verb, space: words.one(space) };
    case 'coins':
    case 'look':
    case 'done':
      return { kind: verb };
    default:
      throw new NotationError(`"${verb}" is no move; moves begin with ${Object.keys(EXAMPLES).join(', ')}`);
  }
}

/** Runs a reader and returns the error that it throws. */
function reading<T>(read: () => T): T | NotationError {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
}

function readMove(text: string): Move | NotationError {
  const [verb = '', ...rest] = text.split(' ');
  const words = new Words(rest, EXAMPLES[verb] ?? verb);
  return reading(() => words.end(readWords(verb, words)));
}

/* The set-up of the islands is one letter each: token colours, "-" a blank, capitals and "^" on a mountain. */
const TOKEN_LETTERS = 'ogpber-';
const MOUNTAIN_LETTERS = 'OGPBER^';

function writeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'specialists':
      return ['specialists', ...outcome.who.map(specialist.write)].join(' ');
    case 'row':
    case 'look':
      return [outcome.kind, ...outcome.tiles.map(tile.write)].join(' ');
    case 'fleets':
      return ['fleets', ...outcome.fleets].join(' ');
    case 'order':
      return ['order', ...outcome.seats.map(seat.write)].join(' ');
    case 'islands':
      return `islands ${outcome.culture.map((colour, i) => islandLetter(colour, at(outcome.mountains, i))).join('')}`;
  }
}

function islandLetter(colour: number, mountain: number): string {
  const letters = mountain === 1 ? MOUNTAIN_LETTERS : TOKEN_LETTERS;
  return letters[colour === NONE ? letters.length - 1 : colour] ?? '?';
}

function readIslands(letters: string): Outcome {
  const culture: number[] = [];
  const mountains: number[] = [];
  for (const letter of letters) {
    const mountain = MOUNTAIN_LETTERS.includes(letter);
    const colour = (mountain ? MOUNTAIN_LETTERS : TOKEN_LETTERS).indexOf(letter);
    if (colour < 0) throw new NotationError(`"${letter}" is no token; they are written ${TOKEN_LETTERS}, on mountains ${MOUNTAIN_LETTERS}`);
    culture.push(colour === CULTURE.length ? NONE : colour);
    mountains.push(mountain ? 1 : 0);
  }
  if (culture.length !== ISLANDS) throw new NotationError(`${culture.length} islands are given, the board has ${ISLANDS}`);
  return { kind: 'islands', culture, mountains };
}

function readOutcome(text: string): Outcome | NotationError {
  const [ask = '', ...rest] = text.split(' ');
  return reading((): Outcome => {
    switch (ask) {
      case 'specialists':
        return { kind: 'specialists', who: new Words(rest, 'specialists riu noble').many(specialist, 1, 5) };
      case 'row':
        return { kind: 'row', tiles: new Words(rest, 'row S01 P02').many(tile, 1, 5) };
      case 'look':
        return { kind: 'look', tiles: new Words(rest, 'look S01 P02 T03').many(tile, 1, 3) };
      case 'fleets':
        return { kind: 'fleets', fleets: new Words(rest, 'fleets 3 7 1').many(fleet, 1, 5) };
      case 'order':
        return { kind: 'order', seats: new Words(rest, 'order 2 1 3').many(seat, 3, 4) };
      case 'islands': {
        const [letters = '', ...more] = rest;
        if (more.length > 0) throw new NotationError('the islands are one word of letters');
        return readIslands(letters);
      }
      default:
        throw new NotationError(`"${ask}" is no outcome; outcomes begin with specialists, row, fleets, islands, order, look`);
    }
  });
}

export const notation: Notation<Move, Outcome> = { writeMove, readMove, writeOutcome, readOutcome };
