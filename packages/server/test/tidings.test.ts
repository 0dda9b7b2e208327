import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from './mail-support/mailbox';
import { type Browser, browser } from './notify-support/browser';
import { type Loopback, loopback } from './notify-support/loopback';
import { Client } from './support/client';
import { type Harbour, openHarbour } from './support/server';
import { PLAN, post, view } from './support/tournaments';

/* What is not a turn: invitations, rematches, tournaments. By mail, push and webhook, to who is not here, each once. */

let box: Mailbox;
let receiver: Loopback;
let harbour: Harbour;
beforeAll(async () => {
  [box, receiver] = await Promise.all([openMailbox(), loopback()]);
  harbour = await openHarbour({
    publicUrl: 'https://club.example',
    mail: { url: box.url, from: 'club@example.org' },
    webhooks: { allowHosts: [`127.0.0.1:${receiver.port}`] },
  });
});
afterAll(async () => {
  await harbour.close();
  await Promise.all([box.close(), receiver.close()]);
});

interface Away {
  readonly client: Client;
  readonly phone: Browser;
  /** What came by each way; turns are told besides and left out. */
  mails(): string[];
  hooks(): Record<string, unknown>[];
  pushes(): unknown[];
}

/** How mails and pushes tell of a turn, in the language of these people. */
const TURN = 'Du bist am Zug';

/** Somebody who is not in the house, and has chosen all three ways. */
async function away(name: string): Promise<Away> {
  const client = new Client(harbour.url);
  await client.signIn(name);
  const [address, at] = [`${name.toLowerCase()}@example.org`, `http://127.0.0.1:${receiver.port}/${name}`];
  await client.call('PUT /api/me/mail', undefined, { address, locale: 'de' });
  while (!box.arrived.some(({ to }) => to === address)) await box.have(box.arrived.length + 1);
  const token = /mail\/confirm\/([\w-]+)/.exec(box.arrived.find(({ to }) => to === address)?.text ?? '')?.[1];
  await client.call('POST /api/mail/confirm', undefined, { token });
  await client.call('PUT /api/me/notify', undefined, { locale: 'de', webhook: { url: `${at}/hook`, style: 'json' } });
  const phone = browser();
  await client.call('POST /api/me/push', undefined, phone.subscription(`${at}/push`));
  const calls = (path: string) => receiver.received.filter((call) => call.path === `/${name}/${path}`);
  return {
    client,
    phone,
    // A mail may tell of several matters: a sentence and its address each.
    mails: () =>
      box.arrived
        .filter(({ to }) => to === address)
        .flatMap(({ text }) => text.match(/^.+\r?\nhttps:\/\/club\.example\/(table|tournaments)\/\S+/gm) ?? [])
        .filter((matter) => !matter.startsWith(TURN)),
    hooks: () =>
      calls('hook')
        .map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>)
        .filter(({ event }) => event !== 'turn'),
    pushes: () =>
      calls('push')
        .map(({ body }) => phone.read(body) as { title: string })
        .filter(({ title }) => !title.startsWith(TURN)),
  };
}

async function told({ mails, hooks, pushes }: Away, count: number): Promise<void> {
  const have = (): boolean => mails().length >= count && hooks().length >= count && pushes().length >= count;
  while (!have()) await new Promise((resolve) => setTimeout(resolve, 20));
  expect([mails().length, hooks().length, pushes().length]).toEqual([count, count, count]);
}

