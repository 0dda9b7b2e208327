import type { Seat } from '@quarterdeck/kernel';
import type { Colour } from '../data/colours';
import { SHIPS } from '../data/constants';
import { PRODUCTION_KINDS } from '../data/goods';
import { FIRST_VILLAGE, TILES } from '../data/tiles';
import { CANNONS_END, NEXT_MARK, PROGRESS_END, PROGRESS_VP, SPECIAL_END, SPECIAL_VP } from '../data/tracks';
import { geometryOf, UNREACHABLE } from '../map/geometry';
import { isFrame } from '../map/spaces';
import { at, row, zeros } from '../numbers';
import { forEachBuild, forEachPlacement } from '../rules/build';
import { mayFound } from '../rules/sail';
import { NONE, type State, shipSpace, stockOf, supplyOf } from '../state';
import { buildWorth, cannonsWanted, GOLD_WORTH, postWorth, productionWorth, timeLeft, tokenWorth } from './worth';

/** What an action is likely to bring with so many points left. */
export function potential(s: State, seat: Seat, colour: Colour, ap: number): number {
  switch (colour) {
    case 'blue':
      return sailingWorth(s, seat, ap);
    case 'black': {
      const steps = Math.min(ap, CANNONS_END - at(s.cannons, seat));
      return steps === 0 ? 2 * GOLD_WORTH : loadWorth(s, seat, steps);
    }
    case 'red':
      return planningWorth(s, seat, ap);
    case 'brown': {
      const steps = Math.min(ap, PROGRESS_END - at(s.progress, seat));
      return steps === 0 ? 2 * GOLD_WORTH : progressWorth(s, seat, steps);
    }
    case 'green':
      return buildingWorth(s, seat, ap);
    case 'yellow':
      return buyingWorth(s, seat, ap);
    case 'white': {
      const steps = Math.min(ap, SPECIAL_END - at(s.special, seat));
      return steps === 0 ? 2 * GOLD_WORTH : orderWorth(s, seat, steps);
    }
  }
}

/** An anchor worth sailing to. */
export interface Goal {
  readonly space: number;
  readonly worth: number;
}

/** The best post that a ship on this space could found within a range; less for those out of reach. */
export function goalFrom(s: State, seat: Seat, from: number, range: number): Goal {
  const { voyages, postOf, island } = geometryOf(s.layout);
  const { spaces, distance } = voyages(from);
  let goal = NONE;
  let best = 0;
  for (const space of spaces) {
    const late = Math.max(0, (distance[space] ?? UNREACHABLE) - range);
    if (late > 6) break;
    if (isFrame(space) || !mayFound(s, seat, space)) continue;
    const post = postWorth(s, seat, at(island, at(postOf, space)));
    const worth = late === 0 ? post : (post * 0.5) / (1 + late);
    if (worth <= best) continue;
    best = worth;
    goal = space;
  }
  return { space: goal, worth: best };
}

/** Ships that are still in harbour can be placed near a good anchor. */
const UNPLACED_WORTH = 5;

function sailingWorth(s: State, seat: Seat, ap: number): number {
  let worth = 0;
  let first: number = NONE;
  for (let ship = 0; ship < SHIPS; ship++) {
    const from = shipSpace(s, seat, ship);
    const goal = from === NONE ? { space: NONE, worth: UNPLACED_WORTH } : goalFrom(s, seat, from, ap);
    // Two ships cannot land at one anchor.
    worth += goal.space !== NONE && goal.space === first ? 0.3 * goal.worth : goal.worth;
    first = goal.space;
  }
  return worth;
}

/** Cannons are worth the points they save, most when they complete the defence of this round. */
export function loadWorth(s: State, seat: Seat, steps: number): number {
  const { now, later } = cannonsWanted(s, seat);
  const useful = Math.min(steps, now + later);
  const saved = Math.min(steps, now);
  const completes = now > 0 && steps >= now ? Math.min(3, 0.35 * now) : 0;
  return 0.95 * saved + completes + 0.6 * (useful - saved);
}

