import { add, at, pattern, reason, type Seat } from '@quarterdeck/kernel';
import { DISCOVERY_VP } from '../../data/figures';
import { POST_GOLD, TOKEN } from '../../data/tokens';
import type { EventOf, HappeningsOf } from '../../event';
import { geometryOf } from '../../map/geometry';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { placeName } from '../../names';
import { say } from '../../say';
import { clone, NONE, owns, POST, type State, shipSpace } from '../../state';
import { untimely } from '../../turn';
import { completionGain, maybeComplete } from '../building/completion';
import { gained } from '../gold/purse';
import { book, booked, gain } from '../ledger';
import { isDiscovered } from './voyages';

const FOUND: MoveOf<'found'> = { kind: 'found' };

/** The captain founds a trading post where the ship has just landed (AM-088). */
export const found: DecisionOf<'found'> = {
  at: ['found'],
  list(_s, _seat, out) {
    out.push(FOUND);
  },
  play(s, seat, _move, emit) {
    const founded = founding(s, seat);
    emit(founded);
    maybeComplete(s, seat, founded.island, emit);
  },
  text: pattern('found'),
  say(_move, s, seat) {
    const founded = founding(s, seat);
    const after = clone(s);
    evolveFounded(after, founded);
    const vp = founded.vp + founded.overflow + completionGain(after, seat, founded.island);
    return say('move.found', { space: placeName(s.layout, founded.cell), vp });
  },
  notNow: untimely(reason('NO_LANDING', 'AM-088')),
};

function founding(s: State, seat: Seat): EventOf<'PostFounded'> {
  const { postOf, island: islandOf } = geometryOf(s.layout);
  const cell = at(postOf, shipSpace(s, seat, s.landing));
  const island = at(islandOf, cell);
  const vp = isDiscovered(s, island) ? 0 : DISCOVERY_VP;
  const gold = owns(s, seat, TOKEN.postGold) ? POST_GOLD : 0;
  return { kind: 'PostFounded', seat, ship: s.landing, cell, island, vp, ...gained(s, seat, gold) };
}

function evolveFounded(s: State, e: EventOf<'PostFounded'>): void {
  s.cover[e.cell] = POST + e.seat;
  add(s.freeLand, e.island, -1);
  add(s.islandPosts, e.island * s.seats + e.seat, 1);
  add(s.posts, e.seat, -1);
  book(s, e.seat, 'discovery', e.vp);
  gain(s, e.seat, e);
  s.landing = NONE;
  s.stage = 'act';
}

export const happenings: HappeningsOf<'PostFounded'> = {
  PostFounded: {
    evolve: evolveFounded,
    say: ({ seat, cell, vp, gold }, after) => say('event.PostFounded', { who: { seat }, space: placeName(after.layout, cell), vp, gold }),
    points: ({ seat, vp, overflow }) => [...booked(seat, 'discovery', vp), ...booked(seat, 'overflow', overflow)],
  },
};

/** For bots: there is hardly a reason not to. */
export const worth: WorthOf<'found'> = () => 100;
