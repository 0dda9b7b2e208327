import { type Geometry, type Space, seaWay } from '@quarterdeck/amerigo';
import type { Point } from '../draw/marching';
import { middleOf } from './scale';

export function routePoints(geometry: Geometry, from: Space, to: Space): readonly Point[] {
  return seaWay(geometry, from, to).map((space) => middleOf(geometry, space));
}
