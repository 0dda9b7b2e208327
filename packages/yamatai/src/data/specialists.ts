import type { Certainty } from '@quarterdeck/kernel';
import type { BoatColour } from '../state';
import { GOLD } from './boats';

/** When a building bonus of a specialist applies. */
export type BuildOccasion = 'mountain' | 'besidePrestige' | 'group' | 'prestigeBuilding';

/** What a specialist does for its owner; the rules read these declarations and know no names. */
export type Ability =
  | { readonly kind: 'none' }
  | { readonly kind: 'berths'; readonly berths: number }
  | { readonly kind: 'tradeColour'; readonly colour: BoatColour }
  | { readonly kind: 'trades'; readonly trades: number }
  | { readonly kind: 'buyDiscount'; readonly coins: number }
  | { readonly kind: 'extraToken' }
  | { readonly kind: 'payAnyTokens'; readonly tokens: number }
  | { readonly kind: 'freeFirstColour' }
  | { readonly kind: 'paidDiscount'; readonly coins: number }
  | { readonly kind: 'onBuild'; readonly occasion: BuildOccasion; readonly coins: number; readonly prestige: number }
  | { readonly kind: 'onRecruit'; readonly coins: number }
  | { readonly kind: 'noBoatPenalty' }
  | { readonly kind: 'endPoints'; readonly per: 'mountainBuilding' | 'specialist'; readonly points: number };

interface Row<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly points: number;
  readonly ability: Ability;
  /** Of the ability; the points of all specialists are reconstructed within the known range. */
  readonly certainty: Certainty;
}

const row = <Id extends string>(
  id: Id,
  name: string,
  points: number,
  ability: Ability,
  certainty: Certainty = 'reconstructed',
): Row<Id> => ({ id, name, points, ability, certainty });

const rows = [
  row('riu', 'Riu', 2, { kind: 'berths', berths: 3 }, 'rulebook'),
  row('gold-broker', 'Kinu', 2, { kind: 'tradeColour', colour: GOLD }, 'rulebook'),
  row('second-trade', 'Haru', 2, { kind: 'trades', trades: 2 }),
  row('cheap-buyer', 'Sora', 1, { kind: 'buyDiscount', coins: 1 }),
  row('gatherer', 'Mei', 2, { kind: 'extraToken' }),
  row('recruiter', 'Tama', 2, { kind: 'payAnyTokens', tokens: 2 }),
  row('mountain-coin', 'Jin', 2, { kind: 'onBuild', occasion: 'mountain', coins: 2, prestige: 0 }),
  row('mountain-sage', 'Nao', 2, { kind: 'onBuild', occasion: 'mountain', coins: 0, prestige: 1 }),
  row('courtier', 'Shin', 2, { kind: 'onBuild', occasion: 'besidePrestige', coins: 0, prestige: 1 }),
  row('landlord', 'Yuki', 2, { kind: 'onBuild', occasion: 'group', coins: 2, prestige: 0 }),
  row('pilot', 'Ren', 2, { kind: 'freeFirstColour' }),
  row('harbour-master', 'Aya', 2, { kind: 'noBoatPenalty' }),
  row('climber', 'Kaito', 1, { kind: 'endPoints', per: 'mountainBuilding', points: 1 }),
  row('patron', 'Ume', 1, { kind: 'endPoints', per: 'specialist', points: 1 }),
  row('engineer', 'Goro', 0, { kind: 'paidDiscount', coins: 3 }),
  row('noble', 'Sen', 4, { kind: 'none' }),
  row('treasurer', 'Hana', 2, { kind: 'onRecruit', coins: 5 }),
  row('shrine-keeper', 'Tomo', 3, { kind: 'onBuild', occasion: 'prestigeBuilding', coins: 3, prestige: 0 }),
];

export type SpecialistRow = Row<(typeof rows)[number]['id']>;
export const SPECIALISTS: readonly SpecialistRow[] = rows;
