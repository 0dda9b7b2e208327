import { type Notation, NotationError } from '@quarterdeck/kernel';
import { BONUSES } from './data/bonuses';
import { CAPTAIN_CARDS, NATIONS } from './data/captains';
import { CREW, OFFICER } from './data/crew';
import { EDGES, PLACES } from './data/places';
import { PLANETS } from './data/planets';
import { SPICES } from './data/spices';
import { TILES } from './data/tiles';
import { FIELD_NAMES, fieldNumber } from './fields';
import { item } from './items';
import type { Move, Outcome } from './move';
import { ownerOfShip, SHIPS_PER_SEAT, shipOf } from './state';

const OWN_SHIPS: readonly string[] = ['g', 'f1', 'f2'];

const nameOf = (rows: readonly { readonly id: string }[], index: number): string => item(rows, index).id;

/** A ship of any seat: `2g` is the galleon of the second seat, `1f2` the second frigate of the first. */
export function shipName(ship: number): string {
  return `${ownerOfShip(ship) + 1}${item(OWN_SHIPS, ship % SHIPS_PER_SEAT)}`;
}

const targetName = (target: number): string => (target < 0 ? `fort ${nameOf(PLANETS, ~target)}` : shipName(target));
const ownShip = (index: number): string => item(OWN_SHIPS, index);
const field = (number: number): string => item(FIELD_NAMES, number);
const edge = (turn: number): string => item(EDGES, turn);
const planet = (index: number): string => nameOf(PLANETS, index);

function saving(pepper: number, vanilla: number): string {
  const saved = [...(pepper > 0 ? [`${pepper}p`] : []), ...(vanilla > 0 ? [`${vanilla}v`] : [])];
  return saved.length === 0 ? '' : ` saving ${saved.join(' ')}`;
}

function writeMove(move: Move): string {
  switch (move.kind) {
    case 'nation':
      return `nation ${item(NATIONS, move.nation)}`;
    case 'captains':
      return `captains ${move.captains.map((captain) => nameOf(CAPTAIN_CARDS, captain)).join(' ')}`;
    case 'crew':
      return `crew ${move.crew.map((crew) => nameOf(CREW, crew)).join(' ')}`;
    case 'planet':
      return `planet ${planet(move.planet)}`;
    case 'lay':
      return `lay ${nameOf(TILES, move.tile)} ${item(PLACES, move.place).name} ${edge(move.turn)}`;
    case 'rescue':
    case 'recruit':
      return `${move.kind} ${nameOf(CREW, move.crew)}`;
    case 'sail':
    case 'wind':
      return `${move.kind} ${ownShip(move.ship)} ${field(move.field)}`;
    case 'shot':
      return `shot ${shipName(move.target)} ${field(move.field)}`;
    case 'cargo':
    case 'banker':
    case 'share':
      return `${move.kind} ${item(SPICES, move.spice)}`;
    case 'gunner':
      return `gunner ${targetName(move.target)}`;
    case 'play':
      return nameOf(CREW, move.crew);
    case 'transfer':
      return `officer transfer ${planet(move.planet)}`;
    case 'turn':
      return `officer turn ${nameOf(TILES, move.tile)} ${edge(move.turn)}`;
    case 'freeze':
      return `officer freeze ${shipName(move.target)}`;
    case 'raid':
      return `officer raid ${move.seat + 1}`;
    case 'broadside':
      return `officer broadside ${ownShip(move.ship)} ${targetName(move.target)}`;
    case 'citadel':
      return `officer citadel ${planet(move.planet)}`;
    case 'drive':
      return `officer drive ${shipName(move.target)} ${field(move.field)}`;
    case 'sell':
      return `officer sell ${nameOf(CREW, move.crew)}`;
    case 'scuttle':
      return `scuttle ${ownShip(move.ship)}`;
    case 'frigate':
    case 'fortress':
      return `${move.kind} ${planet(move.planet)}`;
    case 'galleon':
      return `galleon ${move.planet < 0 ? 'rose' : planet(move.planet)}`;
    case 'conquer':
      return `conquer ${planet(move.planet)}${saving(move.savedPepper, move.savedVanilla)}`;
    case 'entrust':
    case 'leave':
    case 'agree':
    case 'refuse':
    case 'done':
    case 'recall':
    case 'concede':
      return move.kind;
  }
}

