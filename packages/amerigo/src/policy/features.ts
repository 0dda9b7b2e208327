import type { FeatureSet, Seat } from '@quarterdeck/kernel';
import { POSTS, SHIPS } from '../data/figures';
import { SORTS } from '../data/goods';
import { FIRST_VILLAGE, TILES } from '../data/tiles';
import { TOKEN, type Token } from '../data/tokens';
import { bonusAp } from '../rules/phase/points';
import { strengthAgainst } from '../rules/pirates/attack';
import { prospect } from '../score';
import { actor, holdsUnused, NONE, owns, phaseAp, type State, shipSpace, stockOf } from '../state';
import { ABOUT } from './about';
import { BUCKETS, bucketOf, MEASURES, type MeasureName } from './measures';
import { buildingWorth, goalFrom, potential, UNPLACED_WORTH } from './potential';
import { markShare, nearAttack, plunderAhead, standingWorth } from './worth';

type Measure = (s: State, seat: Seat) => number;

/** The range that most voyages have. */
const USUAL_RANGE = 4;
/** Action points enough for most of what waits to be built. */
const MUCH_BUILDING = 12;

/** What can be measured about a seat; each figure gets its weight from self-play (see fitted.ts). */
const MEASURE: Readonly<Record<MeasureName, Measure>> = {
  // In hand and in prospect
  points: (s, seat) => s.vp[seat] ?? 0,
  prospect: (s, seat) => prospect(s, seat) - (s.vp[seat] ?? 0),
  gold: (s, seat) => s.gold[seat] ?? 0,
  goods: (s, seat) => sumOfSorts(s.commodities, seat),
  goodsOfASort: (s, seat) => squaresOfSorts(s.commodities, seat),
  production: (s, seat) => sumOfSorts(s.production, seat),

  // Tracks
  order: (s, seat) => s.order.indexOf(seat),
  special: (s, seat) => s.special[seat] ?? 0,
  progress: (s, seat) => s.progress[seat] ?? 0,
  nearMark: (s, seat) => markShare(s, s.progress[seat] ?? 0),
  cannons: (s, seat) => s.cannons[seat] ?? 0,
  defence: (s, seat) => Math.min(s.cannons[seat] ?? 0, strengthAgainst(s, seat)),
  plunder: plunderAhead,
  plunderSoon: (s, seat) => plunderAhead(s, seat) * nearAttack(s),

  // On the map
  posts: (s, seat) => POSTS - (s.posts[seat] ?? 0),
  room: (s, seat) => room(s, seat, (free) => free),
  openIslands: (s, seat) => room(s, seat, () => 1),
  standing: standingWorth,
  landfall,

  // Waiting to be built
  neutral: (s, seat) => planned(s, seat, 0, FIRST_VILLAGE),
  village: (s, seat) => planned(s, seat, FIRST_VILLAGE, TILES.length),
  building: (s, seat) => buildingWorth(s, seat, MUCH_BUILDING),

  // Tokens
  bonusBlue: (s, seat) => bonusAp(s, seat, 'blue'),
  bonusBlack: (s, seat) => bonusAp(s, seat, 'black'),
  bonusRed: (s, seat) => bonusAp(s, seat, 'red'),
  bonusBrown: (s, seat) => bonusAp(s, seat, 'brown'),
  bonusGreen: (s, seat) => bonusAp(s, seat, 'green'),
  bonusYellow: (s, seat) => bonusAp(s, seat, 'yellow'),
  ships8: unused(TOKEN.ships8),
  piratesPlus2: owned(TOKEN.piratesPlus2),
  piratesHalf: owned(TOKEN.piratesHalf),
  piratesGold: owned(TOKEN.piratesGold),
  planTwo: owned(TOKEN.planTwo),
  redGreen: owned(TOKEN.redGreen),
  jumpFirst: unused(TOKEN.jumpFirst),
  postGold: owned(TOKEN.postGold),
  goldHalf: owned(TOKEN.goldHalf),
  cubeVp: unused(TOKEN.cubeVp),
  endPosts: owned(TOKEN.endPosts),
  endGold: owned(TOKEN.endGold),

  // The phase under way: turns to come, and what the seat on turn can still do
  turnAhead: (s, seat) => (hasTurnAhead(s, seat) ? phaseAp(s) : 0),
  pointsLeft: (s, seat) => (isActing(s, seat) ? s.ap : 0),
  actionLeft: (s, seat) => (isActing(s, seat) && s.action !== 'none' && s.ap > 0 ? potential(s, seat, s.action, s.ap) : 0),
  landing: (s, seat) => (actor(s) === seat && s.stage === 'found' ? 1 : 0),
  tokenDue: (s, seat) => (actor(s) === seat && s.stage === 'token' ? 1 : 0),
};

const measures = MEASURES.map((name) => MEASURE[name]);

export const features: FeatureSet<State> = {
  names: MEASURES,
  about: MEASURES.map((name) => ABOUT[name]),
  foretells: 'points',
  buckets: BUCKETS,
  bucket: bucketOf,
  measure(s, seat, out) {
    for (let i = 0; i < measures.length; i++) out[i] = measures[i]?.(s, seat) ?? 0;
  },
};

function owned(token: Token): Measure {
  return (s, seat) => (owns(s, seat, token) ? 1 : 0);
}

function unused(token: Token): Measure {
  return (s, seat) => (holdsUnused(s, seat, token) ? 1 : 0);
}

function sumOfSorts(counts: readonly number[], seat: Seat): number {
  let sum = 0;
  for (let sort = 0; sort < SORTS.length; sort++) sum += counts[seat * SORTS.length + sort] ?? 0;
  return sum;
}

/** Many of one sort are worth more than few of each: one production token serves them all. */
function squaresOfSorts(counts: readonly number[], seat: Seat): number {
  let sum = 0;
  for (let sort = 0; sort < SORTS.length; sort++) sum += (counts[seat * SORTS.length + sort] ?? 0) ** 2;
  return sum;
}

/** Over the islands where the seat has a post and something can be built. */
function room(s: State, seat: Seat, of: (free: number) => number): number {
  let sum = 0;
  for (let island = 0; island < s.freeLand.length; island++) {
    const free = s.freeLand[island] ?? 0;
    if (free > 0 && (s.islandPosts[island * s.seats + seat] ?? 0) > 0) sum += of(free);
  }
  return sum;
}

/** What the ships can make for. */
function landfall(s: State, seat: Seat): number {
  let worth = 0;
  for (let ship = 0; ship < SHIPS; ship++) {
    const from = shipSpace(s, seat, ship);
    worth += from === NONE ? UNPLACED_WORTH : goalFrom(s, seat, from, USUAL_RANGE).worth;
  }
  return worth;
}

/** Action points that it takes to build all planned tiles of some kinds. */
function planned(s: State, seat: Seat, from: number, to: number): number {
  let points = 0;
  for (let tile = from; tile < to; tile++) points += stockOf(s, seat, tile) * (TILES[tile]?.ap ?? 0);
  return points;
}

function isActing(s: State, seat: Seat): boolean {
  return s.action !== 'none' && actor(s) === seat;
}

function hasTurnAhead(s: State, seat: Seat): boolean {
  const place = s.queue.indexOf(seat);
  return place > s.acted || (place === s.acted && s.stage === 'choose');
}
