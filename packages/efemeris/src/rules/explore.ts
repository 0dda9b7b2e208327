import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { EDGES, OUTLINES, PLACES } from '../data/places';
import type { Event } from '../events';
import { NEIGHBOUR } from '../fields';
import { num } from '../items';
import type { Move, MoveOf } from '../move';
import { isTeam, partnerOf, type State } from '../state';
import { layMove } from './tables';
import { advance } from './turn';

/** Seats with a drawn tile to lay, as bits. */
export function explorers(s: State): number {
  let bits = 0;
  for (const seat of s.drawer) bits |= 1 << seat;
  return bits;
}

function touchesATile(s: State, place: number): boolean {
  for (let edge = 0; edge < EDGES.length; edge++) {
    const beyond = num(NEIGHBOUR, place * 6 + edge);
    if (beyond >= 0 && num(s.tileAt, beyond) >= 0) return true;
  }
  return false;
}

function whyNotThere(s: State, place: number): Reason | undefined {
  if (OUTLINES[s.rules.size][place] !== true) return reason('OUTSIDE_THE_SKY', 'EF-072');
  if (num(s.tileAt, place) >= 0) return reason('PLACE_TAKEN', 'EF-071');
  if (!touchesATile(s, place)) return reason('TOUCHES_NO_TILE', 'EF-071');
  return undefined;
}

export function whyNotLay(s: State, seat: Seat, move: MoveOf<'lay'>): Reason | undefined {
  if (s.drawer[s.drawn.indexOf(move.tile)] !== seat) return reason('NOT_YOUR_TILE', isTeam(s) ? 'EF-181' : 'EF-070');
  return whyNotThere(s, move.place);
}

/** EF-D81: a partner may leave the decision about a tile to the other, once a turn. */
export function whyNotEntrust(s: State, seat: Seat): Reason | undefined {
  if (!isTeam(s)) return reason('TEAM_ONLY', 'EF-D81');
  if (!s.drawer.includes(seat)) return reason('NOT_YOUR_TILE', 'EF-D81');
  if (s.entrusted) return reason('ALREADY_ENTRUSTED', 'EF-D81');
  return undefined;
}

export function exploreMoves(s: State, seat: Seat, out: Move[]): void {
  for (let place = 0; place < PLACES.length; place++) {
    if (whyNotThere(s, place) !== undefined) continue;
    for (let i = 0; i < s.drawn.length; i++) {
      if (s.drawer[i] !== seat) continue;
      for (let turn = 0; turn < 6; turn++) out.push(layMove(num(s.drawn, i), place, turn));
    }
  }
  if (whyNotEntrust(s, seat) === undefined) out.push({ kind: 'entrust' });
}

export function playLay(s: State, seat: Seat, move: MoveOf<'lay'>, emit: Emit<Event>): void {
  emit({ kind: 'TileLaid', seat, tile: move.tile, place: move.place, turn: move.turn });
  advance(s, emit);
}

export function playEntrust(s: State, seat: Seat, _move: MoveOf<'entrust'>, emit: Emit<Event>): void {
  emit({ kind: 'TileEntrusted', seat, to: partnerOf(s, seat), tile: num(s.drawn, s.drawer.indexOf(seat)) });
}
