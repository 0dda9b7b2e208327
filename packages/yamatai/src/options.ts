import type { OptionSpecs } from '@quarterdeck/kernel';

export const options = {
  /** YA-D01: the rulebook lets a token lie where a building goes up; many players clear the island first. */
  clearedIslandsOnly: { kind: 'switch', default: false },
} as const satisfies OptionSpecs;
