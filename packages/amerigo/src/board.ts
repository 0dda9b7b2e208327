/* What a board needs to draw the game: the component tables, the spaces, the geometry of a map. No rules. */
export { COLOURS, type Colour } from './data/colours';
export { COMPLETION_FACTORS, PIRATES_IN_PLAY, POSTS, PROGRESS_AREA, ROUNDS, SHIPS } from './data/constants';
export { PRODUCTION_KINDS, SORT_INDEX, SORTS, type Sort } from './data/goods';
export { TILE_SIDE } from './data/islands';
export { FIRST_VILLAGE, SHAPE_SPACES, TILES } from './data/tiles';
export { type ProgressToken, TOKENS } from './data/tokens';
export { CANNONS_END, GOLD_END, PROGRESS_END, progressMarks, SPECIAL_END, SPECIAL_SPACES } from './data/tracks';
export type { Event, EventOf } from './events';
export { NO_ISLAND } from './map/chart';
export { type Geometry, geometryOf } from './map/geometry';
export { rotationsOf } from './map/shapes';
export { cellAt, FRAME, isFrame, MAP_STRIDE, spaceName, unpackTile } from './map/spaces';
export { ANCHOR, isLand, LAND, sortOf, WATER } from './map/terrain';
export type { By, Move, MoveOf } from './move';
export {
  actor,
  cubesInField,
  FINAL_ITEMS,
  FREE,
  insideTower,
  NONE,
  POST,
  phaseAp,
  pirateStrength,
  SCORE_ITEMS,
  type State,
  stockOf,
  supplyOf,
  timeMarker,
} from './state';
