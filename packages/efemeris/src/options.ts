import type { OptionSpecs, OptionValues } from '@quarterdeck/kernel';

/** The level, who starts, and the readings of the rules on which tables may differ. */
export const options: OptionSpecs = {
  expert: { kind: 'switch', default: false },
  sky: { kind: 'choice', values: ['23', '25', '27'], default: '25', needs: 'expert' },
  starter: { kind: 'choice', values: ['random', '1', '2', '3', '4'], default: 'random', namesSeats: true },
  truceTurns: { kind: 'number', min: 0, max: 3, default: 1 },
  buildLimit: { kind: 'choice', values: ['lifetime', 'concurrent'], default: 'lifetime' },
  teamNationLimit: { kind: 'choice', values: ['2', '4'], default: '2', seats: [4] },
  rangeThroughSingularity: { kind: 'switch', default: true },
  pushIntoSingularity: { kind: 'switch', default: true },
  fortressUnderEnemyShip: { kind: 'switch', default: true },
  enemyOnBorderBlocksTurn: { kind: 'choice', values: ['never', 'soleHalf', 'always'], default: 'soleHalf' },
  pargoOnProvidence: { kind: 'switch', default: true },
  recruitUsedOnly: { kind: 'switch', default: false },
  concede: { kind: 'switch', default: false },
};

export const presets = {
  peaceful: { truceTurns: 3 },
  expert: { expert: true },
} as const satisfies Readonly<Record<string, OptionValues>>;
