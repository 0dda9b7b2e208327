import { type Notation, NotationError } from '@quarterdeck/kernel';
import { at } from './cells';
import { CARAVANS, CARAVANS_PER_COUNTRY, COUNTRIES, CURSES, HARBOURS } from './data/adventures';
import { LOOT_KINDS } from './data/goods';
import { ROLES } from './data/roles';
import type { Move } from './moves';
import type { Outcome } from './play';
import { THROWN } from './throw';

const FLAGS = ['EN', 'ES', 'FR', 'NL'];
const GOOD_NAMES = LOOT_KINDS.slice(0, 3);

/** Short names of the adventure cards by number: EN1 … NL4, HB1 … HB6, kraken … idol. */
export const CARD_NAMES: readonly string[] = [
  ...Array.from({ length: CARAVANS }, (_, card) => `${FLAGS[Math.floor(card / CARAVANS_PER_COUNTRY)]}${1 + (card % CARAVANS_PER_COUNTRY)}`),
  ...Array.from({ length: HARBOURS }, (_, i) => `HB${i + 1}`),
  ...CURSES,
];

const RITUAL_NAMES = { doubleHold: 'double-hold', unsinkable: 'unsinkable' } as const;

function writeMove(move: Move): string {
  switch (move.kind) {
    case 'choose':
      return `choose ${ROLES[move.role]}`;
    case 'buy':
      return `buy ${move.ships}`;
    case 'privateer':
      return `privateer ${COUNTRIES[move.country]}`;
    case 'play':
      return `play ${CARD_NAMES[move.card]}`;
    case 'send':
      return `send ${move.ships}`;
    case 'fight':
      return `fight ${move.red + 1} ${move.pirate + 1}`;
    case 'swallow':
      return `swallow ${move.die + 1}`;
    case 'load':
      return `load ${LOOT_KINDS[move.good]}`;
    case 'discard':
      return `discard ${LOOT_KINDS[move.good]}`;
    case 'tavern':
      return `tavern ${move.faces.join(' ')}`;
    case 'idol':
      return `idol ${LOOT_KINDS[move.good]}`;
    case 'sell':
      return `sell ${[move.rum, move.coffee, move.fruit].flatMap((n, good) => (n === 0 ? [] : [`${n} ${LOOT_KINDS[good]}`])).join(' ')}`;
    case 'ritual':
      return `ritual ${RITUAL_NAMES[move.ritual]}`;
    case 'bargain':
      return `bargain ${LOOT_KINDS[move.first]} ${LOOT_KINDS[move.second]}`;
    case 'draw':
    case 'done':
      return move.kind;
  }
}

/** Words after the verb; each reader takes what it knows or says what is wrong. */
class Words {
  readonly #words: readonly string[];
  #next = 0;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  get left(): number {
    return this.#words.length - this.#next;
  }

  word(what: string): string {
    const word = this.#words[this.#next++];
    if (word === undefined) throw new NotationError(`a ${what} is missing at the end`);
    return word;
  }

  number(what: string, from = 0, to = 99): number {
    const word = this.word(what);
    const value = /^(0|[1-9]\d?)$/.test(word) ? Number(word) : Number.NaN;
    if (!(value >= from && value <= to)) throw new NotationError(`"${word}" is no ${what}; it is a number from ${from} to ${to}`);
    return value;
  }

  oneOf(names: readonly string[], what: string): number {
    const word = this.word(what);
    const i = names.indexOf(word);
    if (i < 0) throw new NotationError(`"${word}" is no ${what}; there is ${names.join(', ')}`);
    return i;
  }

  rest<T>(read: (words: Words) => T): T[] {
    const items: T[] = [];
    while (this.left > 0) items.push(read(this));
    return items;
  }

  end(): void {
    if (this.left > 0) throw new NotationError(`"${this.#words[this.#next]}" is too much at the end`);
  }
}

const VERBS = 'choose, buy, privateer, play, send, fight, swallow, load, discard, tavern, idol, sell, ritual, bargain, draw, done';

