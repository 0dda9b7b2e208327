import { at, type Emit, type Seat } from '@quarterdeck/kernel';
import { POSTS, PRINTED_PRODUCTION } from '../../data/figures';
import { SORT_INDEX, SORTS } from '../../data/goods';
import { END_SEVEN_VP, TOKEN } from '../../data/tokens';
import { GOLD_END } from '../../data/tracks';
import type { Event, HappeningsOf } from '../../event';
import { pointNames } from '../../names';
import { say } from '../../say';
import { FINAL_ITEMS, type FinalItem, holdsUnused, owns, type State, tracksOf } from '../../state';
import { cashChest, cashToken, GOLD_TOKENS, uncashedGold } from '../gold/cashing';
import { bookedForAll, bookForAll } from '../ledger';

/** The rulebook's order: gold, goods, progress, special (AM-190 … AM-193). */
export function scoreFinally(s: State, emit: Emit<Event>): void {
  for (let seat = 0; seat < s.seats; seat++) cashEverything(s, seat, emit);
  for (const item of FINAL_ITEMS) {
    const points: number[] = [];
    for (let seat = 0; seat < s.seats; seat++) points.push(finalPoints(s, seat, item));
    emit({ kind: 'FinalScored', item, points });
  }
  emit({ kind: 'GameEnded', totals: s.vp.slice(), winner: winnerOf(s) });
}

/** Chests and unused gold tokens first become gold (AM-190). */
function cashEverything(s: State, seat: Seat, emit: Emit<Event>): void {
  while (at(s.chests, seat) > 0) cashChest(s, seat, emit);
  for (const token of GOLD_TOKENS) if (holdsUnused(s, seat, token)) cashToken(s, seat, token, emit);
}

/** What an item of the final scoring would give a seat now. */
export function finalPoints(s: State, seat: Seat, item: FinalItem): number {
  if (item === 'gold') return at(s.gold, seat) + uncashedGold(s, seat);
  if (item === 'tokens') return endTokenPoints(s, seat);
  if (item === 'progress') return at(tracksOf(s).progressVp, at(s.progress, seat));
  if (item === 'special') return at(tracksOf(s).specialVp, at(s.special, seat));
  const stack = seat * SORTS.length + SORT_INDEX[item];
  return at(s.commodities, stack) * (at(s.production, stack) + PRINTED_PRODUCTION);
}

function endTokenPoints(s: State, seat: Seat): number {
  let points = 0;
  if (owns(s, seat, TOKEN.endPosts)) points += POSTS - at(s.posts, seat);
  if (owns(s, seat, TOKEN.endSeven)) points += END_SEVEN_VP;
  if (owns(s, seat, TOKEN.endGold)) points += Math.min(GOLD_END, at(s.gold, seat) + uncashedGold(s, seat));
  return points;
}

/** Most points; among equals whoever is further ahead in the player order (AM-194, AM-D33). */
function winnerOf(s: State): Seat {
  let winner = at(s.order, 0);
  for (const seat of s.order) if (at(s.vp, seat) > at(s.vp, winner)) winner = seat;
  return winner;
}

export const happenings: HappeningsOf<'FinalScored' | 'GameEnded'> = {
  FinalScored: {
    evolve(s, e) {
      bookForAll(s, e.item, e.points);
      s.finalBooked++;
    },
    say({ item, points }) {
      const gains = pointNames(points);
      const name = say(`score.${item}`);
      return gains.length === 0 ? say('event.FinalScored.nobody', { item: name }) : say('event.FinalScored', { item: name, points: gains });
    },
    points: ({ item, points }) => bookedForAll(item, points),
  },
  GameEnded: {
    evolve(s) {
      s.stage = 'over';
    },
    say: ({ totals, winner }) =>
      say('event.GameEnded', { points: totals.map((n, seat) => say('points', { who: { seat }, n })), who: { seat: winner } }),
  },
};
