import { at, HIDDEN, type Rng, type Seat, shuffle, type Viewer } from '@quarterdeck/kernel';
import { ROLES } from './data/roles';
import { unseenCards } from './rules/cartographer/deck';
import { holdsRole } from './rules/round/held';
import { clone, NO_ROLE, type Role, type State } from './state';

/** Hidden are the hands and the role cards that are still face down; decks have no order until they are drawn from (PI-D71). */
export function view(s: State, viewer: Viewer): State {
  const v = clone(s);
  for (let seat = 0; seat < v.hands.length; seat++) {
    if (seat === viewer) continue;
    v.hands[seat]?.fill(HIDDEN);
    const role = at(v.chosen, seat);
    if (role !== NO_ROLE && role > v.called) v.chosen[seat] = HIDDEN;
  }
  return v;
}

/**
 * Fills in what the viewer cannot know. Nobody ever looks into the adventure deck, so all cards the
 * viewer has not seen are equally likely in any hand or anywhere in the deck. A face-down role is one
 * that its owner held and that has not been called yet.
 */
export function resample(v: State, _viewer: Viewer, rng: Rng): State {
  const s = clone(v);
  if (s.hands.some((hand) => hand[0] === HIDDEN)) dealUnseen(s, rng);
  for (let seat = 0; seat < s.chosen.length; seat++) {
    if (s.chosen[seat] === HIDDEN) s.chosen[seat] = faceDownRole(s, seat, rng);
  }
  return s;
}

function dealUnseen(s: State, rng: Rng): void {
  const unseen = shuffle(rng, unseenCards(s));
  for (const hand of s.hands) {
    if (hand[0] !== HIDDEN) continue;
    for (let i = 0; i < hand.length; i++) hand[i] = unseen.pop() ?? HIDDEN;
    hand.sort((a, b) => a - b);
  }
}

function faceDownRole(s: State, seat: Seat, rng: Rng): Role {
  const roles: Role[] = [];
  for (let role = Math.max(0, s.called + 1); role < ROLES.length; role++) if (holdsRole(s, seat, role)) roles.push(role);
  return roles[rng.below(roles.length)] ?? NO_ROLE;
}
