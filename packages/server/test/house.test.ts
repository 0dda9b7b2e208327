import type { HouseNews } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './support/client';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour();
});
afterAll(() => harbour.close());

/** Follows the house and gives all of it. */
async function follow(client: Client): Promise<HouseNews> {
  const from = client.received.length;
  client.send({ t: 'house', yes: true });
  return (await client.next('house', ({ news }) => news.whole === true, from)).news;
}

/** The next news of the house that fits, after what has been received before. */
async function heard(client: Client, fits: (news: HouseNews) => boolean, from: number): Promise<HouseNews> {
  return (await client.next('house', ({ news }) => fits(news), from)).news;
}

const SEATS = [{ kind: 'open' }, { kind: 'me' }] as const;

describe('the house, as it reaches those who follow it (P1-3)', () => {
  test('a table appears in the lobby of a third person, fills, leaves it, and may be watched', async () => {
    const [ada, ben, cem] = [await harbour.person('Ada'), await harbour.person('Ben'), await harbour.person('Cem')];
    expect((await follow(cem)).open?.order).toEqual([]);
    let from = cem.received.length;
    const { table } = await ada.open({ game: 'soundings', seats: [...SEATS] });
    const opened = await heard(cem, ({ open }) => open?.order.includes(table) === true, from);
    expect(opened.open?.rows).toMatchObject([{ id: table, host: ada.id, watching: 0, seats: [{ kind: 'open' }, { kind: 'person' }] }]);

    from = cem.received.length;
    await ben.must(table, { do: 'sit', seat: 0 });
    const filled = await heard(cem, ({ open }) => open !== undefined, from);
    expect(filled.open?.rows[0]?.seats[0]).toMatchObject({ kind: 'person', player: { name: ben.name } });

    from = cem.received.length;
    await ben.must(table, { do: 'start' });
    const started = await heard(cem, ({ watch }) => watch?.order.includes(table) === true, from);
    expect(started.open?.order).toEqual([]);
    // A spectator is counted, a player is not.
    from = cem.received.length;
    await ben.watch(table);
    await cem.watch(table);
    await heard(cem, ({ watch }) => watch?.rows.some(({ id, watching }) => id === table && watching === 1) === true, from);
    for (const client of [ada, ben, cem]) client.close();
  });

  test('a turn, a rematch and the end arrive with those who are not at the table, and with nobody else', async () => {
    const [ada, ben, cem] = [await harbour.person('Ada'), await harbour.person('Ben'), await harbour.person('Cem')];
    const { table } = await ada.open({ game: 'soundings', seats: [...SEATS], access: 'invited' });
    const { invite } = await ada.call('GET /api/tables/:id/invite', `/api/tables/${table}/invite`);
    await follow(cem);
    expect((await follow(ben)).mine).toEqual({ put: [], gone: [] });
    let from = ben.received.length;
    await ben.must(table, { do: 'sit', seat: 0, ...(invite === undefined ? {} : { invite }) });
    await heard(ben, ({ mine }) => mine?.put[0]?.status === 'waiting', from);
    from = ben.received.length;
    await ada.must(table, { do: 'start' });
    const begun = await heard(ben, ({ mine }) => mine?.put[0]?.status === 'running', from);
    expect(begun.mine?.put[0]).toMatchObject({ id: table, mine: [0] });
    from = ben.received.length;
    await ada.must(table, { do: 'resign', seat: 1 });
    expect((await heard(ben, ({ mine }) => mine !== undefined, from)).mine?.gone).toEqual([table]);
    from = ben.received.length;
    const again = await ada.call('POST /api/tables/:id/rematch', `/api/tables/${table}/rematch`);
    expect((await heard(ben, ({ mine }) => mine !== undefined, from)).mine?.put).toMatchObject([{ id: again.table, status: 'waiting' }]);
    const cems = cem.received.flatMap((message) => (message.t === 'house' ? [message.news] : []));
    expect(cems.some((news) => JSON.stringify(news).includes(table))).toBe(false);
    for (const client of [ada, ben, cem]) client.close();
  });

  test('who is here is told when they come and when they go; a stranger sees the house as well', async () => {
    const ada = await harbour.person('Ada');
    const { Client } = await import('./support/client');
    const stranger = new Client(harbour.url);
    await stranger.connect();
    const before = await follow(stranger);
    expect(before).toMatchObject({ whole: true });
    expect(before.mine).toBeUndefined();
    let from = stranger.received.length;
    const zora = await harbour.person('Zora');
    await heard(stranger, ({ here }) => here?.people.some(({ name }) => name === 'Zora') === true, from);
    from = stranger.received.length;
    zora.close();
    await heard(stranger, ({ here }) => here !== undefined && !here.people.some(({ name }) => name === 'Zora'), from);
    for (const client of [ada, stranger]) client.close();
  });

  test('somebody who goes and comes again, alone in the house, hears what is so again though they were told the same before', async () => {
    const alone = await openHarbour();
    const ada = await alone.person('Ada');
    for (const _time of [1, 2]) {
      let from = ada.received.length;
      ada.send({ t: 'house', yes: true });
      await ada.next('house', ({ news }) => news.whole === true && Object.keys(news.ready ?? {}).length === 0, from);
      from = ada.received.length;
      await ada.call('PUT /api/me/ready', undefined, { games: ['soundings'], seats: [2], pace: 'slow', rated: false });
      await ada.next('house', ({ news }) => news.ready?.soundings === 1, from);
      ada.send({ t: 'house', yes: false });
      ada.send({ t: 'ping', n: from });
      await ada.next('pong', ({ n }) => n === from);
      // Nobody follows while this changes.
      await ada.call('DELETE /api/me/ready');
    }
    await alone.close();
  });

  test('whoever no longer follows hears nothing more', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    await follow(ada);
    ada.send({ t: 'house', yes: false });
    await follow(ben);
    const from = [ada.received.length, ben.received.length] as const;
    await ben.open({ game: 'soundings', seats: [...SEATS] });
    await heard(ben, ({ open }) => open !== undefined, from[1]);
    expect(ada.received.slice(from[0]).filter(({ t }) => t === 'house')).toEqual([]);
    for (const client of [ada, ben]) client.close();
  });
});

