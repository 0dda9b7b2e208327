/* The board kit: what boards are made with. */

export type { Box } from './beside';
export type {
  AnyBoard,
  BoardModule,
  BoardProps,
  Explanation,
  Foresight,
  LegendSign,
  Novelty,
  Pace,
  PlayerProps,
  Playing,
  Situation,
  SizeClass,
  TurnSteps,
} from './board-module';
export { boxAround, type Framing } from './camera';
export { Choice, Pick } from './choice';
export { Corners } from './corners';
export { moveCursor } from './cursor';
/** @public for boards */
export { useDrag } from './drag';
export { Emblem, EmblemMark } from './emblem';
export { fig } from './fig';
export { flash } from './flash';
export { type Flight, fly } from './flight';
export { entriesBefore, type GuideChapter, type GuideScript, type GuideStep, stepsOf } from './guide';
export type { Holding } from './hand';
export { cardOf } from './highlight';
export { known } from './known';
export { useMotion } from './motion';
export { emblemPath, type Owner, ownerColour } from './owners';
export { Pour, type PourShown } from './physics/pour';
export { Throw, type ThrowShown } from './physics/throw';
export { byDepth, cubeFaces, insidePlace, project, type Standing, TOWER_SHAPE, TOWER_VIEW, trayPlace } from './physics/tower-view';
export { pointing } from './pointing';
export { rem } from './rem';
export { Reveal, type RevealedCard } from './reveal';
export { reasonSaid, say, sayMove } from './say';
export type { SoundName } from './sounds';
export { useSteady } from './steady';
export { Still } from './still';
export { Target } from './target';
export { trace } from './trace';
export { Viewport } from './viewport';
