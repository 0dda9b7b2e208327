import type { Certainty } from '@quarterdeck/kernel';
import { boatCounts } from './boats';

export type BuildingKind = 'standard' | 'tradingPost' | 'torii' | 'palace';

export interface BuildingRow {
  readonly id: string;
  /** A trading post is a standard building too (YA-012). */
  readonly kind: BuildingKind;
  /** Needed boats per colour. */
  readonly cost: readonly number[];
  readonly points: number;
  readonly certainty: Certainty;
}

const row = (id: string, kind: BuildingKind, cost: string, points: number): BuildingRow => ({
  id,
  kind,
  cost: boatCounts(cost),
  points,
  certainty: 'reconstructed',
});

/** The numbers per kind are known (YA-010); what each tile costs and brings is our own balance. */
export const BUILDINGS: readonly BuildingRow[] = [
  row('S01', 'standard', 'BBW', 2),
  row('S02', 'standard', 'BWW', 2),
  row('S03', 'standard', 'BBS', 2),
  row('S04', 'standard', 'BWS', 2),
  row('S05', 'standard', 'BWS', 2),
  row('S06', 'standard', 'WWS', 2),
  row('S07', 'standard', 'BSS', 2),
  row('S08', 'standard', 'BWC', 2),
  row('S09', 'standard', 'BBC', 2),
  row('S10', 'standard', 'WSC', 3),
  row('S11', 'standard', 'BSC', 3),
  row('S12', 'standard', 'BBWS', 3),
  row('S13', 'standard', 'BWWC', 3),
  row('S14', 'standard', 'BWG', 3),
  row('S15', 'standard', 'WSG', 4),
  row('S16', 'standard', 'BCC', 3),
  row('T01', 'tradingPost', 'BB', 1),
  row('T02', 'tradingPost', 'BW', 1),
  row('T03', 'tradingPost', 'WW', 1),
  row('T04', 'tradingPost', 'BS', 1),
  row('T05', 'tradingPost', 'WS', 1),
  row('O01', 'torii', 'BWSC', 5),
  row('O02', 'torii', 'WSSC', 5),
  row('O03', 'torii', 'BCG', 5),
  row('P01', 'palace', 'SSCG', 6),
  row('P02', 'palace', 'BSGG', 6),
  row('P03', 'palace', 'SCCG', 6),
  row('P04', 'palace', 'BWSCG', 6),
];
