import type { Wish } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchWishes } from '../src/house/match-wishes';
import type { StoredWish } from '../src/store/wishes';
import type { Client } from './support/client';
import { type Harbour, openHarbour } from './support/server';

const NOW = 10 * 60_000;
const SEATS: Readonly<Record<string, readonly number[]>> = { chart: [2, 3, 4], duel: [2] };

/** Somebody who is ready, for so many minutes. */
function ready(name: string, minutes: number, changes: Partial<Wish> = {}): StoredWish {
  const wish: Wish = { games: ['chart'], seats: [3], pace: 'live', rated: false, ...changes };
  return { player: { id: name, name }, wish, since: NOW - minutes * 60_000, seenAt: NOW };
}

const parties = (...wishes: StoredWish[]): string[] =>
  matchWishes(wishes, (game) => SEATS[game] ?? [], NOW).map(
    ({ game, seats, people }) => `${game} ${seats}: ${people.map(({ player }) => player.name).join(' ')}`,
  );

describe('who plays with whom', () => {
  test('those who want the same sit down together, who has waited longest first', () => {
    expect(parties(ready('Ada', 1), ready('Ben', 3), ready('Cem', 2))).toEqual(['chart 3: Ben Cem Ada']);
    expect(parties(ready('Ada', 1), ready('Ben', 3))).toEqual([]);
    expect(parties(ready('Ada', 1), ready('Ben', 3), ready('Cem', 2), ready('Dan', 4))).toEqual(['chart 3: Dan Ben Cem']);
  });

  test('whoever leaves it open plays in the largest party that can sail at once', () => {
    const open = { seats: [2, 3], games: ['duel', 'chart'] };
    expect(parties(ready('Ada', 3, open), ready('Ben', 2, open))).toEqual(['duel 2: Ada Ben']);
    expect(parties(ready('Ada', 3, open), ready('Ben', 2), ready('Cem', 1, open))).toEqual(['chart 3: Ada Ben Cem']);
  });

  test('another pace, or another rating, is another game', () => {
    const two = { seats: [2] };
    expect(parties(ready('Ada', 2, two), ready('Ben', 1, { ...two, pace: 'slow' }))).toEqual([]);
    expect(parties(ready('Ada', 2, two), ready('Ben', 1, { ...two, rated: true }))).toEqual([]);
  });

  test('nobody is seated with somebody they have blocked, nor with somebody who has blocked them', () => {
    const apart = (one: string, other: string): boolean => [one, other].sort().join(' ') === 'Ada Cem';
    const found = matchWishes([ready('Ada', 4), ready('Cem', 3), ready('Ben', 2), ready('Dan', 1)], () => [3], NOW, apart);
    expect(found.map(({ people }) => people.map(({ player }) => player.name))).toEqual([['Ada', 'Ben', 'Dan']]);
    expect(matchWishes([ready('Ada', 4), ready('Cem', 3), ready('Ben', 2)], () => [3], NOW, apart)).toEqual([]);
  });

  test('bots fill up for those who have waited as long as they wanted, not a moment before, and never in a rated game', () => {
    expect(parties(ready('Ada', 5, { botsAfter: 5 }))).toEqual(['chart 3: Ada']);
    expect(parties(ready('Ada', 4.99, { botsAfter: 5 }))).toEqual([]);
    expect(parties(ready('Ada', 5))).toEqual([]);
    expect(parties(ready('Ada', 5, { botsAfter: 5, rated: true }))).toEqual([]);
    // Ben wants people, and waits for them; Cem has waited long enough as well.
    expect(parties(ready('Ada', 5, { botsAfter: 1 }), ready('Ben', 9), ready('Cem', 2, { botsAfter: 2 }))).toEqual([
      'chart 3: Ben Ada Cem',
    ]);
    expect(
      parties(
        ready('Ada', 5, { botsAfter: 1, seats: [4] }),
        ready('Ben', 9, { seats: [4] }),
        ready('Cem', 2, { botsAfter: 2, seats: [4] }),
      ),
    ).toEqual(['chart 4: Ada Cem']);
  });
});

