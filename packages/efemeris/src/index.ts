export { BONUS_MARKERS, BONUSES, CARGO, SHOT, WIND } from './data/bonuses';
export { CAPTAIN_CARDS, type CaptainCard, NATIONS } from './data/captains';
export { BANKER, CREW, crewInSlot, GUNNER, nationOfCrew, OFFICER, SLOTS } from './data/crew';
export { COSME, DOCTOR, EFFECTS } from './data/effects';
export {
  CREW_COST_PEPPER,
  CREW_PER_TURN,
  FORTRESS_COST_PEPPER,
  FORTRESS_COST_VANILLA,
  FRIGATE_STEPS,
  GALLEON_COST_VANILLA,
  GALLEON_STEPS,
  SPICE_CAP,
} from './data/figures';
export { EDGES, OUTLINES, PLACES, type SkySize, WINDS } from './data/places';
export { PLANETS } from './data/planets';
export { SPICES } from './data/spices';
export { type FieldKind, TILES } from './data/tiles';
export type { Event } from './event';
export {
  BORDER_SIDES,
  INTERIORS,
  kindOf,
  NEIGHBOUR,
  PLANET_FIELD,
  PLANET_OF,
  PLANET_TILE,
  placePoint,
  ROSE,
  SPICE_OF,
  TILE_OF,
} from './fields';
export { efemeris } from './game';
export type { Move, MoveOf, Outcome, Target } from './move';
export { fieldMessage, placeWords, tileWords } from './names';
export { shipName } from './notation';
export {
  adriftShips,
  captainsBelow,
  type Drawn,
  drawnSky,
  fieldName,
  fieldPoint,
  frigatePepper,
  joinsOf,
  lastPlanetOpen,
  lostByLastPlanet,
  placesLeft,
  planetsToWin,
  type Reachable,
  reachable,
  savingOn,
  setupSteps,
  truceLeft,
  withinRange,
  yardOf,
} from './questions';
export {
  bonusOf,
  captainOf,
  effectOf,
  galleonAt,
  inTruce,
  isGalleon,
  NO_NATION,
  NOWHERE,
  ownerOfShip,
  ownShip,
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
