import { at, range, rankBy, type ScoreSheet, type Seat, scoreSheet } from '@quarterdeck/kernel';
import { building } from './data/catalog';
import { BOATS_PER_PENALTY, COINS_PER_POINT } from './data/figures';
import { SPECIALISTS } from './data/specialists';
import { endPowerPoints, sparedBoatPenalty } from './rules/abilities';
import { besideBoats, type State, seatsOf } from './state';

/** Points that are only booked at the end (YA-095, YA-098 to YA-100). */
interface FinalPoints {
  readonly coins: number;
  readonly powers: number;
  readonly reserved: number;
  readonly boats: number;
}

/** `0 - n`, never minus zero. */
const minus = (n: number): number => 0 - n;

export function finalPoints(s: State, seat: Seat): FinalPoints {
  return {
    coins: Math.floor(at(s.coins, seat) / COINS_PER_POINT),
    powers: endPowerPoints(s, seat),
    reserved: minus(at(s.reserved, seat).length),
    boats: sparedBoatPenalty(s, seat) ? 0 : minus(Math.floor(besideBoats(s, seat) / BOATS_PER_PENALTY)),
  };
}

/** YA-097. */
export function buildingPoints(s: State, seat: Seat): number {
  const tiles = at(s.built, seat);
  let points = 0;
  for (let i = 0; i < tiles.length; i++) points += building(at(tiles, i)).points;
  return points;
}

/** YA-098, without end-of-game powers. */
export function specialistPoints(s: State, seat: Seat): number {
  const owned = at(s.owned, seat);
  let points = 0;
  for (let who = 0; who < SPECIALISTS.length; who++) if ((owned & (1 << who)) !== 0) points += at(SPECIALISTS, who).points;
  return points;
}

/** What a seat would end with if the game were over now. */
function totalPoints(s: State, seat: Seat): number {
  const { coins, powers, reserved, boats } = finalPoints(s, seat);
  return buildingPoints(s, seat) + at(s.prestige, seat) + specialistPoints(s, seat) + coins + powers + reserved + boats;
}

export function score(s: State): ScoreSheet {
  const all = range(seatsOf(s));
  const over = s.phase === 'over';
  const final = all.map((seat) => finalPoints(s, seat));
  return scoreSheet(all.length, [
    { item: 'buildings', points: all.map((seat) => buildingPoints(s, seat)), booked: true },
    { item: 'prestige', points: s.prestige.slice(), booked: true },
    { item: 'specialists', points: all.map((seat) => specialistPoints(s, seat)), booked: true },
    { item: 'powers', points: final.map(({ powers }) => powers), booked: over },
    { item: 'coins', points: final.map(({ coins }) => coins), booked: over },
    { item: 'reserved', points: final.map(({ reserved }) => reserved), booked: over },
    { item: 'boats', points: final.map(({ boats }) => boats), booked: over },
  ]);
}

/** YA-101; a tie goes to whoever had the earlier first turn in the round (YA-102, YA-D25). */
export function ranking(s: State): readonly number[] {
  return rankBy(
    seatsOf(s),
    (seat) => totalPoints(s, seat),
    (seat) => minus(s.order.indexOf(seat)),
  );
}
