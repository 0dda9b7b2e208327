import type { Certainty } from '@quarterdeck/kernel';
import type { Nation } from '../ids';
import { COSME, EXTRA_SPICE, type Prepare, RANGE, STRIDE } from './effects';

export const NATIONS = ['france', 'britain', 'spain'] as const;
const FRANCE: Nation = 0;
const BRITAIN: Nation = 1;
const SPAIN: Nation = 2;

/** What a First Officer does under a captain; every kind but `prepare` is a move of the same name. */
type Order = 'transfer' | 'turn' | 'freeze' | 'raid' | 'broadside' | 'citadel' | 'drive' | 'sell';
export type Ability = Prepare | { readonly kind: Order };

const order = (kind: Order): Ability => ({ kind });

export type CaptainName =
  | 'hubac'
  | 'victorine'
  | 'cosme'
  | 'cassini'
  | 'fairborne'
  | 'blake'
  | 'byng'
  | 'lancaster'
  | 'pargo'
  | 'catalina'
  | 'isabel'
  | 'sebastian';

export interface CaptainCard {
  readonly id: CaptainName;
  readonly name: string;
  readonly nation: Nation;
  readonly galleon: string;
  readonly ability: Ability;
  readonly rule: string;
}

export const captainsCertainty: Certainty = 'rulebook';

export const CAPTAINS_PER_NATION = 4;

/** Four to a nation, in the order of NATIONS. */
export const CAPTAIN_CARDS: readonly CaptainCard[] = [
  {
    id: 'hubac',
    name: 'Mathurin Hubac',
    nation: FRANCE,
    galleon: 'L’Intrépide',
    ability: { kind: 'prepare', effect: STRIDE, amount: 2 },
    rule: 'EF-210',
  },
  {
    id: 'victorine',
    name: 'Victorine de la Chesnaye',
    nation: FRANCE,
    galleon: 'Le Mercure',
    ability: order('transfer'),
    rule: 'EF-220',
  },
  {
    id: 'cosme',
    name: 'Cosme Castel d’Oléron',
    nation: FRANCE,
    galleon: 'L’Invincible',
    ability: { kind: 'prepare', effect: COSME, amount: 1 },
    rule: 'EF-225',
  },
  { id: 'cassini', name: 'Augustine Cassini', nation: FRANCE, galleon: 'L’Éole', ability: order('turn'), rule: 'EF-230' },
  {
    id: 'fairborne',
    name: 'Elizabeth Fairborne',
    nation: BRITAIN,
    galleon: 'HMS Revenge',
    ability: { kind: 'prepare', effect: RANGE, amount: 1 },
    rule: 'EF-235',
  },
  { id: 'blake', name: 'Cicely Blake', nation: BRITAIN, galleon: 'HMS Surprise', ability: order('freeze'), rule: 'EF-240' },
  { id: 'byng', name: 'Peter Byng', nation: BRITAIN, galleon: 'HMS Charon', ability: order('raid'), rule: 'EF-250' },
  {
    id: 'lancaster',
    name: 'Nathaniel Lancaster',
    nation: BRITAIN,
    galleon: 'HMS Furious',
    ability: order('broadside'),
    rule: 'EF-260',
  },
  {
    id: 'pargo',
    name: 'Aníbal Pargo',
    nation: SPAIN,
    galleon: 'Águila',
    ability: { kind: 'prepare', effect: EXTRA_SPICE, amount: 2 },
    rule: 'EF-270',
  },
  {
    id: 'catalina',
    name: 'Catalina de Guzmán',
    nation: SPAIN,
    galleon: 'Almanzora',
    ability: order('citadel'),
    rule: 'EF-275',
  },
  {
    id: 'isabel',
    name: 'Isabel da Silva',
    nation: SPAIN,
    galleon: 'Gran Princesa de los Cielos',
    ability: order('drive'),
    rule: 'EF-280',
  },
  {
    id: 'sebastian',
    name: 'Sebastián de Avilés',
    nation: SPAIN,
    galleon: 'Coracero',
    ability: order('sell'),
    rule: 'EF-285',
  },
];
