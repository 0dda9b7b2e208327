import { type Event, NONE, type State } from '@quarterdeck/yamatai';
import { type Point, SITES, SPACE_AT } from '../art/places';

const NOWHERE: Point = [0, 0];

export const spaceAt = (space: number): Point => SPACE_AT[space] ?? NOWHERE;

/** Where the mountain of an island stands. */
export const footAt = (island: number): Point => SITES[island]?.foot ?? NOWHERE;

/** Where a building or the only token of an island stands. */
export function pieceAt({ mountains }: Pick<State, 'mountains'>, island: number): Point {
  const site = SITES[island];
  if (site === undefined) return NOWHERE;
  return mountains[island] === 1 ? site.beside : site.middle;
}

/** Where the token lies: aside when something has been built over it. */
export function tokenAt(view: Pick<State, 'mountains' | 'sites'>, island: number): Point {
  const [x, y] = pieceAt(view, island);
  return view.sites[island] === NONE ? [x, y] : [x + 25, y + 8];
}

/** Where on the map an event happens, if it happens there. */
export function eventAt(event: Event, view: State): Point | undefined {
  switch (event.kind) {
    case 'BoatPlaced':
    case 'BoatRemoved':
      return spaceAt(event.space);
    case 'BoatMoved':
      return spaceAt(event.to);
    case 'BoatsSwapped':
      return spaceAt(event.spaces[1]);
    case 'TokenTaken':
    case 'BuildingBuilt':
    case 'GroundHallowed':
      return pieceAt(view, event.island);
    case 'TokensSwapped':
      return pieceAt(view, event.islands[1]);
    default:
      return undefined;
  }
}
