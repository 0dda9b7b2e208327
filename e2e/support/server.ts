import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The program as users run it, built by `npm run build`, or the one PROGRAM names; tests and scripts run in the root of the project. */
const PROGRAM = resolve(process.env.PROGRAM ?? 'dist/quarterdeck.js');

export interface Host {
  readonly url: string;
  /** The one-time code that the server printed, which takes the owner's desk. */
  claimCode(): string;
  /** Kills the server in the middle of whatever it does, and starts it again on the same data and port. */
  crash(): Promise<void>;
  /** Ends the server as a restart would. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the real server with the real client on a free port of the loopback. */
export async function openHost(program = PROGRAM): Promise<Host> {
  const data = mkdtempSync(join(tmpdir(), 'quarterdeck-e2e-'));
  let child: ChildProcess | undefined;
  let port = '0';
  let code = '';
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [program, 'serve'], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: data,
        LOG_LEVEL: 'warn',
        DATABASE_URL: '',
        BOTS_COLD: 'true',
        // Nobody watches bots that play among themselves here.
        BOT_PAUSE_MS: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      code = /with the code (\S+)/.exec(chunk.toString())?.[1] ?? code;
    });
    port = await listening(child);
  };
  const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> =>
    new Promise((done) => {
      const running = child;
      if (running === undefined || running.exitCode !== null) return done();
      running.once('exit', () => done());
      running.kill(signal);
    });
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    claimCode: () => code,
    start,
    stop: () => end('SIGTERM'),
    crash: async () => {
      await end('SIGKILL');
      await start();
    },
    close: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolvePort, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolvePort(port);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code} before it listened. Run "npm run build" first.`)));
  });
}
