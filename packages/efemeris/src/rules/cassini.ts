import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { OFFICER } from '../data/crew';
import { EDGES } from '../data/places';
import { TILES } from '../data/tiles';
import type { Event } from '../events';
import { EDGE_FIELD, FIRST_FIELD, NEIGHBOUR, PLANET_TILE, SWAPPED_BY_SYMMETRY, TURNED_EXIT_TO } from '../fields';
import { item, num } from '../items';
import type { Move, MoveOf } from '../move';
import { hasHalfCircle } from '../sky';
import { inTruce, ownerOfShip, partnerOf, type State, shipOn, sideOf, sideOfShip } from '../state';
import { whyNoOfficer } from './captains';
import { turnMove } from './tables';

/** A ship on an interior field of a tile that belongs to another nation; interior fields but the rose hold one ship. */
function enemyInside(s: State, tile: number, side: number): boolean {
  const first = num(FIRST_FIELD, tile);
  const end = num(FIRST_FIELD, tile + 1);
  for (let ship = 0; ship < s.shipAt.length; ship++) {
    const field = num(s.shipAt, ship);
    if (field >= first && field < end && sideOfShip(s, ship) !== side) return true;
  }
  return false;
}

/** Whether the neighbour across an edge keeps a border field alive. */
function neighbourHasHalf(s: State, place: number, edge: number): boolean {
  return hasHalfCircle(s, num(NEIGHBOUR, place * 6 + edge), (edge + 3) % 6);
}

/** EF-232, EF-D26, EF-D67: a tile that no orientation may be chosen for. */
function whyNotTurnable(s: State, seat: Seat, tile: number): Reason | undefined {
  const place = num(s.placeOf, tile);
  if (place < 0) return reason('TILE_NOT_IN_SKY', 'EF-230');
  const side = sideOf(s, seat);
  if (enemyInside(s, tile, side)) return reason('ENEMY_ON_TILE', 'EF-232');
  for (let edge = 0; edge < EDGES.length; edge++) {
    const ship = shipOn(s, num(EDGE_FIELD, place * 6 + edge));
    if (ship < 0 || sideOfShip(s, ship) === side || !hasHalfCircle(s, place, edge)) continue;
    if (inTruce(s, sideOfShip(s, ship))) return reason('TRUCE', 'EF-D67');
    if (enemyOnBorderBlocks(s, place, edge)) return reason('ENEMY_ON_TILE', 'EF-D26');
  }
  return holdsMobilisationInTruce(s, tile) ? reason('TRUCE', 'EF-D67') : undefined;
}

function enemyOnBorderBlocks(s: State, place: number, edge: number): boolean {
  switch (s.rules.enemyOnBorderBlocksTurn) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'soleHalf':
      return !neighbourHasHalf(s, place, edge);
  }
}

function holdsMobilisationInTruce(s: State, tile: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    if (inTruce(s, sideOf(s, seat)) && num(PLANET_TILE, num(s.mobilisation, seat)) === tile) return true;
  }
  return false;
}

/** EF-D76: the tile would look as before and carry no ship elsewhere. */
function changesNothing(s: State, tile: number, turn: number): boolean {
  const by = (turn - num(s.turnOf, tile) + 6) % 6;
  if (by % item(TILES, tile).symmetry.turns !== 0) return false;
  if (by === 0) return true;
  for (let field = num(FIRST_FIELD, tile); field < num(FIRST_FIELD, tile + 1); field++) {
    if (SWAPPED_BY_SYMMETRY[field] === true && shipOn(s, field) >= 0) return false;
  }
  return true;
}

/** EF-D26: whether the turn would set the partner's ship adrift. */
function strandsPartner(s: State, seat: Seat, tile: number, turn: number): boolean {
  const partner = partnerOf(s, seat);
  if (partner < 0) return false;
  const place = num(s.placeOf, tile);
  for (let edge = 0; edge < EDGES.length; edge++) {
    const ship = shipOn(s, num(EDGE_FIELD, place * 6 + edge));
    if (ship < 0 || ownerOfShip(ship) !== partner) continue;
    if (!hasHalfCircle(s, place, edge) || neighbourHasHalf(s, place, edge)) continue;
    if (num(TURNED_EXIT_TO, (tile * 6 + turn) * 6 + edge) < 0) return true;
  }
  return false;
}

function whyNotTurned(s: State, seat: Seat, tile: number, turn: number): Reason | undefined {
  if (changesNothing(s, tile, turn)) return reason('NO_EFFECT', 'EF-D76');
  if (s.consentRefused && strandsPartner(s, seat, tile, turn)) return reason('PARTNER_REFUSED', 'EF-D26');
  return undefined;
}

export function whyNotTurn(s: State, seat: Seat, move: MoveOf<'turn'>): Reason | undefined {
  return whyNoOfficer(s, seat, 'turn') ?? whyNotTurnable(s, seat, move.tile) ?? whyNotTurned(s, seat, move.tile, move.turn);
}

export function turnMoves(s: State, seat: Seat, out: Move[]): void {
  for (let tile = 0; tile < TILES.length; tile++) {
    if (num(s.placeOf, tile) < 0 || whyNotTurnable(s, seat, tile) !== undefined) continue;
    for (let turn = 0; turn < 6; turn++) if (whyNotTurned(s, seat, tile, turn) === undefined) out.push(turnMove(tile, turn));
  }
}

export function playTurn(s: State, seat: Seat, move: MoveOf<'turn'>, emit: Emit<Event>): void {
  if (strandsPartner(s, seat, move.tile, move.turn)) {
    emit({ kind: 'TurnProposed', seat, tile: move.tile, turn: move.turn });
    return;
  }
  turnTile(s, seat, move.tile, move.turn, emit);
}

function turnTile(s: State, seat: Seat, tile: number, turn: number, emit: Emit<Event>): void {
  emit({ kind: 'CrewPlayed', seat, crew: OFFICER });
  emit({ kind: 'TileTurned', seat, tile, from: num(s.turnOf, tile), turn });
}

export function playConsent(s: State, seat: Seat, move: MoveOf<'agree' | 'refuse'>, emit: Emit<Event>): void {
  if (move.kind === 'agree') turnTile(s, s.proposer, s.proposedTile, s.proposedTurn, emit);
  else emit({ kind: 'TurnRefused', seat });
}
