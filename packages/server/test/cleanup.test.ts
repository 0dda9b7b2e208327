import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harbour, openHarbour } from './support/server';

const DAY = 24 * 3_600_000;
let skew = 0;
let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour({ now: () => Date.now() + skew, retention: { waitingDays: 3 } });
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
});
