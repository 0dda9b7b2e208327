import { join } from 'node:path';
import { InputError } from '@quarterdeck/kernel';
import { readConfig, startServer } from '@quarterdeck/server';
import { print } from '../output';

/** Nobody waits longer for the end than this, whatever hangs. */
const LONGEST_STOP = 30_000;

/** Runs the server until it is told to stop; what is under way is finished first. */
export async function serve(options: { port?: unknown; host?: unknown }, programs: string): Promise<void> {
  const env = { ...process.env };
  if (options.port !== undefined) env.PORT = String(options.port);
  if (options.host !== undefined) env.HOST = String(options.host);
  const config = readConfig(env, { botWorker: join(programs, 'bot-worker.js'), staticDir: join(programs, 'web') });
  const server = await startServer(config).catch((error: unknown) => {
    // Whatever still runs must not keep a process alive that serves nobody.
    console.error(error instanceof InputError ? `quarterdeck: ${error.message}` : error);
    process.exit(2);
  });
  print(`Quarterdeck is open: http://localhost:${server.port}`);
  if (server.claimCode !== undefined) {
    print(`Nobody owns this club yet. Take its desk at http://localhost:${server.port}/desk with the code ${server.claimCode}`);
  }
  let stopping = false;
  const stop = (): void => {
    // Whoever asks twice does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    server.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  // Before an update: no new tables, and an end when the live games are over.
  process.on('SIGUSR2', () => {
    void server.drain().then(() => {
      if (!stopping) stop();
    });
  });
}
