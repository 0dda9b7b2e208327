import { at, filled, type Seat } from '@quarterdeck/kernel';
import type { Colour } from '../data/colours';
import { COMPENSATION_GOLD, SHIPS } from '../data/figures';
import { PRODUCTION_KINDS } from '../data/goods';
import { FIRST_VILLAGE, TILES, type Tile } from '../data/tiles';
import { SHIPS8_AP, TOKEN } from '../data/tokens';
import { CANNONS_END } from '../data/tracks';
import { type Geometry, geometryOf, NO_POST, UNREACHABLE } from '../map/geometry';
import { isFrame, type Space } from '../map/spaces';
import type { MoveOf } from '../move';
import { forEachPlacement } from '../rules/building/placements';
import { goldNeeded } from '../rules/gold/purse';
import { mayFound } from '../rules/sailing/voyages';
import { NONE, type State, shipSpace, stockOf, supplyOf, tracksOf } from '../state';
import { appraiser, goldWorth, loadWorth, orderWorth, postWorth, productionWorth, stepsWorth, timeLeft, tokenWorth } from './worth';

/** What an action is likely to bring with so many points left. */
export function potential(s: State, seat: Seat, colour: Colour, ap: number): number {
  switch (colour) {
    case 'blue':
      return sailingWorth(s, seat, ap);
    case 'black': {
      const steps = Math.min(ap, CANNONS_END - (s.cannons[seat] ?? 0));
      return steps === 0 ? COMPENSATION_GOLD * goldWorth(s) : loadWorth(s, seat, steps);
    }
    case 'red':
      return planningWorth(s, seat, ap);
    case 'brown': {
      const steps = Math.min(ap, tracksOf(s).progressEnd - (s.progress[seat] ?? 0));
      return steps === 0 ? COMPENSATION_GOLD * goldWorth(s) : progressWorth(s, seat, steps);
    }
    case 'green':
      return buildingWorth(s, seat, ap);
    case 'yellow':
      return buyingWorth(s, seat, ap);
    case 'white': {
      const steps = Math.min(ap, tracksOf(s).specialEnd - (s.special[seat] ?? 0));
      return steps === 0 ? COMPENSATION_GOLD * goldWorth(s) : orderWorth(s, seat, steps);
    }
  }
}

/** An anchor worth sailing to. */
export interface Goal {
  /** NONE when there is none. */
  readonly space: Space;
  readonly worth: number;
}

/** By map, and by space: the anchors that a ship can reach from there, nearest first. */
const anchorages = new WeakMap<Geometry, (readonly Space[])[]>();

function anchorsFrom(geometry: Geometry, from: Space): readonly Space[] {
  let known = anchorages.get(geometry);
  if (known === undefined) {
    known = [];
    anchorages.set(geometry, known);
  }
  known[from] ??= geometry.voyages(from).spaces.filter((space) => !isFrame(space) && (geometry.postOf[space] ?? NO_POST) !== NO_POST);
  return known[from];
}

/** The best post that a ship on this space could found within a range; less for those out of reach. */
export function goalFrom(s: State, seat: Seat, from: Space, range: number): Goal {
  const geometry = geometryOf(s.layout);
  const { distance } = geometry.voyages(from);
  let goal: Space = NONE;
  let best = 0;
  for (const space of anchorsFrom(geometry, from)) {
    const late = Math.max(0, (distance[space] ?? UNREACHABLE) - range);
    if (late > 6) break;
    if (!mayFound(s, seat, space)) continue;
    const post = postWorth(s, seat, geometry.island[geometry.postOf[space] ?? 0] ?? 0);
    const worth = late === 0 ? post : (post * 0.5) / (1 + late);
    if (worth <= best) continue;
    best = worth;
    goal = space;
  }
  return { space: goal, worth: best };
}

/** Ships that are still in harbour can be placed near a good anchor. */
export const UNPLACED_WORTH = 5;

function sailingWorth(s: State, seat: Seat, ap: number): number {
  let worth = 0;
  let first: Space = NONE;
  for (let ship = 0; ship < SHIPS; ship++) {
    const from = shipSpace(s, seat, ship);
    const goal = from === NONE ? { space: NONE, worth: UNPLACED_WORTH } : goalFrom(s, seat, from, ap);
    // Two ships cannot land at one anchor.
    worth += goal.space !== NONE && goal.space === first ? 0.3 * goal.worth : goal.worth;
    first = goal.space;
  }
  return worth;
}

/** What faster ships bring beyond what they can do anyhow, against keeping them for another time; ships out of time are worth little. */
export function hasteWorth(s: State, seat: Seat): number {
  return sailingWorth(s, seat, s.ap + SHIPS8_AP) - sailingWorth(s, seat, s.ap) - tokenWorth(s, seat, TOKEN.ships8);
}

/** A voyage: to found a post at its end, or for nothing a little nearer to the goal of its ship. */
export function voyageWorth(s: State, seat: Seat, { ship, space }: MoveOf<'sail'>, goal: Goal | undefined): number {
  const from = shipSpace(s, seat, ship);
  const { voyages, postOf, island } = geometryOf(s.layout);
  const cost = goldNeeded(s, voyages(from).distance[space] ?? UNREACHABLE) * goldWorth(s);
  if (mayFound(s, seat, space)) return 5 + postWorth(s, seat, island[postOf[space] ?? 0] ?? 0) - cost;
  if (cost > 0 || goal === undefined || goal.space === NONE || timeLeft(s) < 0.1) return -1;
  const { distance } = voyages(goal.space);
  return 0.6 * ((distance[from] ?? UNREACHABLE) - (distance[space] ?? UNREACHABLE));
}

