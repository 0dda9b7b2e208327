import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { fleet as fleetRow } from '../data/catalog';
import type { Event } from '../events';
import { fleetMove, type Move } from '../move';
import { at } from '../numbers';
import { NONE, type State } from '../state';

/* Step 1: take a fleet tile. */

const FLEET_TAKEN = reason('FLEET_TAKEN', 'YA-036');

export function checkFleet(s: State, fleet: number): Reason | undefined {
  if (s.phase !== 'fleet') return FLEET_TAKEN;
  if (!s.open.includes(fleet)) return reason('FLEET_NOT_OPEN', 'YA-036', { fleet });
  return undefined;
}

export function listFleets(s: State, moves: Move[]): void {
  for (let i = 0; i < s.open.length; i++) {
    const fleet = at(s.open, i);
    if (fleet !== NONE) moves.push(fleetMove(fleet));
  }
}

/** Boats of a fleet that the supply can give (YA-038, YA-D31). */
export function boatsReceived(s: State, fleet: number): number[] {
  return fleetRow(fleet).boats.map((wanted, colour) => Math.min(wanted, at(s.supply, colour)));
}

export function takeFleet(s: State, seat: Seat, fleet: number, emit: Emit<Event>): void {
  emit({ kind: 'FleetTaken', seat, fleet, boats: boatsReceived(s, fleet) });
}