// Reading: each helper takes the next word and either understands it or says what it expected.

class Words {
  readonly #words: string[];

  constructor(text: string) {
    this.#words = text.split(' ');
  }

  get left(): number {
    return this.#words.length;
  }

  next(what: string): string {
    const word = this.#words.shift();
    if (word === undefined || word === '') throw new NotationError(`${what} is missing`);
    return word;
  }

  oneOf(what: string, names: readonly string[]): number {
    const word = this.next(what);
    const index = names.indexOf(word);
    if (index < 0) throw new NotationError(`"${word}" is no ${what}; use ${names.join(', ')}`);
    return index;
  }

  end(): void {
    if (this.#words.length > 0) throw new NotationError(`"${this.#words.join(' ')}" is too much`);
  }
}

const CAPTAIN_NAMES = CAPTAIN_CARDS.map(({ id }) => id);
const CREW_NAMES = CREW.map(({ id }) => id);
const PLANET_NAMES = PLANETS.map(({ id }) => id);
const TILE_NAMES = TILES.map(({ id }) => id);
const PLACE_NAMES = PLACES.map(({ name }) => name);

const readCrew = (words: Words): number => words.oneOf('crew', CREW_NAMES);
const readPlanet = (words: Words): number => words.oneOf('planet', PLANET_NAMES);
const readOwnShip = (words: Words): number => words.oneOf('ship', OWN_SHIPS);
const readSpice = (words: Words): number => words.oneOf('spice', SPICES);
const readEdge = (words: Words): number => words.oneOf('direction', EDGES);
const readTile = (words: Words): number => words.oneOf('tile', TILE_NAMES);

function readField(words: Words): number {
  const word = words.next('field');
  const number = fieldNumber(word);
  if (number === undefined) throw new NotationError(`"${word}" is no field; fields look like rose, patrocles, S4.k or d4ne`);
  return number;
}

function shipFrom(word: string): number {
  const [, seat, kind] = /^([1-4])(g|f1|f2)$/.exec(word) ?? [];
  const index = OWN_SHIPS.indexOf(kind ?? '');
  if (index < 0) throw new NotationError(`"${word}" is no ship; ships look like 2g, 1f1 or 3f2`);
  return shipOf(Number(seat) - 1, index);
}

const readShip = (words: Words): number => shipFrom(words.next('ship'));

function readTarget(words: Words): number {
  const word = words.next('target');
  return word === 'fort' ? ~readPlanet(words) : shipFrom(word);
}

function readSeat(words: Words): number {
  const word = words.next('seat');
  if (!/^[1-4]$/.test(word)) throw new NotationError(`"${word}" is no seat; seats are 1 to 4`);
  return Number(word) - 1;
}

function readList(words: Words, read: (words: Words) => number): number[] {
  const list = [read(words)];
  while (words.left > 0) list.push(read(words));
  return list;
}

function readConquest(words: Words): Move {
  const move = { kind: 'conquer' as const, planet: readPlanet(words), savedPepper: 0, savedVanilla: 0 };
  if (words.left === 0) return move;
  words.oneOf('word', ['saving']);
  do {
    const word = words.next('saving');
    const [, count, spice] = /^([1-9])([pv])$/.exec(word) ?? [];
    if (count === undefined) throw new NotationError(`"${word}" is no saving; savings look like 1p or 1v`);
    const known = spice === 'p' ? move.savedPepper : move.savedVanilla;
    if (known > 0 || (spice === 'p' && move.savedVanilla > 0)) throw new NotationError('savings are written once each, pepper first');
    if (spice === 'p') move.savedPepper = Number(count);
    else move.savedVanilla = Number(count);
  } while (words.left > 0);
  return move;
}

function readOfficer(words: Words): Move {
  if (words.left === 0) return { kind: 'play', crew: OFFICER };
  const verb = words.next('order');
  switch (verb) {
    case 'transfer':
      return { kind: 'transfer', planet: readPlanet(words) };
    case 'turn':
      return { kind: 'turn', tile: readTile(words), turn: readEdge(words) };
    case 'freeze':
      return { kind: 'freeze', target: readShip(words) };
    case 'raid':
      return { kind: 'raid', seat: readSeat(words) };
    case 'broadside':
      return { kind: 'broadside', ship: readOwnShip(words), target: readTarget(words) };
    case 'citadel':
      return { kind: 'citadel', planet: readPlanet(words) };
    case 'drive':
      return { kind: 'drive', target: readShip(words), field: readField(words) };
    case 'sell':
      return { kind: 'sell', crew: readCrew(words) };
    default:
      throw new NotationError(`"${verb}" is no order of an officer; use transfer, turn, freeze, raid, broadside, citadel, drive, sell`);
  }
}

function readVerb(verb: string, words: Words): Move {
  switch (verb) {
    case 'nation':
      return { kind: 'nation', nation: words.oneOf('nation', NATIONS) };
    case 'captains':
      return { kind: 'captains', captains: readList(words, (next) => next.oneOf('captain', CAPTAIN_NAMES)) };
    case 'crew':
      return { kind: 'crew', crew: readList(words, readCrew) };
    case 'planet':
      return { kind: 'planet', planet: readPlanet(words) };
    case 'lay':
      return { kind: 'lay', tile: readTile(words), place: words.oneOf('place', PLACE_NAMES), turn: readEdge(words) };
    case 'rescue':
    case 'recruit':
      return { kind: verb, crew: readCrew(words) };
    case 'sail':
    case 'wind':
      return { kind: verb, ship: readOwnShip(words), field: readField(words) };
    case 'shot':
      return { kind: 'shot', target: readShip(words), field: readField(words) };
    case 'cargo':
    case 'banker':
    case 'share':
      return { kind: verb, spice: readSpice(words) };
    case 'gunner':
      return { kind: 'gunner', target: readTarget(words) };
    case 'helmsman':
    case 'courtesan':
    case 'doctor':
    case 'shipbuilder':
    case 'chief':
    case 'governor':
      return { kind: 'play', crew: CREW_NAMES.indexOf(verb) };
    case 'officer':
      return readOfficer(words);
    case 'scuttle':
      return { kind: 'scuttle', ship: readOwnShip(words) };
    case 'frigate':
    case 'fortress':
      return { kind: verb, planet: readPlanet(words) };
    case 'galleon':
      return { kind: 'galleon', planet: words.oneOf('start', ['rose', ...PLANET_NAMES]) - 1 };
    case 'conquer':
      return readConquest(words);
    case 'entrust':
    case 'leave':
    case 'agree':
    case 'refuse':
    case 'done':
    case 'recall':
    case 'concede':
      return { kind: verb };
    default:
      throw new NotationError(`"${verb}" is no move of Efemeris`);
  }
}

function readOutcomeVerb(verb: string, words: Words): Outcome {
  switch (verb) {
    case 'start':
      return { kind: 'start', seat: readSeat(words) };
    case 'tiles':
      return { kind: 'tiles', tiles: readList(words, readTile) };
    case 'bonus':
      return { kind: 'bonus', bonuses: readList(words, (next) => next.oneOf('bonus', BONUSES)) };
    case 'raid':
      return { kind: 'raid', crew: readCrew(words) };
    default:
      throw new NotationError(`"${verb}" is no outcome; use start, tiles, bonus or raid`);
  }
}

function strictly<T>(text: string, read: (verb: string, words: Words) => T): T | NotationError {
  try {
    const words = new Words(text);
    const result = read(words.next('move'), words);
    words.end();
    return result;
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
}

export const notation: Notation<Move, Outcome> = {
  writeMove,
  readMove: (text) => strictly(text, readVerb),
  writeOutcome: (outcome) => {
    switch (outcome.kind) {
      case 'start':
        return `start ${outcome.seat + 1}`;
      case 'tiles':
        return `tiles ${outcome.tiles.map((tile) => nameOf(TILES, tile)).join(' ')}`;
      case 'bonus':
        return `bonus ${outcome.bonuses.map((bonus) => item(BONUSES, bonus)).join(' ')}`;
      case 'raid':
        return `raid ${nameOf(CREW, outcome.crew)}`;
    }
  },
  readOutcome: (text) => strictly(text, readOutcomeVerb),
};
