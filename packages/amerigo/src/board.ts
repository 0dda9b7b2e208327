/* What a board needs to draw the game: the component tables, the spaces, the geometry of a map. No rules. */
export { COLOUR_INDEX, COLOURS, type Colour } from './data/colours';
export { COMPLETION_FACTORS, CUBES_PER_COLOUR, PIRATES_IN_PLAY, POSTS, PROGRESS_AREA, ROUNDS, SHIPS } from './data/constants';
export { type Cost, PRODUCTION_KINDS, SORT_INDEX, SORTS, type Sort } from './data/goods';
export { TILE_SIDE } from './data/islands';
export { FIRST_VILLAGE, type LandscapeTile, SHAPE_SPACES, TILES } from './data/tiles';
export { type ProgressToken, TOKEN, TOKENS } from './data/tokens';
export { CANNONS_END, GOLD_END, PROGRESS_END, PROGRESS_VP, progressMarks, SPECIAL_END, SPECIAL_SPACES, SPECIAL_VP } from './data/tracks';
export type { Event, EventOf } from './events';
export { NO_ISLAND } from './map/chart';
export { type Geometry, geometryOf } from './map/geometry';
export { rotationsOf } from './map/shapes';
export { cellAt, FRAME, isFrame, MAP_STRIDE, spaceName, unpackTile } from './map/spaces';
export { ANCHOR, isLand, LAND, POST_SPACE, sortOf, WATER } from './map/terrain';
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
