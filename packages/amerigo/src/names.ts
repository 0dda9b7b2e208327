import { at, type Message, type Seat } from '@quarterdeck/kernel';
import { COLOURS, type Colour } from './data/colours';
import { PRODUCTION_KINDS, type Production, type Sort } from './data/goods';
import { TILES, type Tile } from './data/tiles';
import { TOKENS, type Token } from './data/tokens';
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

/** A place on the map as people name it. */
export function placeName(space: Space): Message {
  return isFrame(space) ? say('space.frame', { n: space - FRAME + 1 }) : say('space.cell', { name: spaceName(space) });
}

/** Cubes by colour, those that there are. */
export function cubeNames(cubes: readonly number[]): readonly Message[] {
  return cubes.flatMap((n, colour) => (n === 0 ? [] : [say('cubes', { n, colour: colourName(at(COLOURS, colour)) })]));
}

/** Points by seat, of those who got some. */
export function pointNames(points: readonly number[]): readonly Message[] {
  return points.flatMap((n, seat) => (n === 0 ? [] : [say('points', { who: { seat }, n })]));
}
