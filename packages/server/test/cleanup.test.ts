import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './support/client';
import { type Harbour, openHarbour } from './support/server';

const DAY = 24 * 3_600_000;
let skew = 0;
let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour({ now: () => Date.now() + skew, retention: { waitingDays: 3, guestDays: 30, chatDays: 20 } });
});
afterAll(() => harbour.close());

describe('clearing away', () => {
  test('tables that have waited too long are closed, those that anybody touched are not (A5)', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const stale = await ada.open({ game: 'soundings', seats: [...seats] });
    const touched = await ada.open({ game: 'soundings', seats: [...seats] });
    await ada.watch(stale.table);
    skew += 2 * DAY;
    await ben.must(touched.table, { do: 'sit', seat: 2 });
    skew += 2 * DAY;
    harbour = await harbour.restart();
    for (const client of [ada, ben]) client.url = harbour.url;
    for (let status = 'waiting'; status !== 'closed'; ) status = (await ada.info(stale.table)).status;
    expect((await ben.info(touched.table)).status).toBe('waiting');
    expect((await ben.call('GET /api/tables')).tables.map(({ id }) => id)).toEqual([touched.table]);
  });

  test('guests who left no trace and old chat go; whoever has played, or has a recovery code, stays', async () => {
    // The first two never open a socket: whoever has one is seen when it closes.
    const [ada, ben, cem] = [new Client(harbour.url), new Client(harbour.url), await harbour.person('Cem')];
    await ada.signIn('Ada');
    await ben.signIn('Ben');
    await ben.call('POST /api/me/recovery');
    const { table } = await cem.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }] });
    await cem.must(table, { do: 'chat', text: 'Long ago' });
    skew += 25 * DAY;
    await cem.must(table, { do: 'chat', text: 'Not so long ago' });
    expect((await fetch(`${harbour.url}/api/players/${ada.id}`)).status).toBe(200);
    skew += 10 * DAY;
    harbour = await harbour.restart();
    cem.url = harbour.url;
    const known = async (player: string): Promise<boolean> => (await fetch(`${harbour.url}/api/players/${player}`)).status === 200;
    while (await known(ada.id));
    expect([await known(ben.id), await known(cem.id)]).toEqual([true, true]);
    let lines: string[] = [];
    while (lines.length !== 1) {
      lines = (await cem.call('GET /api/tables/:id/chat', `/api/tables/${table}/chat`)).lines.map(({ text }) => text);
    }
    expect(lines).toEqual(['Not so long ago']);
  });
});
