export {
  adriftShips,
  attackable,
  type Drawn,
  drawnSky,
  fieldName,
  fieldPoint,
  type Reachable,
  reachable,
  withinRange,
} from './board';
export { BONUS_MARKERS, BONUSES, type Bonus } from './data/bonuses';
export { CAPTAIN_CARDS, type Captain, NATIONS, type Nation } from './data/captains';
export { CREW, type CrewKind, crewInSlot, SLOTS } from './data/crew';
export { EFFECTS, type Effect } from './data/effects';
export { EDGES, OUTLINES, PLACES, type Place, type SkySize } from './data/places';
export { PLANETS, type Planet } from './data/planets';
export { SPICES, type Spice } from './data/spices';
export { type FieldKind, TILES, type Tile } from './data/tiles';
export type { Event } from './events';
export {
  BORDER_SIDES,
  INTERIORS,
  kindOf,
  NEIGHBOUR,
  NOWHERE,
  PLANET_FIELD,
  PLANET_OF,
  PLANET_TILE,
  placePoint,
  ROSE,
  SPICE_OF,
  TILE_OF,
} from './fields';
export { efemeris } from './game';
export type { Move, MoveOf, Outcome } from './move';
export { shipName } from './notation';
export { savingOn } from './rules/conquer';
export { captainOf, type Phase, partnerOf, planetsOf, type Rules, type State, sideOf } from './state';
export { fieldMessage } from './words';
