import type { Id } from '@quarterdeck/kernel';
import type { Table } from './table';

export const SORTS = ['cotton', 'tobacco', 'sugar', 'coconut', 'coffee'] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_INDEX: Readonly<Record<Sort, number>> = { cotton: 0, tobacco: 1, sugar: 2, coconut: 3, coffee: 4 };

const COSTS = [2, 3, 4] as const;
export type Cost = (typeof COSTS)[number];

/** The number of a kind of production token: its place in PRODUCTION_KINDS. */
export type Production = Id<'production'>;

/** A kind of production token. */
interface ProductionKind {
  readonly sort: Sort;
  readonly cost: Cost;
  /** How many take part with 2, 3 and 4 seats. */
  readonly count: Readonly<Record<number, number>>;
}

const COUNT_BY_COST: Readonly<Record<Cost, ProductionKind['count']>> = {
  2: { 2: 2, 3: 2, 4: 3 },
  3: { 2: 2, 3: 4, 4: 4 },
  4: { 2: 2, 3: 2, 4: 3 },
};

export const productionTokens: Table<ProductionKind> = {
  certainty: 'rulebook',
  note: 'Which tokens carry the marks for 3 and 4 players is reconstructed; all totals are printed.',
  rows: SORTS.flatMap((sort) => COSTS.map((cost) => ({ sort, cost, count: COUNT_BY_COST[cost] }))),
};

export const PRODUCTION_KINDS = productionTokens.rows;
/** How they are written in moves, by kind: `cotton2`. */
export const PRODUCTION_NAMES = PRODUCTION_KINDS.map(({ sort, cost }) => `${sort}${cost}`);

export function productionKind(sort: Sort, cost: Cost): Production {
  return SORT_INDEX[sort] * COSTS.length + cost - COSTS[0];
}

/** Spaces of the display by seats (AM-045). */
export const PRODUCTION_SPACES: Readonly<Record<number, number>> = { 2: 6, 3: 8, 4: 10 };
