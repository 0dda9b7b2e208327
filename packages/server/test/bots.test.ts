import { readGameFile, verifyFile } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { PLAY_UNTIL, writeTableEntry } from '@quarterdeck/table';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BotPool } from '../src/bots/pool';
import { playOn } from './support/play';
import { programs } from './support/programs';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour();
});
afterAll(() => harbour.close());

describe('bots at the table', () => {
  test('a person plays a whole game against bots of several levels', async () => {
    const ada = await harbour.person('Ada');
    const levels = (await ada.call('GET /api/games')).levels;
    expect(levels).toContain('mate');
    const { table } = await ada.open({
      game: 'soundings',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'cabin-boy' }, { kind: 'bot', level: 'sailor' }, { kind: 'bot', level: 'mate' }],
    });
    await ada.watch(table);
    await playOn(ada, table, 0);
    const file = await ada.call('GET /api/tables/:id/file', `/api/tables/${table}/file`);
    expect(verifyFile(soundings, readGameFile(soundings, file))).toBe(4);
  });

  test('going back beyond what bots did asks nobody', async () => {
    const ada = await harbour.person('Ada');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] });
    const first = await ada.watch(table);
    const hand = (first.t === 'position' ? (first.view as { hands: number[][] }).hands[0] : undefined) ?? [];
    await ada.must(table, { do: 'play', seat: 0, move: `sound ${hand[0]}` });
    await ada.next('step', ({ ev }) => JSON.stringify(ev).includes('Sounded'));
    await ada.must(table, { do: 'undo', seat: 0, to: 1 });
    await playOn(ada, table, 0);
    expect((await ada.info(table)).result?.how).toBe('played');
  });

  test('bots go on after a restart, and where nobody else is', async () => {
    const ada = await harbour.person('Ada');
    const { table } = await ada.open({
      game: 'soundings',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }, { kind: 'bot', level: 'mate' }],
    });
    await ada.must(table, { do: 'resign', seat: 0 });
    harbour = await harbour.restart();
    ada.url = harbour.url;
    await ada.connect();
    await ada.watch(table);
    const { info } = await ada.next('info', (message) => message.info.id === table && message.info.status === 'over');
    expect(info.result?.ranks[0]).toBe(3);
  });
});

describe('bots among themselves', () => {
  test('move together as often as is allowed to one host, whoever else plays (A4)', async () => {
    const slow = await openHarbour({ botPause: 3_600_000 });
    try {
      const [eve, ada] = [await slow.person('Eve'), await slow.person('Ada')];
      const bots = [0, 1].map(() => ({ kind: 'bot', level: 'cabin-boy' }) as const);
      const tables = [await eve.open({ game: 'soundings', seats: bots }), await eve.open({ game: 'soundings', seats: bots })];
      const entries = async (): Promise<number> => {
        const positions = tables.map(({ table: id }) => eve.call('GET /api/tables/:id/position', `/api/tables/${id}/position`));
        return (await Promise.all(positions)).reduce((sum, { seq }) => sum + seq, 0);
      };
      // Opened, two bots seated, begun; and one move at one of them.
      await expect.poll(entries, { timeout: 30_000 }).toBeGreaterThanOrEqual(2 * 4 + 1);
      const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'bot', level: 'cabin-boy' }, { kind: 'me' }] });
      await ada.watch(table);
      await playOn(ada, table, 1);
      expect((await ada.info(table)).status).toBe('over');
      expect(await entries()).toBe(2 * 4 + 1);
    } finally {
      await slow.close();
    }
  });

  test('that come to no end are stopped when the log is full (B8)', async () => {
    let endless = await openHarbour();
    try {
      const eve = await endless.person('Eve');
      const bots = [0, 1].map(() => ({ kind: 'bot', level: 'legend' }) as const);
      const { table } = await eve.open({ game: 'soundings', seats: bots });
      // Legends think for seconds: the server ends before they have moved.
      endless = await endless.restart(() => {
        const db = new Libsql(endless.store.kind === 'sqlite' ? endless.store.file : '');
        const { seq } = db.prepare('SELECT seq FROM tables WHERE id = ?').get(table) as { seq: number };
        const row = db.prepare('INSERT INTO log (table_id, seq, at, cmd, entry) VALUES (?, ?, 0, NULL, ?)');
        db.exec('BEGIN');
        for (let n = seq + 1; n <= PLAY_UNTIL; n++) row.run(table, n, writeTableEntry({ k: 'muted', player: 'somebody', muted: true }));
        db.prepare('UPDATE tables SET seq = ? WHERE id = ?').run(PLAY_UNTIL, table);
        db.exec('COMMIT');
        db.close();
      });
      eve.url = endless.url;
      await vi.waitFor(async () => expect((await eve.info(table)).result?.how).toBe('abandoned'), { timeout: 20_000, interval: 50 });
    } finally {
      await endless.close();
    }
  });
});

describe('one guest with thirty games against Legends (A4)', () => {
  test('keeps nobody from playing a whole game against a cabin boy meanwhile', async () => {
    const [guest, ada] = [await harbour.person('Guest'), await harbour.person('Ada')];
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'legend' }] as const;
    const tables: string[] = [];
    for (let i = 0; i < 30; i++) tables.push((await guest.open({ game: 'soundings', seats: [...seats] })).table);
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'bot', level: 'cabin-boy' }, { kind: 'me' }] });
    await ada.watch(table);
    await playOn(ada, table, 1);
    // One thread is enough for both, so the guest's Legends have hardly begun.
    const infos = await Promise.all(tables.map((id) => guest.call('GET /api/tables/:id/steps', `/api/tables/${id}/steps`)));
    expect(infos.filter(({ steps }) => steps.length === 1).length).toBeGreaterThan(15);
    for (const id of tables) await guest.must(id, { do: 'resign', seat: 0 });
  });
});

