import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { FLEETS } from '../data/fleets';
import type { Event } from '../events';
import { LOOK, type Move, reserveMove } from '../move';
import { at } from '../numbers';
import { NONE, type State, slotTile } from '../state';

/* Reserving a building tile: an open one, or one of the top of the deck (YA-103, YA-D39). */

export type ReservePowerMove = Extract<Move, { readonly kind: 'reserve' | 'look' | 'keep' }>;

const NOT_IN_ROW = reason('NOT_IN_ROW', 'YA-103');
const DECK_EMPTY = reason('DECK_EMPTY', 'YA-D39');
const NOT_LOOKED_AT = reason('NOT_LOOKED_AT', 'YA-D39');

const LOOK_AT = Math.max(...FLEETS.map(({ power }) => (power.kind === 'reserve' ? power.look : 0)));

/** How many tiles a look shows now. */
const lookSize = (s: State): number => Math.min(LOOK_AT, s.deck);
/** How many of them nobody has seen yet. */
export const freshInLook = (s: State): number => lookSize(s) - s.top.length;

export function checkReservePower(s: State, move: ReservePowerMove): Reason | undefined {
  switch (move.kind) {
    case 'reserve':
      return s.row.includes(move.tile) ? undefined : NOT_IN_ROW;
    case 'look':
      return s.deck > 0 ? undefined : DECK_EMPTY;
    case 'keep': {
      const tiles = [move.tile, ...move.back];
      const same = tiles.length === s.looking.length && s.looking.every((tile) => tiles.includes(tile));
      return same ? undefined : NOT_LOOKED_AT;
    }
  }
}

export function listReservePower(s: State, moves: Move[]): void {
  for (let i = 0; i < s.row.length; i++) {
    const tile = at(s.row, i);
    if (tile !== NONE) moves.push(reserveMove(tile));
  }
  if (s.deck > 0) moves.push(LOOK);
}

export function finishLook(s: State, moves: Move[]): void {
  for (const tile of s.looking) {
    const back = s.looking.filter((other) => other !== tile);
    moves.push({ kind: 'keep', tile, back });
    if (back.length > 1) moves.push({ kind: 'keep', tile, back: back.toReversed() });
  }
}

export function playReservePower(s: State, seat: Seat, move: ReservePowerMove, emit: Emit<Event>): void {
  switch (move.kind) {
    case 'reserve':
      emit({ kind: 'TileReserved', seat, tile: move.tile, from: 'row', back: [] });
      return;
    case 'look':
      if (freshInLook(s) > 0) emit({ kind: 'PowerAimed', seat, pending: 'draw', at: NONE });
      else showTop(s, seat, [], emit);
      return;
    case 'keep':
      emit({ kind: 'TileReserved', seat, tile: move.tile, from: 'deck', back: move.back });
      return;
  }
}

/** The tiles put back earlier lie on top of those that come fresh. */
export function showTop(s: State, seat: Seat, fresh: readonly number[], emit: Emit<Event>): void {
  emit({ kind: 'DeckLooked', seat, tiles: [...s.top.map((slot) => slotTile(s, slot)), ...fresh] });
}
