import { type Emit, type Reason, type Rng, reason, shuffle } from '@quarterdeck/kernel';
import { BUILDINGS } from '../data/buildings';
import { BLANK, CULTURE, DISPLAY_SIZE } from '../data/components';
import { ISLANDS } from '../data/geometry';
import { SPECIALISTS } from '../data/specialists';
import type { Event } from '../events';
import { at, countOf, filled, range } from '../numbers';
import { active, NONE, type State, seatsOf, slotTile } from '../state';
import { freshInLook, showTop } from './power-reserve';
import { freshForRow, isSetup, layRow, moveMeeples, refillRow, shuffleFleets } from './round';

/*
 * Whatever is shuffled is drawn only when it is turned (YA-020 to YA-023, YA-030, YA-086 to YA-091):
 * a deck is the set of tiles that lie nowhere else, a face-down fleet one of its group.
 */

export type Outcome =
  | { readonly kind: 'specialists'; readonly who: readonly number[] }
  | { readonly kind: 'row'; readonly tiles: readonly number[] }
  | { readonly kind: 'fleets'; readonly fleets: readonly number[] }
  /** Per island the token's colour, NONE for a blank, and whether it has the black rim. */
  | { readonly kind: 'islands'; readonly culture: readonly number[]; readonly mountains: readonly number[] }
  | { readonly kind: 'order'; readonly seats: readonly number[] }
  | { readonly kind: 'look'; readonly tiles: readonly number[] };

const WRONG_DRAW = reason('WRONG_DRAW', 'YA-035');
const NOT_IN_DECK = reason('NOT_IN_DECK', 'YA-D27');
const NOT_IN_GROUP = reason('NOT_IN_GROUP', 'YA-D36');
const WRONG_TOKENS = reason('WRONG_TOKENS', 'YA-023');
const WRONG_MEEPLES = reason('WRONG_MEEPLES', 'YA-030');

/** What chance is asked for now, undefined when it is not. */
export function drawAsked(s: State): Outcome['kind'] | undefined {
  switch (s.phase) {
    case 'specialists':
    case 'row':
    case 'fleets':
    case 'islands':
    case 'order':
      return s.phase;
    default:
      return s.pending === 'draw' ? 'look' : undefined;
  }
}

/** Building tiles that nobody has seen: the deck without the tiles put back on top. */
export function unseenTiles(s: State): number[] {
  const seen = filled(BUILDINGS.length, 0);
  const mark = (tile: number): void => {
    if (tile >= 0) seen[tile] = 1;
  };
  s.row.forEach(mark);
  s.looking.forEach(mark);
  for (const tiles of s.built) tiles.forEach(mark);
  for (const tiles of s.reserved) tiles.forEach(mark);
  for (const slot of s.top) mark(slotTile(s, slot));
  return range(BUILDINGS.length).filter((tile) => seen[tile] === 0);
}

function unseenSpecialists(s: State): number[] {
  let seen = 0;
  for (const bits of s.owned) seen |= bits;
  for (const who of s.display) if (who !== NONE) seen |= 1 << who;
  return range(SPECIALISTS.length).filter((who) => (seen & (1 << who)) === 0);
}

const emptySpots = (s: State): number[] => range(DISPLAY_SIZE).filter((spot) => s.display[spot] === NONE);

function draw(rng: Rng, from: number[], count: number): number[] {
  for (let i = 0; i < count; i++) {
    const j = i + rng.below(from.length - i);
    const drawn = at(from, j);
    from[j] = at(from, i);
    from[i] = drawn;
  }
  return from.slice(0, count);
}

/** All tokens of the box, colour and rim in one number. */
const TOKENS: readonly number[] = [...CULTURE, BLANK].flatMap((row, colour) =>
  range(row.count).map((i) => colour * 2 + (i < row.mountains ? 1 : 0)),
);

export function sample(s: State, rng: Rng): Outcome {
  const asked = drawAsked(s);
  switch (asked) {
    case 'specialists':
      return { kind: 'specialists', who: draw(rng, unseenSpecialists(s), emptySpots(s).length) };
    case 'row':
      return { kind: 'row', tiles: draw(rng, unseenTiles(s), freshForRow(s)) };
    case 'look':
      return { kind: 'look', tiles: draw(rng, unseenTiles(s), freshInLook(s)) };
    case 'fleets':
      return { kind: 'fleets', fleets: drawFleets(s, rng) };
    case 'islands': {
      const tokens = shuffle(rng, TOKENS.slice());
      return {
        kind: 'islands',
        culture: tokens.map((token) => (token >> 1 === CULTURE.length ? NONE : token >> 1)),
        mountains: tokens.map((token) => token & 1),
      };
    }
    case 'order':
      return { kind: 'order', seats: shuffle(rng, meeples(s)) };
    case undefined:
      throw new Error('Chance was not asked');
  }
}

