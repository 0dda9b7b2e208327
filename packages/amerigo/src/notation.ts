import { type Notation, NotationError } from '@quarterdeck/kernel';
import { COLOURS } from './data/colours';
import { PIRATE_MARKERS } from './data/constants';
import { PRODUCTION_KINDS } from './data/goods';
import { TILES } from './data/tiles';
import { TOKENS } from './data/tokens';
import { isFrame, readSpace, spaceName } from './map/spaces';
import type { Move, Outcome } from './move';
import { row, zeros } from './numbers';

/*
 * Moves:    choose blue · choose red by white · choose red by token · gold · count · chest · use gold3
 *           place 1 frame5 · sail 1 c12 · found · pass · load 4 · plan R6 · plan vL3 · advance 4
 *           take plus2-blue · build vL3 c12 r1 · buy cotton2 · order 4 · jump · end
 * Outcomes: map A0F3… · order 3 1 2 4 · pirate 2 · progress gold3 … · production cotton2 … · tower blue4 red1
 */

function writeMove(move: Move): string {
  switch (move.kind) {
    case 'act':
      return move.by === 'cubes' ? `choose ${move.colour}` : `choose ${move.colour} by ${move.by}`;
    case 'use':
    case 'take':
      return `${move.kind} ${row(TOKENS, move.token).id}`;
    case 'place':
    case 'sail':
      return `${move.kind} ${move.ship + 1} ${spaceName(move.space)}`;
    case 'load':
    case 'advance':
    case 'order':
      return `${move.kind} ${move.steps}`;
    case 'plan':
      return `plan ${row(TILES, move.tile).id}`;
    case 'build':
      return `build ${row(TILES, move.tile).id} ${spaceName(move.cell)} r${move.rotation}`;
    case 'buy':
      return `buy ${move.sort}${move.cost}`;
    default:
      return move.kind;
  }
}

type Reader<T> = (...words: readonly string[]) => T | string;

const readers: Readonly<Record<string, { readonly words: readonly number[]; readonly read: Reader<Move> }>> = {
  choose: { words: [1, 3], read: readChoice },
  gold: { words: [0], read: () => ({ kind: 'gold' }) },
  count: { words: [0], read: () => ({ kind: 'count' }) },
  chest: { words: [0], read: () => ({ kind: 'chest' }) },
  use: { words: [1], read: (id) => withToken(id, (token) => ({ kind: 'use', token })) },
  take: { words: [1], read: (id) => withToken(id, (token) => ({ kind: 'take', token })) },
  place: { words: [2], read: (ship, space) => withShip(ship, space, (n, to) => ({ kind: 'place', ship: n, space: to })) },
  sail: { words: [2], read: (ship, space) => withShip(ship, space, (n, to) => ({ kind: 'sail', ship: n, space: to })) },
  found: { words: [0], read: () => ({ kind: 'found' }) },
  pass: { words: [0], read: () => ({ kind: 'pass' }) },
  load: { words: [1], read: (n) => withSteps(n, (steps) => ({ kind: 'load', steps })) },
  advance: { words: [1], read: (n) => withSteps(n, (steps) => ({ kind: 'advance', steps })) },
  order: { words: [1], read: (n) => withSteps(n, (steps) => ({ kind: 'order', steps })) },
  plan: { words: [1], read: (id) => withTile(id, (tile) => ({ kind: 'plan', tile })) },
  build: { words: [3], read: readBuild },
  buy: { words: [1], read: readBuy },
  jump: { words: [0], read: () => ({ kind: 'jump' }) },
  end: { words: [0], read: () => ({ kind: 'end' }) },
};

function readMove(text: string): Move | NotationError {
  const [verb = '', ...words] = text.split(' ');
  const reader = Object.hasOwn(readers, verb) ? readers[verb] : undefined;
  if (reader === undefined) return new NotationError(`"${text}" is no move; a move starts with one of ${Object.keys(readers).join(', ')}`);
  if (!reader.words.includes(words.length)) {
    return new NotationError(`"${text}": "${verb}" is followed by ${reader.words.join(' or ')} words, not ${words.length}`);
  }
  return orError(text, reader.read(...words));
}

function orError<T extends object>(text: string, read: T | string): T | NotationError {
  return typeof read === 'string' ? new NotationError(`"${text}": ${read}`) : read;
}

function readChoice(name?: string, by?: string, way?: string): Move | string {
  const colour = COLOURS.find((known) => known === name);
  if (colour === undefined) return `"${name}" is no colour; use ${COLOURS.join(', ')}`;
  if (by === undefined) return { kind: 'act', colour, by: 'cubes' };
  if (by !== 'by' || (way !== 'white' && way !== 'token')) return 'after the colour comes nothing, "by white" or "by token"';
  return { kind: 'act', colour, by: way };
}

function withToken(id: string | undefined, move: (token: number) => Move): Move | string {
  const token = TOKENS.findIndex((known) => known.id === id);
  return token < 0 ? `"${id}" is no progress token` : move(token);
}

function withTile(id: string | undefined, move: (tile: number) => Move): Move | string {
  const tile = TILES.findIndex((known) => known.id === id);
  return tile < 0 ? `"${id}" is no tile; use ${TILES.map((known) => known.id).join(', ')}` : move(tile);
}

