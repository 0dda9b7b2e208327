import { FRAME, type Geometry, isFrame, NONE, SHIPS, type State } from '@quarterdeck/amerigo';
import { frameSide, middleOf } from './scale';

/** Where a ship is drawn. */
export interface Berth {
  readonly seat: number;
  readonly ship: number;
  readonly space: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const [AT_SEA, ON_FRAME] = [38, 29];
/** Ships on one frame space lie side by side, beside its number. */
const APART = 25;

export function berths(geometry: Geometry, view: State): readonly Berth[] {
  const before = new Map<number, number>();
  return view.ships.flatMap((space, i): Berth[] => {
    if (space === NONE) return [];
    const [seat, ship] = [Math.floor(i / SHIPS), i % SHIPS];
    const [x, y] = middleOf(geometry, space);
    if (!isFrame(space)) return [{ seat, ship, space, x, y: y - 1, size: AT_SEA }];
    const rank = before.get(space) ?? 0;
    before.set(space, rank + 1);
    const aside = besides(rank);
    const { side } = frameSide(geometry, space - FRAME);
    const upright = side === 'north' || side === 'south';
    return [{ seat, ship, space, x: upright ? x + aside : x, y: upright ? y - 1 : y + aside, size: ON_FRAME }];
  });
}

/** Right, left, further right, further left of the number. */
function besides(rank: number): number {
  return (rank % 2 === 0 ? 1 : -1) * APART * (1 + Math.floor(rank / 2));
}
