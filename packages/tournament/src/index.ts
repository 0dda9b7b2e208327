export { fillUp, type NextStep, nextStep } from './next-step';
export { roundsOf } from './pairing/next-round';
export { type Simulated, simulate } from './simulate';
export { type Standing, standings } from './standings';
export {
  type Board,
  type BoardResult,
  type Entrant,
  FORMATS,
  type Format,
  type Plan,
  Tournament,
  type TournamentEntry,
} from './tournament';
