import { at } from '@quarterdeck/kernel';
import { BOATS } from '../data/boats';
import { BUILDINGS } from '../data/buildings';
import { ROW_SIZE, START } from '../data/figures';
import { BOAT_COLOURS, type State, seatsOf } from '../state';

/** How much is left of what ends the game first: figures, tiles, boats. */
export function gameLeft(s: State): number {
  let left = s.deck / (BUILDINGS.length - ROW_SIZE);
  const figures = START[seatsOf(s)]?.buildings ?? 1;
  for (let seat = 0; seat < seatsOf(s); seat++) left = Math.min(left, at(s.figures, seat) / figures);
  for (let colour = 0; colour < BOAT_COLOURS; colour++) left = Math.min(left, at(s.supply, colour) / at(BOATS, colour).count);
  return Math.min(1, left);
}
