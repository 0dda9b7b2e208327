export { type Event, type Move, type Outcome, type State, soundings } from './soundings';
