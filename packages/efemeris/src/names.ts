import { at, type Message } from '@quarterdeck/kernel';
import { bearingOf, EDGES, PLACES, placeDistance, WINDS } from './data/places';
import { type FieldKind, TILES } from './data/tiles';
import { BORDER_SIDES, INTERIORS, kindOf, PLANET_OF, PLANET_TILE, SPICE_OF, TILE_OF } from './fields';
import { planetWords, say, spiceWords } from './say';
import { type Field, NO_PLACE, type Place, type State, type Tile } from './state';

/*
 * What people call places, tiles and fields: places by the winds on the rim, tiles by what is on them,
 * fields by what they are and where they lie. Codes are for written moves only.
 */

const windAt = (bearing: number): string => at(WINDS, Math.round(bearing / 30) % 12);

/** The second ring has a place under every wind; the first lies within it, the sides beyond. */
export function placeWords(place: Place): Message {
  const card = PLACES[place];
  if (card === undefined) return say('place.outside');
  const bearing = bearingOf(card);
  switch (placeDistance(card.q, card.r)) {
    case 0:
      return say('place.centre');
    case 1:
      return say('place.inner', { wind: windAt(bearing) });
    case 2:
      return say('place.wind', { wind: windAt(bearing) });
    default: {
      const wind = 30 * Math.round(bearing / 30);
      return say('place.far', { wind: windAt(wind), next: windAt(wind + (bearing < wind ? 330 : 30)) });
    }
  }
}

/** Kinds of fields that a tile is told by. */
const TELLING = ['factory', 'providence', 'anchor', 'singularity', 'wreck'] as const satisfies readonly FieldKind[];

export function tileWords(tile: Tile): Message {
  const planet = PLANET_TILE.indexOf(tile);
  if (planet >= 0) return say('tile.of', { planet: planetWords(planet) });
  const { fields, kind } = at(TILES, tile);
  if (kind === 'centre') return say('tile.centre');
  const marks = TELLING.flatMap((one) => {
    const n = fields.filter((field) => field.kind === one).length;
    return n === 0 ? [] : [say(`tile.mark.${one}`, { n })];
  });
  return marks.length === 0 ? say('tile.bare') : say('tile.with', { marks });
}

/** A field by what it is and where it lies. */
export function fieldMessage(s: State, field: Field): Message {
  const kind = kindOf(field);
  if (kind === 'planet') return planetWords(at(PLANET_OF, field));
  if (kind === 'rose') return say('field.rose');
  if (field >= INTERIORS) return borderWords(field);
  const tile = at(TILE_OF, field);
  const place = placeWords(s.placeOf[tile] ?? NO_PLACE);
  const spice = at(SPICE_OF, field);
  const words = spice < 0 ? say(`field.${kind}`, { place }) : say(`field.${kind}`, { place, spice: spiceWords(spice) });
  return isAlone(field) ? words : say('field.part', { field: words, edge: say(`edge.${at(EDGES, sideOf(s, field))}`) });
}

/** A border belongs to both places beside it. */
function borderWords(field: Field): Message {
  const sides = (field - INTERIORS) * 4;
  const [place, edge, other] = [at(BORDER_SIDES, sides), at(BORDER_SIDES, sides + 1), at(BORDER_SIDES, sides + 2)];
  return other < 0
    ? say('field.rim', { place: placeWords(place), edge: say(`edge.${at(EDGES, edge)}`) })
    : say('field.border', { place: placeWords(place), other: placeWords(other) });
}

/** No other field of its tile is of its kind. */
function isAlone(field: Field): boolean {
  const tile = at(TILE_OF, field);
  return TILE_OF.every(
    (of, other) => of !== tile || other === field || kindOf(other) !== kindOf(field) || SPICE_OF[other] !== SPICE_OF[field],
  );
}

/** The side of its tile that a field lies on, as the tile is turned. */
function sideOf(s: State, field: Field): number {
  const tile = at(TILE_OF, field);
  const { x, y } = at(at(TILES, tile).fields, field - TILE_OF.indexOf(tile));
  return (Math.round(Math.atan2(x, -y) / (Math.PI / 3)) + (s.turnOf[tile] ?? 0) + 6) % 6;
}
