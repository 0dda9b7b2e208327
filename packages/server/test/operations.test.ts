import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL, writeMessage } from '@quarterdeck/protocol';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { readConfig } from '../src';
import { Client } from './support/client';
import { type Harbour, openHarbour } from './support/server';
import { testConfig } from './support/server-config';

let harbour: Harbour;
let client: Client;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Quarterdeck</title>');
  writeFileSync(join(folder, 'assets/app-abc123.js'), 'export {};');
  harbour = await openHarbour({ staticDir: folder });
  client = new Client(harbour.url);
});
afterAll(async () => {
  await harbour.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('operating', () => {
  test('B11 while nothing can be written the server is not ready and nothing is lost; it goes on by itself', async () => {
    let ahead = 0;
    const clocks = { graceMs: 0, restartGraceMs: 0, awake: () => Date.now() + ahead };
    const full = await openHarbour({ clocks, logLevel: 'silent' });
    try {
      const ada = await full.person('Ada');
      const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] });
      const disk = new Libsql(full.store.kind === 'sqlite' ? full.store.file : '');
      const writes = ['INSERT ON log', 'INSERT ON meta', 'UPDATE ON meta'];
      for (const [i, write] of writes.entries()) {
        const trigger = `CREATE TRIGGER full_${i} BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`;
        // The server may be writing at this moment.
        await vi.waitFor(() => disk.exec(trigger));
      }
      const before = (await ada.info(table)).status;
      expect(await ada.refusal(table, { do: 'resign', seat: 0 })).toBe('SERVER_ERROR');
      const ready = async (): Promise<number> => (await ada.fetch('GET', '/readyz')).status;
      // What only reads is answered all the same.
      expect((await ada.info(table)).status).toBe(before);
      ahead = 5_000;
      expect(await ready()).toBe(503);
      for (const i of writes.keys()) await vi.waitFor(() => disk.exec(`DROP TRIGGER full_${i}`));
      disk.close();
      while ((await ready()) !== 200) await ada.fetch('GET', '/healthz');
      await ada.must(table, { do: 'resign', seat: 0 });
    } finally {
      await full.close();
    }
  });

  test('games that are over make room for those that run', async () => {
    const small = await openHarbour({ cachedTables: 60 });
    try {
      const ada = await small.person('Ada');
      const seats = [{ kind: 'me' as const }, { kind: 'me' as const }];
      const cached = async (): Promise<string | undefined> =>
        /^quarterdeck_cached_tables (\d+)$/m.exec(String((await ada.fetch('GET', '/metrics')).body))?.[1];
      const open = async (): Promise<string> => {
        const { table } = await ada.open({ game: 'soundings', seats });
        await ada.watch(table);
        return table;
      };
      const running = [await open(), await open()];
      for (let i = 0; i < 6; i++) await ada.must(await open(), { do: 'resign', seat: 1 });
      // One place in twenty of sixty is for finished ones.
      expect(await cached()).toBe('5');
      for (const table of running) expect((await ada.info(table)).status).toBe('running');
      expect(await cached()).toBe('5');
    } finally {
      await small.close();
    }
  });

  test('health, readiness and metrics', async () => {
    expect((await client.fetch('GET', '/healthz')).body).toEqual({ ok: true });
    expect((await client.fetch('GET', '/readyz')).body).toEqual({ ready: true });
    const { body } = await client.fetch('GET', '/metrics');
    expect(String(body)).toContain('quarterdeck_sockets 0');
    expect(String(body)).toContain('process_cpu_seconds_total');
  });

  test('figures are for this computer, or for whoever shows the token; they tell of queues, stores and refusals', async () => {
    const elsewhere = await client.fetch('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.9' });
    expect([elsewhere.status, elsewhere.body]).toMatchObject([404, { error: { code: 'NOT_FOUND' } }]);
    const ada = await harbour.person('Ada');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] });
    await ada.must(table, { do: 'resign', seat: 0 });
    expect(await ada.refusal(table, { do: 'resign', seat: 0 })).toBe('NOT_RUNNING');
    const { body } = await client.fetch('GET', '/metrics');
    for (const line of [
      ...['bots', 'analyses', 'readers'].flatMap((queue) => [
        `quarterdeck_queue_length{queue="${queue}"} 0`,
        `quarterdeck_queue_seconds{queue="${queue}"} 0`,
      ]),
      'quarterdeck_hears_news 1',
      'quarterdeck_refusals_total{code="NOT_RUNNING"} 1',
      'quarterdeck_tables{status="overdue"} 0',
      'quarterdeck_append_seconds_count',
    ]) {
      expect(String(body)).toContain(line);
    }
    ada.close();
    const guarded = await openHarbour({ metricsToken: 'let-me-see' });
    const asked = async (headers: Record<string, string>): Promise<number> =>
      (await new Client(guarded.url).fetch('GET', '/metrics', undefined, headers)).status;
    expect([await asked({}), await asked({ authorization: 'Bearer no' }), await asked({ authorization: 'Bearer let-me-see' })]).toEqual([
      404, 404, 200,
    ]);
    await guarded.close();
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/', '/api/games', '/api/nowhere', '/healthz', '/assets/app-abc123.js']) {
      const { headers } = await client.fetch('GET', path);
      expect(headers.get('content-security-policy'), path).toContain("script-src 'self'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
    }
  });

  test('the client is served: hashed files for ever, its page for every path', async () => {
    const asset = await client.fetch('GET', '/assets/app-abc123.js');
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const path of ['/', '/t/abcdef123', '/rules/amerigo?x=1']) {
      const page = await client.fetch('GET', path);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(page.body).toContain('<title>Quarterdeck');
    }
    expect((await client.fetch('GET', '/assets/gone.js')).status).toBe(404);
    expect([403, 404]).toContain((await client.fetch('GET', '/..%2f..%2fetc/passwd')).status);
  });

  test('an address with half of an escaped sign leads nowhere, in our words: to an answer for programs, to the page for people', async () => {
    for (const path of ['/api/tables/%E0%A4%A', '/api/%', '/api/me%zz?x=1']) {
      const answer = await client.fetch('GET', path);
      expect([answer.status, answer.body, answer.headers.get('x-frame-options')], path).toMatchObject([
        404,
        { error: { code: 'NOT_FOUND', message: 'There is nothing here' } },
        'DENY',
      ]);
    }
    expect((await client.fetch('GET', '/table/%E0%A4%A?invite=%')).body).toContain('<title>Quarterdeck');
    expect((await client.fetch('GET', '/api/tables/nobodyisthere?invite=%E0%A4%A')).body).toMatchObject({
      error: { code: 'NO_SUCH_TABLE' },
    });
    expect(await client.fetch('GET', `/api/tables/${'x'.repeat(300)}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST' } },
    });
  });

  test('OpenAPI describes every route', async () => {
    const { body } = await client.fetch('GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, { responses: object; security: unknown[] }>> };
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed).toContain('POST /api/tables/{id}/commands');
    expect(listed.length).toBeGreaterThan(28);
    for (const one of listed) {
      const [method = '', path = ''] = one.split(' ');
      // A route that exists answers something else than "nothing here".
      const answer = await client.fetch(method, path.replaceAll(/\{\w+\}/g, 'abcdef123'), method === 'GET' ? undefined : {});
      expect(JSON.stringify(answer.body), one).not.toContain('NOT_FOUND');
      expect(answer.status, one).toBeLessThan(500);
    }
  });

  test('errors say what is wrong and nothing about the inside', async () => {
    const broken = await client.fetch('POST', '/api/me', '{"name":');
    expect([broken.status, JSON.stringify(broken.body)]).toEqual([400, expect.not.stringMatching(/\bat \w+|node_modules/)]);
    const large = await client.fetch('POST', '/api/me', { name: 'x'.repeat(100_000) });
    expect(large.status).toBe(413);
    expect((await client.fetch('GET', '/api/tables/does-not-exist')).body).toEqual({
      error: { code: 'NO_SUCH_TABLE', params: { rule: 'TABLE' } },
    });
    expect((await client.fetch('GET', '/api/tables/x')).status).toBe(400);
    expect((await client.fetch('GET', '/api/me')).body).toMatchObject({ error: { code: 'NAME_NEEDED' } });
  });

  test('pages of other addresses may neither post nor open a socket', async () => {
    const posted = await client.fetch('POST', '/api/me', { name: 'Eve' }, { origin: 'https://evil.example' });
    expect(posted.status).toBe(403);
    const refused = new WebSocket(`${harbour.url.replace('http', 'ws')}/api/socket`, { origin: 'https://evil.example' });
    const status = await new Promise((resolve) => {
      refused.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      refused.on('error', () => {});
    });
    expect(status).toBe(403);
    const own = new Client(harbour.url);
    await own.connect({ origin: harbour.url });
    own.close();
  });
});

describe('limits', () => {
  test('hold for requests, messages, tables and connections', async () => {
    const limits = {
      ...testConfig({ kind: 'sqlite', file: '' }, '').limits,
      tablesPerPlayer: 1,
      socketsPerAddress: 3,
      signIns: { perSecond: 0.001, burst: 2 },
      messages: { perSecond: 1, burst: 30 },
      chat: { perSecond: 0.001, burst: 2 },
    };
    const small = await openHarbour({ limits });
    try {
      const ada = await small.person('Ada');
      const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
      expect((await ada.fetch('POST', '/api/tables', { game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] })).body).toMatchObject(
        {
          error: { code: 'TOO_MANY_TABLES' },
        },
      );
      await small.person('Ben');
      await expect(small.person('Cem')).rejects.toThrow('TOO_FAST');
      const third = new Client(small.url);
      await third.connect();
      await expect(new Client(small.url).connect()).rejects.toThrow('429');
      await ada.must(table, { do: 'chat', text: 'one' });
      await ada.must(table, { do: 'chat', text: 'two' });
      expect(await ada.refusal(table, { do: 'chat', text: 'three' })).toBe('TOO_FAST');
      for (let n = 0; n < 40; n++) ada.send({ t: 'ping', n });
      expect((await ada.next('bye')).reason).toBe('rate');
      await ada.closed();
      third.close();
    } finally {
      await small.close();
    }
  });

  test('hold for pings of the sockets themselves, which are answered like any message, and as often', async () => {
    const wide = testConfig({ kind: 'sqlite', file: '' }, '').limits;
    const small = await openHarbour({ limits: { ...wide, messages: { perSecond: 0.001, burst: 5 } } });
    try {
      const socket = new WebSocket(`${small.url.replace('http', 'ws')}/api/socket`);
      await once(socket, 'open');
      socket.send(writeMessage({ t: 'hello', protocol: PROTOCOL }));
      await once(socket, 'message');
      let pongs = 0;
      socket.on('pong', () => pongs++);
      const closed = once(socket, 'close');
      for (let n = 0; n < 50; n++) socket.ping();
      const [code] = await closed;
      // The hello was the first of the five.
      expect([code, pongs]).toEqual([1013, 4]);
    } finally {
      await small.close();
    }
  });

  test('hold for tables that one hosts without sitting there, and where only bots play (A5)', async () => {
    const wide = testConfig({ kind: 'sqlite', file: '' }, '').limits;
    const small = await openHarbour({ limits: { ...wide, waitingPerPlayer: 2, botTablesPerPlayer: 1, tablesPerPlayer: 4 } });
    try {
      const [ben, ada] = [await small.person('Ben'), await small.person('Ada')];
      const code = async (...seats: object[]): Promise<string> => {
        const { status, body } = await ada.fetch('POST', '/api/tables', { game: 'soundings', seats });
        return status === 200 ? 'opened' : (body as { error: { code: string } }).error.code;
      };
      const [me, open, bot] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'mate' }];
      expect([await code(open, open), await code(me, open), await code(open, open)]).toEqual(['opened', 'opened', 'TOO_MANY_WAITING']);
      expect([await code(bot, bot), await code(bot, bot)]).toEqual(['opened', 'TOO_MANY_BOT_TABLES']);
      expect([await code(me, bot), await code(me, bot)]).toEqual(['opened', 'TOO_MANY_TABLES']);
      await ben.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    } finally {
      await small.close();
    }
  });

  test('hold for tables opened in one go, and for bots put on the seats of a waiting table or asked to a rematch (A5)', async () => {
    const wide = testConfig({ kind: 'sqlite', file: '' }, '').limits;
    const small = await openHarbour({ limits: { ...wide, waitingPerPlayer: 3, botTablesPerPlayer: 1 } });
    try {
      const ada = await small.person('Ada');
      const seats = [{ kind: 'open' }, { kind: 'open' }];
      const all = await Promise.all(Array.from({ length: 9 }, () => ada.fetch('POST', '/api/tables', { game: 'soundings', seats })));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(3);

      const [first = '', second = ''] = all.flatMap(({ status, body }) => (status === 200 ? [(body as { table: string }).table] : []));
      await ada.must(first, { do: 'seatBot', seat: 0, level: 'cabin-boy' });
      await ada.must(first, { do: 'seatBot', seat: 1, level: 'cabin-boy' });
      await ada.must(first, { do: 'start' });
      await vi.waitFor(async () => expect((await ada.info(first)).status).toBe('over'), { timeout: 20_000, interval: 50 });
      // Legends think for seconds: they play until the end of the test.
      await ada.open({ game: 'soundings', seats: [1, 2].map(() => ({ kind: 'bot', level: 'legend' })) });
      await ada.must(second, { do: 'seatBot', seat: 0, level: 'cabin-boy' });
      expect(await ada.refusal(second, { do: 'seatBot', seat: 1, level: 'cabin-boy' })).toBe('TOO_MANY_BOT_TABLES');
      const again = await ada.fetch('POST', `/api/tables/${first}/rematch`);
      expect(again).toMatchObject({ status: 409, body: { error: { code: 'TOO_MANY_BOT_TABLES' } } });
    } finally {
      await small.close();
    }
  });

  test('hold for tables opened from one address (A5)', async () => {
    const wide = testConfig({ kind: 'sqlite', file: '' }, '').limits;
    const small = await openHarbour({ limits: { ...wide, opens: { perSecond: 0.001, burst: 2 } } });
    try {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const opened: number[] = [];
      for (const name of ['Ada', 'Ben', 'Cem']) {
        opened.push((await (await small.person(name)).fetch('POST', '/api/tables', { game: 'soundings', seats })).status);
      }
      expect(opened).toEqual([200, 200, 429]);
    } finally {
      await small.close();
    }
  });

  test('hold for whoever is ready to play with bots at once, again and again: no table more than by opening them (A5)', async () => {
    const wide = testConfig({ kind: 'sqlite', file: '' }, '').limits;
    const small = await openHarbour({ limits: { ...wide, opens: { perSecond: 0.001, burst: 4 }, tablesPerPlayer: 2 } });
    try {
      const eve = await small.person('Eve');
      const wish = { games: ['soundings'], seats: [2], pace: 'live', rated: false, botsAfter: 0 };
      const want = async (client: Client) => {
        const { status, body } = await client.fetch('PUT', '/api/me/ready', wish);
        return status === 200 ? 'done' : (body as { error: { code: string } }).error.code;
      };
      expect([await want(eve), await want(eve), await want(eve)]).toEqual(['done', 'done', 'TOO_MANY_TABLES']);
      const other = await small.person('Mallory');
      expect([await want(other), await want(other)]).toEqual(['done', 'TOO_FAST']);
      expect((await eve.call('GET /api/me/tables')).gathering).toHaveLength(2);
    } finally {
      await small.close();
    }
  });

  test('hold for changes of mind in tournaments, invitations to one person and ties: what stands in a log or disturbs others', async () => {
    const small = await openHarbour();
    try {
      const [ada, eve] = [await small.person('Ada'), await small.person('Eve')];
      const PLAN = { name: 'Cup', game: 'soundings', format: 'swiss', seats: 2, rounds: 3, least: 2, clock: { kind: 'slow', hours: 24 } };
      const far = Date.now() + 366 * 24 * 3_600_000;
      expect((await ada.fetch('POST', '/api/tournaments', { ...PLAN, startsAt: far })).body).toMatchObject({
        error: { code: 'TOO_FAR_AHEAD', params: { days: 365 } },
      });
      const { id } = await ada.call('POST /api/tournaments', undefined, { ...PLAN, startsAt: far - 48 * 3_600_000 });
      const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }] });
      const until = async (ask: (i: number) => Promise<{ status: number; body: unknown }>): Promise<number> => {
        for (let i = 0; i < 100; i++) if ((await ask(i)).status === 429) return i;
        return 100;
      };
      expect(await until((i) => eve.fetch('POST', `/api/tournaments/${id}/${i % 2 === 0 ? 'join' : 'leave'}`, {}))).toBe(20);
      expect((await ada.fetch('POST', `/api/tournaments/${id}/join`, {})).status, 'others sign up as before').toBe(200);
      expect(await until(() => ada.fetch('POST', `/api/tables/${table}/ask`, { player: eve.id }))).toBe(5);
      expect(await until(() => eve.fetch('PUT', `/api/players/${ada.id}/ties`, { note: 'x' }))).toBe(40);
    } finally {
      await small.close();
    }
  });

  test('count the speaker behind one proxy, whatever the speaker adds, and an IPv6 household as one (B9, B10)', async () => {
    const wide = testConfig({ kind: 'sqlite', file: '' }, '').limits;
    const limits = { ...wide, signIns: { perSecond: 0.001, burst: 5 } };
    const small = await openHarbour({ limits, trustProxy: (_address, hop) => hop < 1 });
    try {
      const tries = async (forwarded: (i: number) => string): Promise<number> => {
        let passed = 0;
        for (let i = 0; i < 12; i++) {
          const answer = await new Client(small.url).fetch(
            'POST',
            '/api/recover',
            { code: 'AAAAAAAA' },
            { 'x-forwarded-for': forwarded(i) },
          );
          if (answer.status !== 429) passed++;
        }
        return passed;
      };
      expect(await tries((i) => `198.51.100.${i}, 203.0.113.9`)).toBe(5);
      expect(await tries((i) => `2001:db8:1:2::${i + 1}`)).toBe(5);
      expect(await tries(() => '203.0.113.10')).toBe(5);
    } finally {
      await small.close();
    }
  });

  test('a slow reader is dropped, and others hear on', async () => {
    const small = await openHarbour({ limits: { ...testConfig({ kind: 'sqlite', file: '' }, '').limits, backlog: 100_000 } });
    try {
      const [ada, eve] = [await small.person('Ada'), new Client(small.url)];
      await eve.signIn('Eve');
      await eve.connect({}, false);
      const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
      await ada.watch(table);
      await eve.watch(table);
      for (let i = 0; i < 100; i++) await ada.must(table, { do: 'chat', text: `${i} `.padEnd(300, 'ahoi ') });
      eve.socket?.pause();
      const connections = async (): Promise<string> => String((await ada.fetch('GET', '/metrics')).body);
      while (!(await connections()).includes('quarterdeck_sockets 1')) {
        // Each answer holds the whole chat; only the network's own buffers take them in.
        for (let i = 0; i < 20; i++) eve.send({ t: 'watch', ch: 1, table });
      }
      await ada.must(table, { do: 'chat', text: 'still here' });
      eve.socket?.resume();
      await eve.closed();
    } finally {
      await small.close();
    }
  });
});

describe('settings', () => {
  const built = { botWorker: 'worker.js' };
  test('have defaults and clear errors', () => {
    expect(readConfig({}, built)).toMatchObject({ port: 8080, host: '0.0.0.0', store: { kind: 'sqlite' } });
    expect(readConfig({ DATABASE_URL: 'postgres://a@b/c', PORT: '0' }, built)).toMatchObject({ port: 0, store: { kind: 'postgres' } });
    expect(() => readConfig({ PORT: 'eighty' }, built)).toThrow('PORT must be a whole number from 0 to 65535, not "eighty"');
    expect(() => readConfig({ DATABASE_URL: 'mysql://x' }, built)).toThrow('DATABASE_URL must look like postgres://');
    expect(() => readConfig({ PUBLIC_URL: 'games' }, built)).toThrow('PUBLIC_URL must be an address');
    expect(() => readConfig({ TRUST_PROXY: 'maybe' }, built)).toThrow('TRUST_PROXY must be false, the number of proxies in a row');
    expect(readConfig({ LIMIT_SIGN_INS: '0.5:60' }, built).limits.signIns).toEqual({ perSecond: 0.5, burst: 60 });
    for (const rate of ['5', '5:0', ':5', 'a:b', '-1:5']) {
      expect(() => readConfig({ LIMIT_CHAT: rate }, built), rate).toThrow(
        'LIMIT_CHAT must say how many a second and how many at once, such as 0.5:5',
      );
    }
    expect(readConfig({ BACKUP_DIR: 'b', BACKUP_KEEP: '3' }, built).backups).toMatchObject({ everyHours: 24, keep: 3 });
    expect(readConfig({}, built).backups).toBeUndefined();
    expect(() => readConfig({ LOG_LEVEL: 'loud' }, built)).toThrow('LOG_LEVEL must be');
  });
});
