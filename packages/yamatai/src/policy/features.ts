import { at, countOf, type FeatureSet, type Seat } from '@quarterdeck/kernel';
import { BOATS } from '../data/boats';
import { building, fleet as fleetRow } from '../data/catalog';
import { START } from '../data/figures';
import { FLEETS } from '../data/fleets';
import { ISLANDS, islandsAt, neighboursOf } from '../data/geometry';
import { type Ability, SPECIALISTS } from '../data/specialists';
import { anyTokensPay, ownedCount, sparedBoatPenalty } from '../rules/abilities';
import { buildingPoints, finalPoints, specialistPoints } from '../score';
import {
  active,
  BOAT_COLOURS,
  besideBoats,
  docked,
  dockedBoats,
  NONE,
  type State,
  seatsOf,
  TOKEN_COLOURS,
  tokensOf,
  usable,
} from '../state';
import { ABOUT } from './about';
import { gameLeft } from './ending';
import { bestStart, pack, planAt, surveyIslands } from './survey';

type Measure = (s: State, seat: Seat) => number;

/** What can be measured about a seat; each figure gets its weight from self-play (see fitted.ts). */
const MEASURES: Readonly<Record<keyof typeof ABOUT, Measure>> = {
  // In hand
  points: (s, seat) => buildingPoints(s, seat) + at(s.prestige, seat) + specialistPoints(s, seat) + finalPoints(s, seat).powers,
  coins: (s, seat) => at(s.coins, seat),
  besideBoats: (s, seat) => (sparedBoatPenalty(s, seat) ? 0 : besideBoats(s, seat)),

  // For later
  dockedBoats,
  dockedPrice,
  reserved: (s, seat) => at(s.reserved, seat).length,
  reservedPoints: (s, seat) => sumOf(at(s.reserved, seat), (tile) => (tile < 0 ? USUAL_POINTS : building(tile).points)),
  figuresBuilt: (s, seat) => (START[seatsOf(s)]?.buildings ?? 0) - at(s.figures, seat),
  oneFigureLeft: (s, seat) => (at(s.figures, seat) <= 1 ? 1 : 0),

  // Tokens and specialists
  tokens: (s, seat) => overTokens(s, seat, (count) => count),
  tokenKinds: (s, seat) => overTokens(s, seat, (count) => Math.min(1, count)),
  recruits,
  specialists: ownedCount,
  harbour: ability('berths', 'noBoatPenalty', 'freeFirstColour'),
  trade: ability('trades', 'buyDiscount', 'tradeColour'),
  culture: ability('extraToken', 'payAnyTokens'),
  engineer: ability('paidDiscount'),
  builder: ability('onBuild'),
  finale: ability('endPoints'),

  // On the board
  neighbours: islandsToJoin,
  turnsAhead,
  nextPlace,

  // The turn under way
  opening: (s, seat) => (isActive(s, seat) && s.phase === 'fleet' ? bestOpening(s, seat) : 0),
  start: (s, seat) => (isActive(s, seat) && s.phase === 'trade' ? bestStartNow(s, seat) : 0),
  chain: (s, seat) => (isActive(s, seat) && s.phase === 'place' ? bestOfChain(s, seat) : 0),
  chainTokens: (s, seat) => (isActive(s, seat) && (s.phase === 'place' || s.phase === 'collect') ? tokensBeside(s) : 0),
  hand: (s, seat) => (isActive(s, seat) && s.phase !== 'recruit' ? sumOf(s.hand, (boats) => boats) : 0),
  power: (s, seat) => (isActive(s, seat) && s.phase !== 'fleet' && !s.powerUsed ? 1 : 0),
  mayRecruit: (s, seat) => (isActive(s, seat) && !s.recruited ? Math.min(1, recruits(s, seat)) : 0),
};

const measures = Object.values(MEASURES);

/** Parts of the game by how near its end is, and the round that will be the last: for each number of seats, because scores differ. */
const PARTS = 7;
const SEAT_COUNTS = Object.keys(START).map(Number);

export const features: FeatureSet<State> = {
  names: Object.keys(ABOUT),
  about: Object.values(ABOUT),
  foretells: 'points',
  buckets: PARTS * SEAT_COUNTS.length,
  bucket: (s) => PARTS * SEAT_COUNTS.indexOf(seatsOf(s)) + partOf(s),
  measure(s, seat, out) {
    for (let i = 0; i < measures.length; i++) out[i] = at(measures, i)(s, seat);
  },
};

function partOf(s: State): number {
  const last = PARTS - 1;
  return isLastRound(s) ? last : Math.min(last - 1, Math.floor(last * (1 - gameLeft(s))));
}

