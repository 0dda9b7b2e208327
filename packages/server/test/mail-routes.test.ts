import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from './mail-support/mailbox';
import { Client } from './support/client';
import { type Harbour, openHarbour } from './support/server';

let box: Mailbox;
let harbour: Harbour;
beforeAll(async () => {
  box = await openMailbox();
  harbour = await openHarbour({ publicUrl: 'https://club.example', mail: { url: box.url, from: 'club@example.org' } });
});
afterAll(async () => {
  await harbour.close();
  await box.close();
});

/** Mails to one address, once there are so many. */
async function mailsTo(address: string, count: number): Promise<Mailbox['arrived']> {
  for (let known = 0; ; known = box.arrived.length) {
    const there = box.arrived.filter(({ to }) => to === address);
    if (there.length >= count) return there;
    await box.have(known + 1);
  }
}

async function confirmed(client: Client, address: string): Promise<void> {
  const asked = await client.call('PUT /api/me/mail', undefined, { address, locale: 'nl' });
  expect(asked).toMatchObject({ mails: true, mail: { address, confirmed: false } });
  const [mail] = await mailsTo(address, 1);
  const token = /mail\/confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  // The link may be opened on a device where nobody is signed in.
  const opened = await fetch(`${harbour.url}/api/mail/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(opened.status).toBe(200);
}

describe('mails', () => {
  test('tell an absent player of a turn at a slow table, and stop by one click of a mail program', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    await confirmed(ben, 'ben@example.org');
    const { table } = await ada.open({ game: 'soundings', clock: { kind: 'slow', hours: 24 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.must(table, { do: 'sit', seat: 1 });
    await ada.watch(table);
    await ada.must(table, { do: 'start' });
    const [, told] = await mailsTo('ben@example.org', 2);
    expect(told?.subject).toMatch(/^Jij bent aan de beurt in /);
    expect(told?.text).toContain(`https://club.example/table/${table}`);

    const stop = new URL(/^List-Unsubscribe: <(.*)>$/m.exec(told?.headers ?? '')?.[1] ?? '');
    const oneClick = (path: string): Promise<Response> =>
      fetch(harbour.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    for (const _again of [1, 2]) expect((await oneClick(stop.pathname)).status).toBe(200);
    expect(await ben.call('GET /api/me/notify')).toMatchObject({ mail: { settings: { topics: [] } } });
    expect((await oneClick(`${stop.pathname}x`)).status).toBe(404);
    // Forms are read there and nowhere else.
    expect((await oneClick('/api/mail/confirm')).status).toBe(415);
  }, 60_000);

  test('invite who is not in the house, and go to nobody who did not ask for them', async () => {
    const ada = await harbour.person('Ada II');
    const [cleo, dirk] = [new Client(harbour.url), new Client(harbour.url)];
    await cleo.signIn('Cleo');
    await dirk.signIn('Dirk');
    await confirmed(cleo, 'cleo@example.org');
    await dirk.call('PUT /api/me/mail', undefined, { address: 'dirk@example.org', locale: 'en' });
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    for (const friend of [cleo, dirk]) {
      const { id } = await friend.call('GET /api/me');
      await ada.call('POST /api/tables/:id/ask', `/api/tables/${table}/ask`, { player: id });
      await ada.call('POST /api/tables/:id/ask', `/api/tables/${table}/ask`, { player: id });
    }
    const [, asked] = await mailsTo('cleo@example.org', 2);
    expect(asked?.subject).toMatch(/^Ada II nodigt je uit/);
    expect(box.arrived.filter(({ to }) => to === 'dirk@example.org')).toHaveLength(1);
  }, 60_000);

  test('are refused where the address is none, does not exist or the server is away; nothing is left half done', async () => {
    const eva = await harbour.person('Eva');
    const put = (address: string) => eva.fetch('PUT', '/api/me/mail', { address, locale: 'de' });
    for (const odd of ['eva', 'eva@', 'a@b, c@d.org', 'Eva <eva@example.org>', 'eva@example.org\r\nBcc: x@y.org']) {
      expect((await put(odd)).status, odd).toBe(400);
    }
    box.mood = 'refuses the address';
    expect(await put('nobody@example.org')).toMatchObject({ status: 400, body: { error: { code: 'MAIL_ADDRESS_REFUSED' } } });
    box.mood = 'not now';
    expect(await put('eva@example.org')).toMatchObject({ status: 503, body: { error: { code: 'MAIL_NOT_SENT' } } });
    box.mood = 'takes';
    expect(await eva.fetch('POST', '/api/me/mail/try')).toMatchObject({ status: 409, body: { error: { code: 'MAIL_NOT_CONFIRMED' } } });
    await confirmed(eva, 'eva@example.org');
    expect((await eva.fetch('POST', '/api/me/mail/try')).status).toBe(200);
    expect((await mailsTo('eva@example.org', 2))[1]?.subject).toMatch(/^Een testbericht van/);
    expect(await eva.call('GET /api/me/export')).toMatchObject({ mail: [{ address: 'eva@example.org' }] });
    expect(await eva.call('DELETE /api/me/mail')).not.toHaveProperty('mail');
  }, 60_000);

  test('are few to one address, whoever asks', async () => {
    const people = await Promise.all(['Fay', 'Gus', 'Hal', 'Ida'].map((name) => harbour.person(name)));
    const answers = [];
    for (const person of people)
      answers.push((await person.fetch('PUT', '/api/me/mail', { address: 'Victim@example.org', locale: 'en' })).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  }, 60_000);
});

test('a server without SMTP_URL says so', async () => {
  const dry = await openHarbour();
  const ada = await dry.person('Ada');
  expect(await ada.call('GET /api/me/notify')).toMatchObject({ mails: false });
  expect(await ada.fetch('PUT', '/api/me/mail', { address: 'a@example.org', locale: 'en' })).toMatchObject({
    status: 409,
    body: { error: { code: 'NO_MAIL_HERE' } },
  });
  await dry.close();
});
