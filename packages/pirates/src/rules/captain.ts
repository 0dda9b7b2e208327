import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { at } from '../cells';
import { caravanShips, countryOf } from '../data/adventures';
import { SEND_BONUS } from '../data/numbers';
import type { Event } from '../events';
import { freeShips, nextSeat } from '../fleet';
import { RED, type State } from '../state';
import { giftAmount, takeMark } from './gifts';
import { waitFor } from './wait';

/** Most ships anyone may send against the caravan on the table (PI-083). */
export function fleetLimit(s: State): number {
  return caravanShips(s.caravans, s.card) + (SEND_BONUS.bySeats[s.chests.length] ?? 0);
}

/** Most ships this seat can send: the limit, or all its free ships (PI-084, PI-085). */
export function mostToSend(s: State, seat: Seat): number {
  return Math.min(fleetLimit(s), freeShips(s, seat));
}

export function checkSend(s: State, seat: Seat, ships: number): Reason | undefined {
  if (ships > fleetLimit(s)) return reason('OVER_THE_LIMIT', 'PI-083', { limit: fleetLimit(s) });
  if (ships > freeShips(s, seat)) return reason('NOT_ENOUGH_FREE_SHIPS', 'PI-084', { ships: freeShips(s, seat) });
  return ships >= 0 ? undefined : reason('OVER_THE_LIMIT', 'PI-085', { limit: fleetLimit(s) });
}

/** Plays the caravan card and asks for ships. True when nothing waits any more. */
export function playCaravan(s: State, seat: Seat, card: number, emit: Emit<Event>): boolean {
  emit({ kind: 'CaravanPlayed', seat, card });
  return askForShips(s, seat, emit);
}

/** A seat commits ships; the marks for it follow at once (PI-087, PI-088, PI-097). True when nothing waits any more. */
export function sendShips(s: State, seat: Seat, ships: number, emit: Emit<Event>): boolean {
  commit(s, seat, ships, emit);
  const next = nextSeat(s, seat);
  return next === s.actor ? setSail(s, emit) : askForShips(s, next, emit);
}

function askForShips(s: State, first: Seat, emit: Emit<Event>): boolean {
  let seat = first;
  while (mostToSend(s, seat) === 0) {
    commit(s, seat, 0, emit);
    seat = nextSeat(s, seat);
    if (seat === s.actor) return setSail(s, emit);
  }
  waitFor(s, 'send', seat, emit);
  return false;
}

function commit(s: State, seat: Seat, ships: number, emit: Emit<Event>): void {
  emit({ kind: 'ShipsSent', seat, ships });
  if (ships === 0) takeMark(seat, 'sentNone', emit);
  else if (s.privateers[countryOf(s.card)] === seat) takeMark(seat, 'privateer', emit);
}

function setSail(s: State, emit: Emit<Event>): boolean {
  if (s.sent.some((ships) => ships > 0)) {
    waitFor(s, 'throw', s.actor, emit);
    return false;
  }
  emit({ kind: 'CaravanEscaped', seat: s.actor, card: s.card });
  return true;
}

/** Owners of the dice of a plunder: the caravan's, then the pirates' from the card's player on (PI-095). */
export function plunderDice(s: State): number[] {
  const owners = new Array<number>(caravanShips(s.caravans, s.card)).fill(RED);
  let seat = s.actor;
  do {
    for (let i = at(s.sent, seat); i > 0; i--) owners.push(seat);
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
  return owners;
}

/** The Captain's gift, paid when his plunder is over (PI-090, PI-D02). */
export function maybeGrantYinYang(s: State, emit: Emit<Event>): void {
  const tokens = giftAmount(s);
  if (tokens > 0) emit({ kind: 'YinYangGranted', seat: s.actor, tokens });
}
