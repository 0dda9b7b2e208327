import type { Certainty } from '@quarterdeck/kernel';

interface Figure {
  readonly value: number;
  readonly certainty: Certainty;
}

const rulebook = (value: number): Figure => ({ value, certainty: 'rulebook' });

/** Single figures of the rules, with how sure they are. */
export const FIGURES = {
  shipsPerColour: rulebook(10),
  startShips: rulebook(7),
  startChests: rulebook(7),
  redDice: rulebook(4),
  startHand: rulebook(3),
  cardsBelowEnd: rulebook(4),
  roundsAfterEnd: rulebook(3),
  chestsPerGuard: rulebook(10),
  wagesPerGuard: rulebook(2),
  demandFrom: rulebook(3),
  doubleHoldCost: rulebook(2),
  unsinkableCost: rulebook(3),
  bargainCost: rulebook(3),
  markPenalty: rulebook(3),
  yinYangPerChest: rulebook(3),
  tavernYinYang: rulebook(3),
  endGuardRounds: { value: 60, certainty: 'reconstructed' },
} as const satisfies Readonly<Record<string, Figure>>;

export const MAX_SHIPS = FIGURES.shipsPerColour.value;
export const START_SHIPS = FIGURES.startShips.value;
export const START_CHESTS = FIGURES.startChests.value;
export const START_HAND = FIGURES.startHand.value;
export const CARDS_BELOW_END = FIGURES.cardsBelowEnd.value;
export const ROUNDS_AFTER_END = FIGURES.roundsAfterEnd.value;
export const CHESTS_PER_GUARD = FIGURES.chestsPerGuard.value;
export const WAGES_PER_GUARD = FIGURES.wagesPerGuard.value;
export const DEMAND_FROM = FIGURES.demandFrom.value;
/** Yin-yang for each ritual. */
export const RITUAL_COSTS = {
  doubleHold: FIGURES.doubleHoldCost.value,
  unsinkable: FIGURES.unsinkableCost.value,
  bargain: FIGURES.bargainCost.value,
} as const;
export const MARK_PENALTY = FIGURES.markPenalty.value;
export const YIN_YANG_PER_CHEST = FIGURES.yinYangPerChest.value;
export const TAVERN_YIN_YANG = FIGURES.tavernYinYang.value;

/** What a player may send beyond the caravan's own number, by seat count (PI-083). */
export const SEND_BONUS: { readonly certainty: Certainty; readonly bySeats: Readonly<Record<number, number>> } = {
  certainty: 'rulebook',
  bySeats: { 2: 3, 3: 2, 4: 1 },
};
