import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { GOVERNOR } from '../data/effects';
import { PLANETS } from '../data/planets';
import type { Event } from '../events';
import { PLANET_FIELD } from '../fields';
import { item, num } from '../items';
import type { Move, MoveOf } from '../move';
import { effectOf, inTruce, ownerOfShip, planetUnderGalleon, type State, shipOn, sideOf } from '../state';
import { whyNotPay } from './build';
import { maybeWin } from './turn';

/** EF-331, EF-D33: spices that Governors save on a planet, never more than it costs. */
export function savingOn(s: State, seat: Seat, planet: number): number {
  if (planetUnderGalleon(s, seat) !== planet) return 0;
  const { pepper, vanilla } = item(PLANETS, planet);
  return Math.min(effectOf(s, seat, GOVERNOR), pepper + vanilla);
}

/** Whether the planet could be conquered by whoever pays. */
function whyNotTakeable(s: State, seat: Seat, planet: number): Reason | undefined {
  const ship = shipOn(s, num(PLANET_FIELD, planet));
  if (ship < 0 || ownerOfShip(ship) !== seat) return reason('NO_SHIP_THERE', 'EF-122');
  const owner = num(s.planetOwner, planet);
  if (owner < 0) return undefined;
  if (sideOf(s, owner) === sideOf(s, seat)) return reason('OWN_PLANET', owner === seat ? 'EF-122' : 'EF-D18');
  if (s.fortress[planet] === 1) return reason('FORTIFIED', 'EF-118');
  return inTruce(s, sideOf(s, owner)) ? reason('TRUCE', 'EF-D67') : undefined;
}

export function whyNotConquer(s: State, seat: Seat, move: MoveOf<'conquer'>): Reason | undefined {
  const why = whyNotTakeable(s, seat, move.planet);
  if (why !== undefined) return why;
  const { pepper, vanilla } = item(PLANETS, move.planet);
  const saving = savingOn(s, seat, move.planet);
  if (move.savedPepper + move.savedVanilla !== saving) return reason('WRONG_SAVING', 'EF-331', { n: saving });
  if (move.savedPepper > pepper || move.savedVanilla > vanilla) return reason('WRONG_SAVING', 'EF-D63', { n: saving });
  return whyNotPay(s, seat, pepper - move.savedPepper, vanilla - move.savedVanilla, 'EF-122');
}

export function conquerMoves(s: State, seat: Seat, out: Move[]): void {
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (whyNotTakeable(s, seat, planet) !== undefined) continue;
    const saving = savingOn(s, seat, planet);
    for (let savedPepper = 0; savedPepper <= saving; savedPepper++) {
      const move: MoveOf<'conquer'> = { kind: 'conquer', planet, savedPepper, savedVanilla: saving - savedPepper };
      if (whyNotConquer(s, seat, move) === undefined) out.push(move);
    }
  }
}

export function playConquer(s: State, seat: Seat, move: MoveOf<'conquer'>, emit: Emit<Event>): void {
  const { pepper, vanilla } = item(PLANETS, move.planet);
  const from = num(s.planetOwner, move.planet);
  emit({
    kind: 'PlanetConquered',
    seat,
    planet: move.planet,
    from,
    pepper: pepper - move.savedPepper,
    vanilla: vanilla - move.savedVanilla,
  });
  maybeWin(s, sideOf(s, seat), from, emit);
}
