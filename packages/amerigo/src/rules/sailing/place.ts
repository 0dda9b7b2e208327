import { at, ordinal, pattern, range, reason } from '@quarterdeck/kernel';
import { SHIPS } from '../../data/figures';
import type { HappeningsOf } from '../../event';
import { geometryOf } from '../../map/geometry';
import { anySpace, FRAME, isFrame, SPACES } from '../../map/spaces';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { placeName } from '../../names';
import { goalFrom } from '../../policy/potential';
import { say } from '../../say';
import { NONE, type Ship } from '../../state';
import { untimely } from '../../turn';
import { nextToPlace } from './voyages';

const PLACE = range(SHIPS).map((ship) => range(SPACES).map((space): MoveOf<'place'> => ({ kind: 'place', ship, space })));

/** Ships enter on any frame space, in the first blue action (AM-080). */
export const place: DecisionOf<'place'> = {
  at: ['blue'],
  whyNot(s, seat, { ship, space }) {
    if (ship !== nextToPlace(s, seat)) return reason('NOT_THE_NEXT_SHIP', 'AM-080');
    if (!isFrame(space) || space >= FRAME + geometryOf(s.layout).frame) return reason('NOT_ON_THE_FRAME', 'AM-080');
    return undefined;
  },
  list(s, seat, out) {
    const ship = nextToPlace(s, seat);
    if (ship === NONE) return;
    const moves = at(PLACE, ship);
    const { frame } = geometryOf(s.layout);
    for (let i = 0; i < frame; i++) out.push(at(moves, FRAME + i));
  },
  play(_s, seat, { ship, space }, emit) {
    emit({ kind: 'ShipPlaced', seat, ship, space });
  },
  text: pattern('place {ship} {space}', { ship: ordinal<Ship>('ship', SHIPS), space: anySpace }),
  say: ({ ship, space }, s) => say('move.place', { ship: ship + 1, space: placeName(s.layout, space) }),
  notNow: untimely(reason('OTHER_ACTION', 'AM-068')),
};

export const happenings: HappeningsOf<'ShipPlaced'> = {
  ShipPlaced: {
    evolve(s, e) {
      s.ships[e.seat * SHIPS + e.ship] = e.space;
    },
    say: ({ seat, ship, space }, after) =>
      say('event.ShipPlaced', { who: { seat }, ship: ship + 1, space: placeName(after.layout, space) }),
  },
};

/** For bots: it has to be done; near a good anchor. */
export const worth: WorthOf<'place'> = (s, seat, { space }) => 20 + goalFrom(s, seat, space, s.ap).worth;
