import { DEFAULT_LIMITS, type ServerConfig } from '../../src';
import type { StoreAddress } from '../../src/store';
import { testGames } from './games';

/** Limits so wide that only tests about limits meet them. */
const WIDE = {
  ...DEFAULT_LIMITS,
  messages: { perSecond: 1e6, burst: 1e6 },
  requests: { perSecond: 1e6, burst: 1e6 },
  signIns: { perSecond: 1e6, burst: 1e6 },
  chat: { perSecond: 1e6, burst: 1e6 },
  invitations: { perSecond: 1e6, burst: 1e6 },
  opens: { perSecond: 1e6, burst: 1e6 },
  waitingPerPlayer: 1e6,
  botTablesPerPlayer: 1e6,
  wakes: { perSecond: 1e6, burst: 1e6 },
  readsEach: 1e6,
};

export function testConfig(store: StoreAddress, workerFile: string): ServerConfig {
  return {
    host: '127.0.0.1',
    port: 0,
    store,
    games: testGames,
    botWorker: workerFile,
    botThreads: 1,
    botPause: 0,
    botsCold: true,
    staticDir: undefined,
    publicUrl: undefined,
    allowedOrigins: [],
    trustProxy: () => false,
    metricsToken: undefined,
    webhooks: {},
    contact: undefined,
    mail: undefined,
    logLevel: 'error',
    limits: WIDE,
    backups: undefined,
    retention: { waitingDays: 14, guestDays: 0, chatDays: 0 },
    cachedTables: 100,
    // Only tests about it wait for a game that begins by itself.
    startPause: 3_600_000,
    clocks: { graceMs: 0, restartGraceMs: 0, awake: Date.now },
    now: Date.now,
  };
}
