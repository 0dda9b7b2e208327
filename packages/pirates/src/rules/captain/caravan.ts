import { add, at, type Emit, type Seat } from '@quarterdeck/kernel';
import { caravanShips, countryOf } from '../../data/adventures';
import { SEND_BONUS } from '../../data/figures';
import type { Event, HappeningsOf } from '../../event';
import { freeShips, nextSeat } from '../../fleet';
import { playFromHand } from '../../ledger';
import { cardName, say, who } from '../../say';
import { type Card, type Owner, RED, type State } from '../../state';
import { giftAmount } from '../round/gifts';
import { takeMark } from '../round/marks';
import { waitFor } from '../round/wait';

/** Most ships anyone may send against the caravan on the table (PI-083). */
export function fleetLimit(s: State): number {
  return caravanShips(s.caravans, s.card) + (SEND_BONUS.bySeats[s.chests.length] ?? 0);
}

/** Most ships this seat can send: the limit, or all its free ships (PI-084, PI-085). */
export function mostToSend(s: State, seat: Seat): number {
  return Math.min(fleetLimit(s), freeShips(s, seat));
}

/** Whether a seat that sends ships against this caravan takes a mark as privateer of its country (PI-088, PI-D16). */
export function isPrivateerOf(s: State, seat: Seat, caravan: Card): boolean {
  return s.privateers[countryOf(caravan)] === seat;
}

/** Plays the caravan card and asks for ships. True when nothing waits any more. */
export function playCaravan(s: State, seat: Seat, card: Card, emit: Emit<Event>): boolean {
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
  else if (isPrivateerOf(s, seat, s.card)) takeMark(seat, 'privateer', emit);
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
export function plunderDice(s: State): Owner[] {
  const owners = new Array<Owner>(caravanShips(s.caravans, s.card)).fill(RED);
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

export const happenings: HappeningsOf<'CaravanPlayed' | 'ShipsSent' | 'CaravanEscaped' | 'YinYangGranted'> = {
  CaravanPlayed: {
    evolve: (s, { seat, card }) => playFromHand(s, seat, card),
    say: ({ seat, card }, after) => say('event.CaravanPlayed', { who: who(seat), card: cardName(after, card), limit: fleetLimit(after) }),
  },
  ShipsSent: {
    evolve(s, { seat, ships }) {
      s.sent[seat] = ships;
    },
    say: ({ seat, ships }) => say(ships === 0 ? 'event.ShipsSent.none' : 'event.ShipsSent', { who: who(seat), n: ships }),
  },
  CaravanEscaped: {
    say: ({ card }, after) => say('event.CaravanEscaped', { card: cardName(after, card) }),
  },
  YinYangGranted: {
    evolve: (s, { seat, tokens }) => add(s.yinYang, seat, tokens),
    say: ({ seat, tokens }) => say('event.YinYangGranted', { who: who(seat), n: tokens }),
  },
};
