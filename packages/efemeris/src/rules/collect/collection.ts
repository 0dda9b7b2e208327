import { at, type Emit, type Seat, sum } from '@quarterdeck/kernel';
import { EXTRA_BONUS, EXTRA_SPICE } from '../../data/effects';
import { BONUS_CAP, HAND_CAP, TEAM_HAND_CAP } from '../../data/figures';
import { PLANETS } from '../../data/planets';
import type { Event, HappeningsOf } from '../../event';
import { kindOf, PLANET_FIELD, SPICE_OF } from '../../fields';
import {
  bonusesHeld,
  effectOf,
  endSeat,
  firstSeat,
  isGalleon,
  isTeam,
  NO_SPICE,
  NOWHERE,
  SHIPS_PER_SEAT,
  type State,
  shipOf,
  sideOf,
} from '../../state';
import { gainSpice } from './spices';

export function handCap(s: State): number {
  return isTeam(s) ? TEAM_HAND_CAP : HAND_CAP;
}

/** Phase II for everybody of the side: spices at once; bonus markers and rescues wait for chance and choice. */
export function beginCollection(s: State, emit: Emit<Event>): void {
  const draws = s.draws.slice();
  const rescues = s.rescues.slice();
  const first = firstSeat(s, s.active);
  const end = endSeat(s, s.active);
  let inBag = sum(s.bag);
  for (let seat = first; seat < end; seat++) {
    const due = markersDue(s, seat);
    const wanted = due === 0 ? 0 : Math.min(due, BONUS_CAP - bonusesHeld(s, seat), inBag);
    draws[seat] = wanted;
    inBag -= wanted;
    rescues[seat] = rescuesDue(s, seat);
  }
  emit({ kind: 'CollectionBegan', draws, rescues });
  for (let seat = first; seat < end; seat++) collectSpices(s, seat, emit);
}

function collectSpices(s: State, seat: Seat, emit: Emit<Event>): void {
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.planetOwner[planet] === seat) gainSpice(s, seat, at(PLANETS, planet).produces, 1, 'planet', PLANET_FIELD[planet] ?? 0, emit);
  }
  for (let ship = shipOf(seat, 0); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) {
    const field = s.shipAt[ship] ?? NOWHERE;
    if (field < 0) continue;
    const spice = SPICE_OF[field] ?? NO_SPICE;
    if (spice < 0) continue;
    const providence = kindOf(field) === 'providence';
    gainSpice(s, seat, spice, providence ? 2 : 1, providence ? 'providence' : 'factory', field, emit);
    // EF-D30: a table may deny Pargo the providence fields.
    const pargo = isGalleon(ship) && (!providence || s.rules.pargoOnProvidence);
    if (pargo) gainSpice(s, seat, spice, effectOf(s, seat, EXTRA_SPICE), 'pargo', field, emit);
  }
}

function markersDue(s: State, seat: Seat): number {
  let due = 0;
  for (let ship = shipOf(seat, 0); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) {
    const field = s.shipAt[ship] ?? NOWHERE;
    if (field < 0 || kindOf(field) !== 'anchor') continue;
    due += isGalleon(ship) ? 1 + effectOf(s, seat, EXTRA_BONUS) : 1;
  }
  return due;
}

function rescuesDue(s: State, seat: Seat): number {
  let due = 0;
  for (let ship = shipOf(seat, 0); ship < shipOf(seat, SHIPS_PER_SEAT); ship++) {
    const field = s.shipAt[ship] ?? NOWHERE;
    if (field >= 0 && kindOf(field) === 'wreck') due++;
  }
  return due === 0 ? 0 : Math.min(due, s.reserveSize[sideOf(s, seat)] ?? 0, handCap(s) - (s.handSize[seat] ?? 0));
}

/** Seats that may still rescue crew, as bits. */
export function rescuers(s: State): number {
  let bits = 0;
  for (let seat = 0; seat < s.seats; seat++) if ((s.rescues[seat] ?? 0) > 0) bits |= 1 << seat;
  return bits;
}

export const happenings: HappeningsOf<'CollectionBegan'> = {
  CollectionBegan: {
    evolve(s, { draws, rescues }) {
      s.phase = 'collect';
      for (let seat = 0; seat < s.seats; seat++) {
        s.draws[seat] = draws[seat] ?? 0;
        s.rescues[seat] = rescues[seat] ?? 0;
      }
    },
    say: () => undefined,
  },
};
