import { at, type Seat } from '@quarterdeck/kernel';
import { FRIGATE_COST_PEPPER, GALLEON_COST_VANILLA } from '../data/figures';
import { PLANETS } from '../data/planets';
import { PEPPER, VANILLA } from '../data/spices';
import { planetsToWin } from '../questions';
import { frigatesLeft, nextGalleonLeft } from '../rules/construct/limits';
import { NOWHERE, planetsOf, planetsOfSeat, SHIPS_PER_SEAT, type Spice, type State, shipOf, sideOf, spiceOf } from '../state';

/** Turns of every side after which a game has gone on too long: several times what games take. */
const LONG = 40;

/** After so many, whoever needs one planet more has tried for long enough. */
const ENDLESS = 2 * LONG;

/** Whether a seat has so much of a spice, or will get it from its planets. */
function canGet(s: State, seat: Seat, spice: Spice, amount: number): boolean {
  if (spiceOf(s, seat, spice) >= amount) return true;
  return PLANETS.some(({ produces }, planet) => s.planetOwner[planet] === seat && produces === spice);
}

/** Whether a seat has a ship or can get one, as far as its own planets go. */
function hasFuture(s: State, seat: Seat): boolean {
  for (let own = 0; own < SHIPS_PER_SEAT; own++) if (at(s.shipAt, shipOf(seat, own)) !== NOWHERE) return true;
  if (nextGalleonLeft(s, seat) && canGet(s, seat, VANILLA, GALLEON_COST_VANILLA)) return true;
  return planetsOfSeat(s, seat) > 0 && frigatesLeft(s, seat, 1, 0) && canGet(s, seat, PEPPER, FRIGATE_COST_PEPPER);
}

/**
 * Whether a bot agrees to a draw: nobody can take anything any more, or the game has gone on far too long and its
 * side is not about to win, or has been for ever. Reads only what everybody knows.
 */
export function agreesToDraw(s: State, seat: Seat): boolean {
  if (s.phase === 'over' || s.turnsDone.some((turns) => turns === 0)) return false;
  const dead = s.eliminated.every((order, other) => order > 0 || !hasFuture(s, other));
  if (dead) return true;
  const turns = Math.max(...s.turnsDone);
  return turns >= ENDLESS || (turns >= LONG && planetsOf(s, sideOf(s, seat)) < planetsToWin(s) - 1);
}