function withShip(ship: string | undefined, name: string | undefined, move: (ship: number, space: number) => Move): Move | string {
  if (ship !== '1' && ship !== '2') return `"${ship}" is no ship; use 1 or 2`;
  const space = readSpace(name ?? '');
  return space === undefined ? `"${name}" is no space; use a1 to t20 or frame1 to frame16` : move(Number(ship) - 1, space);
}

function withSteps(text: string | undefined, move: (steps: number) => Move): Move | string {
  return text !== undefined && /^[1-9]\d?$/.test(text) ? move(Number(text)) : `"${text}" is no number of steps`;
}

function readBuild(id?: string, place?: string, turn?: string): Move | string {
  const cell = readSpace(place ?? '');
  if (cell === undefined || isFrame(cell)) return `"${place}" is no space of the map; use a1 to t20`;
  const rotation = /^r([0-3])$/.exec(turn ?? '')?.[1];
  if (rotation === undefined) return `"${turn}" is no rotation; use r0 to r3`;
  return withTile(id, (tile) => ({ kind: 'build', tile, cell, rotation: Number(rotation) }));
}

function readBuy(text?: string): Move | string {
  const kind = PRODUCTION_KINDS.find(({ sort, cost }) => `${sort}${cost}` === text);
  return kind === undefined
    ? `"${text}" is no production token; write for example cotton2`
    : { kind: 'buy', sort: kind.sort, cost: kind.cost };
}

function writeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'map':
      return `map ${outcome.layout}`;
    case 'order':
      return `order ${outcome.order.map((seat) => seat + 1).join(' ')}`;
    case 'pirate':
      return `pirate ${outcome.marker}`;
    case 'progress':
      return `progress ${outcome.tokens.map((token) => row(TOKENS, token).id).join(' ')}`;
    case 'production':
      return `production ${outcome.kinds.map(productionName).join(' ')}`;
    case 'tower': {
      const out = outcome.out.flatMap((cubes, colour) => (cubes === 0 ? [] : [`${row(COLOURS, colour)}${cubes}`]));
      return `tower ${out.length === 0 ? 'nothing' : out.join(' ')}`;
    }
  }
}

function productionName(kind: number): string {
  const { sort, cost } = row(PRODUCTION_KINDS, kind);
  return `${sort}${cost}`;
}

function readOutcome(text: string): Outcome | NotationError {
  const [what, ...words] = text.split(' ');
  switch (what) {
    case 'map':
      return orError(text, readLayout(words));
    case 'order':
      return orError(
        text,
        readAll(
          words,
          (word) => (/^[1-4]$/.test(word) ? Number(word) - 1 : -1),
          (order) => ({ kind: 'order', order }),
        ),
      );
    case 'pirate':
      return orError(text, readMarker(words));
    case 'progress':
      return orError(
        text,
        readAll(
          words,
          (id) => TOKENS.findIndex((token) => token.id === id),
          (tokens) => ({ kind: 'progress', tokens }),
        ),
      );
    case 'production':
      return orError(
        text,
        readAll(
          words,
          (name) => PRODUCTION_KINDS.findIndex(({ sort, cost }) => `${sort}${cost}` === name),
          (kinds) => ({ kind: 'production', kinds }),
        ),
      );
    case 'tower':
      return orError(text, readTower(words));
    default:
      return new NotationError(`"${text}" is no outcome; it starts with map, order, pirate, progress, production or tower`);
  }
}

function readLayout(words: readonly string[]): Outcome | string {
  const [layout] = words;
  if (words.length !== 1 || layout === undefined || !/^([A-P][0-3])+$/.test(layout)) {
    return 'a map is written as tile letters A to P, each with its quarter turns 0 to 3';
  }
  return { kind: 'map', layout };
}

function readMarker(words: readonly string[]): Outcome | string {
  const marker = PIRATE_MARKERS.find((known) => String(known) === words[0]);
  return words.length !== 1 || marker === undefined
    ? `a pirate marker is one of ${[...new Set(PIRATE_MARKERS)].join(', ')}`
    : { kind: 'pirate', marker };
}

function readAll(
  words: readonly string[],
  read: (word: string) => number,
  outcome: (numbers: readonly number[]) => Outcome,
): Outcome | string {
  const numbers = words.map(read);
  const bad = numbers.findIndex((number) => number < 0);
  if (words.length === 0) return 'nothing follows';
  return bad >= 0 ? `"${words[bad]}" is not known` : outcome(numbers);
}

function readTower(words: readonly string[]): Outcome | string {
  const out = zeros(COLOURS.length);
  if (words.length === 1 && words[0] === 'nothing') return { kind: 'tower', out };
  for (const word of words) {
    const cubes = /[1-7]$/.exec(word)?.[0];
    const colour = COLOURS.findIndex((known) => `${known}${cubes}` === word);
    if (colour < 0 || out[colour] !== 0) return `"${word}" is not a colour with its number of cubes, each colour once`;
    out[colour] = Number(cubes);
  }
  return words.length === 0 ? 'write the cubes that came out, or "nothing"' : { kind: 'tower', out };
}

export const notation: Notation<Move, Outcome> = { writeMove, readMove, writeOutcome, readOutcome };