describe('asking somebody directly', () => {
  test('they hear of it with the key to a closed table, and no longer when they decline or the game begins', async () => {
    const [ada, ben, cem] = [await harbour.person('Ada'), await harbour.person('Ben'), await harbour.person('Cem')];
    await follow(cem);
    const { table } = await ada.open({ game: 'soundings', seats: [...SEATS], access: 'invited' });
    const ask = (who: Client, player: string) => who.fetch('POST', `/api/tables/${table}/ask`, { player });
    let from = cem.received.length;
    expect((await ask(ada, cem.id)).status).toBe(200);
    // Asking twice is asking once.
    expect((await ask(ada, cem.id)).status).toBe(200);
    const asked = await heard(cem, ({ invitations }) => invitations?.length === 1, from);
    expect(asked.invitations).toMatchObject([{ by: { name: ada.name }, table: { id: table } }]);
    const invite = asked.invitations?.[0]?.invite;
    if (invite === undefined) throw new Error('A table by invitation without its key');
    expect((await cem.fetch('GET', `/api/tables/${table}?invite=${invite}`)).status).toBe(200);

    from = cem.received.length;
    expect((await cem.fetch('DELETE', `/api/me/invitations/${table}`)).status).toBe(200);
    await heard(cem, ({ invitations }) => invitations?.length === 0, from);

    from = cem.received.length;
    await ask(ada, cem.id);
    await heard(cem, ({ invitations }) => invitations?.length === 1, from);
    await ben.must(table, { do: 'sit', seat: 0, invite });
    await heard(cem, ({ invitations }) => invitations?.length === 0, from + 1);
    await ada.must(table, { do: 'start' });
    expect((await follow(cem)).invitations).toEqual([]);
    for (const client of [ada, ben, cem]) client.close();
  });

  test('a link that was taken back takes the invitation with it', async () => {
    const [ada, cem] = [await harbour.person('Ada'), await harbour.person('Cem')];
    const { table } = await ada.open({ game: 'soundings', seats: [...SEATS], access: 'invited' });
    await ada.call('POST /api/tables/:id/ask', `/api/tables/${table}/ask`, { player: cem.id });
    expect((await follow(cem)).invitations).toHaveLength(1);
    const from = cem.received.length;
    await ada.call('DELETE /api/tables/:id/invite', `/api/tables/${table}/invite`);
    await heard(cem, ({ invitations }) => invitations?.length === 0, from);
    for (const client of [ada, cem]) client.close();
  });

  test('only those at a waiting table may ask, and only players there are', async () => {
    const [ada, ben, cem] = [await harbour.person('Ada'), await harbour.person('Ben'), await harbour.person('Cem')];
    const { table } = await ada.open({ game: 'soundings', seats: [...SEATS] });
    const code = async (who: Client, player: string) => (await who.fetch('POST', `/api/tables/${table}/ask`, { player })).body;
    expect(await code(ben, cem.id)).toMatchObject({ error: { code: 'NOT_SEATED' } });
    expect(await code(ada, 'nobody-here')).toMatchObject({ error: { code: 'NO_SUCH_PLAYER' } });
    expect(await code(ada, ada.id)).toMatchObject({ error: { code: 'ALREADY_SEATED' } });
    await ben.must(table, { do: 'sit', seat: 0 });
    await ben.must(table, { do: 'start' });
    expect(await code(ben, cem.id)).toMatchObject({ error: { code: 'NOT_WAITING' } });
    const { table: closed } = await ada.open({ game: 'soundings', seats: [...SEATS], access: 'invited' });
    expect((await ben.fetch('POST', `/api/tables/${closed}/ask`, { player: cem.id })).body).toMatchObject({
      error: { code: 'NO_SUCH_TABLE' },
    });
    for (const client of [ada, ben, cem]) client.close();
  });

  test('with whom one has played is remembered', async () => {
    const [ada, ben, cem] = [await harbour.person('Ada'), await harbour.person('Ben'), await harbour.person('Cem')];
    expect(await ben.call('GET /api/me/companions')).toEqual({ people: [] });
    const { table } = await ada.open({ game: 'soundings', seats: [...SEATS] });
    await ben.must(table, { do: 'sit', seat: 0 });
    await ben.must(table, { do: 'start' });
    await ada.must(table, { do: 'resign', seat: 1 });
    expect((await ben.call('GET /api/me/companions')).people).toMatchObject([{ player: { id: ada.id, name: ada.name }, games: 1 }]);
    expect((await cem.call('GET /api/me/companions')).people).toEqual([]);
    for (const client of [ada, ben, cem]) client.close();
  });

  test('"play again" opens the last game with somebody anew and asks them; nothing is opened where they cannot be asked', async () => {
    const [ada, ben, cem] = [await harbour.person('Ada'), await harbour.person('Ben'), await harbour.person('Cem')];
    const again = (who: Client, other: Client) => who.fetch('POST', `/api/players/${other.id}/again`, {});
    expect((await again(ben, ada)).body).toMatchObject({ error: { code: 'NEVER_PLAYED' } });
    expect((await again(ben, ben)).body).toMatchObject({ error: { code: 'ALREADY_SEATED' } });
    const clock = { kind: 'slow', hours: 48, holidays: 3 } as const;
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'sailor' }, { kind: 'me' }] as const;
    const { table } = await ada.open({ game: 'soundings', seats: [...seats], clock, access: 'invited', match: 3 });
    const { invite } = await ada.call('GET /api/tables/:id/invite', `/api/tables/${table}/invite`);
    await ben.must(table, { do: 'sit', seat: 0, invite: invite ?? '' });
    await ada.must(table, { do: 'start' });
    await ada.watch(table);
    await ada.must(table, { do: 'resign', seat: 2 });
    await ben.must(table, { do: 'resign', seat: 0 });
    await ada.next('info', (message) => message.info.status === 'over');

    // Ben was the guest; he is the host of the next one, and Ada is asked, with the key.
    const { body } = await again(ben, ada);
    const made = body as { table: string };
    const info = await ben.info(made.table);
    expect(info).toMatchObject({ status: 'waiting', host: ben.id, clock, access: 'invited' });
    expect(info.seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'open', 'person']);
    expect(info.match?.game ?? 1, 'a match begins anew').toBe(1);
    const { invitations } = await follow(ada);
    expect(invitations).toMatchObject([{ by: { id: ben.id }, table: { id: made.table }, invite: expect.any(String) }]);

    expect((await again(cem, ada)).body).toMatchObject({ error: { code: 'NEVER_PLAYED' } });
    await ada.call('PUT /api/players/:id/ties', `/api/players/${ben.id}/ties`, { block: true });
    expect((await again(ben, ada)).body).toMatchObject({ error: { code: 'NOT_WELCOME' } });
    expect((await ben.fetch('POST', `/api/tables/${table}/rematch`, {})).body, 'nor by a rematch').toMatchObject({
      error: { code: 'NOT_WELCOME' },
    });
    expect((await ben.call('GET /api/me/tables')).gathering.map(({ id }) => id)).toEqual([made.table]);
    for (const client of [ada, ben, cem]) client.close();
  });
});
