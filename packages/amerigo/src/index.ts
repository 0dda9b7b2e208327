export { COLOURS, type Colour } from './data/colours';
export { COMPLETION_FACTORS, PIRATES_IN_PLAY, POSTS, PROGRESS_AREA, ROUNDS, SHIPS } from './data/figures';
export { PRODUCTION_KINDS, SORT_INDEX, SORTS, type Sort } from './data/goods';
export { TILE_SIDE } from './data/islands';
export { FIRST_VILLAGE, SHAPE_SPACES, TILES, type Tile } from './data/tiles';
export { type ProgressToken, TOKENS, type Token } from './data/tokens';
export { CANNONS_END, GOLD_END, type Tracks } from './data/tracks';
export type { Event, EventOf } from './event';
export { amerigo } from './game';
export { type Island, NO_ISLAND } from './map/chart';
export { type Geometry, geometryOf, type Placement } from './map/geometry';
export { islandNames } from './map/island-names';
export { rotationsOf } from './map/shapes';
export { type BuiltTile, cellAt, FRAME, isFrame, MAP_STRIDE, type Space, spaceName, unpackTile } from './map/spaces';
export { ANCHOR, isLand, LAND, sortOf, WATER } from './map/terrain';
export type { By, Move, MoveOf, Outcome } from './move';
export { frameNumeral, placeName } from './names';
export {
  builtTiles,
  type Destination,
  destination,
  goodsOf,
  type OwnedToken,
  placements,
  plannedTiles,
  reachable,
  seaWay,
  tileCells,
  tokensOf,
  voyage,
  vpOnTrack,
} from './questions';
export { postPoints, tilePoints } from './rules/building/completion';
export { losesPoints } from './rules/gold/compensation';
export { goldNeeded, goldOffer, purse } from './rules/gold/purse';
export { apFor } from './rules/phase/points';
export { lossOf, strengthAgainst } from './rules/pirates/attack';
export {
  actor,
  cubesInField,
  FINAL_ITEMS,
  FREE,
  insideTower,
  NEUTRAL,
  NONE,
  POST,
  phaseAp,
  pirateStrength,
  SCORE_ITEMS,
  type ScoreItem,
  type Ship,
  type Stage,
  type State,
  stockOf,
  supplyOf,
  timeMarker,
  tracksOf,
  VILLAGE,
} from './state';