describe('being ready, on a server', () => {
  let harbour: Harbour;
  beforeAll(async () => {
    harbour = await openHarbour({ startPause: 0 });
  });
  afterAll(() => harbour.close());
  const WISH: Wish = { games: ['soundings'], seats: [2], pace: 'live', rated: false };
  const want = (client: Client, wish: Wish = WISH) => client.fetch('PUT', '/api/me/ready', wish);
  const tablesOf = async (client: Client) => {
    const { waitingForMe, running, gathering } = await client.call('GET /api/me/tables');
    return [...waitingForMe, ...running, ...gathering];
  };

  test('two who are ready sit at one table that begins by itself; their wishes are gone, and everybody sees that', async () => {
    const [ada, ben, cem] = [await harbour.person('Ada'), await harbour.person('Ben'), await harbour.person('Cem')];
    for (const client of [ada, cem]) client.send({ t: 'house', yes: true });
    await ada.next('house', ({ news }) => news.wish === null);
    await want(ada);
    await ada.next('house', ({ news }) => news.wish?.wish.pace === 'live');
    await cem.next('house', ({ news }) => news.ready?.soundings === 1);
    const from = [ada.received.length, cem.received.length] as const;
    await want(ben);
    const { news } = await ada.next('house', (message) => message.news.mine?.put[0] !== undefined, from[0]);
    const table = news.mine?.put[0]?.id ?? '';
    await ada.next('house', (message) => message.news.wish === null, from[0]);
    await cem.next('house', (message) => message.news.ready !== undefined && message.news.ready.soundings === undefined, from[1]);
    await ben.watch(table);
    await ben.next('info', ({ info }) => info.status === 'running');
    const info = await ben.info(table);
    expect(info.seats.map(({ player }) => player?.id).sort()).toEqual([ada.id, ben.id].sort());
    expect(info.clock).toEqual({ kind: 'live', minutes: 30, increment: 20 });
    for (const client of [ada, ben, cem]) client.close();
  });

  test('who is no longer ready is not seated; another wish takes the place of the first', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    await want(ada);
    await ada.call('DELETE /api/me/ready');
    await want(ben);
    expect(await tablesOf(ben)).toEqual([]);
    await want(ben, { ...WISH, seats: [3] });
    await want(ada);
    expect(await tablesOf(ada)).toEqual([]);
    await want(ben, { ...WISH, botsAfter: 0 });
    expect(await tablesOf(ada)).toHaveLength(1);
    for (const client of [ada, ben]) client.close();
  });

  test('bots play where nobody comes', async () => {
    const ada = await harbour.person('Ada');
    await want(ada, { ...WISH, seats: [3], botsAfter: 0 });
    const [table] = await tablesOf(ada);
    expect(table?.seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'bot', 'person']);
    ada.close();
  });

  test('a wish survives a restart and comes true then, once', async () => {
    let own = await openHarbour({ startPause: 0 });
    const ada = await own.person('Ada');
    await want(ada);
    own = await own.restart();
    const ben = await own.person('Ben');
    await want(ben);
    ada.url = own.url;
    expect((await tablesOf(ada)).map(({ id }) => id)).toEqual((await tablesOf(ben)).map(({ id }) => id));
    expect(await tablesOf(ada)).toHaveLength(1);
    await own.close();
  });

  test('what cannot be played is refused with what to do', async () => {
    const ada = await harbour.person('Ada');
    expect((await want(ada, { ...WISH, seats: [8] })).body).toMatchObject({ error: { code: 'NO_SUCH_SEATS' } });
    expect((await want(ada, { ...WISH, games: ['whist'] })).status).toBe(400);
    expect((await want(ada, { ...WISH, games: [] })).status).toBe(400);
    ada.close();
  });
});
