export { CANVAS, ENTRY_SPACES, ISLAND_ROWS, SPACE_ROWS } from './data/board';
export { BOATS, COLOURS } from './data/boats';
export { BUILDINGS, type BuildingKind } from './data/buildings';
export { CULTURE, PIECES, PLAYER_COLOURS } from './data/components';
export { FLEETS } from './data/fleets';
export { isEntry, islandNumber, islandsAt, linksOf, neighboursOf, spaceNumber, spacesAround } from './data/geometry';
export { calledIsland } from './data/place-names';
export { SPECIALISTS } from './data/specialists';
export type { Event } from './event';
export { yamatai } from './game';
export type { Move, Outcome } from './move';
export { abilityText, boatList, buildingName, islandSaid, powerName, powerText, spaceSaid, specialistName } from './names';
export {
  activeSeat,
  type BuildPreview,
  berths,
  besideOf,
  boatPenalty,
  boatsReceived,
  buyingPrice,
  type CostMet,
  costMet,
  cultureOf,
  dockOf,
  groupAround,
  lookSize,
  markedSpaces,
  mooringOf,
  nearlyFits,
  prestigeAround,
  previewBuild,
  sellingPrice,
  specialistsOf,
  startedFrom,
  tilesFor,
  topTiles,
  tradesAllowed,
  usableBoats,
} from './questions';
export { type Look, NONE, PALACE, type Phase, SACRED, type State, TORII } from './state';
