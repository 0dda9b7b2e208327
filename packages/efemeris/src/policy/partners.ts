import { at, type Seat } from '@quarterdeck/kernel';
import { TEAM_SHARE } from '../data/figures';
import { PLANETS } from '../data/planets';
import { PEPPER, SPICES, VANILLA } from '../data/spices';
import { PLANET_FIELD } from '../fields';
import { savingOn } from '../questions';
import { NOBODY, ownerOfShip, partnerOf, type Spice, type State, shipOn, sideOf, spiceOf } from '../state';

/** By spice: what a seat lacks for a planet that it stands on and could take; undefined when there is none, or it can pay. */
function lackForConquest(s: State, seat: Seat): readonly number[] | undefined {
  for (let planet = 0; planet < PLANETS.length; planet++) {
    const ship = shipOn(s, PLANET_FIELD[planet] ?? 0);
    if (ship < 0 || ownerOfShip(ship) !== seat || s.fortress[planet] === 1) continue;
    const owner = s.planetOwner[planet] ?? NOBODY;
    if (owner >= 0 && sideOf(s, owner) === sideOf(s, seat)) continue;
    const { pepper, vanilla } = at(PLANETS, planet);
    const lack = [Math.max(0, pepper - spiceOf(s, seat, PEPPER)), Math.max(0, vanilla - spiceOf(s, seat, VANILLA))];
    return at(lack, 0) + at(lack, 1) > savingOn(s, seat, planet) ? lack : undefined;
  }
  return undefined;
}

/** Whether a spice from this seat, and what else it may still give this turn, lets its partner take a planet. */
export function letsPartnerConquer(s: State, seat: Seat, spice: Spice): boolean {
  const lack = lackForConquest(s, partnerOf(s, seat));
  if (lack === undefined || at(lack, spice) === 0 || lackForConquest(s, seat) !== undefined) return false;
  if (at(lack, PEPPER) + at(lack, VANILLA) > TEAM_SHARE - s.shared) return false;
  return SPICES.every((_, other) => at(lack, other) <= spiceOf(s, seat, other));
}
