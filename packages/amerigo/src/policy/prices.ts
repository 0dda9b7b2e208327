import type { State } from '../state';
import { bucketOf, type MeasureName } from './measures';

/**
 * What one more of something brings in final points, by half round: weights of earlier fits, kept
 * apart from those of the evaluation, or every fit would change the player it was made from. They are
 * 7 : 3 those of games in which prices were guessed and those of games played by the prices found:
 * better with four seats than the first alone, and with two no clear difference. Tokens that nobody used
 * in those games (faster ships, the jump, two plans) have prices by what they do: a fit cannot know.
 */
const PRICES = {
  prospect: [0.25, 0.39, 0.43, 0.68, 0.58, 0.7, 0.73, 0.82, 0.87, 0.92],
  gold: [1.54, 1.34, 1.18, 1.02, 0.61, 0.24, 0.1, -0.0, -0.05, 0.01],
  goods: [-0.67, -0.01, 0.56, -0.12, -0.09, -0.62, -0.42, -0.25, -0.22, -0.12],
  goodsOfASort: [0.38, 0.52, 0.27, 0.43, 0.41, 0.48, 0.37, 0.29, 0.2, 0.11],
  production: [1.57, 1.32, 1.34, 1.14, 1.3, 0.83, 0.69, 0.44, 0.26, 0.17],
  order: [-2.21, -1.89, -2.05, -1.66, -2.47, -2.37, -1.66, -1.03, -0.54, -0.17],
  special: [1.23, 1.19, 1.09, 1.06, 0.7, 0.45, 0.3, 0.2, 0.09, 0.08],
  progress: [0.62, 0.85, 0.69, 0.23, 0.22, 0.05, 0.01, -0.07, -0.01, 0.04],
  nearMark: [0.45, 0.43, 0.77, 1.07, 1.11, 1.0, 1.41, 1.22, 1.57, 1.06],
  cannons: [0.25, 0.68, 0.86, 0.63, 0.42, 0.31, 0.46, 0.42, 0.35, 0.14],
  defence: [-0.11, -0.08, -0.15, 0.04, 0.03, -0.11, 0.09, -0.0, 0.24, 0.21],
  plunder: [-1.64, -1.3, -0.72, -0.22, -0.72, -0.64, -0.38, -0.16, -0.19, -0.25],
  plunderSoon: [2.08, 0.62, 1.47, -0.24, 0.13, -0.53, -0.39, -0.76, -0.59, -0.6],
  bonusBlue: [4.17, 3.31, 1.43, 0.93, 0.19, -0.2, -0.16, -0.21, -0.17, -0.04],
  bonusBlack: [2.79, 1.79, 1.24, 1.98, 1.74, 1.58, 1.24, 0.94, 0.53, 0.04],
  bonusRed: [2.89, 1.75, 1.57, 0.7, 0.35, -0.29, -0.28, -0.45, -0.07, -0.05],
  bonusBrown: [1.87, 0.35, 0.68, -0.21, -0.52, -0.54, -0.48, -0.38, -0.3, -0.12],
  bonusGreen: [3.05, 3.07, 3.0, 2.93, 1.84, 0.85, 0.06, -0.07, -0.12, -0.03],
  bonusYellow: [0.47, 1.21, 1.07, 1.6, 1.55, 1.79, 1.34, 1.1, 0.58, 0.21],
  ships8: [2.1, 2, 1.8, 1.7, 1.5, 1.3, 1, 0.7, 0.4, 0.1],
  piratesPlus2: [6.87, 5.93, 5.65, 6.8, 2.81, 2.93, 1.97, 2.29, 0.95, 0.58],
  piratesHalf: [3.67, 3.62, 3.1, 4.14, 0.88, 1.79, 0.5, 1.04, -0.12, 0.09],
  piratesGold: [2.85, 4.23, 3.36, 4.71, 3.44, 3.33, 2.69, 2.54, 1.35, 1.45],
  planTwo: [2.5, 2.2, 1.9, 1.7, 1.5, 1.35, 0.67, 0.2, 0, 0],
  redGreen: [2.19, 0.38, 1.94, 2.92, 1.89, 0.6, -0.17, -0.36, -0.48, -0.12],
  jumpFirst: [2.4, 2.2, 1.9, 1.7, 1.5, 1.3, 1.1, 0.7, 0.4, 0.1],
  postGold: [10.21, 5.12, 1.94, 1.48, 0.17, -0.34, -0.62, -0.27, -0.15, -0.09],
  goldHalf: [0.18, 4.36, 5.54, 6.93, 6.38, 5.65, 5.62, 4.92, 3.87, 1.5],
  cubeVp: [9.72, 0.01, 0.2, 2.38, 2.92, 3.34, 2.96, 3.51, 3.35, 3.13],
  endPosts: [3.02, 1.59, 2.12, 1.64, 1.84, 0.93, 1.29, 1.12, 0.61, 0.38],
  endGold: [7.8, 7.17, 5.86, 8.21, 8.76, 8.38, 7.39, 5.94, 4.45, 2.18],
} as const satisfies Partial<Record<MeasureName, readonly number[]>>;

export type Price = (s: State) => number;

export function priceOf(name: keyof typeof PRICES): Price {
  const prices: readonly number[] = PRICES[name];
  return (s) => prices[bucketOf(s)] ?? 0;
}
