import type { OptionSpecs, OptionValues } from '@quarterdeck/kernel';

export const options = {
  /** YA-D01: the rulebook lets a token lie where a building goes up; many players clear the island first. */
  clearedIslandsOnly: { kind: 'switch', default: false },
  /** A house rule: swaps of boats need two colours and spare boats placed this turn (YA-D06, YA-D41). Version 1 always had it. */
  limitedSwaps: { kind: 'switch', default: false },
} as const satisfies OptionSpecs;

export const presets = {
  strict: { clearedIslandsOnly: true, limitedSwaps: true },
} as const satisfies Readonly<Record<string, OptionValues>>;