/** Steps, and the token of every mark that they reach. */
export function progressWorth(s: State, seat: Seat, steps: number): number {
  const from = at(s.progress, seat);
  const to = from + steps;
  let worth = at(PROGRESS_VP, to) - at(PROGRESS_VP, from) + 0.35 * steps * Math.min(1, 3 * timeLeft(s));
  if (at(NEXT_MARK, from) <= to) worth += bestToken(s, seat);
  return worth;
}

export function bestToken(s: State, seat: Seat): number {
  let best = 0;
  for (const token of s.progressOffer) if (token !== NONE) best = Math.max(best, tokenWorth(s, seat, token));
  return best;
}

export function orderWorth(s: State, seat: Seat, steps: number): number {
  const from = at(s.special, seat);
  return at(SPECIAL_VP, from + steps) - at(SPECIAL_VP, from) + 0.35 * steps * Math.min(1, 2 * timeLeft(s));
}

/** The best neutral tile and village tiles for the points, as far as they can be built in time. */
function planningWorth(s: State, seat: Seat, ap: number): number {
  const worth = plansWorth(s, seat, ap);
  let neutral = 0;
  let village = 0;
  let spent = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (tile >= FIRST_VILLAGE) village = Math.max(village, at(worth, tile));
    else if (at(worth, tile) > neutral) {
      neutral = at(worth, tile);
      spent = row(TILES, tile).ap;
    }
  }
  return neutral + 0.8 * village * Math.min(4, ap - spent);
}

/** By tile: what planning it now is worth; tiles beyond the points, or without a place, are worth nothing. */
export function plansWorth(s: State, seat: Seat, ap: number): readonly number[] {
  const best = zeros(TILES.length);
  const confidence = planConfidence(s, seat);
  if (confidence <= 0) return best;
  forEachPlacement(
    s,
    seat,
    (tile) => row(TILES, tile).ap <= ap && supplyOf(s, seat, tile) > 0,
    (tile, { cells }) => {
      const worth = (buildWorth(s, seat, tile, cells) - 0.5 * row(TILES, tile).ap) * confidence;
      if (worth > at(best, tile)) best[tile] = worth;
    },
  );
  // The same place serves only one tile of a kind.
  for (let tile = 0; tile < TILES.length; tile++) best[tile] = at(best, tile) / (1 + stockOf(s, seat, tile));
  return best;
}

/** How sure it is that one more tile will be built: less, the more wait already and the less time is left. */
function planConfidence(s: State, seat: Seat): number {
  let waiting = 0;
  for (let tile = 0; tile < TILES.length; tile++) waiting += stockOf(s, seat, tile) * row(TILES, tile).ap;
  const capacity = 24 * Math.max(0, timeLeft(s) - 0.04);
  return capacity <= 0 ? 0 : 0.9 * Math.min(1, capacity / 4) * Math.max(0, 1 - waiting / (capacity + 3));
}

/** The best tiles that fit the action points, one after the other, as if they did not hinder each other. */
function buildingWorth(s: State, seat: Seat, ap: number): number {
  const best = TILES.map(() => 0);
  forEachBuild(s, seat, ap, (tile, { cells }) => {
    best[tile] = Math.max(at(best, tile), buildWorth(s, seat, tile, cells));
  });
  let left = ap;
  let worth = 0;
  const byPrice = TILES.map((_, tile) => tile).sort((a, b) => at(best, b) / row(TILES, b).ap - at(best, a) / row(TILES, a).ap);
  for (const tile of byPrice) {
    const price = row(TILES, tile).ap;
    for (let n = stockOf(s, seat, tile); n > 0 && left >= price && at(best, tile) > 0; n--) {
      left -= price;
      worth += 0.9 * at(best, tile);
    }
  }
  return worth;
}

/** The best bargains on display that the action points pay for. */
function buyingWorth(s: State, seat: Seat, ap: number): number {
  let left = ap;
  let worth = 0;
  const bargains = s.productionOffer
    .filter((kind) => kind !== NONE)
    .map((kind) => row(PRODUCTION_KINDS, kind))
    .sort((a, b) => productionWorth(s, seat, b.sort) / b.cost - productionWorth(s, seat, a.sort) / a.cost);
  for (const { sort, cost } of bargains) {
    if (cost > left) continue;
    left -= cost;
    worth += productionWorth(s, seat, sort);
  }
  return worth;
}
