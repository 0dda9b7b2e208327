export { type Recording, recordedResult, recordGame, replayedResult } from './golden';
export { checkGame, checkOneGame, type LawReport, type LawSettings, LawViolation, type Oracle } from './laws';
export { bookedAndWritten, decisionsOf, wrongOffers } from './offers';
export { Scenario, type ScenarioSetup, scenario } from './scenario';
export { shrink } from './shrink';
