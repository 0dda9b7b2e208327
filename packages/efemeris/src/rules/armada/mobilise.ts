import { at, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { BASE_PLACES, EDGES, NORTH, SOUTH, SOUTH_EAST, SOUTH_WEST } from '../../data/places';
import type { HappeningsOf } from '../../event';
import { NEIGHBOUR, PLANET_FIELD, PLANET_TILE } from '../../fields';
import { placeWords } from '../../names';
import { planetWords, say, who } from '../../say';
import { GALLEON, isTeam, type Place, partnerOf, rankInOrder, type Side, type State, shipOf, sideOf, type Tile } from '../../state';
import { placeTile } from '../ledger';
import { isMobilised } from './choosers';

/* The tile of one's own planet, laid before the first turn (EF-031, EF-054). */

/** Where a side's first tile goes: north and south, or north, south-east and south-west. */
function startPlace(s: State, side: Side): Place {
  const rank = rankInOrder(s, side);
  if (rank === 0) return NORTH;
  if (s.seats !== 3) return SOUTH;
  return rank === 1 ? SOUTH_EAST : SOUTH_WEST;
}

export function whyNotMobilise(s: State, seat: Seat, tile: Tile, place: Place): Reason | undefined {
  if (at(PLANET_TILE, at(s.mobilisation, seat)) !== tile) return reason('NOT_YOUR_TILE', 'EF-031');
  const start = startPlace(s, sideOf(s, seat));
  const partner = partnerOf(s, seat);
  if (partner < 0 || !isMobilised(s, partner)) {
    return place === start ? undefined : reason('NOT_THE_START_PLACE', isTeam(s) ? 'EF-054' : 'EF-031');
  }
  const touches = EDGES.some((_, edge) => at(NEIGHBOUR, start * 6 + edge) === place);
  if (!touches || place >= BASE_PLACES) return reason('NOT_NEXT_TO_PARTNER', 'EF-054');
  return at(s.tileAt, place) < 0 ? undefined : reason('PLACE_TAKEN', 'EF-054');
}

export const happenings: HappeningsOf<'PlanetMobilised'> = {
  PlanetMobilised: {
    evolve(s, e) {
      placeTile(s, at(PLANET_TILE, e.planet), e.place, e.turn);
      s.stack--;
      s.planetOwner[e.planet] = e.seat;
      s.shipAt[shipOf(e.seat, GALLEON)] = at(PLANET_FIELD, e.planet);
    },
    say: (e) => say('event.PlanetMobilised', { who: who(e.seat), planet: planetWords(e.planet), place: placeWords(e.place) }),
    points: (e) => [{ seat: e.seat, item: 'planets', points: 1 }],
  },
};
