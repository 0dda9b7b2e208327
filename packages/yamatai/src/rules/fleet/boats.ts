import { at } from '@quarterdeck/kernel';
import { fleet as fleetRow } from '../../data/catalog';
import type { Fleet, State } from '../../state';

/** Boats of a fleet that the supply can give (YA-038, YA-D31). */
export function boatsReceived(s: State, fleet: Fleet): number[] {
  return fleetRow(fleet).boats.map((wanted, colour) => Math.min(wanted, at(s.supply, colour)));
}
