import { add, at, type Emit, type Message, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { Event, HappeningsOf, LossCause, Means } from '../../event';
import { IS_SINGULARITY, kindOf, PLANET_OF, ROSE } from '../../fields';
import { fieldMessage } from '../../names';
import { captainName, say, shipWords, who } from '../../say';
import type { Reach } from '../../sky';
import {
  type Field,
  GALLEON,
  inTruce,
  isGalleon,
  isTeam,
  NO_CAPTAIN,
  NO_PLANET,
  NO_SHIP,
  NOBODY,
  NOWHERE,
  ownerOfShip,
  type Ship,
  type State,
  shipOf,
  shipOn,
  sideOf,
  sideOfShip,
} from '../../state';
import { maybeDraw } from '../end/ending';
import { clearCrew, clearEffects, moveShip, thaw } from '../ledger';

/* How ships get from field to field, by their own sails or driven by others, and how they are lost. */

/** Whether the ship comes to a field other than where it is; and if not, what stands in the way. */
export function whyNotReached(s: State, ship: Ship, reach: Reach, field: Field, steps: number): Reason | undefined {
  if (reach.has(field) && field !== s.shipAt[ship]) return undefined;
  const other = field === ROSE ? NO_SHIP : shipOn(s, field);
  if (other >= 0 && other !== ship) return reason('FIELD_TAKEN', 'EF-131');
  const planet = PLANET_OF[field] ?? NO_PLANET;
  const fortified = planet >= 0 && s.fortress[planet] === 1;
  if (fortified && sideOf(s, s.planetOwner[planet] ?? NOBODY) !== sideOfShip(s, ship)) return reason('ENEMY_FORTRESS', 'EF-118');
  return reason('OUT_OF_REACH', 'EF-130', { n: steps });
}

/** Whether a ship in the sky may be the aim of another nation's card or bonus (EF-192, EF-D67). */
export function whyNotEnemyShip(s: State, seat: Seat, ship: Ship): Reason | undefined {
  const field = s.shipAt[ship];
  if (field === undefined || field === NOWHERE) return reason('NO_SUCH_SHIP', 'EF-091');
  const side = sideOfShip(s, ship);
  if (side === sideOf(s, seat)) return reason('NOT_AN_ENEMY', isTeam(s) ? 'EF-192' : 'EF-101');
  if (inTruce(s, side)) return reason('TRUCE', 'EF-D67');
  return undefined;
}

/** Moves a ship along a way; a singularity at its end destroys it (EF-135). */
export function moveAlong(s: State, ship: Ship, by: Seat, means: Means, path: readonly Field[], emit: Emit<Event>): void {
  emit({ kind: 'ShipSailed', ship, by, means, path });
  if (IS_SINGULARITY[path[path.length - 1] ?? 0] === true) destroyShip(s, ship, by, 'singularity', emit);
}

export function destroyShip(s: State, ship: Ship, by: Seat, cause: LossCause, emit: Emit<Event>): void {
  const seat = ownerOfShip(ship);
  // EF-D69: the next captain is seen as soon as the upper card is gone.
  const next = isGalleon(ship) && !isTeam(s) ? (s.captains[seat]?.[(s.galleonsLost[seat] ?? 0) + 1] ?? NO_CAPTAIN) : NO_CAPTAIN;
  emit({ kind: 'ShipLost', ship, by, cause, field: s.shipAt[ship] ?? NOWHERE, next });
  maybeDraw(s, emit);
}

/** Where a voyage leads and in how many steps. */
export function voyageWords(s: State, reach: Reach, field: Field): { to: Message; n: number } {
  return { to: fieldMessage(s, field), n: reach.has(field) ? reach.stepsTo(field) : 0 };
}

export const happenings: HappeningsOf<'ShipSailed' | 'GalleonTransferred' | 'ShipLost'> = {
  ShipSailed: {
    evolve(s, { ship, means, path }) {
      moveShip(s, ship, path[path.length - 1] ?? 0);
      if (means === 'sail') s.sailed[ship] = 1;
    },
    say: ({ ship, by, means, path }, after) =>
      say(`event.ShipSailed.${means}`, {
        who: who(by),
        ship: shipWords(ship),
        to: fieldMessage(after, path[path.length - 1] ?? 0),
        n: path.length - 1,
      }),
  },
  GalleonTransferred: {
    evolve(s, { seat, to }) {
      moveShip(s, shipOf(seat, GALLEON), to);
    },
    say: ({ seat, to }, after) => say('event.GalleonTransferred', { who: who(seat), to: fieldMessage(after, to) }),
  },
  ShipLost: {
    evolve(s, { ship, next }) {
      s.shipAt[ship] = NOWHERE;
      s.sailed[ship] = 0;
      s.frozenBy[ship] = NOBODY;
      if (!isGalleon(ship)) return;
      const seat = ownerOfShip(ship);
      clearCrew(s, seat);
      clearEffects(s, seat);
      thaw(s, seat);
      add(s.galleonsLost, seat, 1);
      if (next !== NO_CAPTAIN) at(s.captains, seat)[s.galleonsLost[seat] ?? 0] = next;
    },
    say: ({ ship, by, cause, next }) =>
      next === NO_CAPTAIN
        ? say(`event.ShipLost.${cause}`, { who: who(by), ship: shipWords(ship) })
        : say(`event.ShipLost.${cause}.next`, { who: who(by), ship: shipWords(ship), captain: captainName(next) }),
  },
};

/** For bots: whether something is to be had by lying on a field. */
export function fieldWorth(field: Field): number {
  const kind = kindOf(field);
  if (kind === 'factory' || kind === 'providence') return 1.2;
  return kind === 'anchor' || kind === 'wreck' ? 1 : 0;
}

/** For bots: whether a ship of this seat could take something there. */
function isTarget(s: State, seat: Seat, field: Field): boolean {
  const planet = PLANET_OF[field] ?? NO_PLANET;
  if (planet < 0) return false;
  const owner = s.planetOwner[planet] ?? NOBODY;
  return owner < 0 || sideOf(s, owner) !== sideOf(s, seat);
}

/** For bots: what the end of a voyage promises at a glance, without looking for ways. */
export function voyageWorth(s: State, seat: Seat, field: Field): number {
  if (kindOf(field) === 'singularity') return -50;
  return isTarget(s, seat, field) ? 15 : 2 * fieldWorth(field);
}

/** For bots: driving a ship of others to its end, or off a planet that it is about to take. */
export function drivingWorth(s: State, target: Ship, field: Field): number {
  if (kindOf(field) === 'singularity') return isGalleon(target) ? 60 : 50;
  return isTarget(s, ownerOfShip(target), s.shipAt[target] ?? NOWHERE) ? 12 : -2;
}
