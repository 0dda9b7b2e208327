import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './support/client';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour({ startPause: 0 });
});
afterAll(() => harbour.close());

const people = (...names: string[]): Promise<Client[]> => Promise.all(names.map((name) => harbour.person(name)));

/** A table of Ada's with open seats before and behind hers. */
async function tableOf(host: Client, changes: object = {}): Promise<string> {
  const { table } = await host.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }], ...changes });
  return table;
}

describe('a game begins by itself when everybody is ready', () => {
  test('whoever sits down by the link is ready; with the last one the game begins, and nobody has to start it', async () => {
    const [ada, ben, cem] = (await people('Ada', 'Ben', 'Cem')) as [Client, Client, Client];
    const table = await tableOf(ada);
    await ada.watch(table);
    await ben.must(table, { do: 'sit', seat: 0, ready: true });
    expect((await ada.info(table)).status).toBe('waiting');
    await cem.must(table, { do: 'sit', seat: 2, ready: true });
    const { info } = await ada.next('info', (message) => message.info.status === 'running');
    expect(info.seats.map(({ ready }) => ready)).toEqual([undefined, undefined, undefined]);
    for (const client of [ada, ben, cem]) client.close();
  });

  test('somebody who sits down without a word, or says no, is waited for', async () => {
    const [ada, ben, cem] = (await people('Ada', 'Ben', 'Cem')) as [Client, Client, Client];
    const table = await tableOf(ada);
    await ada.watch(table);
    await ben.must(table, { do: 'sit', seat: 0, ready: true });
    await ben.must(table, { do: 'ready', yes: false });
    await cem.must(table, { do: 'sit', seat: 2 });
    expect((await ada.info(table)).seats.map(({ ready }) => ready)).toEqual([undefined, true, undefined]);
    // Who has said no is not overruled.
    expect(await ada.refusal(table, { do: 'start' })).toBe('NOT_READY');
    expect(await cem.refusal(table, { do: 'ready', yes: false })).toBe('NOTHING_TO_DO');
    await cem.must(table, { do: 'ready', yes: true });
    expect((await ada.info(table)).status).toBe('waiting');
    await ben.must(table, { do: 'ready', yes: true });
    await ada.next('info', (message) => message.info.status === 'running');
    for (const client of [ada, ben, cem]) client.close();
  });

  test('a rematch waits for those who were not asked yet', async () => {
    const [ada, ben] = (await people('Ada', 'Ben')) as [Client, Client];
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }] });
    await ada.watch(table);
    await ben.must(table, { do: 'sit', seat: 0, ready: true });
    await ada.next('info', ({ info }) => info.status === 'running');
    await ada.must(table, { do: 'resign', seat: 1 });
    const { table: again } = await ben.call('POST /api/tables/:id/rematch', `/api/tables/${table}/rematch`);
    const offered = await ada.next('info', ({ info }) => info.rematch !== undefined);
    expect(offered.info).toMatchObject({ rematch: again, rematchBy: ben.id });
    expect((await ben.info(again)).status).toBe('waiting');
    await ada.must(again, { do: 'ready', yes: true });
    await ben.watch(again, { ch: 2 });
    await ben.next('info', ({ info }) => info.id === again && info.status === 'running');
    for (const client of [ada, ben]) client.close();
  });

  test('a server that ended between the last word and the start begins the game when it is back', async () => {
    let own = await openHarbour({ startPause: 3_600_000 });
    const ada = await own.person('Ada');
    const ben = await own.person('Ben');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }] });
    await ben.must(table, { do: 'sit', seat: 0, ready: true });
    own = await own.restart(() => {}, { startPause: 0, now: () => Date.now() + 60_000 });
    ben.url = own.url;
    await ben.connect();
    await ben.watch(table);
    await ben.next('info', ({ info }) => info.status === 'running');
    await own.close();
  });
});

describe('what is agreed may be changed by the host before the start', () => {
  test('everybody sees it at once and must say again that they are ready; lists follow', async () => {
    const [ada, ben, cem] = (await people('Ada', 'Ben', 'Cem')) as [Client, Client, Client];
    const table = await tableOf(ada, { access: 'invited' });
    const { invite = '' } = await ada.call('GET /api/tables/:id/invite', `/api/tables/${table}/invite`);
    await ben.must(table, { do: 'sit', seat: 0, ready: true, invite });
    await ben.watch(table);
    const terms = { clock: { kind: 'slow', hours: 24 }, rated: true, access: 'open', spectators: false } as const;
    await ada.must(table, { do: 'change', terms });
    const { info } = await ben.next('info', (message) => message.info.rated);
    expect(info).toMatchObject({ ...terms, onExpiry: 'resign', hints: false });
    expect(info.seats.map(({ ready }) => ready)).toEqual([undefined, true, undefined]);
    const lobby = await cem.call('GET /api/tables');
    expect(lobby.tables.find(({ id }) => id === table)).toMatchObject({ rated: true, spectators: false, clock: terms.clock });
    await cem.must(table, { do: 'sit', seat: 2, ready: true });
    expect(await ada.refusal(table, { do: 'start' })).toBe('NOT_READY');
    await ben.must(table, { do: 'ready', yes: true });
    await ben.next('info', (message) => message.info.status === 'running');
    expect(await ada.refusal(table, { do: 'change', terms: { rated: false } })).toBe('NOT_WAITING');
    for (const client of [ada, ben, cem]) client.close();
  });

  test('nobody else may, and what cannot be is refused with nothing changed', async () => {
    const [ada, ben] = (await people('Ada', 'Ben')) as [Client, Client];
    const { table } = await ada.open({
      game: 'soundings',
      seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    await ben.must(table, { do: 'sit', seat: 0, ready: true });
    expect(await ben.refusal(table, { do: 'change', terms: { rated: true } })).toBe('NOT_HOST');
    await ada.must(table, { do: 'seatBot', seat: 2, level: 'cabin-boy' });
    expect(await ada.refusal(table, { do: 'change', terms: { rated: true } })).toBe('RATED_NEEDS_PEOPLE');
    expect(await ada.refusal(table, { do: 'change', terms: { options: { fathoms: 'none' } } })).toBe('BAD_OPTIONS');
    for (const client of [ada, ben]) client.close();
  });
});

describe('addresses for links', () => {
  test('the public one where it is set; otherwise none for whoever is on the loopback of a server that only listens there', async () => {
    const { urls } = await (await harbour.person('Ada')).call('GET /api/addresses');
    expect(urls).toEqual([]);
    const own = await openHarbour({ publicUrl: 'https://club.example' });
    expect((await (await own.person('Ada')).call('GET /api/addresses')).urls).toEqual(['https://club.example']);
    await own.close();
  });
});
