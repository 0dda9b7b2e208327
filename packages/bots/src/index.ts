export { type Bout, playBout, type Standing, standings, wilson } from './arena';
export { chooseMove } from './choose';
export { isLevel, LEVELS, type Level } from './levels';