const meeples = (s: State): number[] => range(s.order.length).map((i) => i % seatsOf(s));

/** Spots to turn up, from the left: each shows one of the leftmost group that still has members. */
function drawFleets(s: State, rng: Rng): number[] {
  const fleets: number[] = [];
  let left = countOf(s.open, NONE);
  for (const group of s.faceDown) {
    const turned = Math.min(left, group.length);
    fleets.push(...draw(rng, group.slice(), turned));
    left -= turned;
  }
  return fleets;
}

export function checkOutcome(s: State, outcome: Outcome): Reason | undefined {
  if (outcome.kind !== drawAsked(s)) return WRONG_DRAW;
  switch (outcome.kind) {
    case 'specialists':
      return isDraw(outcome.who, unseenSpecialists(s), emptySpots(s).length) ? undefined : NOT_IN_DECK;
    case 'row':
      return isDraw(outcome.tiles, unseenTiles(s), freshForRow(s)) ? undefined : NOT_IN_DECK;
    case 'look':
      return isDraw(outcome.tiles, unseenTiles(s), freshInLook(s)) ? undefined : NOT_IN_DECK;
    case 'fleets':
      return fitsGroups(s, outcome.fleets) ? undefined : NOT_IN_GROUP;
    case 'islands':
      return sameTokens(outcome) ? undefined : WRONG_TOKENS;
    case 'order':
      return isDraw(outcome.seats, meeples(s), s.order.length) ? undefined : WRONG_MEEPLES;
  }
}

/** Whether some pieces, in any order, are `count` of those in the bag. */
function isDraw(drawn: readonly number[], bag: readonly number[], count: number): boolean {
  return drawn.length === count && drawn.every((piece) => countOf(drawn, piece) <= countOf(bag, piece));
}

function fitsGroups(s: State, fleets: readonly number[]): boolean {
  let start = 0;
  for (const group of s.faceDown) {
    const turned = fleets.slice(start, start + group.length);
    if (!isDraw(turned, group, turned.length)) return false;
    start += turned.length;
  }
  return start === fleets.length && fleets.length === countOf(s.open, NONE);
}

function sameTokens({ culture, mountains }: Outcome & { readonly kind: 'islands' }): boolean {
  if (culture.length !== ISLANDS || mountains.length !== ISLANDS) return false;
  const tokens = culture.map((colour, island) => (colour === NONE ? CULTURE.length : colour) * 2 + at(mountains, island));
  return isDraw(tokens, TOKENS, ISLANDS);
}

export function chance(s: State, outcome: Outcome, emit: Emit<Event>): void {
  switch (outcome.kind) {
    case 'specialists':
      emit({ kind: 'SpecialistsRevealed', spots: emptySpots(s), who: outcome.who });
      if (isSetup(s)) emit({ kind: 'PhaseBegan', phase: 'row' });
      else refillRow(s, emit);
      return;
    case 'row':
      layRow(s, outcome.tiles, emit);
      if (isSetup(s)) emit({ kind: 'PhaseBegan', phase: 'fleets' });
      else moveMeeples(s, emit);
      return;
    case 'fleets':
      emit({ kind: 'FleetsRevealed', fleets: outcome.fleets });
      if (isSetup(s)) emit({ kind: 'PhaseBegan', phase: 'islands' });
      else {
        shuffleFleets(s, emit);
        emit({ kind: 'RoundBegan', round: s.round + 1 });
      }
      return;
    case 'islands':
      emit({ kind: 'IslandsLaid', culture: outcome.culture, mountains: outcome.mountains });
      emit({ kind: 'PhaseBegan', phase: 'order' });
      return;
    case 'order':
      emit({ kind: 'OrderDrawn', order: outcome.seats });
      emit({ kind: 'RoundBegan', round: 1 });
      return;
    case 'look':
      showTop(s, active(s), outcome.tiles, emit);
      return;
  }
}
