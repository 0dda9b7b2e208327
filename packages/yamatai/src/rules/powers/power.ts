import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { fleet as fleetRow } from '../../data/catalog';
import type { Power } from '../../data/fleets';
import type { Event, HappeningsOf } from '../../event';
import { playerName } from '../../names';
import { say } from '../../say';
import { type Island, ownFleet, type Pending, type Space, type State } from '../../state';

/* The power of the fleet, once at any moment of the turn (YA-040, YA-D07). */

const POWER_USED = reason('POWER_USED', 'YA-040');
const OTHER_POWER = reason('OTHER_POWER', 'YA-040');
/** For what only goes on with a power. */
export const NO_POWER_BEGUN = reason('NO_POWER_BEGUN', 'YA-D07');

export const ownPower = (s: State): Power => fleetRow(ownFleet(s)).power;

/** Whether the fleet of the turn has this power, and still. */
export const hasPower = (s: State, kind: Power['kind']): boolean => !s.powerUsed && ownPower(s).kind === kind;

export function whyNotUse(s: State, kind: Power['kind']): Reason | undefined {
  if (ownPower(s).kind !== kind) return OTHER_POWER;
  return s.powerUsed ? POWER_USED : undefined;
}

export const usePower = (s: State, seat: Seat, emit: Emit<Event>): void => emit({ kind: 'PowerUsed', seat, fleet: ownFleet(s) });

/** A power of two halves begins at a place; what it then waits for is `pending`. */
export function aimPower(s: State, seat: Seat, pending: Pending, at: Space | Island, emit: Emit<Event>): void {
  usePower(s, seat, emit);
  emit({ kind: 'PowerAimed', seat, pending, at });
}

export const happenings: HappeningsOf<'PowerUsed' | 'PowerAimed'> = {
  PowerUsed: {
    evolve(s) {
      s.powerUsed = true;
    },
    say: (e) => say('event.PowerUsed', { who: playerName(e.seat), fleet: e.fleet }),
  },
  PowerAimed: {
    evolve(s, e) {
      s.pending = e.pending;
      s.pendingAt = e.at;
    },
    say: () => undefined,
  },
};
