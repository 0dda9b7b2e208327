import type { Certainty } from '@quarterdeck/kernel';
import type { Spice } from '../ids';
import { PEPPER, VANILLA } from './spices';

type PlanetName = 'demodamas' | 'patrocles' | 'posidonius' | 'pytheas' | 'hipparchus' | 'apollas' | 'hecateus' | 'eratosthenes';

export interface PlanetCard {
  readonly id: PlanetName;
  readonly name: string;
  readonly tile: string;
  /** Fields next to the planet field on its tile. */
  readonly accesses: number;
  readonly pepper: number;
  readonly vanilla: number;
  /** PEPPER or VANILLA; always one a turn. */
  readonly produces: Spice;
}

export const planetsCertainty: Readonly<Record<'name' | 'cost' | 'produces', Certainty>> = {
  name: 'rulebook',
  cost: 'reconstructed',
  produces: 'reconstructed',
};

export const PLANETS: readonly PlanetCard[] = [
  { id: 'demodamas', name: 'Demodamas', tile: 'P1', accesses: 1, pepper: 2, vanilla: 1, produces: PEPPER },
  { id: 'patrocles', name: 'Patrocles', tile: 'P2', accesses: 2, pepper: 2, vanilla: 2, produces: PEPPER },
  { id: 'posidonius', name: 'Posidonius', tile: 'P3', accesses: 2, pepper: 3, vanilla: 1, produces: PEPPER },
  { id: 'pytheas', name: 'Pytheas', tile: 'P4', accesses: 3, pepper: 3, vanilla: 2, produces: PEPPER },
  { id: 'hipparchus', name: 'Hipparchus', tile: 'P5', accesses: 2, pepper: 4, vanilla: 0, produces: VANILLA },
  { id: 'apollas', name: 'Apollas', tile: 'P6', accesses: 1, pepper: 1, vanilla: 2, produces: PEPPER },
  { id: 'hecateus', name: 'Hecateus of Miletus', tile: 'P7', accesses: 1, pepper: 3, vanilla: 0, produces: VANILLA },
  { id: 'eratosthenes', name: 'Eratosthenes', tile: 'P8', accesses: 4, pepper: 3, vanilla: 3, produces: VANILLA },
];
