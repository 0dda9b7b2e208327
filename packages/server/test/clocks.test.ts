import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store';
import type { Client } from './support/client';
import { follow, playOn } from './support/play';
import { type Harbour, openHarbour } from './support/server';

const MINUTE = 60_000;
/** Time that passed while the server worked, and while it could not. */
let skew = 0;
let away = 0;
const now = (): number => Date.now() + skew + away;
let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour({ now, clocks: { graceMs: 0, restartGraceMs: 0, awake: () => Date.now() + away } });
});
afterAll(() => harbour.close());

const live = { kind: 'live', minutes: 5, increment: 10 } as const;

async function timed(changes: object): Promise<{ table: string; ada: Client; ben: Client }> {
  const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
  const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }], ...changes });
  await ben.must(table, { do: 'sit', seat: 1 });
  await ada.watch(table);
  await ben.watch(table);
  await ada.must(table, { do: 'start' });
  return { table, ada, ben };
}

const pick = async (client: Client, table: string, seat: number): Promise<void> => {
  const board = await follow(client, 1).until((b) => b.moves(seat).length > 0);
  await client.must(table, { do: 'play', seat, move: board.moves(seat)[0] ?? '' });
};

describe('clocks', () => {
  test('a live clock counts the time of whoever must decide, and adds the increment when the turn is done', async () => {
    const { table, ada, ben } = await timed({ clock: live });
    skew += 2 * MINUTE;
    await pick(ada, table, 0);
    const step = await ben.next('step');
    const [left = 0, other = 0] = step.clk ?? [];
    expect(left).toBeGreaterThan(3 * MINUTE);
    expect(left).toBeLessThanOrEqual(3 * MINUTE + 10_000);
    expect(other).toBeLessThanOrEqual(3 * MINUTE);
    const mine = await ada.call('GET /api/me/tables');
    expect(mine.running.find(({ id }) => id === table)?.due).toBeGreaterThan(now() + 2 * MINUTE);
  });

  test('when time is up a bot plays on, and the person may come back', async () => {
    const { table, ada, ben } = await timed({ clock: live, onExpiry: 'bot' });
    await pick(ada, table, 0);
    skew += 6 * MINUTE;
    const { info } = await ada.next('info', (message) => message.info.seats[1]?.standIn === true);
    expect(info.status).toBe('running');
    await ada.next('step', ({ by }) => by === 1);
    await ben.must(table, { do: 'back', seat: 1 });
    const { clk = [] } = await ben.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    expect(clk[1]).toBeGreaterThan(MINUTE / 2);
  });

  test('or the seat resigns, as the table was set up', async () => {
    const { table, ada } = await timed({ clock: { kind: 'slow', hours: 24 }, onExpiry: 'resign' });
    await pick(ada, table, 0);
    skew += 23 * 60 * MINUTE;
    expect((await ada.info(table)).status).toBe('running');
    skew += 2 * 60 * MINUTE;
    const { info } = await ada.next('info', (message) => message.info.id === table && message.info.status === 'over');
    expect(info.result).toMatchObject({ how: 'resigned', ranks: [1, 2] });
  });

  test('they go on over a restart, and the time without a server is given back', async () => {
    const { table, ada, ben } = await timed({ clock: live });
    await pick(ada, table, 0);
    const clients = [ada, ben];
    harbour = await harbour.restart(() => {
      away += 30 * MINUTE;
    });
    for (const client of clients) {
      client.url = harbour.url;
      await client.connect();
    }
    const { clk = [] } = await ben.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    expect(clk[1]).toBeGreaterThan(4.5 * MINUTE);
    expect(clk[1]).toBeLessThan(5.5 * MINUTE);
    expect((await ben.info(table)).seats[1]).not.toHaveProperty('standIn');
    for (const client of clients) await client.watch(table);
    await Promise.all([playOn(ada, table, 0), playOn(ben, table, 1)]);
  });

  const half = { kind: 'live', minutes: 0.5, increment: 0 } as const;

  test('a host that slept costs nobody the game, whoever is first to look at the watch (A7)', async () => {
    const { table, ada, ben } = await timed({ clock: half, onExpiry: 'resign' });
    await pick(ada, table, 0);
    away += 40_000;
    // Before the server has looked at the watch by itself.
    await pick(ben, table, 1);
    away += 40_000;
    // The next one it notices by itself, and shows everybody the clocks as they are now.
    const from = ada.received.length;
    const { clk = [] } = await ada.next('position', ({ clk: shown = [] }) => (shown[0] ?? 0) > 15_000, from);
    expect(clk[1]).toBeGreaterThan(15_000);
    expect(clk[1]).toBeLessThan(32_000);
    expect((await ada.info(table)).status).toBe('running');
  });

  test('a restart of a moment is given back as well (A7)', async () => {
    const { table, ben } = await timed({ clock: half, onExpiry: 'resign' });
    harbour = await harbour.restart(() => {
      away += 9_000;
    });
    ben.url = harbour.url;
    const { clk = [] } = await ben.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    await ben.connect();
    await ben.watch(table);
    await pick(ben, table, 1);
    const after = await ben.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    expect(Math.max(clk[1] ?? 0, after.clk?.[1] ?? 0)).toBeGreaterThan(25_000);
  });

  test('what a server that broke down had begun to give back is given once (A7)', async () => {
    const { table, ben } = await timed({ clock: half, onExpiry: 'resign' });
    const { store: address } = harbour;
    const outage = { key: 'credit-77', ms: 5_000, until: now() + 3_600_000 };
    for (let start = 0; start < 2; start++) {
      harbour = await harbour.restart(async () => {
        const store = await openStore(address, () => {});
        await store.meta.set('outage 77', JSON.stringify(outage));
        await store.db.close();
      });
      ben.url = harbour.url;
      await ben.connect();
      await ben.watch(table);
      // Whoever moves, or tries to, has got it first.
      await ben.refusal(table, { do: 'play', seat: 1, move: 'sound 99' });
    }
    const { clk = [] } = await ben.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    expect(clk[1]).toBeGreaterThan(30_000);
    expect(clk[1]).toBeLessThan(35_500);
  });
});
