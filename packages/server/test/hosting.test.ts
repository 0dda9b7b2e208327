import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../src/store';
import { follow, playOn } from './support/play';
import { openHarbour } from './support/server';

const sample = (name: string): string => readFileSync(resolve(import.meta.dirname, '../../../deploy', name), 'utf8');

test('a server that drains takes no new tables, is not ready, and ends its wait with the last live game', async () => {
  const harbour = await openHarbour();
  const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const live = await ada.open({ game: 'soundings', seats, clock: { kind: 'live', minutes: 5, increment: 0 } });
  const slow = await ada.open({ game: 'soundings', seats });
  for (const { table } of [live, slow]) {
    await ben.must(table, { do: 'sit', seat: 1 });
    await ada.must(table, { do: 'start' });
  }
  await ada.watch(live.table);
  await ben.watch(live.table);
  await ben.watch(slow.table, { ch: 2 });
  let isDrained = false;
  const drained = harbour.server.drain().then(() => (isDrained = true));
  expect((await ben.fetch('GET', '/readyz')).status).toBe(503);
  expect((await ben.fetch('GET', '/healthz')).status).toBe(200);
  expect(await ben.fetch('POST', '/api/tables', { game: 'soundings', seats })).toMatchObject({
    status: 503,
    body: { error: { code: 'DRAINING' } },
  });
  expect(isDrained).toBe(false);
  // What has begun goes on; the slow game would go on after the update.
  await Promise.all([playOn(ada, live.table, 0), playOn(ben, live.table, 1)]);
  await drained;
  expect((await ben.info(slow.table)).status).toBe('running');
  await harbour.close();
});

test('a crash between a log and the index over it is mended at the next start', async () => {
  const harbour = await openHarbour();
  const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
  const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.must(table, { do: 'sit', seat: 1 });
  await ada.watch(table);
  await ada.must(table, { do: 'start' });
  const board = await follow(ada, 1).until((now) => now.moves(0).length > 0);
  await ada.must(table, { do: 'play', seat: 0, move: board.moves(0)[0] ?? '' });
  const isMyTurn = async (): Promise<boolean> => (await ben.call('GET /api/me/tables')).waitingForMe.some(({ id }) => id === table);
  expect(await isMyTurn()).toBe(true);
  const again = await harbour.restart(async () => {
    const store = await openStore(harbour.store, () => {});
    await store.db.sql.run(`UPDATE tables SET seq = seq - 1, turn = '[0]' WHERE id = $1`, [table]);
    expect(await store.tables.behind(Date.now())).toEqual([table]);
    await store.db.close();
  });
  ben.url = again.url;
  expect(await isMyTurn()).toBe(true);
  await again.close();
});

test('however it is started, a server has the same room for what is soon garbage', () => {
  const start = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  for (const text of [sample('quarterdeck.service'), sample('Dockerfile'), start]) expect(text).toContain('--max-semi-space-size=32');
});

test('alerts watch only what there is, and the proxies keep the figures to the house', async () => {
  const harbour = await openHarbour();
  const ada = await harbour.person('Ada');
  await ada.refusal('no-such-table', { do: 'start' });
  const { body } = await ada.fetch('GET', '/metrics');
  const known = new Set([...String(body).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const watched = [...sample('alerts.yml').matchAll(/\b(?:quarterdeck|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
  expect(watched.length).toBeGreaterThan(8);
  expect(watched.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
  expect(sample('nginx.conf')).toMatch(/location = \/metrics \{ return 404; \}/);
  expect(sample('nginx.conf')).not.toMatch(/Connection "upgrade"/);
  expect(sample('Caddyfile')).toMatch(/@private path \/metrics\n\trespond @private 404/);
  await harbour.close();
});
