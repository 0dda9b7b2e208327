import type { AnyGame } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './support/client';
import { testGames } from './support/games';
import { playOn } from './support/play';
import { type Harbour, openHarbour } from './support/server';
import { testConfig } from './support/server-config';

/** Events that the serving thread has played; other threads have games of their own. */
let played = 0;
const counting = Object.create(soundings, {
  evolve: {
    value: (state: Parameters<typeof soundings.evolve>[0], event: Parameters<typeof soundings.evolve>[1]): void => {
      played++;
      soundings.evolve(state, event);
    },
  },
}) as AnyGame;
const games = testGames.map((entry) => (entry.card.id === 'soundings' ? { ...entry, load: async () => counting } : entry));

let harbour: Harbour;
let ada: Client;
let table: string;
beforeAll(async () => {
  harbour = await openHarbour({
    games,
    limits: { ...testConfig({ kind: 'sqlite', file: '' }, '').limits, wakes: { perSecond: 0, burst: 1 } },
  });
  ada = await harbour.person('Ada');
  ({ table } = await ada.open({ game: 'soundings', seats: [{ kind: 'bot', level: 'mate' }, { kind: 'me' }] }));
  await ada.watch(table);
  await playOn(ada, table, 1);
});
afterAll(() => harbour.close());

describe('readers (A6)', () => {
  test('a replay, a file, the position: the thread that serves moves plays none of them again', async () => {
    const reader = new Client(harbour.url);
    const before = {
      info: await reader.info(table),
      position: await reader.call('GET /api/tables/:id/position', `/api/tables/${table}/position`),
    };
    harbour = await harbour.restart();
    ada.url = harbour.url;
    reader.url = harbour.url;
    played = 0;
    const { steps } = await reader.call('GET /api/tables/:id/steps', `/api/tables/${table}/steps`);
    expect(steps.length).toBeGreaterThan(6);
    const late = await reader.call('GET /api/tables/:id/steps', `/api/tables/${table}/steps?as=0&since=${steps[3]?.seq}`);
    expect(late).toMatchObject({ as: 0, steps: steps.slice(4).map(({ seq, at }) => ({ seq, at })) });
    expect((await reader.call('GET /api/tables/:id/steps', `/api/tables/${table}/steps?since=99`)).steps).toEqual([]);
    expect(await reader.info(table)).toEqual(before.info);
    expect(await reader.call('GET /api/tables/:id/position', `/api/tables/${table}/position`)).toEqual(before.position);
    const file = await reader.call('GET /api/tables/:id/file', `/api/tables/${table}/file`);
    await ada.call('POST /api/import', undefined, { file });
    expect(played).toBe(0);
  });

  test('of a running game the history grows with it', async () => {
    const { table: running } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }] });
    const steps = async (): Promise<number> => (await ada.call('GET /api/tables/:id/steps', `/api/tables/${running}/steps`)).steps.length;
    const begun = await steps();
    const { moves } = await ada.call('GET /api/tables/:id/moves', `/api/tables/${running}/moves?seat=1`);
    await ada.call('POST /api/tables/:id/commands', `/api/tables/${running}/commands`, {
      id: 'one',
      command: { do: 'play', seat: 1, move: moves[0] },
    });
    expect(await steps()).toBe(begun + 1);
    const hidden = await ada.fetch('GET', `/api/tables/${running}/file`);
    expect(hidden.body).toMatchObject({ error: { code: 'HIDDEN_UNTIL_OVER' } });
  });

  test('who walks through tables of others has few of them put into memory; players have their own', async () => {
    const others: string[] = [];
    for (let i = 0; i < 2; i++) others.push((await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }] })).table);
    harbour = await harbour.restart();
    ada.url = harbour.url;
    const eve = await harbour.person('Eve');
    await eve.watch(others[0] ?? '');
    await expect(eve.watch(others[1] ?? '')).rejects.toThrow('TOO_FAST');
    expect(await eve.refusal(others[1] ?? '', { do: 'resign', seat: 0 })).toBe('TOO_FAST');
    await eve.watch(others[0] ?? '', { ch: 2 });
    await ada.connect();
    await ada.watch(others[1] ?? '');
    await eve.watch(others[1] ?? '', { ch: 3 });
    // Games that are over are looked at in another thread; whoever wants them here counts like a stranger.
    harbour = await harbour.restart();
    ada.url = harbour.url;
    await ada.connect();
    await ada.watch(table);
    await ada.must(others[1] ?? '', { do: 'resign', seat: 0 });
    harbour = await harbour.restart();
    ada.url = harbour.url;
    await ada.connect();
    await ada.watch(table);
    await expect(ada.watch(others[1] ?? '', { ch: 2 })).rejects.toThrow('TOO_FAST');
  });

  test('an import that cannot be used says why, as before', async () => {
    const answer = await ada.fetch('POST', '/api/import', { file: 'quarterdeck game 1\ngame: soundings\nrules: 1\nseats: 9\n' });
    expect([answer.status, answer.body]).toMatchObject([400, { error: { code: 'BAD_REQUEST' } }]);
  });
});
