export * from './board';
export { amerigo } from './game';
export type { Placement } from './map/geometry';
export type { BuiltTile } from './map/spaces';
export type { Outcome } from './move';
export {
  builtTiles,
  type Destination,
  type OwnedToken,
  placements,
  plannedTiles,
  preview,
  reachable,
  tileCells,
  tokensOf,
  voyage,
  vpOnTrack,
} from './queries';
export { apFor } from './rules/choose';
export { postPoints } from './rules/complete';
export { goldOffer, losesPoints, purse } from './rules/gold';
export { lossOf, strengthAgainst } from './rules/pirates';
export { NEUTRAL, type ScoreItem, type Stage, VILLAGE } from './state';
