import { type Event, islandsAt, NONE, type State, spacesAround } from '@quarterdeck/yamatai';
import { fig } from '../../../kit';
import type { Point } from '../art/places';
import { pieceAt, spaceAt } from './sites';

/** The islands around which a boat has just closed the last gap: boats lie on every space about them. */
export function closedBy(event: Event, before: State): readonly number[] {
  if (event.kind !== 'BoatPlaced' || before.boats[event.space] !== NONE) return [];
  return islandsAt(event.space).filter((island) =>
    spacesAround(island).every((space) => space === event.space || before.boats[space] !== NONE),
  );
}

/** The lane around an island, from space to space. */
export function laneAround(view: State, island: number): string {
  const [cx, cy] = pieceAt(view, island);
  const angle = (space: number): number => Math.atan2(spaceAt(space)[1] - cy, spaceAt(space)[0] - cx);
  const spaces = [...spacesAround(island)].sort((a, b) => angle(a) - angle(b));
  const points = spaces.map(spaceAt);
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [cx, cy];
  // A closed curve through all of them: each stretch leaves and arrives along the line between its neighbours.
  const stretch = (_: Point, i: number): string => {
    const [[ax, ay], [bx, by], [x, y], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${fig(bx + (x - ax) / BEND)},${fig(by + (y - ay) / BEND)} ${fig(x - (dx - bx) / BEND)},${fig(y - (dy - by) / BEND)} ${fig(x)},${fig(y)}`;
  };
  return `M${at(0).map(fig).join(',')}${points.map(stretch).join('')}Z`;
}

/** How straight the curve is. */
const BEND = 4.5;
