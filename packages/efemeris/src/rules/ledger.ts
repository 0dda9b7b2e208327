import { add, HIDDEN, type Seat } from '@quarterdeck/kernel';
import { SLOTS, slotOfCrew } from '../data/crew';
import { EFFECTS, GOVERNOR } from '../data/effects';
import { PEPPER, VANILLA } from '../data/spices';
import {
  type Crew,
  type Edge,
  type Effect,
  type Field,
  isGalleon,
  NO_NATION,
  NOBODY,
  ownerOfShip,
  type Place,
  type Ship,
  type Slot,
  type State,
  sideOf,
  type Tile,
} from '../state';

/* Writers of states and views that several happenings share; nothing but happenings may use them. */

/** Changes a count of cards where the viewer knows it. */
export function addKnown(counts: number[], i: number, amount: number): void {
  const known = counts[i] ?? 0;
  if (known !== HIDDEN) counts[i] = known + amount;
}

export function pay(s: State, seat: Seat, pepper: number, vanilla: number): void {
  add(s.spices, seat * 2 + PEPPER, -pepper);
  add(s.spices, seat * 2 + VANILLA, -vanilla);
}

export function slotFor(s: State, seat: Seat, crew: Crew): Slot {
  return slotOfCrew(s.nation[sideOf(s, seat)] ?? NO_NATION, crew);
}

/** A card goes from the reserve to a hand. */
export function toHand(s: State, seat: Seat, crew: Crew): void {
  const side = sideOf(s, seat);
  add(s.handSize, seat, 1);
  add(s.reserveSize, side, -1);
  // Nobody else saw which card left, so of each kind one card less is known to lie there.
  for (let i = side * SLOTS; i < (side + 1) * SLOTS; i++) s.seenReserve[i] = Math.max(0, (s.seenReserve[i] ?? 0) - 1);
  if (crew === HIDDEN) return;
  const slot = slotFor(s, seat, crew);
  addKnown(s.hand, seat * SLOTS + slot, 1);
  const pile = side * SLOTS + slot;
  addKnown(s.reserve, pile, -1);
  if ((s.unchosen[pile] ?? 0) > (s.reserve[pile] ?? 0)) s.unchosen[pile] = s.reserve[pile] ?? 0;
}

/** EF-090, EF-146, EF-206: used crew goes back to the reserve, at expert level out of the game. */
export function clearCrew(s: State, seat: Seat): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const i = seat * SLOTS + slot;
    const cards = s.inPlay[i] ?? 0;
    if (cards === 0) continue;
    s.inPlay[i] = 0;
    const side = sideOf(s, seat);
    const pile = side * SLOTS + slot;
    if (s.rules.expert) {
      add(s.boxed, pile, cards);
      continue;
    }
    addKnown(s.reserve, pile, cards);
    add(s.reserveSize, side, cards);
    add(s.seenReserve, pile, cards);
  }
}

export function clearEffects(s: State, seat: Seat): void {
  const { effects } = s;
  const end = (seat + 1) * EFFECTS.length;
  for (let i = seat * EFFECTS.length; i < end; i++) effects[i] = 0;
}

export function setEffect(s: State, seat: Seat, effect: Effect, value: number): void {
  s.effects[seat * EFFECTS.length + effect] = value;
}

/** EF-D22: a freeze ends with the galleon of the captain who caused it. */
export function thaw(s: State, by: Seat): void {
  for (let ship = 0; ship < s.frozenBy.length; ship++) if (s.frozenBy[ship] === by) s.frozenBy[ship] = NOBODY;
}

export function beginPhase(s: State): void {
  const { done } = s;
  for (let seat = 0; seat < done.length; seat++) done[seat] = 0;
  s.recalled = false;
}

export function moveShip(s: State, ship: Ship, field: Field): void {
  s.shipAt[ship] = field;
  // EF-D33: the Governor waits on the planet where he was set down.
  if (isGalleon(ship)) setEffect(s, ownerOfShip(ship), GOVERNOR, 0);
}

export function placeTile(s: State, tile: Tile, place: Place, turn: Edge): void {
  s.tileAt[place] = tile;
  s.placeOf[tile] = place;
  s.turnOf[tile] = turn;
}
