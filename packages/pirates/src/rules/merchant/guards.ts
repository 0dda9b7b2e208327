import { add, at, type Emit, type Seat } from '@quarterdeck/kernel';
import type { Event, HappeningsOf } from '../../event';
import { freeShips, guardsNeeded } from '../../fleet';
import { say, who } from '../../say';
import type { State } from '../../state';

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

export const happenings: HappeningsOf<'GuardsPosted' | 'GuardsReturned'> = {
  GuardsPosted: {
    evolve: (s, { seat, ships }) => add(s.guards, seat, ships),
    say: ({ seat, ships }) => say('event.GuardsPosted', { who: who(seat), n: ships }),
  },
  GuardsReturned: {
    evolve: (s, { seat, ships }) => add(s.guards, seat, -ships),
    say: ({ seat, ships }) => say('event.GuardsReturned', { who: who(seat), n: ships }),
  },
};
