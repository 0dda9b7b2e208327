import type { Certainty } from '@quarterdeck/kernel';
import { type Crew, type Nation, NO_NATION, NO_SLOT, type Slot, type Spice } from '../ids';
import { DOCTOR, EXTRA_BONUS, FREE_FRIGATE, GOVERNOR, type Prepare } from './effects';
import { VANILLA } from './spices';

type CrewEffect =
  | { readonly kind: 'ability' }
  | { readonly kind: 'attack' }
  | { readonly kind: 'trade' }
  | { readonly kind: 'toRose' }
  | { readonly kind: 'gain'; readonly spice: Spice; readonly amount: number }
  | Prepare;

type CrewName = 'officer' | 'gunner' | 'banker' | 'helmsman' | 'courtesan' | 'doctor' | 'shipbuilder' | 'chief' | 'governor';

export interface CrewKind {
  readonly id: CrewName;
  /** Copies among the twelve cards of each nation that has it. */
  readonly copies: number;
  readonly effect: CrewEffect;
  readonly rule: string;
}

export const crewCertainty: Readonly<Record<'kinds' | 'copies', Certainty>> = { kinds: 'rulebook', copies: 'reconstructed' };

/** The three kinds every nation has, then two for each nation in the order of NATIONS. */
export const CREW: readonly CrewKind[] = [
  { id: 'officer', copies: 3, effect: { kind: 'ability' }, rule: 'EF-301' },
  { id: 'gunner', copies: 3, effect: { kind: 'attack' }, rule: 'EF-302' },
  { id: 'banker', copies: 2, effect: { kind: 'trade' }, rule: 'EF-300' },
  { id: 'helmsman', copies: 2, effect: { kind: 'toRose' }, rule: 'EF-310' },
  { id: 'courtesan', copies: 2, effect: { kind: 'gain', spice: VANILLA, amount: 2 }, rule: 'EF-311' },
  { id: 'doctor', copies: 2, effect: { kind: 'prepare', effect: DOCTOR, amount: 1 }, rule: 'EF-320' },
  { id: 'shipbuilder', copies: 2, effect: { kind: 'prepare', effect: FREE_FRIGATE, amount: 1 }, rule: 'EF-321' },
  { id: 'chief', copies: 2, effect: { kind: 'prepare', effect: EXTRA_BONUS, amount: 1 }, rule: 'EF-330' },
  { id: 'governor', copies: 2, effect: { kind: 'prepare', effect: GOVERNOR, amount: 1 }, rule: 'EF-331' },
];

export const OFFICER: Crew = 0;
export const GUNNER: Crew = 1;
export const BANKER: Crew = 2;
const COMMON = 3;
const NATIONAL = 2;

/** Kinds of crew a nation has; hands and reserves count cards per slot 0 … 4. */
export const SLOTS = COMMON + NATIONAL;

export function crewInSlot(nation: Nation, slot: Slot): Crew {
  return slot + (slot < COMMON ? 0 : nation * NATIONAL);
}

/** The nation that alone has a kind of crew; NO_NATION for the kinds that all have. */
export function nationOfCrew(crew: Crew): Nation {
  return crew < COMMON ? NO_NATION : Math.floor((crew - COMMON) / NATIONAL);
}

/** The slot of a kind of crew in a nation's hand; NO_SLOT when the nation has no such crew. */
export function slotOfCrew(nation: Nation, crew: Crew): Slot {
  const slot = crew - (crew < COMMON ? 0 : nation * NATIONAL);
  return crew < COMMON || (slot >= COMMON && slot < SLOTS) ? slot : NO_SLOT;
}

/** Copies per slot, the same for every nation. */
export const COPIES: readonly number[] = Array.from({ length: SLOTS }, (_, slot) => CREW[crewInSlot(0, slot)]?.copies ?? 0);
export const CREW_CARDS = COPIES.reduce((sum, copies) => sum + copies, 0);
