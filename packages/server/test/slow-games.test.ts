import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harbour, openHarbour } from './support/server';

interface Heard {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

const heard: Heard[] = [];
let wake: () => void = () => {};
const hook = createServer((request, response) => {
  let text = '';
  request.on('data', (data) => {
    text += String(data);
  });
  request.on('end', () => {
    heard.push({ path: request.url ?? '', body: JSON.parse(text) as Record<string, unknown> });
    response.end();
    wake();
  });
});
let harbour: Harbour;
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  ({ port } = hook.address() as AddressInfo);
  harbour = await openHarbour({ webhooks: { allowHosts: [`127.0.0.1:${port}`] }, publicUrl: 'https://club.example' });
});
afterAll(async () => {
  await harbour.close();
  await new Promise((resolve) => hook.close(resolve));
});

async function heardOf(path: string, count: number): Promise<Heard[]> {
  for (;;) {
    const there = heard.filter((one) => one.path === path);
    if (there.length >= count) return there;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}

describe('slow games', () => {
  test('an absent player hears of each turn once; one who is there does not', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    for (const [client, path] of [
      [ada, '/ada'],
      [ben, '/ben'],
    ] as const) {
      await client.call('PUT /api/me/notify', undefined, {
        locale: 'nl',
        webhook: { url: `http://127.0.0.1:${port}${path}`, style: 'json' },
      });
    }
    const { table } = await ada.open({ game: 'soundings', clock: { kind: 'slow', hours: 24 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.must(table, { do: 'sit', seat: 1 });
    await ada.watch(table);
    await ada.must(table, { do: 'start' });
    const [first] = await heardOf('/ben', 1);
    expect(JSON.stringify(first?.body)).toContain(`https://club.example/table/${table}`);
    for (const [client, seat] of [
      [ben, 1],
      [ada, 0],
    ] as const) {
      const { moves } = await client.call('GET /api/tables/:id/moves', `/api/tables/${table}/moves?seat=${seat}`);
      await client.must(table, { do: 'play', seat, move: moves[0] ?? '' });
    }
    expect(await heardOf('/ben', 2)).toHaveLength(2);
    harbour = await harbour.restart();
    expect(heard.filter(({ path }) => path === '/ben')).toHaveLength(2);
    expect(heard.filter(({ path }) => path === '/ada')).toHaveLength(0);
  });

  test('a page in the background counts as absent, and as there again when it comes back', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    await ada.call('PUT /api/me/notify', undefined, {
      locale: 'en',
      webhook: { url: `http://127.0.0.1:${port}/background`, style: 'json' },
    });
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.must(table, { do: 'sit', seat: 1 });
    await ada.watch(table);
    const round = async (): Promise<void> => {
      for (const [client, seat] of [
        [ada, 0],
        [ben, 1],
      ] as const) {
        const { moves } = await client.call('GET /api/tables/:id/moves', `/api/tables/${table}/moves?seat=${seat}`);
        await client.must(table, { do: 'play', seat, move: moves[0] ?? '' });
      }
    };
    await ada.must(table, { do: 'start' });
    await round();
    ada.send({ t: 'looking', yes: false });
    await round();
    const [told] = await heardOf('/background', 1);
    expect(JSON.stringify(told?.body)).toContain(table);
    ada.send({ t: 'looking', yes: true });
    await round();
    harbour = await harbour.restart();
    expect(heard.filter(({ path }) => path === '/background')).toHaveLength(1);
  });

  test('a holiday stops the clock where the table agreed on days for it, also of a game that begins meanwhile', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    const tableWith = async (holidays: number): Promise<string> => {
      const clock = { kind: 'slow', hours: 24, holidays } as const;
      const { table } = await ada.open({ game: 'soundings', clock, seats: [{ kind: 'me' }, { kind: 'open' }] });
      await ben.must(table, { do: 'sit', seat: 1 });
      await ada.must(table, { do: 'start' });
      return table;
    };
    const away = async (table: string): Promise<boolean> => {
      const { seats } = await ada.call('GET /api/tables/:id', `/api/tables/${table}`);
      expect(seats[0]?.away).toBeUndefined();
      return seats[1]?.away !== undefined;
    };
    const [days, none] = [await tableWith(3), await tableWith(0)];
    const until = Date.now() + 48 * 3_600_000;
    expect((await ben.fetch('PUT', '/api/me/holiday', { until: Date.now() + 61 * 24 * 3_600_000 })).status).toBe(400);
    expect(await ben.call('PUT /api/me/holiday', undefined, { until })).toMatchObject({ away: until });
    expect([await away(days), await away(none)]).toEqual([true, false]);
    const later = await tableWith(3);
    await expect.poll(() => away(later)).toBe(true);
    expect(await ben.call('PUT /api/me/holiday', undefined, { until: 0 })).not.toHaveProperty('away');
    expect([await away(days), await away(later)]).toEqual([false, false]);
  });

  test('settings are checked, shown and tried', async () => {
    const ada = await harbour.person('Ada');
    const put = async (body: object): Promise<unknown> => (await ada.fetch('PUT', '/api/me/notify', body)).body;
    expect(await put({ locale: 'de', webhook: { url: 'https://10.0.0.1/x', style: 'json' } })).toMatchObject({
      error: { code: 'ADDRESS_NOT_PUBLIC' },
    });
    expect(await put({ locale: 'de', webhook: { url: 'http://chat.example/x', style: 'json' } })).toMatchObject({
      error: { code: 'NOT_HTTPS' },
    });
    expect(await put({ locale: 'de', quietHours: { from: '22:00', to: '07:00', timeZone: 'Mars/Base' } })).toMatchObject({
      error: { code: 'BAD_TIME_ZONE' },
    });
    expect((await ada.fetch('POST', '/api/me/notify/try')).status).toBe(409);
    const settings = {
      locale: 'de',
      webhook: { url: `http://127.0.0.1:${port}/trial`, style: 'chat' },
      quietHours: { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' },
    };
    expect(await put(settings)).toMatchObject({ settings, browsers: 0, pushKey: expect.stringMatching(/^[\w-]{80,}$/) });
    expect(await ada.call('POST /api/me/notify/try')).toEqual({});
    await heardOf('/trial', 1);
    expect((await ada.fetch('POST', '/api/me/push', { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'a', auth: 'b' } })).status).toBe(
      400,
    );
  });

  test("the host's table webhook hears of every turn", async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.must(table, { do: 'sit', seat: 1 });
    const path = `/api/tables/${table}/webhook`;
    const webhook = { url: `http://127.0.0.1:${port}/table`, style: 'text', locale: 'en' };
    expect((await ben.fetch('PUT', path, { webhook })).status).toBe(403);
    await ada.call('PUT /api/tables/:id/webhook', path, { webhook });
    await ada.must(table, { do: 'start' });
    const told = await heardOf('/table', 2);
    expect(JSON.stringify(told)).toMatch(/Ada/);
    expect(JSON.stringify(told)).toMatch(/Ben/);
  });
});
