export {
  adriftShips,
  type Drawn,
  drawnSky,
  fieldName,
  fieldPoint,
  type Reachable,
  reachable,
  withinRange,
  type Yard,
  yardOf,
} from './board';
export { BONUS_MARKERS, BONUSES, type Bonus, CARGO, SHOT, WIND } from './data/bonuses';
export { CAPTAIN_CARDS, type Captain, NATIONS, type Nation } from './data/captains';
export { BANKER, CREW, type CrewKind, crewInSlot, GUNNER, OFFICER, SLOTS } from './data/crew';
export { COSME, DOCTOR, EFFECTS, type Effect } from './data/effects';
export {
  CREW_COST_PEPPER,
  CREW_PER_TURN,
  FORTRESS_COST_PEPPER,
  FORTRESS_COST_VANILLA,
  FRIGATE_STEPS,
  GALLEON_COST_VANILLA,
  GALLEON_STEPS,
  SPICE_CAP,
} from './data/limits';
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
export { frigatePepper } from './rules/build';
export { savingOn } from './rules/conquer';
export { planetsToWin } from './rules/turn';
export {
  bonusOf,
  captainOf,
  effectOf,
  galleonAt,
  inTruce,
  isGalleon,
  ownerOfShip,
  type Phase,
  partnerOf,
  planetsOf,
  type Rules,
  SHIPS_PER_SEAT,
  type State,
  shipOf,
  sideOf,
  spiceOf,
} from './state';
export { fieldMessage } from './words';
