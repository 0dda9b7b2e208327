import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { STRIDE } from '../data/effects';
import { FRIGATE_STEPS, GALLEON_STEPS } from '../data/limits';
import type { Event, LossCause, Means } from '../events';
import { IS_SINGULARITY, NOWHERE, PLANET_OF, ROSE } from '../fields';
import { num } from '../items';
import type { Move, MoveOf } from '../move';
import { isAdrift, isReached, pathTo, reached, reachedCount, searchSailing } from '../sky';
import {
  effectOf,
  GALLEON,
  inTruce,
  isGalleon,
  isTeam,
  ownerOfShip,
  SHIPS_PER_SEAT,
  type State,
  shipOf,
  shipOn,
  sideOf,
  sideOfShip,
} from '../state';
import { sailMove } from './tables';
import { maybeDraw } from './turn';

/** EF-092, EF-093, EF-210: fields a ship's normal move may cover this turn. */
export function stepsOf(s: State, seat: Seat, index: number): number {
  return index === GALLEON ? GALLEON_STEPS + effectOf(s, seat, STRIDE) : FRIGATE_STEPS;
}

/** Whether the ship could make its normal move, wherever to. */
function whyNotSailAtAll(s: State, seat: Seat, index: number): Reason | undefined {
  const ship = shipOf(seat, index);
  if (index >= SHIPS_PER_SEAT || s.shipAt[ship] === NOWHERE) return reason('NO_SUCH_SHIP', 'EF-091');
  if (s.sailed[ship] === 1) return reason('HAS_SAILED', index === GALLEON ? 'EF-092' : 'EF-093');
  if (num(s.frozenBy, ship) >= 0) return reason('FROZEN', 'EF-241');
  return undefined;
}

export function whyNotSail(s: State, seat: Seat, move: MoveOf<'sail'>): Reason | undefined {
  const why = whyNotSailAtAll(s, seat, move.ship);
  if (why !== undefined) return why;
  const steps = stepsOf(s, seat, move.ship);
  searchSailing(s, shipOf(seat, move.ship), steps);
  return whyNotReached(s, shipOf(seat, move.ship), move.field, steps);
}

/** Whether the last search, for this ship, came to a field other than where it began; and if not, what stands in the way. */
export function whyNotReached(s: State, ship: number, field: number, steps: number): Reason | undefined {
  if (isReached(field) && field !== reached[0]) return undefined;
  const other = field === ROSE ? -1 : shipOn(s, field);
  if (other >= 0 && other !== ship) return reason('FIELD_TAKEN', 'EF-131');
  const planet = num(PLANET_OF, field);
  const fortified = planet >= 0 && s.fortress[planet] === 1;
  if (fortified && sideOf(s, num(s.planetOwner, planet)) !== sideOfShip(s, ship)) return reason('ENEMY_FORTRESS', 'EF-118');
  return reason('OUT_OF_REACH', 'EF-130', { n: steps });
}

export function sailMoves(s: State, seat: Seat, out: Move[]): void {
  for (let index = 0; index < SHIPS_PER_SEAT; index++) {
    if (whyNotSailAtAll(s, seat, index) !== undefined) continue;
    searchSailing(s, shipOf(seat, index), stepsOf(s, seat, index));
    for (let i = 1; i < reachedCount(); i++) out.push(sailMove(index, num(reached, i)));
  }
}

export function playSail(s: State, seat: Seat, move: MoveOf<'sail'>, emit: Emit<Event>): void {
  const ship = shipOf(seat, move.ship);
  searchSailing(s, ship, stepsOf(s, seat, move.ship));
  moveAlong(s, ship, seat, 'sail', pathTo(move.field), emit);
}

/** Moves a ship along a way; a singularity at its end destroys it (EF-135). */
export function moveAlong(s: State, ship: number, by: Seat, means: Means, path: readonly number[], emit: Emit<Event>): void {
  emit({ kind: 'ShipSailed', ship, by, means, path });
  if (IS_SINGULARITY[num(path, path.length - 1)] === true) destroyShip(s, ship, by, 'singularity', emit);
}

export function destroyShip(s: State, ship: number, by: Seat, cause: LossCause, emit: Emit<Event>): void {
  const seat = ownerOfShip(ship);
  // EF-D69: the next captain is seen as soon as the upper card is gone.
  const next = isGalleon(ship) && !isTeam(s) ? (s.captains[seat]?.[num(s.galleonsLost, seat) + 1] ?? -1) : -1;
  emit({ kind: 'ShipLost', ship, by, cause, field: num(s.shipAt, ship), next });
  maybeDraw(s, emit);
}

/** Whether a ship in the sky may be the aim of another nation's card or bonus (EF-192, EF-D67). */
export function whyNotEnemyShip(s: State, seat: Seat, ship: number): Reason | undefined {
  const field = s.shipAt[ship];
  if (field === undefined || field === NOWHERE) return reason('NO_SUCH_SHIP', 'EF-091');
  const side = sideOfShip(s, ship);
  if (side === sideOf(s, seat)) return reason('NOT_AN_ENEMY', isTeam(s) ? 'EF-192' : 'EF-101');
  if (inTruce(s, side)) return reason('TRUCE', 'EF-D67');
  return undefined;
}

/** EF-D26: a ship adrift may be given up. */
export function whyNotScuttle(s: State, seat: Seat, move: MoveOf<'scuttle'>): Reason | undefined {
  const ship = shipOf(seat, move.ship);
  if (move.ship >= SHIPS_PER_SEAT || s.shipAt[ship] === NOWHERE) return reason('NO_SUCH_SHIP', 'EF-D26');
  if (!isAdrift(s, ship)) return reason('NOT_ADRIFT', 'EF-D26');
  return undefined;
}

export function scuttleMoves(s: State, seat: Seat, out: Move[]): void {
  for (let index = 0; index < SHIPS_PER_SEAT; index++) {
    const ship = shipOf(seat, index);
    if (s.shipAt[ship] !== NOWHERE && isAdrift(s, ship)) out.push({ kind: 'scuttle', ship: index });
  }
}

export function playScuttle(s: State, seat: Seat, move: MoveOf<'scuttle'>, emit: Emit<Event>): void {
  destroyShip(s, shipOf(seat, move.ship), seat, 'scuttled', emit);
}
