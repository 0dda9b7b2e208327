import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { CARGO, SHOT, WIND } from '../data/bonuses';
import { SHOT_STEPS, SPICE_CAP, WIND_STEPS } from '../data/limits';
import type { Event } from '../events';
import { NOWHERE } from '../fields';
import { item, num } from '../items';
import type { Move, MoveOf } from '../move';
import { pathTo, reached, reachedCount, searchSailing } from '../sky';
import { bonusOf, SHIPS_PER_SEAT, type State, shipOf, spiceOf } from '../state';
import { gainSpice } from './collect';
import { moveAlong, whyNotEnemyShip, whyNotReached } from './sail';
import { CARGO_MOVES, shotMove, windMove } from './tables';

const RULES = ['EF-100', 'EF-101', 'EF-102'] as const;

export function whyNoBonus(s: State, seat: Seat, bonus: number): Reason | undefined {
  if (bonusOf(s, seat, bonus) === 0) return reason('NO_SUCH_BONUS', item(RULES, bonus));
  return undefined;
}

// Solar Wind: an own ship, one to three fields, beside its normal move.

export function whyNotWind(s: State, seat: Seat, move: MoveOf<'wind'>): Reason | undefined {
  const ship = shipOf(seat, move.ship);
  if (move.ship >= SHIPS_PER_SEAT || s.shipAt[ship] === NOWHERE) return reason('NO_SUCH_SHIP', 'EF-100');
  const why = whyNoBonus(s, seat, WIND);
  if (why !== undefined) return why;
  searchSailing(s, ship, WIND_STEPS);
  return whyNotReached(s, ship, move.field, WIND_STEPS);
}

export function playWind(s: State, seat: Seat, move: MoveOf<'wind'>, emit: Emit<Event>): void {
  const ship = shipOf(seat, move.ship);
  searchSailing(s, ship, WIND_STEPS);
  const path = pathTo(move.field);
  emit({ kind: 'BonusUsed', seat, bonus: WIND });
  moveAlong(s, ship, seat, 'wind', path, emit);
}

// Warning Shot: an enemy ship, one field, wherever it is.

export function whyNotShot(s: State, seat: Seat, move: MoveOf<'shot'>): Reason | undefined {
  const why = whyNotEnemyShip(s, seat, move.target) ?? whyNoBonus(s, seat, SHOT);
  if (why !== undefined) return why;
  searchSailing(s, move.target, SHOT_STEPS, s.rules.pushIntoSingularity);
  return whyNotReached(s, move.target, move.field, SHOT_STEPS);
}

export function playShot(s: State, seat: Seat, move: MoveOf<'shot'>, emit: Emit<Event>): void {
  searchSailing(s, move.target, SHOT_STEPS, s.rules.pushIntoSingularity);
  const path = pathTo(move.field);
  emit({ kind: 'BonusUsed', seat, bonus: SHOT });
  moveAlong(s, move.target, seat, 'shot', path, emit);
}

// New Cargo: a spice of one's choice.

export function whyNotCargo(s: State, seat: Seat, move: MoveOf<'cargo'>): Reason | undefined {
  const why = whyNoBonus(s, seat, CARGO);
  if (why !== undefined) return why;
  if (spiceOf(s, seat, move.spice) >= SPICE_CAP) return reason('SPICE_FULL', 'EF-016', { n: SPICE_CAP });
  return undefined;
}

export function playCargo(s: State, seat: Seat, move: MoveOf<'cargo'>, emit: Emit<Event>): void {
  emit({ kind: 'BonusUsed', seat, bonus: CARGO });
  gainSpice(s, seat, move.spice, 1, 'cargo', NOWHERE, emit);
}

export function bonusMoves(s: State, seat: Seat, out: Move[]): void {
  if (bonusOf(s, seat, WIND) > 0) {
    for (let index = 0; index < SHIPS_PER_SEAT; index++) {
      const ship = shipOf(seat, index);
      if (s.shipAt[ship] === NOWHERE) continue;
      searchSailing(s, ship, WIND_STEPS);
      for (let i = 1; i < reachedCount(); i++) out.push(windMove(index, num(reached, i)));
    }
  }
  if (bonusOf(s, seat, SHOT) > 0) {
    for (let target = 0; target < s.shipAt.length; target++) {
      if (whyNotEnemyShip(s, seat, target) !== undefined) continue;
      searchSailing(s, target, SHOT_STEPS, s.rules.pushIntoSingularity);
      for (let i = 1; i < reachedCount(); i++) out.push(shotMove(target, num(reached, i)));
    }
  }
  if (bonusOf(s, seat, CARGO) > 0) {
    CARGO_MOVES.forEach((move, spice) => {
      if (spiceOf(s, seat, spice) < SPICE_CAP) out.push(move);
    });
  }
}
