import { at, type Census, countOf } from '@quarterdeck/kernel';
import { COLOURS } from './data/boats';
import { CULTURE } from './data/components';
import { FLEETS } from './data/fleets';
import { SPECIALISTS } from './data/specialists';
import { BOAT_COLOURS, type Fleet, NONE, SACRED, type Specialist, type State, seatsOf, TOKEN_COLOURS } from './state';

const lying = (lists: readonly (readonly number[])[]): number => lists.flat().filter((piece) => piece !== NONE).length;

/** A fleet is open, face down, taken; or, between two rounds, known by the spot its meeple went to. */
function fleetLies(s: State, fleet: Fleet): number {
  const between = s.phase === 'fleets' && s.round > 0 ? countOf(s.spots, fleet) : 0;
  return countOf(s.open, fleet) + countOf(s.faceDown.flat(), fleet) + countOf(s.taken, fleet) + between;
}

const ownersOf = (s: State, who: Specialist): number => s.owned.filter((bits) => (bits & (1 << who)) !== 0).length;

/** Every boat, tile, token and figure, where it lies; fleets one by one. */
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
  pieces['building tiles'] = s.deck + lying([s.row, ...s.built, ...s.reserved]);
  let specialists = s.specialistDeck + lying([s.display]);
  for (let who = 0; who < SPECIALISTS.length; who++) specialists += ownersOf(s, who);
  pieces.specialists = specialists;
  for (const { number } of FLEETS) pieces[`fleet ${number}`] = fleetLies(s, number);
  pieces['Sacred Ground'] = s.sacred + countOf(s.sites, SACRED);
  return pieces;
}
