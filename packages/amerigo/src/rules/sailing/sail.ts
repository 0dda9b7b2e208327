import { add, at, ordinal, pattern, range, reason } from '@quarterdeck/kernel';
import { SHIPS } from '../../data/figures';
import type { HappeningsOf } from '../../event';
import { geometryOf, UNREACHABLE } from '../../map/geometry';
import { anySpace, SPACES, spaceName } from '../../map/spaces';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { placeName } from '../../names';
import { voyageWorth } from '../../policy/potential';
import { say } from '../../say';
import { NONE, type Ship, shipSpace } from '../../state';
import { untimely } from '../../turn';
import { goldNeeded, purse } from '../gold/purse';
import { distanceBetween, mayFound, mayStop } from './voyages';

const SAIL = range(SHIPS).map((ship) => range(SPACES).map((space): MoveOf<'sail'> => ({ kind: 'sail', ship, space })));

/** One voyage of one ship: AP first, then gold, which lifts the range of both ships (AM-081, AM-D09, AM-D21). */
export const sail: DecisionOf<'sail'> = {
  at: ['blue'],
  whyNot(s, seat, { ship, space }) {
    if (ship >= SHIPS || shipSpace(s, seat, ship) === NONE) return reason('SHIP_NOT_PLACED', 'AM-080');
    if (at(s.sailed, ship) === 1) return reason('SHIP_HAS_SAILED', 'AM-094');
    const from = shipSpace(s, seat, ship);
    const distance = distanceBetween(s, from, space);
    if (distance === UNREACHABLE) return reason('NOT_WATER', 'AM-087', { space: spaceName(space) });
    if (distance > purse(s, seat)) return reason('TOO_FAR', 'AM-081', { distance, range: s.ap, gold: at(s.gold, seat) });
    if (mayStop(s, seat, from, space)) return undefined;
    return space === from ? reason('NOTHING_TO_FOUND', 'AM-D07') : reason('SPACE_TAKEN', 'AM-085');
  },
  list(s, seat, out) {
    const reach = purse(s, seat);
    for (let ship = 0; ship < SHIPS; ship++) {
      const from = shipSpace(s, seat, ship);
      if (from === NONE || at(s.sailed, ship) === 1) continue;
      const moves = at(SAIL, ship);
      const { spaces, distance } = geometryOf(s.layout).voyages(from);
      for (const space of spaces) {
        if ((distance[space] ?? UNREACHABLE) > reach) break;
        if (mayStop(s, seat, from, space)) out.push(at(moves, space));
      }
    }
  },
  play(s, seat, { ship, space }, emit) {
    const from = shipSpace(s, seat, ship);
    const distance = distanceBetween(s, from, space);
    const paid = goldNeeded(s, distance);
    emit({ kind: 'ShipSailed', seat, ship, from, to: space, distance, paid, landing: mayFound(s, seat, space) });
  },
  text: pattern('sail {ship} {space}', { ship: ordinal<Ship>('ship', SHIPS), space: anySpace }),
  say({ ship, space }, s, seat) {
    const from = shipSpace(s, seat, ship);
    if (from === space) return say('move.sail.stay', { ship: ship + 1, space: placeName(s.layout, space) });
    const distance = distanceBetween(s, from, space);
    return say('move.sail', { ship: ship + 1, space: placeName(s.layout, space), distance, paid: goldNeeded(s, distance) });
  },
  notNow: untimely(reason('OTHER_ACTION', 'AM-068')),
};

export const happenings: HappeningsOf<'ShipSailed'> = {
  ShipSailed: {
    evolve(s, e) {
      s.ships[e.seat * SHIPS + e.ship] = e.to;
      s.sailed[e.ship] = 1;
      add(s.gold, e.seat, -e.paid);
      s.ap += e.paid;
      if (e.landing) {
        s.landing = e.ship;
        s.stage = 'found';
      }
    },
    say: ({ seat, ship, from, to, distance, paid }, { layout }) =>
      from === to
        ? say('event.ShipSailed.stay', { who: { seat }, ship: ship + 1, space: placeName(layout, to) })
        : say('event.ShipSailed', {
            who: { seat },
            ship: ship + 1,
            from: placeName(layout, from),
            to: placeName(layout, to),
            distance,
            paid,
          }),
  },
};

/** For bots: to where a post can be founded, and nowhere else as long as no goal is known. */
export const worth: WorthOf<'sail'> = (s, seat, move) => voyageWorth(s, seat, move, undefined);
