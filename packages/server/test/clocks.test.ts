import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './support/client';
import { follow, playOn } from './support/play';
import { type Harbour, openHarbour } from './support/server';

const MINUTE = 60_000;
let skew = 0;
const now = (): number => Date.now() + skew;
let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour({ now });
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
      skew += 30 * MINUTE;
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
});
