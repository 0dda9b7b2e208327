import type { Oracle } from '@quarterdeck/kernel/testing';
import { COPIES, SLOTS } from './data/crew';
import { EFFECTS } from './data/effects';
import { OUTLINES } from './data/places';
import type { Event } from './event';
import { kindOf, PLANET_FIELD, ROSE } from './fields';
import { firstSeat, NO_NATION, NOWHERE, planetsOf, type State, sideCount } from './state';

/** What must hold after every entry, each with the rule that says so. */
export const oracle: Oracle<State, Event> = (s, events) => {
  if (s.spices.some((n) => n < 0 || n > 5)) return 'EF-016: spices between 0 and 5';
  for (let seat = 0; seat < s.seats; seat++) {
    const held = s.bonuses.slice(seat * 3, seat * 3 + 3).reduce((a, b) => a + b, 0);
    if (held > 3) return 'EF-017: at most three bonus markers';
    if ((s.handSize[seat] ?? 0) > (s.seats === 4 ? 6 : 8)) return 'EF-018: hand cap';
    if ((s.crewPlayed[seat] ?? 0) > 3) return 'EF-096: three crew cards a turn';
    if (s.handSize[seat] !== s.hand.slice(seat * SLOTS, (seat + 1) * SLOTS).reduce((a, b) => a + b, 0))
      return 'EF-D66: the number of cards in hand is open';
    const sunk = s.shipAt[seat * 3] === NOWHERE;
    if (sunk && s.effects.slice(seat * EFFECTS.length, (seat + 1) * EFFECTS.length).some((n) => n > 0))
      return 'EF-146: effects end with the galleon';
    if (sunk && s.inPlay.slice(seat * SLOTS, (seat + 1) * SLOTS).some((n) => n > 0)) return 'EF-146: crew in use is discarded';
    if ((s.frigatesBuilt[seat] ?? 0) > 2 || (s.fortressesBuilt[seat] ?? 0) > 2) return 'EF-115, EF-117: lifetime limits';
  }
  if ([...s.hand, ...s.reserve, ...s.inPlay, ...s.boxed, ...s.bag, ...s.bonuses].some((n) => n < 0)) return 'no count below zero';
  if (s.seenReserve.some((n, i) => n > (s.reserve[i] ?? 0))) return 'what all saw going to the reserve is there';
  for (let side = 0; side < sideCount(s); side++) {
    if (s.nation[side] === NO_NATION) continue;
    for (let slot = 0; slot < SLOTS; slot++) {
      const all = [s.reserve[side * SLOTS + slot], s.boxed[side * SLOTS + slot]];
      for (let seat = firstSeat(s, side); seat < firstSeat(s, side) + (s.seats === 4 ? 2 : 1); seat++)
        all.push(s.hand[seat * SLOTS + slot], s.inPlay[seat * SLOTS + slot]);
      if (all.reduce<number>((a, b) => a + (b ?? 0), 0) !== COPIES[slot]) return 'EF-004: twelve cards of each kind and nation';
    }
  }
  const fields = s.shipAt.filter((field) => field !== NOWHERE && field !== ROSE);
  if (new Set(fields).size !== fields.length) return 'EF-131: one ship to a field';
  if (fields.some((field) => kindOf(field) === 'singularity')) return 'EF-135: nothing survives in a singularity';
  if (s.tileAt.some((tile, place) => tile >= 0 && !OUTLINES[s.rules.size][place])) return 'EF-072: tiles inside the outline';
  if (s.tileAt.some((tile, place) => tile >= 0 && s.placeOf[tile] !== place)) return 'a tile lies where it is';
  if (s.fortress.some((fort, planet) => fort === 1 && (s.planetOwner[planet] ?? -1) < 0))
    return 'EF-116: a fortress stands on a controlled planet';
  for (const e of events) {
    if (e.kind === 'ShipSailed' && e.means === 'sail' && e.path.length > 10) return 'EF-212: nine fields at most';
    if (e.kind === 'FrigateBuilt' && s.shipAt[e.ship] !== PLANET_FIELD[e.planet]) return 'EF-112: a frigate starts on its planet';
  }
  const most = Math.max(...Array.from({ length: sideCount(s) }, (_, side) => planetsOf(s, side)));
  if (s.phase !== 'over' && most >= (s.seats === 3 ? 4 : 5)) return 'EF-170, EF-172, EF-174: the game ends at once';
  return undefined;
};
