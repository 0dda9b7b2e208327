import { startServer } from '../../src';
import type { StoreAddress } from '../../src/store';
import { testConfig } from './server-config';

/** A node in a process of its own, so that it can be killed. Settings come as JSON in the first argument. */
const { store, port, botWorker } = JSON.parse(process.argv[2] ?? '{}') as { store: StoreAddress; port: number; botWorker: string };
const server = await startServer({ ...testConfig(store, botWorker), port });
process.stdout.write(`listening ${server.port}\n`);