/** Whether the game ends with this round as things stand: a last building, no boats of a colour, no tiles to fill up with. */
function isLastRound(s: State): boolean {
  if (s.round === 0) return false;
  return s.figures.includes(0) || s.supply.includes(0) || countOf(s.row, NONE) > s.deck || countOf(s.display, NONE) > s.specialistDeck;
}

/** Points of a tile that only its owner knows. */
const USUAL_POINTS = 3;

const isActive = (s: State, seat: Seat): boolean => s.round > 0 && s.current < s.order.length && active(s) === seat;

function sumOf(values: readonly number[], of: (value: number) => number): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += of(at(values, i));
  return sum;
}

function overTokens(s: State, seat: Seat, of: (count: number) => number): number {
  let sum = 0;
  for (let colour = 0; colour < TOKEN_COLOURS; colour++) sum += of(tokensOf(s, seat, colour));
  return sum;
}

/** How many specialists the tokens would pay for. */
function recruits(s: State, seat: Seat): number {
  const any = anyTokensPay(s, seat);
  if (any > 0) return Math.floor(overTokens(s, seat, (count) => count) / any);
  const pairs = overTokens(s, seat, (count) => Math.floor(count / 2));
  const singles = overTokens(s, seat, (count) => count % 2);
  return pairs + Math.floor(singles / 3);
}

function dockedPrice(s: State, seat: Seat): number {
  let price = 0;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) price += docked(s, seat, colour) * at(BOATS, colour).price;
  return price;
}

function ability(...kinds: readonly Ability['kind'][]): Measure {
  let holders = 0;
  SPECIALISTS.forEach((row, who) => {
    if (kinds.includes(row.ability.kind)) holders |= 1 << who;
  });
  return (s, seat) => {
    let count = 0;
    for (let bits = at(s.owned, seat) & holders; bits !== 0; bits &= bits - 1) count++;
    return count;
  };
}

/** Free islands where the next building would join one of the seat's. */
function islandsToJoin(s: State, seat: Seat): number {
  let count = 0;
  for (let island = 0; island < ISLANDS; island++) {
    if (s.sites[island] !== NONE) continue;
    const neighbours = neighboursOf(island);
    let joins = false;
    for (let i = 0; i < neighbours.length && !joins; i++) joins = s.sites[at(neighbours, i)] === seat;
    if (joins) count++;
  }
  return count;
}

/** Turns of this round that the seat has not begun. */
function turnsAhead(s: State, seat: Seat): number {
  let turns = 0;
  for (let i = s.current; i < s.order.length; i++) if (s.order[i] === seat && s.taken[i] === NONE) turns++;
  return turns;
}

/** How late the seat's meeples come, on average: in this round, or in the next where a fleet was taken. */
function nextPlace(s: State, seat: Seat): number {
  let sum = 0;
  let meeples = 0;
  for (let i = 0; i < s.order.length; i++) {
    if (s.order[i] !== seat) continue;
    meeples++;
    sum += s.taken[i] === NONE ? (i / s.order.length) * FLEETS.length : at(s.taken, i);
  }
  return meeples === 0 ? 0 : sum / meeples;
}

/** The best that an open fleet would allow. */
function bestOpening(s: State, seat: Seat): number {
  surveyIslands(s, seat);
  let best = 0;
  for (let i = 0; i < s.open.length; i++) {
    const fleet = at(s.open, i);
    if (fleet === NONE) continue;
    const { boats } = fleetRow(fleet);
    const hand = pack((colour) => Math.min(at(boats, colour), at(s.supply, colour)) + docked(s, seat, colour));
    best = Math.max(best, bestStart(s, hand));
  }
  return best;
}

const boatsAtHand = (s: State, seat: Seat): number => pack((colour) => usable(s, seat, colour));

function bestStartNow(s: State, seat: Seat): number {
  surveyIslands(s, seat);
  return bestStart(s, boatsAtHand(s, seat));
}

/** The best building beside the boats placed this turn. */
function bestOfChain(s: State, seat: Seat): number {
  surveyIslands(s, seat);
  const boats = boatsAtHand(s, seat);
  let best = 0;
  for (const space of s.chain) for (const island of islandsAt(space)) best = planAt(island, boats, 0, NONE, 0, best);
  return best;
}

/** Boats of the chain that have not taken a token and could. */
function tokensBeside(s: State): number {
  let tokens = 0;
  s.chain.forEach((space, nth) => {
    if ((s.collected & (1 << nth)) === 0 && islandsAt(space).some((island) => s.culture[island] !== NONE)) tokens++;
  });
  return tokens;
}