describe('somebody who is not here', () => {
  test('hears once of an invitation, with the key to a closed table, and of a rematch; not of one that was declined', async () => {
    const ada = await harbour.person('Ada');
    const cleo = await away('Cleo');
    const { table, invite } = await ada.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }], access: 'invited' });
    for (const _again of [1, 2]) await ada.call('POST /api/tables/:id/ask', `/api/tables/${table}/ask`, { player: cleo.client.id });
    await told(cleo, 1);
    const url = `https://club.example/table/${table}?invite=${invite}`;
    const text = expect.stringMatching(/^Ada lädt dich zu einer Partie .* ein\.$/);
    expect(cleo.mails()[0]).toContain(url);
    expect(cleo.hooks()[0]).toEqual({
      event: 'invitation',
      id: expect.any(String),
      table,
      game: 'soundings',
      by: 'Ada',
      player: 'Cleo',
      url,
      text,
    });
    expect(cleo.pushes()[0]).toEqual({ title: text, body: '', url, tag: expect.any(String) });
    const { pathname, search } = new URL(url);
    expect((await cleo.client.fetch('GET', `/api/tables/${pathname.split('/').at(-1)}${search}`)).status).toBe(200);

    // They play, and Ada wants to play again.
    const command = async (id: string, what: object) => cleo.client.fetch('POST', `/api/tables/${table}/commands`, { id, command: what });
    expect((await command('sit', { do: 'sit', seat: 0, invite })).status).toBe(200);
    await ada.must(table, { do: 'start' });
    await ada.must(table, { do: 'resign', seat: 1 });
    const { table: next } = await ada.call('POST /api/tables/:id/rematch', `/api/tables/${table}/rematch`);
    await told(cleo, 2);
    expect(cleo.hooks()[1]).toMatchObject({ event: 'invitation', table: next });

    // Whoever has declined is not told any more, though they are asked again.
    const { table: third } = await ada.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }] });
    await cleo.client.call('DELETE /api/me/invitations/:id', `/api/me/invitations/${third}`);
    await ada.call('POST /api/tables/:id/ask', `/api/tables/${third}/ask`, { player: cleo.client.id });
    const { table: fourth } = await ada.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }] });
    await ada.call('POST /api/tables/:id/ask', `/api/tables/${fourth}/ask`, { player: cleo.client.id });
    while (cleo.pushes().length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(cleo.hooks().map((hook) => hook.table)).toEqual([table, next, fourth]);
  }, 30_000);

  test('hears once of each round, a bye, the end and a tournament called off, also over a restart; who is here gets no push', async () => {
    const [eva, fritz, gabi] = [await away('Eva'), await away('Fritz'), await away('Gabi')];
    const persons = [eva, fritz, gabi];
    const { fill: _bots, ...plan } = { ...PLAN, rounds: 1, least: 3, clock: { kind: 'slow', hours: 24 } as const };
    const { id } = await eva.client.call('POST /api/tournaments', undefined, plan);
    for (const { client } of persons) await post(client, id, 'join');
    await post(eva.client, id, 'start');
    await Promise.all(persons.map((one) => told(one, 1)));
    const [round] = (await view(eva.client, id)).played;
    const [board] = round?.boards ?? [];
    for (const one of persons) {
      const isBye = round?.byes.includes(one.client.id) === true;
      expect(one.hooks()[0]).toMatchObject({
        event: 'tournament',
        what: isBye ? 'bye' : 'paired',
        url: isBye ? `https://club.example/tournaments/${id}` : `https://club.example/table/${board?.table}`,
      });
      expect(one.mails()[0]).toContain('Runde 1 von Autumn Swiss');
    }
    harbour = await harbour.restart();
    for (const { client } of persons) client.url = harbour.url;
    const loser = persons.find(({ client }) => client.id === board?.players[1]);
    await loser?.client.connect();
    loser?.client.send({ t: 'house', yes: true });
    await loser?.client.next('house', ({ news }) => news.here?.people.some(({ id: here }) => here === loser.client.id) === true);
    await loser?.client.fetch('POST', `/api/tables/${board?.table}/commands`, { id: 'up', command: { do: 'resign', seat: 1 } });
    const others = persons.filter((one) => one !== loser);
    await Promise.all(others.map((one) => told(one, 2)));
    for (const one of others) expect(one.pushes()[1]).toMatchObject({ title: expect.stringMatching(/^Autumn Swiss ist zu Ende\./) });
    while ((loser?.mails().length ?? 0) < 2) await box.have(box.arrived.length + 1);
    expect(loser?.pushes()).toHaveLength(1);

    const { id: off } = await gabi.client.call('POST /api/tournaments', undefined, { ...plan, name: 'Never' });
    // Whoever lost is here, and sees it for themselves.
    const guest = others.find((one) => one !== gabi) ?? eva;
    const before = guest.hooks().length;
    await post(guest.client, off, 'join');
    await gabi.client.call('DELETE /api/tournaments/:id', `/api/tournaments/${off}`);
    while (guest.hooks().length === before) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(guest.hooks().at(-1)).toMatchObject({ what: 'cancelled', text: 'Never wurde abgesagt.' });
  }, 30_000);
});
