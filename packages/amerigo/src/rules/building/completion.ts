import { add, at, type Emit, type Seat } from '@quarterdeck/kernel';
import { COMPLETION_FACTORS, COMPLETION_VP } from '../../data/figures';
import { TILES, type Tile } from '../../data/tiles';
import type { Event, HappeningsOf } from '../../event';
import type { Island } from '../../map/chart';
import { geometryOf } from '../../map/geometry';
import { pointNames } from '../../names';
import { say } from '../../say';
import { type State, timeMarker } from '../../state';
import { book, booked, bookedForAll, bookForAll } from '../ledger';

/** Points for building a tile on an island: more on a big one (AM-139). */
export function tilePoints(s: State, tile: Tile, island: Island): number {
  const { vpBig, vpSmall } = at(TILES, tile);
  return at(geometryOf(s.layout).islands, island).big ? vpBig : vpSmall;
}

/** The last free space of an island was covered, by a tile or a post (AM-142 … AM-146, AM-092). */
export function maybeComplete(s: State, seat: Seat, island: Island, emit: Emit<Event>): void {
  if (at(s.freeLand, island) > 0) return;
  emit({
    kind: 'IslandCompleted',
    seat,
    island,
    vp: COMPLETION_VP,
    posts: postPoints(s, island),
    chest: at(s.islandChest, island) === 1,
  });
}

/** Points of every seat's posts on an island if it were completed now. */
export function postPoints(s: State, island: Island): number[] {
  const points: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) points.push(postPointsOf(s, seat, island));
  return points;
}

function postPointsOf(s: State, seat: Seat, island: Island): number {
  return completionFactor(s, at(s.islandPosts, island * s.seats + seat)) * timeMarker(s);
}

/** The printed table ends with three posts; beyond, the option decides (AM-D03). */
function completionFactor(s: State, posts: number): number {
  const factors: readonly number[] = COMPLETION_FACTORS[s.completion];
  return at(factors, Math.min(posts, factors.length - 1));
}

/** What whoever has covered the last `left` spaces of an island gets for its completion; nothing while more are free. */
export function completionGain(s: State, seat: Seat, island: Island, left = 0): number {
  return at(s.freeLand, island) > left ? 0 : COMPLETION_VP + postPointsOf(s, seat, island);
}

export const happenings: HappeningsOf<'IslandCompleted'> = {
  IslandCompleted: {
    evolve(s, e) {
      book(s, e.seat, 'completion', e.vp);
      bookForAll(s, 'posts', e.posts);
      if (!e.chest) return;
      s.islandChest[e.island] = 0;
      add(s.chests, e.seat, 1);
    },
    say({ seat, vp, posts, chest }) {
      const points = pointNames(posts);
      if (points.length === 0) return say('event.IslandCompleted.empty', { who: { seat }, vp });
      return say(chest ? 'event.IslandCompleted.chest' : 'event.IslandCompleted', { who: { seat }, vp, points });
    },
    points: ({ seat, vp, posts }) => [...booked(seat, 'completion', vp), ...bookedForAll('posts', posts)],
  },
};
