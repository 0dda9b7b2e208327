import { join } from 'node:path';
import { DEFAULT_LIMITS, readConfig, startServer } from '@quarterdeck/server';

/* The server as it ships, with limits that a load generator on one address does not run into. */

const plenty = { perSecond: 1_000_000, burst: 1_000_000 };
const built = join(process.argv[2] ?? 'dist', 'bot-worker.js');
const config = readConfig(process.env, { botWorker: built });
const server = await startServer({
  ...config,
  limits: {
    ...DEFAULT_LIMITS,
    socketsPerAddress: 10_000,
    messages: plenty,
    requests: plenty,
    signIns: plenty,
    opens: plenty,
    tablesPerPlayer: 100_000,
    waitingPerPlayer: 100_000,
    botTablesPerPlayer: 100_000,
  },
});
process.send?.(server.port);
// What is left after a collection says more about memory than what happens to lie about.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
