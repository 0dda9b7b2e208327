import type { Geometry } from '@quarterdeck/amerigo';
import type { Point } from '../draw/marching';
import { middleOf } from './scale';

/** A shortest way by sea, space by space, from one to the other. */
function seaRoute(geometry: Geometry, from: number, to: number): readonly number[] {
  const { distance } = geometry.voyages(to);
  const route = [from];
  let here = from;
  while (here !== to) {
    const left = distance[here] ?? 0;
    const options = geometry.neighboursAtSea(here).filter((space) => (distance[space] ?? 0) === left - 1);
    const next = options.find((space) => isStraight(route.at(-2), here, space)) ?? options[0];
    if (next === undefined) break;
    route.push(next);
    here = next;
  }
  return route;
}

/** Ships hold their course as long as it leads on. */
function isStraight(before: number | undefined, here: number, next: number): boolean {
  return before !== undefined && next - here === here - before;
}

export function routePoints(geometry: Geometry, from: number, to: number): readonly Point[] {
  return seaRoute(geometry, from, to).map((space) => middleOf(geometry, space));
}
