import type { Certainty } from '@quarterdeck/kernel';
import type { Fleet } from '../state';
import { boatCounts } from './boats';

/** What a fleet lets its owner do once in the turn (YA-040). */
export type Power =
  | { readonly kind: 'coins'; readonly coins: number }
  | { readonly kind: 'reserve'; readonly look: number }
  | { readonly kind: 'swapTokens' }
  | { readonly kind: 'sacredGround' }
  | { readonly kind: 'moveBoat' }
  | { readonly kind: 'swapBoats' }
  | { readonly kind: 'removeBoats'; readonly boats: number }
  | { readonly kind: 'discount' }
  | { readonly kind: 'freeFirstColour' };

export interface FleetRow {
  readonly number: Fleet;
  /** Boats per colour. */
  readonly boats: readonly number[];
  readonly power: Power;
  readonly certainty: Certainty;
}

const row = (number: Fleet, boats: string, power: Power, certainty: Certainty = 'reconstructed'): FleetRow => ({
  number,
  boats: boatCounts(boats),
  power,
  certainty,
});

/** Every kind of power is attested, and so are the boats of fleet 9; which number has which is our own choice. */
export const FLEETS: readonly FleetRow[] = [
  row(1, 'W', { kind: 'coins', coins: 1 }),
  row(2, 'B', { kind: 'reserve', look: 3 }),
  row(3, 'BW', { kind: 'swapTokens' }),
  row(4, 'S', { kind: 'coins', coins: 2 }),
  row(5, 'BS', { kind: 'sacredGround' }),
  row(6, 'WS', { kind: 'moveBoat' }),
  row(7, 'BC', { kind: 'swapBoats' }),
  row(8, 'CG', { kind: 'removeBoats', boats: 2 }),
  row(9, 'SW', { kind: 'discount' }, 'found'),
  row(10, 'SCG', { kind: 'freeFirstColour' }),
];
