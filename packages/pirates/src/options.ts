import type { OptionSpecs, OptionValues } from '@quarterdeck/kernel';
import { CARAVAN_SETS, type CaravanSet, HARBOUR_SETS, type HarbourSetName } from './data/adventures';
import { FIGURES } from './data/figures';
import { TAVERN_SETS, type TavernSet } from './data/tavern';

/** Readings of unclear rules and reconstructed card faces, chosen before the game. */
export const options = {
  /** PI-D01: with two players only the start player gets gifts, or both do. */
  twoSeatGift: { kind: 'choice', values: ['starter', 'both'], default: 'starter', seats: [2] },
  /** PI-D08: a Bargain sells two different goods, or any two. */
  bargainGoods: { kind: 'choice', values: ['different', 'any'], default: 'different' },
  /** PI-D10: a Bargain counts as the Merchant's sale. */
  bargainIsSale: { kind: 'switch', default: true },
  /** PI-D30: a missing guard is owed until a ship is free, or only looked for when chests change. */
  missingGuards: { kind: 'choice', values: ['owed', 'waived'], default: 'owed' },
  /** PI-D50: after this round the End card comes by itself. */
  endGuardRounds: { kind: 'number', min: 20, max: 200, default: FIGURES.endGuardRounds.value },
  caravans: { kind: 'choice', values: Object.keys(CARAVAN_SETS), default: '1-2-3-4' },
  harbours: { kind: 'choice', values: Object.keys(HARBOUR_SETS), default: 'ranked' },
  tavern: { kind: 'choice', values: Object.keys(TAVERN_SETS), default: 'listed' },
} as const satisfies OptionSpecs;

export const presets = {
  mild: { twoSeatGift: 'both', bargainGoods: 'any', bargainIsSale: false, missingGuards: 'waived' },
  largeCaravans: { caravans: '2-3-3-4' },
} as const satisfies Readonly<Record<string, OptionValues>>;

/** The options as the rules read them; part of the state, so that a view explains itself. */
export interface Readings {
  readonly bothGetGifts: boolean;
  readonly bargainAnyTwo: boolean;
  readonly bargainIsSale: boolean;
  readonly guardsOwed: boolean;
  readonly endGuardRounds: number;
  readonly caravans: CaravanSet;
  readonly harbours: HarbourSetName;
  readonly tavern: TavernSet;
}

export function readingsOf(values: OptionValues): Readings {
  return {
    bothGetGifts: values.twoSeatGift === 'both',
    bargainAnyTwo: values.bargainGoods === 'any',
    bargainIsSale: values.bargainIsSale !== false,
    guardsOwed: values.missingGuards !== 'waived',
    endGuardRounds: typeof values.endGuardRounds === 'number' ? values.endGuardRounds : FIGURES.endGuardRounds.value,
    caravans: nameIn(CARAVAN_SETS, values.caravans, '1-2-3-4'),
    harbours: nameIn(HARBOUR_SETS, values.harbours, 'ranked'),
    tavern: nameIn(TAVERN_SETS, values.tavern, 'listed'),
  };
}

function nameIn<Name extends string>(sets: Readonly<Record<Name, unknown>>, value: unknown, otherwise: Name): Name {
  for (const name in sets) if (name === value) return name;
  return otherwise;
}
