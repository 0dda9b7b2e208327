import { drawIndices, HIDDEN, type Rng, type Seat, shuffle, type Viewer } from '@quarterdeck/kernel';
import { CAPTAINS_PER_NATION } from './data/captains';
import { SLOTS } from './data/crew';
import { cardsHeld, type Event } from './events';
import { item, num } from './items';
import { clone, endSeat, firstSeat, type State, sideCount, sideOf } from './state';

/** EF-D80: a seat and its partner know each other's cards. */
function knows(s: State, viewer: Viewer, side: number): boolean {
  return viewer !== 'spectator' && sideOf(s, viewer) === side;
}

function hide(counts: number[], owner: number): void {
  counts.fill(HIDDEN, owner * SLOTS, (owner + 1) * SLOTS);
}

/** EF-019, EF-D66: hands, reserves and all captains below the top are hidden from other nations. */
export function view(s: State, viewer: Viewer): State {
  const v = clone(s);
  for (let side = 0; side < sideCount(s); side++) {
    if (knows(s, viewer, side) || num(s.eliminated, firstSeat(s, side)) > 0) continue;
    hide(v.reserve, side);
    if (s.rules.recruitUsedOnly) hide(v.unchosen, side);
    for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
      hide(v.hand, seat);
      item(v.captains, seat).fill(HIDDEN, seenCaptains(s, seat));
    }
  }
  return v;
}

/** How many captains of a stack have been turned up. */
function seenCaptains(s: State, seat: Seat): number {
  return s.phase === 'captains' ? 0 : num(s.galleonsLost, seat) + 1;
}

export function redact(e: Event, viewer: Viewer, s: State): Event | undefined {
  switch (e.kind) {
    case 'CaptainsChosen':
      return knows(s, viewer, sideOf(s, e.seat)) ? e : { ...e, captains: e.captains.map(() => HIDDEN) };
    case 'CrewChosen':
      return knows(s, viewer, sideOf(s, e.seat)) ? e : { ...e, crew: e.crew.map(() => HIDDEN) };
    case 'CrewRescued':
    case 'CrewRecruited':
    case 'CrewSold':
      return knows(s, viewer, sideOf(s, e.seat)) ? e : { ...e, crew: HIDDEN };
    default:
      return e;
  }
}

/** A full state in which the viewer would have seen the same. */
export function resample(seen: State, viewer: Viewer, rng: Rng): State {
  const s = clone(seen);
  for (let side = 0; side < sideCount(s); side++) {
    if (knows(s, viewer, side) || num(s.eliminated, firstSeat(s, side)) > 0) continue;
    if (num(s.nation, side) < 0) {
      clearCrew(s, side);
      continue;
    }
    dealCaptains(s, side, rng);
    dealCrew(s, side, rng);
  }
  return s;
}

/** A side without a nation has no cards yet. */
function clearCrew(s: State, side: number): void {
  s.reserve.fill(0, side * SLOTS, (side + 1) * SLOTS);
  if (s.rules.recruitUsedOnly) s.unchosen.fill(0, side * SLOTS, (side + 1) * SLOTS);
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) s.hand.fill(0, seat * SLOTS, (seat + 1) * SLOTS);
}

function dealCaptains(s: State, side: number, rng: Rng): void {
  const known: number[] = [];
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) known.push(...item(s.captains, seat));
  const first = num(s.nation, side) * CAPTAINS_PER_NATION;
  const unseen = Array.from({ length: CAPTAINS_PER_NATION }, (_, i) => first + i).filter((captain) => !known.includes(captain));
  shuffle(rng, unseen);
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
    const stack = item(s.captains, seat);
    stack.forEach((captain, i) => {
      if (captain === HIDDEN) stack[i] = unseen.pop() ?? HIDDEN;
    });
  }
}

/** Hands are drawn from all cards of the nation that are not known to lie elsewhere; the rest is the reserve. */
function dealCrew(s: State, side: number, rng: Rng): void {
  const cards: number[] = [];
  cardsHeld(s, side).forEach((held, slot) => {
    const at = side * SLOTS + slot;
    const known = num(s.seenReserve, at);
    s.reserve[at] = held;
    for (let n = known; n < held; n++) cards.push(slot);
  });
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) s.hand.fill(0, seat * SLOTS, (seat + 1) * SLOTS);
  const order = drawIndices(rng, cards.length, cards.length);
  for (let seat = firstSeat(s, side); seat < endSeat(s, side); seat++) {
    for (let n = num(s.handSize, seat); n > 0; n--) {
      const slot = num(cards, order.pop() ?? 0);
      s.hand[seat * SLOTS + slot] = num(s.hand, seat * SLOTS + slot) + 1;
      s.reserve[side * SLOTS + slot] = num(s.reserve, side * SLOTS + slot) - 1;
    }
  }
  if (!s.rules.recruitUsedOnly) return;
  for (let at = side * SLOTS; at < (side + 1) * SLOTS; at++) s.unchosen[at] = num(s.reserve, at) - num(s.seenReserve, at);
}
