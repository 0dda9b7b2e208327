export * from './analysis';
export type * from './api';
export * from './basics';
export * from './commands';
export * from './limits';
export * from './notify';
export * from './people';
export * from './socket';
export * from './tables';
