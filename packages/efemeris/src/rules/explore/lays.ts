import { EDGES, PLACES } from '../../data/places';
import type { MoveOf } from '../../move';
import type { Edge, Place, Tile } from '../../state';
import { kept } from '../kept';

const lays = kept<MoveOf<'lay'>>((i) => ({
  kind: 'lay',
  tile: Math.floor(i / (PLACES.length * EDGES.length)),
  place: Math.floor(i / EDGES.length) % PLACES.length,
  turn: i % EDGES.length,
}));

/** A tile laid somewhere. */
export const layMove = (tile: Tile, place: Place, turn: Edge): MoveOf<'lay'> => lays((tile * PLACES.length + place) * EDGES.length + turn);
