import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { DISCOVERY_VP, SHIPS } from '../data/constants';
import { POST_GOLD, TOKEN } from '../data/tokens';
import type { Event } from '../events';
import { geometryOf, UNREACHABLE } from '../map/geometry';
import { FRAME, isFrame, spaceName } from '../map/spaces';
import type { MoveOf } from '../move';
import { at } from '../numbers';
import { FREE, NONE, owns, type State, shipSpace } from '../state';
import { maybeComplete } from './complete';
import { gained, purse } from './gold';

export function refusePlace(s: State, seat: Seat, { ship, space }: MoveOf<'place'>): Reason | undefined {
  if (ship !== nextToPlace(s, seat)) return reason('NOT_THE_NEXT_SHIP', 'AM-080');
  if (!isFrame(space) || space >= FRAME + geometryOf(s.layout).frame) return reason('NOT_ON_THE_FRAME', 'AM-080');
  return undefined;
}

/** The ships are alike, so the first comes first; NONE when both are on the map. */
export function nextToPlace(s: State, seat: Seat): number {
  for (let ship = 0; ship < SHIPS; ship++) if (shipSpace(s, seat, ship) === NONE) return ship;
  return NONE;
}

export function place(seat: Seat, { ship, space }: MoveOf<'place'>, emit: Emit<Event>): void {
  emit({ kind: 'ShipPlaced', seat, ship, space });
}

export function refuseSail(s: State, seat: Seat, { ship, space }: MoveOf<'sail'>): Reason | undefined {
  if (ship >= SHIPS || shipSpace(s, seat, ship) === NONE) return reason('SHIP_NOT_PLACED', 'AM-080');
  if (at(s.sailed, ship) === 1) return reason('SHIP_HAS_SAILED', 'AM-094');
  const from = shipSpace(s, seat, ship);
  const distance = distanceBetween(s, from, space);
  if (distance === UNREACHABLE) return reason('NOT_WATER', 'AM-087', { space: spaceName(space) });
  if (distance > purse(s, seat)) return reason('TOO_FAR', 'AM-081', { distance, range: s.ap, gold: at(s.gold, seat) });
  if (!mayStop(s, seat, from, space)) return refuseStop(space === from);
  return undefined;
}

export function distanceBetween(s: State, from: number, to: number): number {
  return geometryOf(s.layout).voyages(from).distance[to] ?? UNREACHABLE;
}

function refuseStop(stays: boolean): Reason {
  return stays ? reason('NOTHING_TO_FOUND', 'AM-D07') : reason('SPACE_TAKEN', 'AM-085');
}

/** One ship per space between the islands; staying is a voyage only where a post can be founded (AM-085, AM-D07). */
export function mayStop(s: State, seat: Seat, from: number, space: number): boolean {
  if (space === from) return mayFound(s, seat, space);
  return isFrame(space) || !s.ships.includes(space);
}

/** AP first, then gold, which lifts the range of both ships (AM-D09, AM-D21). */
export function sail(s: State, seat: Seat, { ship, space }: MoveOf<'sail'>, emit: Emit<Event>): void {
  const from = shipSpace(s, seat, ship);
  const distance = distanceBetween(s, from, space);
  emit({
    kind: 'ShipSailed',
    seat,
    ship,
    from,
    to: space,
    distance,
    paid: Math.max(0, distance - s.ap),
    landing: mayFound(s, seat, space),
  });
}

/** The anchor's post space is free, and the seat has a post left (AM-088, AM-093). */
export function mayFound(s: State, seat: Seat, space: number): boolean {
  if (isFrame(space) || at(s.posts, seat) === 0) return false;
  const cell = at(geometryOf(s.layout).postOf, space);
  return cell >= 0 && s.cover[cell] === FREE;
}

export function found(s: State, seat: Seat, emit: Emit<Event>): void {
  const ship = s.landing;
  const { postOf, island: islandOf } = geometryOf(s.layout);
  const cell = at(postOf, shipSpace(s, seat, ship));
  const island = at(islandOf, cell);
  const vp = isDiscovered(s, island) ? 0 : DISCOVERY_VP;
  emit({ kind: 'PostFounded', seat, ship, cell, island, vp, ...gained(s, seat, owns(s, seat, TOKEN.postGold) ? POST_GOLD : 0) });
  maybeComplete(s, seat, island, emit);
}

export function isDiscovered(s: State, island: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (at(s.islandPosts, island * s.seats + seat) > 0) return true;
  return false;
}

/** Both ships must be on the map when the first blue action ends (AM-D12). */
export function refuseEndOfSailing(s: State, seat: Seat): Reason | undefined {
  return nextToPlace(s, seat) === NONE ? undefined : reason('SHIPS_NOT_PLACED', 'AM-D12');
}
