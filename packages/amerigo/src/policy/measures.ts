import { ROUNDS } from '../data/figures';
import { phasesBegun, type State } from '../state';

/** What is measured about a seat, in the order of the columns of fitted.ts. */
export const MEASURES = [
  'points',
  'prospect',
  'gold',
  'goods',
  'goodsOfASort',
  'production',
  'order',
  'special',
  'progress',
  'nearMark',
  'cannons',
  'defence',
  'plunder',
  'plunderSoon',
  'posts',
  'room',
  'openIslands',
  'standing',
  'landfall',
  'neutral',
  'village',
  'building',
  'bonusBlue',
  'bonusBlack',
  'bonusRed',
  'bonusBrown',
  'bonusGreen',
  'bonusYellow',
  'ships8',
  'piratesPlus2',
  'piratesHalf',
  'piratesGold',
  'planTwo',
  'redGreen',
  'jumpFirst',
  'postGold',
  'goldHalf',
  'cubeVp',
  'endPosts',
  'endGold',
  'turnAhead',
  'pointsLeft',
  'actionLeft',
  'landing',
  'tokenDue',
] as const;
export type MeasureName = (typeof MEASURES)[number];

/** The first phases of a round, and the others. */
const EARLY_PHASES = 3;

/** Every half of a round has weights of its own. */
export const BUCKETS = 2 * ROUNDS;

export function bucketOf(s: State): number {
  return 2 * (Math.max(1, s.round) - 1) + (phasesBegun(s) <= EARLY_PHASES ? 0 : 1);
}
