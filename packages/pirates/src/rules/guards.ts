import type { Emit, Seat } from '@quarterdeck/kernel';
import { at } from '../cells';
import type { Event } from '../events';
import { freeShips, guardsNeeded } from '../fleet';
import type { State } from '../state';

/**
 * Brings the guards on the island in line with the chests: missing ones from free ships, superfluous
 * ones back (PI-174, PI-175). Called whenever chests change, and whenever a ship may have become
 * free: an owed guard is the first use of it (PI-D30, PI-D68).
 */
export function settleGuards(s: State, seat: Seat, changed: 'chests' | 'ships', emit: Emit<Event>): void {
  if (changed === 'ships' && !s.guardsOwed) return;
  const missing = guardsNeeded(at(s.chests, seat)) - at(s.guards, seat);
  if (missing < 0) {
    emit({ kind: 'GuardsReturned', seat, ships: -missing });
    return;
  }
  if (missing === 0) return;
  const ships = Math.min(missing, freeShips(s, seat));
  if (ships > 0) emit({ kind: 'GuardsPosted', seat, ships });
}
