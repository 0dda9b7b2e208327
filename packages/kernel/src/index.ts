export { add, at, countOf, filled, range, sum } from './cells';
export { type ChanceSource, recordedChance, sampledChance, seededChance } from './chance';
export {
  type Decision,
  type Decisions,
  type Draw,
  type Draws,
  defineGame,
  type Glances,
  glance,
  type Happening,
  type Happenings,
  type Of,
} from './define';
export { afterMove, closingMove, type Drivers, drive, eventsOf, settle } from './drive';
export { equal, firstDifference } from './equal';
export { InputError, NotationError } from './errors';
export { type FeatureSet, type Fitted, fittedEvaluation } from './evaluation';
export {
  type FileHeader,
  type GameFile,
  headerOf,
  readFileHeader,
  readGameFile,
  replayFile,
  stepsOfFile,
  verifyFile,
  writeGameFile,
} from './file';
export {
  type AnyGame,
  type Census,
  type Certainty,
  type Component,
  type Emit,
  type Game,
  type GameCard,
  type GameConfig,
  HIDDEN,
  type Notation,
  OVER,
  type Policy,
  type Seat,
  type SeatsTurn,
  seatTurn,
  type Turn,
  type Viewer,
  type Words,
} from './game';
export type { Id } from './ids';
export { AGREED_ENDS, type AgreedEnd, type Entry, readEntry, writeEntry } from './log';
export {
  defaultOptions,
  type OptionSpec,
  type OptionSpecs,
  type OptionValue,
  type OptionValues,
  optionsFor,
  parseOptions,
} from './options';
export {
  choice,
  flag,
  list,
  mapped,
  named,
  number,
  oneOf,
  optional,
  ordinal,
  type Pattern,
  pattern,
  shaped,
  type Word,
  word,
} from './pattern';
export { perft } from './perft';
export { type Chooser, playOut, randomChoice } from './playout';
export { type Played, Playthrough } from './playthrough';
export { commitment, derivedRng, drawIndices, drawKind, plainRng, type Rng, sfc32, shuffle } from './random';
export { type Reason, reason } from './reason';
export { NO_POINTS, rankBy, type ScoredPoints, type ScoreLine, type ScoreSheet, scoreSheet } from './score';
export {
  type GameTexts,
  LOCALES,
  type Locale,
  type Message,
  type MessageParam,
  type MessageParams,
  message,
  type Speaker,
  speaker,
} from './text';
export { configOf, newestOf, playAlike, type RulesVersion, unknownVersion } from './versions';
