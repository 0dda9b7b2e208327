import type { Seat } from '@quarterdeck/kernel';
import { EXPERT_TEAM_REBUILDS, FORTRESS_LIMIT, FRIGATE_LIMIT, TEAM_REBUILDS } from '../data/limits';
import { NOWHERE } from '../fields';
import { item, num } from '../items';
import { isTeam, partnerOf, SHIPS_PER_SEAT, type State, shipOf } from '../state';

/** Frigates that count against the limit: all ever built, or those in the sky (EF-D11). */
function frigatesCounted(s: State, seat: Seat): number {
  if (s.rules.buildLimit === 'lifetime') return num(s.frigatesBuilt, seat);
  let inSky = 0;
  for (let ship = shipOf(seat, 1); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) if (s.shipAt[ship] !== NOWHERE) inSky++;
  return inSky;
}

function fortressesCounted(s: State, seat: Seat): number {
  if (s.rules.buildLimit === 'lifetime') return num(s.fortressesBuilt, seat);
  let standing = 0;
  for (let planet = 0; planet < s.fortress.length; planet++) {
    if (s.fortress[planet] === 1 && s.planetOwner[planet] === seat) standing++;
  }
  return standing;
}

/** EF-115, EF-188, EF-D12: whether the player, and in team mode the nation, may have so many frigates more. */
export function frigatesLeft(s: State, seat: Seat, more: number, moreOfPartner: number): boolean {
  const own = frigatesCounted(s, seat) + more;
  if (own > FRIGATE_LIMIT) return false;
  return !isTeam(s) || own + frigatesCounted(s, partnerOf(s, seat)) + moreOfPartner <= s.rules.teamNationLimit;
}

/** EF-117, EF-189. */
export function fortressLeft(s: State, seat: Seat): boolean {
  const own = fortressesCounted(s, seat);
  if (own >= FORTRESS_LIMIT) return false;
  return !isTeam(s) || own + fortressesCounted(s, partnerOf(s, seat)) < s.rules.teamNationLimit;
}

/** EF-119, EF-148: a further captain, or in team mode a rebuild of the same galleon. */
export function nextGalleonLeft(s: State, seat: Seat): boolean {
  const lost = num(s.galleonsLost, seat);
  if (isTeam(s)) return lost <= (s.rules.expert ? EXPERT_TEAM_REBUILDS : TEAM_REBUILDS);
  return lost < item(s.captains, seat).length;
}
