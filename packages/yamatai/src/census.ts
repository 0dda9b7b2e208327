import { at, type Census, countOf, sum } from '@quarterdeck/kernel';
import { COLOURS } from './data/boats';
import { CULTURE } from './data/components';
import { ownedCount } from './rules/abilities';
import { BOAT_COLOURS, NONE, SACRED, type State, seatsOf, TOKEN_COLOURS } from './state';

const count = (lists: readonly (readonly unknown[])[]): number => sum(lists.map((list) => list.length));

/** Every boat, tile, token and figure, wherever it is. */
export function census(s: State): Census {
  const pieces: Record<string, number> = {};
  COLOURS.forEach((name, colour) => {
    let boats = at(s.supply, colour) + countOf(s.boats, colour) + at(s.hand, colour);
    for (let seat = 0; seat < seatsOf(s); seat++)
      boats += at(s.dock, seat * BOAT_COLOURS + colour) + at(s.beside, seat * BOAT_COLOURS + colour);
    pieces[`${name} boats`] = boats;
  });
  CULTURE.forEach(({ name }, colour) => {
    let tokens = at(s.tokensOut, colour) + countOf(s.culture, colour);
    for (let seat = 0; seat < seatsOf(s); seat++) tokens += at(s.tokens, seat * TOKEN_COLOURS + colour);
    pieces[`${name} tokens`] = tokens;
  });
  for (let seat = 0; seat < seatsOf(s); seat++) pieces[`buildings of seat ${seat + 1}`] = at(s.figures, seat) + countOf(s.sites, seat);
  const row = s.row.length - countOf(s.row, NONE);
  pieces['building tiles'] = row + s.deck + count(s.built) + count(s.reserved);
  const display = s.display.length - countOf(s.display, NONE);
  pieces.specialists = display + s.specialistDeck + sum(s.owned.map((_, seat) => ownedCount(s, seat)));
  // The fleets of a round stay known as turn-order spots until they are shuffled in.
  const between = s.phase === 'fleets' && s.round > 0 ? s.spots.length : 0;
  pieces.fleets = s.open.length - countOf(s.open, NONE) + count(s.faceDown) + s.taken.length - countOf(s.taken, NONE) + between;
  pieces['Sacred Ground'] = s.sacred + countOf(s.sites, SACRED);
  return pieces;
}
