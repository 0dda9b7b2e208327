/* The board kit: what boards are made with. */
export type {
  AnyBoard,
  BoardModule,
  BoardProps,
  Explanation,
  Foresight,
  PlayerProps,
  Playing,
  SizeClass,
} from './board-module';
export { Corners } from './corners';
export { useDrag } from './drag';
export { Emblem, EmblemMark } from './emblem';
export type { GuideScript, GuideStep } from './guide';
export { useMotion } from './motion';
export { type EmblemShape, emblemPath, houseOwners, type Owner, type OwnerColour, ownerColour } from './owners';
export { SOUND_NAMES, type SoundName } from './sounds';
export { Target, type TargetProps } from './target';
export { touchedLast } from './touch';
export { Viewport, type ViewportControl } from './viewport';
