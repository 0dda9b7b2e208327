import { at, type Message, type Seat } from '@quarterdeck/kernel';
import { COLOURS, type Colour } from './data/colours';
import { PRODUCTION_KINDS, type Production, type Sort } from './data/goods';
import { TILES, type Tile } from './data/tiles';
import { TOKENS, type Token } from './data/tokens';
import type { Island } from './map/chart';
import { islandBy, islandNames } from './map/island-names';
import { FRAME, isFrame, type Space, spaceName } from './map/spaces';
import { say } from './say';

/* What things are called inside sentences. */

export const playerName = (seat: Seat): Message => say('player', { who: { seat } });
export const tileName = (tile: Tile): Message => say(`tile.${at(TILES, tile).id}`);
export const tokenName = (token: Token): Message => say(`token.${at(TOKENS, token).id}`);
export const sortName = (sort: Sort): Message => say(`sort.${sort}`);
export const colourName = (colour: Colour): Message => say(`colour.${colour}`);
export const actionName = (colour: Colour): Message => say(`action.${colour}`);

export function productionName(kind: Production): Message {
  const { sort, cost } = at(PRODUCTION_KINDS, kind);
  return say('production', { sort: sortName(sort), cost });
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI'] as const;

/** A frame space as the chart numbers it. */
export const frameNumeral = (space: Space): string => at(NUMERALS, space - FRAME);

export const islandName = (layout: string, island: Island): Message => say('space.island', { island: at(islandNames(layout), island) });

/** A place as people call it: a frame space by its numeral, land and anchorages by their island, open water by the nearest one. */
export function placeName(layout: string, space: Space): Message {
  // Before the map is laid nothing has a name.
  if (layout === '')
    return isFrame(space) ? say('space.frame', { n: space - FRAME + 1 }) : say('space.island', { island: spaceName(space) });
  if (isFrame(space)) return say('space.frame', { n: frameNumeral(space) });
  const { island, ashore } = islandBy(layout, space);
  return ashore ? islandName(layout, island) : say('space.off', { island: at(islandNames(layout), island) });
}

/** Cubes by colour, those that there are. */
export function cubeNames(cubes: readonly number[]): readonly Message[] {
  return cubes.flatMap((n, colour) => (n === 0 ? [] : [say('cubes', { n, colour: colourName(at(COLOURS, colour)) })]));
}

/** Points by seat, of those who got some. */
export function pointNames(points: readonly number[]): readonly Message[] {
  return points.flatMap((n, seat) => (n === 0 ? [] : [say('points', { who: { seat }, n })]));
}
