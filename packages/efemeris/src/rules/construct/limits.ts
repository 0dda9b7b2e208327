import { at, type Seat } from '@quarterdeck/kernel';
import { EXPERT_TEAM_REBUILDS, FORTRESS_LIMIT, FRIGATE_LIMIT, TEAM_REBUILDS } from '../../data/figures';
import { isTeam, NOWHERE, partnerOf, SHIPS_PER_SEAT, type State, shipOf } from '../../state';

/** Frigates that count against the limit: all ever built, or those in the sky (EF-D11). */
export function frigatesCounted(s: State, seat: Seat): number {
  if (s.rules.buildLimit === 'lifetime') return s.frigatesBuilt[seat] ?? 0;
  let inSky = 0;
  for (let ship = shipOf(seat, 1); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) if (s.shipAt[ship] !== NOWHERE) inSky++;
  return inSky;
}

/** The same for fortresses: all ever built, or those that stand. */
export function fortressesCounted(s: State, seat: Seat): number {
  if (s.rules.buildLimit === 'lifetime') return s.fortressesBuilt[seat] ?? 0;
  let standing = 0;
  for (let planet = 0; planet < s.fortress.length; planet++) {
    if (s.fortress[planet] === 1 && s.planetOwner[planet] === seat) standing++;
  }
  return standing;
}

/** EF-115, EF-188, EF-D12: frigates a player may have; in team mode no more than the partner leaves of the nation's. */
export function frigateLimit(s: State, seat: Seat, moreOfPartner = 0): number {
  if (!isTeam(s)) return FRIGATE_LIMIT;
  return Math.min(FRIGATE_LIMIT, s.rules.teamNationLimit - frigatesCounted(s, partnerOf(s, seat)) - moreOfPartner);
}

/** EF-117, EF-189. */
export function fortressLimit(s: State, seat: Seat): number {
  return isTeam(s) ? Math.min(FORTRESS_LIMIT, s.rules.teamNationLimit - fortressesCounted(s, partnerOf(s, seat))) : FORTRESS_LIMIT;
}

export function frigatesLeft(s: State, seat: Seat, more: number, moreOfPartner: number): boolean {
  return frigatesCounted(s, seat) + more <= frigateLimit(s, seat, moreOfPartner);
}

export function fortressLeft(s: State, seat: Seat): boolean {
  return fortressesCounted(s, seat) < fortressLimit(s, seat);
}

/** EF-119, EF-148: a further captain, or in team mode a rebuild of the same galleon. */
export function nextGalleonLeft(s: State, seat: Seat): boolean {
  const lost = s.galleonsLost[seat] ?? 0;
  if (isTeam(s)) return lost <= (s.rules.expert ? EXPERT_TEAM_REBUILDS : TEAM_REBUILDS);
  return lost < at(s.captains, seat).length;
}
