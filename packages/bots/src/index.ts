export { type Analysis, analyse, type RatedMove } from './analysis';
export { type Bout, type BoutSetup, playBout } from './arena';
export { type Bot, type BotSetup, createBot } from './bot';
export { FORMATS, type Format, type Meeting, meetings, ratings, type Standing, standings, wilson } from './contest';
export { type CurvePoint, curveLength, winCurve } from './curve';
export { type Fit, type FitSetup, fit } from './fit';
export { isLevel, LEVELS, type Level, THINKING_TIME } from './levels';
export { type Budget, type Candidate, Search, type Thought } from './search';
export { winShares } from './shares';
