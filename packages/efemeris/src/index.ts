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
export { efemeris } from './game';
export type { Move, Outcome } from './move';
export { shipName } from './notation';
export { savingOn } from './rules/conquer';
export { captainOf, type Phase, type Rules, type State, sideOf } from './state';
export { fieldMessage } from './words';
