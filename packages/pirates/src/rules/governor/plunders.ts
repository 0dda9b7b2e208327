import { countryOf, isCaravan } from '../../data/adventures';
import type { Country, State } from '../../state';

/** How many caravans of a country have been plundered (PI-078). */
export function plundersOf(s: State, country: Country): number {
  let caravans = 0;
  for (const card of s.played) if (isCaravan(card) && countryOf(card) === country) caravans++;
  return caravans;
}
