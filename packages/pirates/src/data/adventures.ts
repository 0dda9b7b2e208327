import type { Certainty } from '@quarterdeck/kernel';
import type { Card, Country, Face, Good, Harbour, Loot } from '../state';
import { COFFEE, FRUIT, RUM, TALISMAN } from './goods';

/*
 * The 30 adventure cards by number: 0–15 caravans (four per country, in the order of COUNTRIES),
 * 16–21 harbours, 22–29 curses. The End-of-Adventures card is not among them: where it lies is told
 * by the two counts of cards above and below it.
 */

export const COUNTRIES = ['england', 'spain', 'france', 'holland'] as const;

export const CARAVANS_PER_COUNTRY = 4;
export const CARAVANS = 16;
export const HARBOURS = 6;
export const ADVENTURES = 30;
const FIRST_CURSE = CARAVANS + HARBOURS;

/** Ships on the four caravans of every country; the sizes printed on the cards are lost, so there is a choice. */
export const CARAVAN_SETS = {
  '1-2-3-4': { certainty: 'reconstructed', ships: [1, 2, 3, 4] },
  '2-2-3-4': { certainty: 'reconstructed', ships: [2, 2, 3, 4] },
  '2-3-3-4': { certainty: 'reconstructed', ships: [2, 3, 3, 4] },
} as const satisfies Readonly<Record<string, { readonly certainty: Certainty; readonly ships: readonly number[] }>>;
export type CaravanSet = keyof typeof CARAVAN_SETS;

interface HarbourSet {
  readonly certainty: Certainty;
  /** Price per card of rum, coffee and fruit when three or more are sold; first Pirate Bay, then the six cards. */
  readonly demand: readonly (readonly number[])[];
}

/** The printed start harbour: only rum is in demand (PI-016). */
export const PIRATE_BAY: Harbour = 0;
const PIRATE_BAY_DEMAND = [3, 1, 1];

export const HARBOUR_SETS = {
  /** Every way to rank the three goods, once. */
  ranked: {
    certainty: 'reconstructed',
    demand: [PIRATE_BAY_DEMAND, [3, 2, 1], [3, 1, 2], [2, 3, 1], [1, 3, 2], [2, 1, 3], [1, 2, 3]],
  },
  /** Every good on top of two harbours, where the other two pay alike. */
  twin: {
    certainty: 'reconstructed',
    demand: [PIRATE_BAY_DEMAND, [3, 2, 2], [3, 1, 1], [2, 3, 2], [1, 3, 1], [2, 2, 3], [1, 1, 3]],
  },
} as const satisfies Readonly<Record<string, HarbourSet>>;
export type HarbourSetName = keyof typeof HARBOUR_SETS;

export const CURSES = ['kraken', 'iceberg', 'sirens', 'mutiny', 'maelstrom', 'wages', 'tavern', 'idol'] as const;
export type CurseName = (typeof CURSES)[number];

export interface CurseCard {
  readonly id: CurseName;
  /** Which dice are thrown: every free and loaded ship, those and a red die, one red die per player, none. */
  readonly thrown: 'ships' | 'shipsAndRed' | 'redPerPlayer' | 'none';
  /** A die with this face is struck; 0 when faces do not decide. */
  readonly face: Face | 0;
  /** The loot kind that is given up instead of a ship: fixed, the harbour's most demanded good, the named good, or none. */
  readonly instead: Loot | 'demanded' | 'named' | 'none';
  /** Whether the Shaman's gift keeps ships out of it (PI-154, PI-155). */
  readonly gift: boolean;
  /** The rule that says what it does. */
  readonly rule: string;
}

/** What every curse does is printed; that each is there once is our reading. */
export const CURSE_CARDS: { readonly certainty: Certainty; readonly copies: Certainty; readonly cards: readonly CurseCard[] } = {
  certainty: 'rulebook',
  copies: 'reconstructed',
  cards: [
    { id: 'kraken', thrown: 'ships', face: 1, instead: FRUIT, gift: true, rule: 'PI-156' },
    { id: 'iceberg', thrown: 'ships', face: 2, instead: COFFEE, gift: true, rule: 'PI-157' },
    { id: 'sirens', thrown: 'ships', face: 3, instead: RUM, gift: true, rule: 'PI-158' },
    { id: 'mutiny', thrown: 'ships', face: 4, instead: 'demanded', gift: true, rule: 'PI-159' },
    { id: 'maelstrom', thrown: 'shipsAndRed', face: 0, instead: TALISMAN, gift: true, rule: 'PI-160' },
    { id: 'wages', thrown: 'none', face: 0, instead: 'none', gift: false, rule: 'PI-161' },
    { id: 'tavern', thrown: 'redPerPlayer', face: 0, instead: 'none', gift: false, rule: 'PI-162' },
    { id: 'idol', thrown: 'none', face: 0, instead: 'named', gift: false, rule: 'PI-163' },
  ],
};

export const isCaravan = (card: Card): boolean => card >= 0 && card < CARAVANS;
export const isHarbour = (card: Card): boolean => card >= CARAVANS && card < FIRST_CURSE;
export const isCurse = (card: Card): boolean => card >= FIRST_CURSE && card < ADVENTURES;

export const countryOf = (card: Card): Country => card >> 2;
/** A harbour card's place in its set; 0 is Pirate Bay. */
export const harbourOf = (card: Card): Harbour => card - CARAVANS + 1;
export const curseOf = (card: Card): CurseCard | undefined => CURSE_CARDS.cards[card - FIRST_CURSE];

export function caravanShips(set: CaravanSet, card: Card): number {
  return CARAVAN_SETS[set].ships[card % CARAVANS_PER_COUNTRY] ?? 0;
}

export function demandAt(set: HarbourSetName, harbour: Harbour): readonly number[] {
  return HARBOUR_SETS[set].demand[harbour] ?? PIRATE_BAY_DEMAND;
}

/** The good with the highest demand: what a mutinous crew takes (PI-159). Every harbour has exactly one (PI-D34). */
export function mostDemanded(demand: readonly number[]): Good {
  let best: Good = 0;
  for (let good = 1; good < demand.length; good++) if ((demand[good] ?? 0) > (demand[best] ?? 0)) best = good;
  return best;
}

/** The rules about an adventure card: how it is played, and what it is good for. */
export function rulesOfCard(card: Card): readonly string[] {
  if (isCaravan(card)) return ['PI-080', 'PI-083'];
  return isHarbour(card) ? ['PI-130', 'PI-171'] : ['PI-150', 'PI-151'];
}

const FLAGS = ['EN', 'ES', 'FR', 'NL'];

/** Short names of the adventure cards by number, in notation: EN1 … NL4, HB1 … HB6, kraken … idol. */
export const CARD_NAMES: readonly string[] = [
  ...FLAGS.flatMap((flag) => Array.from({ length: CARAVANS_PER_COUNTRY }, (_, i) => `${flag}${i + 1}`)),
  ...Array.from({ length: HARBOURS }, (_, i) => `HB${i + 1}`),
  ...CURSES,
];
