import { at, type Seat } from '@quarterdeck/kernel';
import { SPICE_CAP, TEAM_SHARE } from '../data/figures';
import { PLANETS } from '../data/planets';
import { PEPPER, SPICES, VANILLA } from '../data/spices';
import { savingOn } from '../questions';
import { whyNotTakeable } from '../rules/construct/conquer';
import { partnerOf, type Spice, type State, spiceOf } from '../state';

/** Less than most planets cost. */
const NEXT_TO_NOTHING = 2;

/** By spice: what a seat lacks for a planet that it stands on and could take; undefined when there is none, or it can pay. */
function lackForConquest(s: State, seat: Seat): readonly number[] | undefined {
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (whyNotTakeable(s, seat, planet) !== undefined) continue;
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

/** Whether a seat gives what it has no room for any more, to a partner who has next to nothing of it. */
export function spares(s: State, seat: Seat, spice: Spice): boolean {
  return spiceOf(s, seat, spice) === SPICE_CAP && spiceOf(s, partnerOf(s, seat), spice) < NEXT_TO_NOTHING;
}
