export { type Bout, type BoutSetup, playBout, type Standing, standings, wilson } from './arena';
export { type Bot, type BotSetup, createBot } from './bot';
export { type FitSetup, fit } from './fit';
export { isLevel, LEVELS, type Level, THINKING_TIME } from './levels';
export { type Budget, type Candidate, Search, type Thought } from './search';
export { winShares } from './shares';
