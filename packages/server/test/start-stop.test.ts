import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { startServer } from '../src';
import { openStore } from '../src/store';
import { playOn } from './support/play';
import { openHarbour } from './support/server';
import { testConfig } from './support/server-config';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function halfARequest(url: string): Promise<Socket> {
  const { port } = new URL(url);
  const socket = createConnection(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.on('connect', () => {
      socket.write('POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na');
      // Whoever asked something else on the same line would be answered after it: so it has arrived.
      resolve(socket);
    });
  });
}

describe('the end', () => {
  test('comes although somebody has sent half a request (B3)', async () => {
    const harbour = await openHarbour();
    const half = await halfARequest(harbour.url);
    const gone = new Promise((resolve) => half.on('close', resolve));
    // The server has taken the half in when it answers a whole one that came later.
    await fetch(`${harbour.url}/healthz`);
    await harbour.close();
    await gone;
  });

  test('of a connection that never says hello comes by itself (B3)', async () => {
    const limits = { ...testConfig({ kind: 'sqlite', file: '' }, '').limits, hello: 50 };
    const harbour = await openHarbour({ limits });
    try {
      const silent = new WebSocket(`${harbour.url.replace('http', 'ws')}/api/socket`);
      await new Promise((resolve) => silent.on('close', resolve));
      // Who has said it stays.
      const ada = await harbour.person('Ada');
      const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] });
      await ada.watch(table);
      await playOn(ada, table, 0);
    } finally {
      await harbour.close();
    }
  });
});

describe('a connection that cannot begin', () => {
  test('hears why, and then ends: the client is older than the server', async () => {
    const harbour = await openHarbour();
    try {
      const old = new WebSocket(`${harbour.url.replace('http', 'ws')}/api/socket`);
      const heard: string[] = [];
      old.on('message', (data) => heard.push(String(data)));
      old.on('open', () => old.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL - 1 })));
      const code = await new Promise((resolve) => old.on('close', resolve));
      expect(code).toBe(1002);
      expect(heard.map((text) => JSON.parse(text))).toMatchObject([
        { t: 'error', reason: { code: 'WRONG_PROTOCOL', params: { server: PROTOCOL, client: PROTOCOL - 1 } } },
        { t: 'bye', reason: 'protocol' },
      ]);
    } finally {
      await harbour.close();
    }
  });
});

describe('the beginning', () => {
  test('comes although one table cannot be read; the others go on (B2)', async () => {
    let away = 0;
    const clocks = { graceMs: 0, restartGraceMs: 0, awake: () => Date.now() + away };
    let harbour = await openHarbour({ clocks, now: () => Date.now() + away, logLevel: 'silent' });
    try {
      const ada = await harbour.person('Ada');
      const clock = { kind: 'live', minutes: 1, increment: 0 } as const;
      const seats = [{ kind: 'bot', level: 'mate' }, { kind: 'me' }] as const;
      const broken = (await ada.open({ game: 'soundings', clock, seats: [...seats] })).table;
      const sound = (await ada.open({ game: 'soundings', clock, seats: [...seats] })).table;
      harbour = await harbour.restart(async () => {
        const store = await openStore(harbour.store, () => {});
        // As after a rule that was changed without a new version: what was played is not legal any more.
        await store.db.sql.run(`UPDATE log SET entry = '{"k":"played","seat":1,"lines":["2 sound 99"]}' WHERE table_id = $1 AND seq = 4`, [
          broken,
        ]);
        await store.db.close();
        away += 45_000;
      });
      ada.url = harbour.url;
      await ada.connect();
      expect((await ada.fetch('GET', `/api/tables/${broken}/position`)).status).toBeGreaterThanOrEqual(400);
      await ada.watch(sound);
      await playOn(ada, sound, 1);
      away += 45_000;
      const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] });
      await ada.watch(table, { ch: 2 });
      await playOn(ada, table, 0, 2);
    } finally {
      await harbour.close();
    }
  });

  test('that cannot be is told in a sentence, and lets go of everything (B2, B16)', async () => {
    const harbour = await openHarbour();
    const start = (file: string, port = 0): Promise<unknown> => startServer({ ...testConfig({ kind: 'sqlite', file }, ''), port });
    try {
      const file = join(folder, 'fresh.db');
      await expect(start(file, harbour.server.port)).rejects.toThrow('listens on port');
      // The file is free again.
      await (await openStore({ kind: 'sqlite', file }, () => {})).db.close();

      writeFileSync(join(folder, 'letter.db'), 'Dear Ada, this is not a database at all. '.repeat(200));
      await expect(start(join(folder, 'letter.db'))).rejects.toThrow('is damaged, or is not a database of this server');
      await expect(start(join(folder, 'letter.db', 'data', 'x.db'))).rejects.toThrow('cannot be written to');
      await expect(start(join(folder, 'letter.db', 'x.db'))).rejects.toThrow('cannot be written to');
      if (process.platform === 'linux') await expect(start('/proc/quarterdeck/x.db')).rejects.toThrow('cannot be written to');
      const elsewhere = { ...testConfig({ kind: 'sqlite', file }, ''), host: '192.0.2.7' };
      await expect(startServer(elsewhere)).rejects.toThrow('"192.0.2.7" is no address of this computer. Set HOST');
      const nobody = { kind: 'postgres', url: 'postgres://ada:secret@127.0.0.1:1/club' } as const;
      const refused = startServer({ ...testConfig(nobody, ''), logLevel: 'silent' });
      await expect(refused).rejects.toThrow('There is no answer from the database "club" at 127.0.0.1:1');
      await expect(refused).rejects.not.toThrow('secret');
    } finally {
      await harbour.close();
    }
  });
});
