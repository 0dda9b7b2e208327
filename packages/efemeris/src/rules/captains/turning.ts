import { at, type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { OFFICER } from '../../data/crew';
import { EDGES } from '../../data/places';
import { TILES } from '../../data/tiles';
import type { Event, HappeningsOf } from '../../event';
import { EDGE_FIELD, FIRST_FIELD, NEIGHBOUR, PLANET_TILE, SWAPPED_BY_SYMMETRY, TURNED_EXIT_TO } from '../../fields';
import { tileWords } from '../../names';
import { edgeWords, say, who } from '../../say';
import { hasHalfCircle } from '../../sky';
import {
  type Edge,
  inTruce,
  NO_PLACE,
  NO_PLANET,
  NOBODY,
  NOWHERE,
  ownerOfShip,
  type Place,
  partnerOf,
  type Side,
  type State,
  shipOn,
  sideOf,
  sideOfShip,
  type Tile,
} from '../../state';

/* What Cassini's turns of tiles may do, and whom she has to ask. */

/** A ship on an interior field of a tile that belongs to another nation; interior fields but the rose hold one ship. */
function enemyInside(s: State, tile: Tile, side: Side): boolean {
  const first = FIRST_FIELD[tile] ?? 0;
  const end = FIRST_FIELD[tile + 1] ?? 0;
  for (let ship = 0; ship < s.shipAt.length; ship++) {
    const field = s.shipAt[ship] ?? NOWHERE;
    if (field >= first && field < end && sideOfShip(s, ship) !== side) return true;
  }
  return false;
}

/** Whether the neighbour across an edge keeps a border field alive. */
function neighbourHasHalf(s: State, place: Place, edge: Edge): boolean {
  return hasHalfCircle(s, NEIGHBOUR[place * 6 + edge] ?? NO_PLACE, (edge + 3) % 6);
}

/** EF-232, EF-D26, EF-D67: a tile that no orientation may be chosen for. */
export function whyNotTurnable(s: State, seat: Seat, tile: Tile): Reason | undefined {
  const place = s.placeOf[tile] ?? NO_PLACE;
  if (place < 0) return reason('TILE_NOT_IN_SKY', 'EF-230');
  const side = sideOf(s, seat);
  if (enemyInside(s, tile, side)) return reason('ENEMY_ON_TILE', 'EF-232');
  for (let edge = 0; edge < EDGES.length; edge++) {
    const ship = shipOn(s, EDGE_FIELD[place * 6 + edge] ?? 0);
    if (ship < 0 || sideOfShip(s, ship) === side || !hasHalfCircle(s, place, edge)) continue;
    if (inTruce(s, sideOfShip(s, ship))) return reason('TRUCE', 'EF-D67');
    if (enemyOnBorderBlocks(s, place, edge)) return reason('ENEMY_ON_TILE', 'EF-D26');
  }
  return holdsMobilisationInTruce(s, tile) ? reason('TRUCE', 'EF-D67') : undefined;
}

function enemyOnBorderBlocks(s: State, place: Place, edge: Edge): boolean {
  switch (s.rules.enemyOnBorderBlocksTurn) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'soleHalf':
      return !neighbourHasHalf(s, place, edge);
  }
}

function holdsMobilisationInTruce(s: State, tile: Tile): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    if (inTruce(s, sideOf(s, seat)) && (PLANET_TILE[s.mobilisation[seat] ?? NO_PLANET] ?? 0) === tile) return true;
  }
  return false;
}

/** EF-D76: the tile would look as before and carry no ship elsewhere. */
function changesNothing(s: State, tile: Tile, turn: Edge): boolean {
  const by = (turn - (s.turnOf[tile] ?? 0) + 6) % 6;
  if (by % at(TILES, tile).symmetry.turns !== 0) return false;
  if (by === 0) return true;
  for (let field = FIRST_FIELD[tile] ?? 0; field < (FIRST_FIELD[tile + 1] ?? 0); field++) {
    if (SWAPPED_BY_SYMMETRY[field] === true && shipOn(s, field) >= 0) return false;
  }
  return true;
}

/** EF-D26: whether the turn would set the partner's ship adrift. */
export function strandsPartner(s: State, seat: Seat, tile: Tile, turn: Edge): boolean {
  const partner = partnerOf(s, seat);
  if (partner < 0) return false;
  const place = s.placeOf[tile] ?? NO_PLACE;
  for (let edge = 0; edge < EDGES.length; edge++) {
    const ship = shipOn(s, EDGE_FIELD[place * 6 + edge] ?? 0);
    if (ship < 0 || ownerOfShip(ship) !== partner) continue;
    if (!hasHalfCircle(s, place, edge) || neighbourHasHalf(s, place, edge)) continue;
    if ((TURNED_EXIT_TO[(tile * 6 + turn) * 6 + edge] ?? NOWHERE) < 0) return true;
  }
  return false;
}

/** Whether a tile that may be turned may be turned just so. */
export function whyNotTurnedSo(s: State, seat: Seat, tile: Tile, turn: Edge): Reason | undefined {
  if (changesNothing(s, tile, turn)) return reason('NO_EFFECT', 'EF-D76');
  if (s.consentRefused && strandsPartner(s, seat, tile, turn)) return reason('PARTNER_REFUSED', 'EF-D26');
  return undefined;
}

export function turnTile(s: State, seat: Seat, tile: Tile, turn: Edge, emit: Emit<Event>): void {
  emit({ kind: 'CrewPlayed', seat, crew: OFFICER });
  emit({ kind: 'TileTurned', seat, tile, from: s.turnOf[tile] ?? 0, turn });
}

/** Why a question to a partner cannot be answered: it was not asked, or not of this seat. */
export function whyNothingToAnswer(s: State, seat: Seat, deciding: readonly Seat[]): Reason | undefined {
  if (s.phase !== 'tactics') return undefined;
  return s.raided < 0 && deciding.includes(seat) ? reason('NOTHING_PROPOSED', 'EF-D26') : reason('NOT_YOUR_DECISION', 'EF-060');
}

export const happenings: HappeningsOf<'TileTurned'> = {
  TileTurned: {
    evolve(s, { tile, turn }) {
      s.proposer = NOBODY;
      s.turnOf[tile] = turn;
    },
    say: ({ seat, tile, turn }) => say('event.TileTurned', { who: who(seat), tile: tileWords(tile), edge: edgeWords(turn) }),
  },
};
