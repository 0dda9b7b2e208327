import { at, type Census, sum } from '@quarterdeck/kernel';
import { CREW_CARDS, SLOTS } from './data/crew';
import { endSeat, firstSeat, type State, sideCount } from './state';

/** Tiles, crew cards and bonus markers, wherever they lie. */
export function census(s: State): Census {
  let crew = 0;
  for (let side = 0; side < sideCount(s); side++) {
    if (at(s.nation, side) < 0) {
      crew += CREW_CARDS;
      continue;
    }
    crew += sum(s.reserve.slice(side * SLOTS, (side + 1) * SLOTS)) + sum(s.boxed.slice(side * SLOTS, (side + 1) * SLOTS));
    for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
      crew += sum(s.hand.slice(seat * SLOTS, (seat + 1) * SLOTS)) + sum(s.inPlay.slice(seat * SLOTS, (seat + 1) * SLOTS));
    }
  }
  return {
    tiles: s.stack + s.drawn.length + s.placeOf.filter((place) => place >= 0).length,
    crew,
    bonuses: sum(s.bag) + sum(s.bonuses) + sum(s.spentBonuses),
  };
}
