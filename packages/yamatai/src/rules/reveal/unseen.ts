import { at, countOf, filled, type Rng, range } from '@quarterdeck/kernel';
import { BUILDINGS } from '../../data/buildings';
import { DISPLAY_SIZE } from '../../data/figures';
import { SPECIALISTS } from '../../data/specialists';
import { NONE, type Specialist, type State, slotTile, type Tile } from '../../state';

/*
 * Whatever is shuffled is drawn only when it is turned (YA-020 to YA-023, YA-030, YA-086 to YA-091):
 * a deck is the set of tiles that lie nowhere else.
 */

/** Building tiles that nobody has seen: the deck without the tiles put back on top. */
export function unseenTiles(s: State): Tile[] {
  const seen = filled(BUILDINGS.length, false);
  const mark = (tile: Tile): void => {
    if (tile >= 0) seen[tile] = true;
  };
  s.row.forEach(mark);
  s.looking.forEach(mark);
  for (const tiles of s.built) tiles.forEach(mark);
  for (const tiles of s.reserved) tiles.forEach(mark);
  for (const slot of s.top) mark(slotTile(s, slot));
  return range(BUILDINGS.length).filter((tile) => seen[tile] === false);
}

export function unseenSpecialists(s: State): Specialist[] {
  let seen = 0;
  for (const bits of s.owned) seen |= bits;
  for (const who of s.display) if (who !== NONE) seen |= 1 << who;
  return range(SPECIALISTS.length).filter((who) => (seen & (1 << who)) === 0);
}

/** Spots of the display that wait for a specialist. */
export const emptySpots = (s: State): number[] => range(DISPLAY_SIZE).filter((spot) => s.display[spot] === NONE);

/** So many out of a bag, in the order drawn; the bag is used up. */
export function draw<T>(rng: Rng, bag: T[], count: number): T[] {
  for (let i = 0; i < count; i++) {
    const j = i + rng.below(bag.length - i);
    const drawn = at(bag, j);
    bag[j] = at(bag, i);
    bag[i] = drawn;
  }
  return bag.slice(0, count);
}

/** Whether some pieces, in any order, are `count` of those in the bag. */
export function isDraw<T>(drawn: readonly T[], bag: readonly T[], count: number): boolean {
  return drawn.length === count && drawn.every((piece) => countOf(drawn, piece) <= countOf(bag, piece));
}
