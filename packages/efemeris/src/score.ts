import { type Census, NO_POINTS, rankBy, type ScoredPoints, type ScoreSheet, type Seat, scoreSheet } from '@quarterdeck/kernel';
import { CREW_CARDS, SLOTS } from './data/crew';
import type { Event } from './events';
import { num, sum } from './items';
import { endSeat, firstSeat, planetsOf, planetsOfSeat, type State, sideCount, sideOf } from './state';

const PLANETS_ITEM = 'planets';

/** The game is won, not scored: the sheet counts the planets that each seat controls. */
export function score(s: State): ScoreSheet {
  const points = Array.from({ length: s.seats }, (_, seat) => planetsOfSeat(s, seat));
  return scoreSheet(s.seats, [{ item: PLANETS_ITEM, points, booked: true }]);
}

const planet = (seat: Seat, points: number): ScoredPoints => ({ seat, item: PLANETS_ITEM, points });

export function points(e: Event): readonly ScoredPoints[] {
  switch (e.kind) {
    case 'PlanetMobilised':
      return [planet(e.seat, 1)];
    case 'PlanetConquered':
      return e.from < 0 ? [planet(e.seat, 1)] : [planet(e.seat, 1), planet(e.from, -1)];
    case 'SeatEliminated':
      return e.planets.map(() => planet(e.seat, -1));
    default:
      return NO_POINTS;
  }
}

/** Partners share a rank. Winners come first, then whoever holds more planets or was eliminated later. */
export function ranking(s: State): number[] {
  const decided = s.phase === 'over';
  const won = (seat: Seat): number => (decided && s.winner === sideOf(s, seat) ? 1 : 0);
  const survived = (seat: Seat): number => (num(s.eliminated, seat) === 0 ? s.seats : num(s.eliminated, seat));
  // A drawn game has no winner among those still in it (EF-175).
  const standing = (seat: Seat): number => (decided && s.winner < 0 ? 0 : planetsOf(s, sideOf(s, seat)));
  return rankBy(s.seats, won, survived, standing);
}

/** Tiles, crew cards and bonus markers, wherever they lie. */
export function census(s: State): Census {
  let crew = 0;
  for (let side = 0; side < sideCount(s); side++) {
    if (num(s.nation, side) < 0) {
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
