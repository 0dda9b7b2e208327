import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* The archive that people host from: unpacked where there is nothing else, it serves a game. */

let folder: string;
let place: string;
let server: ChildProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-release-'));
  const archive = execFileSync(process.execPath, ['scripts/release.mjs'], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  place = join(folder, readdirSync(folder)[0] ?? '');
}, 300_000);
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function ask<T>(url: string, token: string | undefined, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.ok, `${url}: ${response.status}`).toBe(true);
  return (await response.json()) as T;
}

test('holds what is needed at run time, and nothing that only builds, tests or measures', () => {
  for (const wanted of ['quarterdeck.js', 'bot-worker.js', 'web/index.html', 'deploy/quarterdeck.service', 'docs/hosting.md', 'LICENSE']) {
    expect(existsSync(join(place, wanted)), wanted).toBe(true);
  }
  const packages = readdirSync(join(place, 'node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'libsql', 'pg', 'ws']));
  for (const unwanted of ['typescript', 'vite', 'vitest', 'knip', 'playwright-core', 'boardgame.io', 'react', '@quarterdeck', '.bin']) {
    expect(packages).not.toContain(unwanted);
  }
});

test('serves the client and a game, in an empty folder', async () => {
  const started = spawn(process.execPath, ['quarterdeck.js', 'serve'], {
    cwd: place,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    started.stdout.on('data', (data) => {
      said += String(data);
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    started.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  expect(await (await fetch(url)).text()).toContain('<html');

  const api = `${url}/api`;
  const { token } = await ask<{ token: string }>(`${api}/programs`, undefined, { name: 'Newcomer' });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'cabin-boy' }, { kind: 'me' }];
  const { table } = await ask<{ table: string }>(`${api}/tables`, token, { game: 'amerigo', seats });
  const mine = [0, 2];
  let legal: { seat: number; move: string }[] = [];
  // A bot may be the one who begins.
  await expect
    .poll(
      async () => {
        const lists = await Promise.all(mine.map((seat) => ask<{ moves: string[] }>(`${api}/tables/${table}/moves?seat=${seat}`, token)));
        legal = lists.flatMap(({ moves }, i) => moves.slice(0, 1).map((move) => ({ seat: mine[i] ?? 0, move })));
        return legal.length;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  const command = { do: 'play', ...legal[0] };
  const { seq } = await ask<{ seq: number }>(`${api}/tables/${table}/commands`, token, { id: 'first', command });
  expect(seq).toBeGreaterThan(1);
}, 120_000);
