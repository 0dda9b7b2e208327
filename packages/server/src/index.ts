export { operatorTokenOf } from './club/operator';
export { DEFAULT_LIMITS, type Limits, readConfig, type ServerConfig } from './config';
export { type RunningServer, startServer } from './server';
export type { StoreAddress } from './store';
export { backup, type Counts, restore } from './store/backup';