describe('game files', () => {
  test('a finished game is brought in for replay, a running one to be played on', async () => {
    const ada = await harbour.person('Ada');
    const head = ['quarterdeck game 1', 'game: soundings', 'rules: 1', 'seats: 2', 'player 1: Anna', 'player 2: Bram', ''];
    const moves = ['* deal 4 9 2 12 1 7', '1 sound 9', '2 sound 12', '* die 6'];
    const rest = ['1 sound 4', '2 sound 1', '* die 2', '2 sound 7', '1 sound 2', '* die 3'];
    const whole = [...head, ...moves, ...rest, ''].join('\n');
    const archive = await ada.call('POST /api/import', undefined, { file: whole });
    expect(await ada.info(archive.table)).toMatchObject({
      status: 'over',
      archive: true,
      seats: [{ player: { name: 'Anna' } }, { player: { name: 'Bram' } }],
    });
    expect(await ada.call('GET /api/tables/:id/file', `/api/tables/${archive.table}/file`)).toBe(whole);
    expect((await ada.call('GET /api/tables/:id/steps', `/api/tables/${archive.table}/steps`)).steps).toHaveLength(7);
    expect(await ada.refusal(archive.table, { do: 'play', seat: 0, move: 'sound 4' })).toBe('ARCHIVE');

    const running = await ada.call('POST /api/import', undefined, { file: [...head, ...moves, ''].join('\n'), play: true });
    const position = await ada.watch(running.table);
    expect(position).toMatchObject({
      n: 4,
      view: {
        hands: [
          [2, 4],
          [-1, -1],
        ],
        score: [0, 6],
      },
    });
    await ada.must(running.table, { do: 'play', seat: 1, move: 'sound 7' });
    const bad = await ada.fetch('POST', '/api/import', { file: [...head, ...moves, '1 sound 12', ''].join('\n') });
    expect(bad.body).toMatchObject({ error: { message: expect.stringContaining('line 12: "1 sound 12" is not legal here: NOT_IN_HAND') } });
    expect((await ada.fetch('POST', '/api/import', { file: whole, play: true })).status).toBe(400);
    // B14
    const long = await ada.fetch('POST', '/api/import', { file: whole.replace('Bram', 'W'.repeat(25)) });
    expect(long.body).toMatchObject({ error: { message: 'Player 2 has a name of 25 characters; 24 are the most' } });
    expect((await ada.fetch('POST', '/api/import', { file: whole.replace('Bram', 'W'.repeat(24)) })).status).toBe(200);
  });
});

describe('the threads in which bots think', () => {
  const config = { seats: 2, options: {} };
  const view = {
    hands: [
      [2, 9],
      [-1, -1],
    ],
    picked: [0, 0],
    shown: [1, 12],
    score: [0, 3],
    dealt: true,
    revealed: false,
  };
  const ask = (pool: BotPool, bot: string, level = 'mate'): Promise<string> =>
    pool.ask<'move'>({ owner: bot, milliseconds: 5 }, bot, {
      kind: 'move',
      game: 'soundings',
      config,
      view,
      seat: 0,
      level,
      bot,
      random: 1,
    });

  test('more bots than they remember, asked again and again, all play legally', async () => {
    const pool = new BotPool({ file: programs().botWorker, threads: 2, shortThreads: 1, nice: 0, warm: false });
    const names = Array.from({ length: 40 }, (_, i) => `table-${i}:0`);
    for (let round = 0; round < 2; round++) {
      for (const move of await Promise.all(names.map((name) => ask(pool, name)))) expect(move).toMatch(/^sound [29]$/);
    }
    // A remembered bot is asked about a position it has left behind, as after an undo.
    expect(await ask(pool, 'again', 'captain')).toMatch(/^sound [29]$/);
    expect(await ask(pool, 'again', 'captain')).toMatch(/^sound [29]$/);
    await pool.close();
  });

  test('a warm pool plays the same, and says in the log, once, by what bots search that have no learnt weights', async () => {
    const remarks: string[] = [];
    const pool = new BotPool({
      file: programs().botWorker,
      threads: 1,
      shortThreads: 0,
      nice: 0,
      warm: true,
      onRemark: (text) => remarks.push(text),
    });
    expect(await ask(pool, 'one', 'mate')).toMatch(/^sound [29]$/);
    expect(remarks).toEqual([]);
    for (const name of ['one', 'two', 'one']) expect(await ask(pool, name, 'captain')).toMatch(/^sound [29]$/);
    expect(remarks).toEqual(['soundings with 2 seats: bots search by the linear estimate alone; there are no learnt weights']);
    await pool.close();
  });

  test('a question that cannot be answered fails alone; the pool goes on', async () => {
    const pool = new BotPool({ file: programs().botWorker, threads: 1, shortThreads: 0, nice: 0, warm: false });
    await expect(ask(pool, 'x', 'pilot')).rejects.toThrow('There is no bot level "pilot"');
    expect(await ask(pool, 'x')).toMatch(/^sound [29]$/);
    await pool.close();
    await expect(ask(pool, 'x')).rejects.toThrow('The server is shutting down');
  });
});