function readMoveOf(verb: string, words: Words): Move {
  switch (verb) {
    case 'choose':
      return { kind: 'choose', role: words.oneOf(ROLES, 'role') };
    case 'buy':
      return { kind: 'buy', ships: words.number('number of ships') };
    case 'privateer':
      return { kind: 'privateer', country: words.oneOf(COUNTRIES, 'country') };
    case 'play':
      return { kind: 'play', card: words.oneOf(CARD_NAMES, 'adventure card') };
    case 'send':
      return { kind: 'send', ships: words.number('number of ships') };
    case 'fight':
      return { kind: 'fight', red: words.number('red die', 1) - 1, pirate: words.number('pirate die', 1) - 1 };
    case 'swallow':
      return { kind: 'swallow', die: words.number('die', 1) - 1 };
    case 'load':
      return { kind: 'load', good: words.oneOf(GOOD_NAMES, 'good') };
    case 'discard':
      return { kind: 'discard', good: words.oneOf(GOOD_NAMES, 'good') };
    case 'tavern':
      return { kind: 'tavern', faces: [words.number('face', 1, 6), ...words.rest((w) => w.number('face', 1, 6))] };
    case 'idol':
      return { kind: 'idol', good: words.oneOf(GOOD_NAMES, 'good') };
    case 'sell':
      return readSale(words);
    case 'ritual':
      return {
        kind: 'ritual',
        ritual: words.oneOf(Object.values(RITUAL_NAMES), 'ritual') === 0 ? 'doubleHold' : 'unsinkable',
      };
    case 'bargain':
      return readBargain(words);
    case 'draw':
      return { kind: 'draw' };
    case 'done':
      return { kind: 'done' };
    default:
      throw new NotationError(`"${verb}" is no move; there is ${VERBS}`);
  }
}

/** Goods in the order rum, coffee, fruit, each once: one sale has one text. */
function readSale(words: Words): Move {
  const counts = [0, 0, 0];
  let previous = -1;
  do {
    const count = words.number('number of cards', 1);
    const good = words.oneOf(GOOD_NAMES, 'good');
    if (good <= previous) throw new NotationError(`name goods once and in the order ${GOOD_NAMES.join(', ')}`);
    counts[good] = count;
    previous = good;
  } while (words.left > 0);
  return { kind: 'sell', rum: at(counts, 0), coffee: at(counts, 1), fruit: at(counts, 2) };
}

function readBargain(words: Words): Move {
  const first = words.oneOf(GOOD_NAMES, 'good');
  const second = words.oneOf(GOOD_NAMES, 'good');
  if (second < first) throw new NotationError(`name the two goods in the order ${GOOD_NAMES.join(', ')}`);
  return { kind: 'bargain', first, second };
}

/** A die as face@x,y/rotation, lengths in hundredths of a millimetre. */
const DIE_TEXT = /^([1-6])@(\d{1,5}),(\d{1,5})\/(\d{1,2})$/;

function writeDice(dice: readonly number[]): string {
  const texts: string[] = [];
  for (let i = 0; i < dice.length; i += THROWN) texts.push(`${dice[i + 3]}@${dice[i]},${dice[i + 1]}/${dice[i + 2]}`);
  return texts.join(' ');
}

function readDie(words: Words): number[] {
  const word = words.word('die');
  const parts = DIE_TEXT.exec(word);
  if (parts === null) throw new NotationError(`"${word}" is no die; a die looks like 4@13500,9000/45: face, place in 0.01 mm, rotation`);
  return [Number(parts[2]), Number(parts[3]), Number(parts[4]), Number(parts[1])];
}

function writeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'deal':
      return `deal ${outcome.cards.map((card) => CARD_NAMES[card]).join(' ')}`;
    case 'start':
      return `start ${outcome.seat + 1}`;
    case 'throw':
      return `throw ${writeDice(outcome.dice)}`;
    case 'loot':
      return `loot ${outcome.cards.map((kind) => LOOT_KINDS[kind]).join(' ')}`;
    case 'adventure':
      return `adventure ${CARD_NAMES[outcome.card]}`;
  }
}

function readOutcomeOf(verb: string, words: Words): Outcome {
  switch (verb) {
    case 'deal':
      return { kind: 'deal', cards: words.rest((w) => w.oneOf(CARD_NAMES, 'adventure card')) };
    case 'start':
      return { kind: 'start', seat: words.number('seat', 1, 4) - 1 };
    case 'throw':
      return { kind: 'throw', dice: words.rest(readDie).flat() };
    case 'loot':
      return { kind: 'loot', cards: words.rest((w) => w.oneOf(LOOT_KINDS, 'loot card')) };
    case 'adventure':
      return { kind: 'adventure', card: words.oneOf(CARD_NAMES, 'adventure card') };
    default:
      throw new NotationError(`"${verb}" is no outcome; there is deal, start, throw, loot, adventure`);
  }
}

function read<T>(text: string, readVerb: (verb: string, words: Words) => T): T | NotationError {
  const [verb = '', ...rest] = text.split(' ');
  const words = new Words(rest);
  try {
    const item = readVerb(verb, words);
    words.end();
    return item;
  } catch (error) {
    if (error instanceof NotationError) return new NotationError(`"${text}": ${error.problem}`);
    throw error;
  }
}

export const notation: Notation<Move, Outcome> = {
  writeMove,
  readMove: (text) => read(text, readMoveOf),
  writeOutcome,
  readOutcome: (text) => read(text, readOutcomeOf),
};
