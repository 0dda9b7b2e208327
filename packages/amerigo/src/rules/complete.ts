import type { Emit, Seat } from '@quarterdeck/kernel';
import { COMPLETION_FACTORS, COMPLETION_VP } from '../data/constants';
import type { Event } from '../events';
import { at } from '../numbers';
import { type State, timeMarker } from '../state';

/** The last free space of an island was covered, by a tile or a post (AM-142 … AM-146, AM-092). */
export function maybeComplete(s: State, seat: Seat, island: number, emit: Emit<Event>): void {
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
export function postPoints(s: State, island: number): number[] {
  const points: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    points.push(completionFactor(s, at(s.islandPosts, island * s.seats + seat)) * timeMarker(s));
  }
  return points;
}

/** The printed table ends with three posts; beyond, the option decides (AM-D03). */
function completionFactor(s: State, posts: number): number {
  const factors = COMPLETION_FACTORS[s.completion];
  return at(factors, Math.min(posts, factors.length - 1));
}
