import type { Seat } from '@quarterdeck/kernel';
import { SHIPS } from '../../data/figures';
import type { Island } from '../../map/chart';
import { geometryOf, NO_POST, UNREACHABLE } from '../../map/geometry';
import { isFrame, type Space } from '../../map/spaces';
import { FREE, NONE, type Ship, type State, shipSpace } from '../../state';

/** The ships are alike, so the first comes first; NONE when both are on the map. */
export function nextToPlace(s: State, seat: Seat): Ship {
  for (let ship = 0; ship < SHIPS; ship++) if (shipSpace(s, seat, ship) === NONE) return ship;
  return NONE;
}

export function distanceBetween(s: State, from: Space, to: Space): number {
  return geometryOf(s.layout).voyages(from).distance[to] ?? UNREACHABLE;
}

/** One ship per space between the islands; staying is a voyage only where a post can be founded (AM-085, AM-D07). */
export function mayStop(s: State, seat: Seat, from: Space, space: Space): boolean {
  if (space === from) return mayFound(s, seat, space);
  return isFrame(space) || !s.ships.includes(space);
}

/** The anchor's post space is free, and the seat has a post left (AM-088, AM-093). */
export function mayFound(s: State, seat: Seat, space: Space): boolean {
  if (isFrame(space) || (s.posts[seat] ?? 0) === 0) return false;
  const cell = geometryOf(s.layout).postOf[space] ?? NO_POST;
  return cell !== NO_POST && s.cover[cell] === FREE;
}

export function isDiscovered(s: State, island: Island): boolean {
  for (let seat = 0; seat < s.seats; seat++) if ((s.islandPosts[island * s.seats + seat] ?? 0) > 0) return true;
  return false;
}
