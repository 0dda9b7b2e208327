import { type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { PLANETS } from '../../data/planets';
import { PLANET_FIELD } from '../../fields';
import { type Planet, type State, shipOn } from '../../state';

/** Whether a new ship could start on a planet: an own one without a ship. */
export function whyNotLaunch(s: State, seat: Seat, planet: Planet, rule: string): Reason | undefined {
  if (s.planetOwner[planet] !== seat) return reason('NOT_YOUR_PLANET', rule);
  return shipOn(s, PLANET_FIELD[planet] ?? 0) >= 0 ? reason('SHIP_ON_PLANET', rule) : undefined;
}

/** The same as a quick answer, for lists. */
export function isFreePlanet(s: State, seat: Seat, planet: Planet): boolean {
  return s.planetOwner[planet] === seat && shipOn(s, PLANET_FIELD[planet] ?? 0) < 0;
}

export function hasFreePlanet(s: State, seat: Seat): boolean {
  for (let planet = 0; planet < PLANETS.length; planet++) if (isFreePlanet(s, seat, planet)) return true;
  return false;
}