/** Steps, and the token of every mark that they reach. */
export function progressWorth(s: State, seat: Seat, steps: number): number {
  const from = s.progress[seat] ?? 0;
  return stepsWorth(s, seat, steps) + ((tracksOf(s).nextMark[from] ?? 0) <= from + steps ? bestToken(s, seat) : 0);
}

function bestToken(s: State, seat: Seat): number {
  let best = 0;
  for (const token of s.progressOffer) if (token !== NONE) best = Math.max(best, tokenWorth(s, seat, token));
  return best;
}

/** The best neutral tile and village tiles for the points, as far as they can be built in time. */
function planningWorth(s: State, seat: Seat, ap: number): number {
  const worth = plansWorth(s, seat, ap);
  let neutral = 0;
  let village = 0;
  let spent = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (tile >= FIRST_VILLAGE) village = Math.max(village, worth[tile] ?? 0);
    else if ((worth[tile] ?? 0) > neutral) {
      neutral = worth[tile] ?? 0;
      spent = TILES[tile]?.ap ?? 0;
    }
  }
  return neutral + 0.8 * village * Math.min(4, ap - spent);
}

/** By tile: what planning it now is worth; tiles beyond the points, or without a place, are worth nothing. */
export function plansWorth(s: State, seat: Seat, ap: number): readonly number[] {
  const confidence = planConfidence(s, seat);
  if (confidence <= 0) return NO_PLANS;
  const best = bestSites(s, seat, (tile) => (TILES[tile]?.ap ?? 0) <= ap && supplyOf(s, seat, tile) > 0);
  return best.map((worth, tile) => {
    const gain = Math.max(0, (worth - 0.5 * (TILES[tile]?.ap ?? 0)) * confidence);
    // The same place serves only one tile of a kind.
    return gain / (1 + stockOf(s, seat, tile));
  });
}
const NO_PLANS: readonly number[] = filled(TILES.length, 0);

/** By tile: the best place for each that is wanted. Tiles of one shape share their places. */
function bestSites(s: State, seat: Seat, wanted: (tile: Tile) => boolean): number[] {
  const best = NO_PLANS.slice();
  const tiles = SAME_SHAPE.map((same) => same.filter(wanted));
  if (tiles.every((same) => same.length === 0)) return best;
  const appraise = appraiser(s, seat);
  forEachPlacement(
    s,
    seat,
    (tile) => at(tiles, tile).length > 0,
    (first, { cells }) => {
      for (const tile of at(tiles, first)) {
        const worth = appraise(tile, 0, cells);
        if (worth > (best[tile] ?? 0)) best[tile] = worth;
      }
    },
  );
  return best;
}

/** The tiles of each shape, at the place of the first of them. */
const SAME_SHAPE: readonly (readonly Tile[])[] = TILES.map(({ shape }, tile) => {
  const same = TILES.flatMap((other, i) => (other.shape === shape ? [i] : []));
  return same[0] === tile ? same : [];
});

/** How sure it is that one more tile will be built: less, the more wait already and the less time is left. */
function planConfidence(s: State, seat: Seat): number {
  let waiting = 0;
  for (let tile = 0; tile < TILES.length; tile++) waiting += stockOf(s, seat, tile) * (TILES[tile]?.ap ?? 0);
  const capacity = 24 * Math.max(0, timeLeft(s) - 0.04);
  return capacity <= 0 ? 0 : 0.9 * Math.min(1, capacity / 4) * Math.max(0, 1 - waiting / (capacity + 3));
}

/** The best tiles that fit the action points, one after the other, as if they did not hinder each other. */
export function buildingWorth(s: State, seat: Seat, ap: number): number {
  const best = bestSites(s, seat, (tile) => stockOf(s, seat, tile) > 0 && (TILES[tile]?.ap ?? 0) <= ap);
  let left = ap;
  let worth = 0;
  for (let tile = bestPriced(best, left); tile !== NONE; tile = bestPriced(best, left)) {
    const price = TILES[tile]?.ap ?? 0;
    const count = Math.min(stockOf(s, seat, tile), Math.floor(left / price));
    worth += 0.9 * count * (best[tile] ?? 0);
    left -= count * price;
    best[tile] = 0;
  }
  return worth;
}

/** The tile that brings most per action point, among those that cost no more than there are. */
function bestPriced(worth: readonly number[], ap: number): Tile {
  let found: Tile = NONE;
  let most = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    const price = TILES[tile]?.ap ?? 0;
    if (price > ap || (worth[tile] ?? 0) <= most * price) continue;
    found = tile;
    most = (worth[tile] ?? 0) / price;
  }
  return found;
}

/** The best bargains on display that the action points pay for. */
function buyingWorth(s: State, seat: Seat, ap: number): number {
  let left = ap;
  let worth = 0;
  const bargains = s.productionOffer
    .filter((kind) => kind !== NONE)
    .map((kind) => at(PRODUCTION_KINDS, kind))
    .sort((a, b) => productionWorth(s, seat, b.sort) / b.cost - productionWorth(s, seat, a.sort) / a.cost);
  for (const { sort, cost } of bargains) {
    if (cost > left) continue;
    left -= cost;
    worth += productionWorth(s, seat, sort);
  }
  return worth;
}
