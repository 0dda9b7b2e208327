import { add, at, drawIndices, HIDDEN, type Rng, type Seat, shuffle, type Viewer } from '@quarterdeck/kernel';
import { CAPTAINS_PER_NATION } from './data/captains';
import { COPIES, SLOTS } from './data/crew';
import { type Captain, clone, endSeat, firstSeat, knowsSide, type Side, type Slot, type State, sideCount } from './state';

function hide(counts: number[], owner: number): void {
  counts.fill(HIDDEN, owner * SLOTS, (owner + 1) * SLOTS);
}

/** EF-019, EF-D66: hands, reserves and all captains below the top are hidden from other nations. */
export function view(s: State, viewer: Viewer): State {
  const v = clone(s);
  for (let side = 0; side < sideCount(s); side++) {
    if (knowsSide(s, viewer, side) || at(s.eliminated, firstSeat(s, side)) > 0) continue;
    hide(v.reserve, side);
    if (s.rules.recruitUsedOnly) hide(v.unchosen, side);
    for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
      hide(v.hand, seat);
      at(v.captains, seat).fill(HIDDEN, seenCaptains(s, seat));
    }
  }
  return v;
}

/** How many captains of a stack have been turned up. */
function seenCaptains(s: State, seat: Seat): number {
  return s.phase === 'captains' ? 0 : at(s.galleonsLost, seat) + 1;
}

/** A full state in which the viewer would have seen the same. */
export function resample(seen: State, viewer: Viewer, rng: Rng): State {
  const s = clone(seen);
  for (let side = 0; side < sideCount(s); side++) {
    if (knowsSide(s, viewer, side) || at(s.eliminated, firstSeat(s, side)) > 0) continue;
    if (at(s.nation, side) < 0) {
      clearCrew(s, side);
      continue;
    }
    dealCaptains(s, side, rng);
    dealCrew(s, side, rng);
  }
  return s;
}

/** A side without a nation has no cards yet. */
function clearCrew(s: State, side: Side): void {
  s.reserve.fill(0, side * SLOTS, (side + 1) * SLOTS);
  if (s.rules.recruitUsedOnly) s.unchosen.fill(0, side * SLOTS, (side + 1) * SLOTS);
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) s.hand.fill(0, seat * SLOTS, (seat + 1) * SLOTS);
}

function dealCaptains(s: State, side: Side, rng: Rng): void {
  const known: Captain[] = [];
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) known.push(...at(s.captains, seat));
  const first = at(s.nation, side) * CAPTAINS_PER_NATION;
  const unseen = Array.from({ length: CAPTAINS_PER_NATION }, (_, i) => first + i).filter((captain) => !known.includes(captain));
  shuffle(rng, unseen);
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
    const stack = at(s.captains, seat);
    stack.forEach((captain, i) => {
      if (captain === HIDDEN) stack[i] = unseen.pop() ?? HIDDEN;
    });
  }
}

/** Cards of a side that everybody can work out to be in its hands and reserve together, per slot. */
function cardsHeld(s: State, side: Side): number[] {
  const held = COPIES.map((copies, slot) => copies - at(s.boxed, side * SLOTS + slot));
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
    for (let slot = 0; slot < SLOTS; slot++) add(held, slot, -at(s.inPlay, seat * SLOTS + slot));
  }
  return held;
}

/** Hands are drawn from all cards of the nation that are not known to lie elsewhere; the rest is the reserve. */
function dealCrew(s: State, side: Side, rng: Rng): void {
  const cards: Slot[] = [];
  cardsHeld(s, side).forEach((held, slot) => {
    const i = side * SLOTS + slot;
    const known = at(s.seenReserve, i);
    s.reserve[i] = held;
    for (let n = known; n < held; n++) cards.push(slot);
  });
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) s.hand.fill(0, seat * SLOTS, (seat + 1) * SLOTS);
  const order = drawIndices(rng, cards.length, cards.length);
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
    for (let n = at(s.handSize, seat); n > 0; n--) {
      const slot = at(cards, order.pop() ?? 0);
      add(s.hand, seat * SLOTS + slot, 1);
      add(s.reserve, side * SLOTS + slot, -1);
    }
  }
  if (!s.rules.recruitUsedOnly) return;
  for (let i = side * SLOTS; i < (side + 1) * SLOTS; i++) s.unchosen[i] = at(s.reserve, i) - at(s.seenReserve, i);
}
