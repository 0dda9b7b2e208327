import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { fleet as fleetRow } from '../data/catalog';
import type { Power } from '../data/fleets';
import type { Event } from '../events';
import { COINS, type Move } from '../move';
import { ownFleet, type State } from '../state';
import { type BoatPowerMove, checkBoatPower, finishBoatPower, listBoatPower, playBoatPower } from './power-boats';
import { checkIslandPower, finishIslandPower, type IslandPowerMove, listIslandPower, playIslandPower } from './power-islands';
import { checkReservePower, finishLook, listReservePower, playReservePower, type ReservePowerMove } from './power-reserve';

/* The power of the fleet, once at any moment of the turn (YA-040, YA-D07). */

type PowerMove = { readonly kind: 'coins' } | ReservePowerMove | IslandPowerMove | BoatPowerMove;

const POWER_USED = reason('POWER_USED', 'YA-040');
const OTHER_POWER = reason('OTHER_POWER', 'YA-040');
const FINISH_POWER = reason('FINISH_POWER', 'YA-D07');
const NO_POWER_BEGUN = reason('NO_POWER_BEGUN', 'YA-D07');

/** The kind of power that a move begins or goes on with. */
const POWER_OF: Readonly<Record<PowerMove['kind'], Power['kind']>> = {
  coins: 'coins',
  reserve: 'reserve',
  look: 'reserve',
  keep: 'reserve',
  swapToken: 'swapTokens',
  withToken: 'swapTokens',
  hallow: 'sacredGround',
  lift: 'moveBoat',
  land: 'moveBoat',
  swapBoat: 'swapBoats',
  withBoat: 'swapBoats',
  remove: 'removeBoats',
};

/** What a begun power waits for. */
const FINISHES: Readonly<Record<string, State['pending']>> = {
  keep: 'keep',
  withToken: 'swapTokens',
  land: 'land',
  withBoat: 'swapBoats',
};

const power = (s: State): Power => fleetRow(ownFleet(s)).power;

/** While a power waits for its second half, nothing else may happen; `done` may end a removal. */
export function checkPending(s: State, move: Move): Reason | undefined {
  if (s.pending === 'none') return undefined;
  if (s.pending === 'remove') return move.kind === 'remove' || move.kind === 'done' ? undefined : FINISH_POWER;
  return FINISHES[move.kind] === s.pending ? undefined : FINISH_POWER;
}

export function checkPower(s: State, move: PowerMove): Reason | undefined {
  const finishes = FINISHES[move.kind];
  if (finishes !== undefined && s.pending !== finishes) return NO_POWER_BEGUN;
  if (POWER_OF[move.kind] !== power(s).kind) return OTHER_POWER;
  if (s.pending === 'none' && s.powerUsed) return POWER_USED;
  switch (move.kind) {
    case 'coins':
      return undefined;
    case 'reserve':
    case 'look':
    case 'keep':
      return checkReservePower(s, move);
    case 'swapToken':
    case 'withToken':
    case 'hallow':
      return checkIslandPower(s, move);
    default:
      return checkBoatPower(s, move);
  }
}

export function listPowers(s: State, moves: Move[]): void {
  if (s.powerUsed) return;
  const { kind } = power(s);
  switch (kind) {
    case 'coins':
      moves.push(COINS);
      return;
    case 'reserve':
      listReservePower(s, moves);
      return;
    case 'swapTokens':
    case 'sacredGround':
      listIslandPower(s, kind, moves);
      return;
    case 'moveBoat':
    case 'swapBoats':
    case 'removeBoats':
      listBoatPower(s, kind, moves);
      return;
    // These two work inside building and placing.
    case 'discount':
    case 'freeFirstColour':
      return;
  }
}

/** Moves that finish a begun power. */
export function listPending(s: State, moves: Move[]): void {
  switch (s.pending) {
    case 'keep':
      finishLook(s, moves);
      return;
    case 'swapTokens':
      finishIslandPower(s, moves);
      return;
    case 'land':
    case 'swapBoats':
    case 'remove':
      finishBoatPower(s, moves);
      return;
    case 'none':
    case 'draw':
      return;
  }
}

export function playPower(s: State, seat: Seat, move: PowerMove, emit: Emit<Event>): void {
  if (s.pending === 'none') emit({ kind: 'PowerUsed', seat, fleet: ownFleet(s) });
  switch (move.kind) {
    case 'coins': {
      const used = power(s);
      if (used.kind === 'coins') emit({ kind: 'CoinsGained', seat, coins: used.coins, source: 'fleet' });
      return;
    }
    case 'reserve':
    case 'look':
    case 'keep':
      playReservePower(s, seat, move, emit);
      return;
    case 'swapToken':
    case 'withToken':
    case 'hallow':
      playIslandPower(s, seat, move, emit);
      return;
    default:
      playBoatPower(s, seat, move, emit);
  }
}
