import { pattern, type Reason, reason } from '@quarterdeck/kernel';
import { BASE_PLACES, EDGES, OUTLINES, PLACES } from '../../data/places';
import type { HappeningsOf } from '../../event';
import { NEIGHBOUR, PLANET_TILE } from '../../fields';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { placeWords, tileWords } from '../../names';
import { edgeWord, placeWord, tileWord } from '../../notation';
import { linksOf } from '../../questions';
import { edgeWords, say, who } from '../../say';
import { isTeam, NO_PLACE, NO_PLANET, NO_TILE, type Place, type State, type Tile } from '../../state';
import { advance, notNowIn } from '../../turn';
import { whyNotMobilise } from '../armada/mobilise';
import { proceedWithSetup } from '../armada/muster';
import { kept } from '../kept';
import { placeTile } from '../ledger';

const lays = kept<MoveOf<'lay'>>((i) => ({
  kind: 'lay',
  tile: Math.floor(i / (PLACES.length * EDGES.length)),
  place: Math.floor(i / EDGES.length) % PLACES.length,
  turn: i % EDGES.length,
}));

/** A tile on a place, turned every way. */
function listTurns(tile: Tile, place: Place, out: MoveOf<'lay'>[]): void {
  const first = (tile * PLACES.length + place) * EDGES.length;
  for (let turn = 0; turn < EDGES.length; turn++) out.push(lays(first + turn));
}

function touchesATile(s: State, place: Place): boolean {
  for (let edge = 0; edge < EDGES.length; edge++) {
    const beyond = NEIGHBOUR[place * 6 + edge] ?? NO_PLACE;
    if (beyond >= 0 && (s.tileAt[beyond] ?? NO_TILE) >= 0) return true;
  }
  return false;
}

function whyNotThere(s: State, place: Place): Reason | undefined {
  if (OUTLINES[s.rules.size][place] !== true) return reason('OUTSIDE_THE_SKY', 'EF-072');
  if ((s.tileAt[place] ?? NO_TILE) >= 0) return reason('PLACE_TAKEN', 'EF-071');
  if (!touchesATile(s, place)) return reason('TOUCHES_NO_TILE', 'EF-071');
  return undefined;
}

/** EF-031, EF-071: the tile of one's planet before the first turn, later every drawn tile. */
export const lay: DecisionOf<'lay'> = {
  at: ['mobilise', 'explore'],
  notNow: notNowIn('mobilise', 'explore'),
  whyNot(s, seat, move) {
    if (s.phase === 'mobilise') return whyNotMobilise(s, seat, move.tile, move.place);
    if (s.drawer[s.drawn.indexOf(move.tile)] !== seat) return reason('NOT_YOUR_TILE', isTeam(s) ? 'EF-181' : 'EF-070');
    return whyNotThere(s, move.place);
  },
  list(s, seat, out) {
    if (s.phase === 'mobilise') {
      const tile = PLANET_TILE[s.mobilisation[seat] ?? NO_PLANET] ?? 0;
      for (let place = 0; place < BASE_PLACES; place++) {
        if (whyNotMobilise(s, seat, tile, place) === undefined) listTurns(tile, place, out);
      }
      return;
    }
    for (let place = 0; place < PLACES.length; place++) {
      if (whyNotThere(s, place) !== undefined) continue;
      for (let i = 0; i < s.drawn.length; i++) {
        if (s.drawer[i] === seat) listTurns(s.drawn[i] ?? 0, place, out);
      }
    }
  },
  play(s, seat, { tile, place, turn }, emit) {
    if (s.phase === 'mobilise') {
      emit({ kind: 'PlanetMobilised', seat, planet: s.mobilisation[seat] ?? NO_PLANET, place, turn });
      proceedWithSetup(s, emit);
      return;
    }
    emit({ kind: 'TileLaid', seat, tile, place, turn });
    advance(s, emit);
  },
  text: pattern('lay {tile} {place} {turn}', { tile: tileWord, place: placeWord, turn: edgeWord }),
  say: ({ tile, place, turn }) => say('move.lay', { tile: tileWords(tile), place: placeWords(place), edge: edgeWords(turn) }),
};

export const happenings: HappeningsOf<'TileLaid'> = {
  TileLaid: {
    evolve(s, { tile, place, turn }) {
      const i = s.drawn.indexOf(tile);
      s.drawn.splice(i, 1);
      s.drawer.splice(i, 1);
      placeTile(s, tile, place, turn);
    },
    say: ({ seat, tile, place, turn }) =>
      say('event.TileLaid', { who: who(seat), tile: tileWords(tile), place: placeWords(place), edge: edgeWords(turn) }),
  },
};

export const worth: WorthOf<'lay'> = (s, _seat, { tile, place, turn }) => linksOf(s, tile, place, turn);
