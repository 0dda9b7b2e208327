import type { GameEntry } from '@quarterdeck/games';
import { soundings } from '@quarterdeck/kernel/example';
import { expect, test } from 'vitest';
import { Client } from './support/client';
import { testGames } from './support/games';
import { openHarbour } from './support/server';

const NEXT = { rulesVersion: soundings.rulesVersion + 1, versions: [{ version: soundings.rulesVersion + 1, rules: [] }] };

/** The same games, but the rules of Soundings have changed. */
const changed: readonly GameEntry[] = testGames.map((entry) =>
  entry.card.id === 'soundings' ? { ...entry, load: async () => ({ ...soundings, ...NEXT }) } : entry,
);

test('a table of other rules is kept and listed, refuses with the reason, hinders nobody, and goes on when its rules are back', async () => {
  let now = Date.now();
  const before = await openHarbour({ now: () => now });
  const ada = await before.person('Ada');
  const clock = { kind: 'slow', hours: 1 } as const;
  const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await ada.open({ game: 'soundings', clock, seats: [{ kind: 'me' }, { kind: 'me' }] });
  const { moves } = await ada.call('GET /api/tables/:id/moves', `/api/tables/${table}/moves?seat=0`);
  const bots = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] });
  const updated = await before.restart(undefined, { games: changed });
  now += 5 * 3_600_000;

  const again = new Client(updated.url);
  again.cookie = ada.cookie;
  await again.connect();
  const { running, gathering, waitingForMe } = await again.call('GET /api/me/tables');
  expect([...running, ...gathering, ...waitingForMe].map(({ id }) => id)).toEqual(expect.arrayContaining([table, bots.table]));
  expect(await again.refusal(table, { do: 'play', seat: 0, move: moves[0] ?? '' })).toBe('OTHER_RULES');
  await expect(again.watch(table)).rejects.toThrow('OTHER_RULES');
  expect(await again.fetch('GET', `/api/tables/${table}`)).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'OTHER_RULES',
        message: expect.stringContaining('Use a server of the version it was begun with'),
        params: { needed: soundings.rulesVersion, here: `${soundings.rulesVersion + 1}` },
      },
    },
  });
  await again.call('PATCH /api/me', undefined, { name: 'Ada L.' });
  // New tables are played by the new rules, and their clocks are called.
  const fresh = await again.open({ game: 'soundings', clock, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await again.watch(fresh.table);
  now += 5 * 3_600_000;
  await again.next('info', ({ info }) => info.id === fresh.table && info.seats.some(({ standIn }) => standIn === true));

  const back = await updated.restart(undefined, { games: testGames });
  ada.url = back.url;
  await ada.connect();
  await ada.watch(table);
  await ada.must(table, { do: 'play', seat: 0, move: moves[0] ?? '' });
  await back.close();
}, 60_000);
