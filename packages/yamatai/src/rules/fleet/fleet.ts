import { add, at, pattern, range, reason, sum } from '@quarterdeck/kernel';
import { fleet as fleetRow } from '../../data/catalog';
import { FLEETS } from '../../data/fleets';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { boatList, playerName, powerName } from '../../names';
import { fleetWord } from '../../notation';
import { say } from '../../say';
import { BOAT_COLOURS, NONE } from '../../state';
import { isAsked, NOT_YOUR_TURN } from '../../turn';
import { boatsReceived } from './boats';

const FLEET_TAKEN = reason('FLEET_TAKEN', 'YA-036');

const MOVES: readonly MoveOf<'fleet'>[] = range(FLEETS.length + 1).map((fleet) => ({ kind: 'fleet', fleet }));

/** Step 1: take a fleet tile (YA-036). */
export const fleet: DecisionOf<'fleet'> = {
  at: ['fleet'],
  notNow: (s, seat) => (isAsked(s, seat) ? FLEET_TAKEN : NOT_YOUR_TURN),
  whyNot: (s, _seat, { fleet }) => (s.open.includes(fleet) ? undefined : reason('FLEET_NOT_OPEN', 'YA-036', { fleet })),
  list(s, _seat, out) {
    for (let i = 0; i < s.open.length; i++) {
      const open = at(s.open, i);
      if (open !== NONE) out.push(at(MOVES, open));
    }
  },
  play: (s, seat, { fleet }, emit) => emit({ kind: 'FleetTaken', seat, fleet, boats: boatsReceived(s, fleet) }),
  text: pattern('fleet {fleet}', { fleet: fleetWord }),
  say: ({ fleet }) => say('move.fleet', { fleet, boats: boatList(fleetRow(fleet).boats), power: powerName(fleet) }),
};

export const happenings: HappeningsOf<'FleetTaken'> = {
  FleetTaken: {
    evolve(s, e) {
      s.open[s.open.indexOf(e.fleet)] = NONE;
      s.taken[s.current] = e.fleet;
      for (let colour = 0; colour < BOAT_COLOURS; colour++) {
        s.hand[colour] = at(e.boats, colour);
        add(s.supply, colour, -at(e.boats, colour));
      }
      s.powerUsed = false;
      s.phase = 'trade';
    },
    say(e) {
      const boats = boatList(e.boats);
      const who = playerName(e.seat);
      return boats.length === 0
        ? say('event.FleetTaken.none', { who, fleet: e.fleet })
        : say('event.FleetTaken', { who, fleet: e.fleet, boats });
    },
  },
};

/** The more boats the better. */
export const worth: WorthOf<'fleet'> = (_s, _seat, { fleet }) => sum(fleetRow(fleet).boats);
