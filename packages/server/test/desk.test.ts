import { ROUTES } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorTokenOf } from '../src';
import { Client } from './support/client';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
let owner: Client;
let moderator: Client;
let member: Client;
let guest: Client;
let stranger: Client;
let program: Client;
beforeAll(async () => {
  harbour = await openHarbour();
  owner = await harbour.person('Olga');
  moderator = await harbour.person('Mo');
  member = await harbour.person('Mia');
  await owner.call('POST /api/club/claim', undefined, { code: harbour.server.claimCode });
  await role(moderator.id, 'moderator');
  await role(member.id, 'member');
  guest = await harbour.person('Gus');
  stranger = new Client(harbour.url);
  program = new Client(harbour.url);
  program.token = (await guest.call('POST /api/programs', undefined, { name: 'Prog' })).token;
});
afterAll(() => harbour.close());

const role = (id: string, given: string, by = owner): Promise<unknown> =>
  by.call('POST /api/desk/persons/:id/role', `/api/desk/persons/${id}/role`, { role: given });
const codeOf = (body: unknown): string => (body as { error?: { code?: string } }).error?.code ?? '';

const DESK = Object.keys(ROUTES).filter((key) => key.includes(' /api/desk'));
/** What only owners may; moderators may the rest. */
const OWNERS = new Set([
  'GET /api/desk/settings',
  'PUT /api/desk/settings',
  'POST /api/desk/persons/:id/role',
  'DELETE /api/desk/persons/:id',
  'DELETE /api/desk/tables/:id',
  'GET /api/desk/backups',
  'POST /api/desk/backups',
  'GET /api/desk/acts',
  'POST /api/desk/claim-code',
]);

describe('who has a desk', () => {
  test('the printed code makes an owner once; nobody else gets in by it, and no code is shown any more', async () => {
    const late = await harbour.person('Late');
    const again = await late.fetch('POST', '/api/club/claim', { code: harbour.server.claimCode });
    expect([again.status, codeOf(again.body)]).toEqual([403, 'ONE_TIME_CODE']);
    const guessed = await late.fetch('POST', '/api/club/claim', { code: 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE' });
    expect(guessed.status).toBe(403);
    expect(await late.call('GET /api/club')).toMatchObject({ claimed: true, joining: 'open' });
    const { code } = await owner.call('POST /api/desk/claim-code');
    expect(await late.call('POST /api/club/claim', undefined, { code })).toMatchObject({ role: 'owner' });
    await role(late.id, 'guest');
  });

  test.each(DESK)('%s is refused to strangers, guests, members, programs, and to moderators what is the owner’s', async (key) => {
    const [method = '', pattern = ''] = key.split(' ');
    const path = pattern.replace(':id', owner.id).replace(':line', '1');
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    expect((await stranger.fetch(method, path, body)).status).toBe(401);
    for (const one of [guest, member, program]) {
      const answer = await one.fetch(method, path, body);
      expect([answer.status, codeOf(answer.body)], one.me?.name ?? 'program').toEqual([403, 'NOT_ALLOWED']);
    }
    const forged = await guest.fetch(method, path, body, { authorization: 'Bearer qdo_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' });
    expect(forged.status).toBe(401);
    if (OWNERS.has(key)) expect((await moderator.fetch(method, path, body)).status).toBe(403);
  });

  test('a role cannot be smuggled in with a name', async () => {
    const answer = await member.fetch('PATCH', '/api/me', { name: 'Mia', role: 'owner' });
    expect((answer.body as { role: string }).role).toBe('member');
  });

  test('a moderator does nothing to owners, other moderators or themselves', async () => {
    const other = await harbour.person('Mod two');
    await role(other.id, 'moderator');
    for (const id of [owner.id, other.id, moderator.id]) {
      for (const [path, body] of [
        [`/api/desk/persons/${id}/name`, { name: 'Nobody' }],
        [`/api/desk/persons/${id}/sign-out`, {}],
        ['/api/desk/bans', { kind: 'person', player: id }],
      ] as const) {
        const answer = await moderator.fetch('POST', path, body);
        expect([answer.status, codeOf(answer.body)]).toEqual([403, 'NOT_ALLOWED']);
      }
    }
    await role(other.id, 'guest');
  });

  test('two owners who take each other’s desk at the same moment leave one owner, and the last one cannot go', async () => {
    const second = await harbour.person('Otto');
    await role(second.id, 'owner');
    const answers = await Promise.all([
      owner.fetch('POST', `/api/desk/persons/${second.id}/role`, { role: 'guest' }),
      second.fetch('POST', `/api/desk/persons/${owner.id}/role`, { role: 'guest' }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = answers[0].status === 200 ? owner : second;
    const gone = await left.fetch('POST', `/api/desk/persons/${left.id}/role`, { role: 'member' });
    expect([gone.status, codeOf(gone.body)]).toEqual([409, 'LAST_OWNER']);
    if (left === second) await role(owner.id, 'owner', second);
    await role(second.id, 'guest');
  });

  test('whoever can read the database has the desk, but no seat', async () => {
    const shell = new Client(harbour.url);
    shell.token = await operatorTokenOf(harbour.store);
    expect(await shell.call('GET /api/desk')).toMatchObject({ role: 'owner' });
    expect((await shell.fetch('GET', '/api/me')).status).toBe(403);
    expect((await shell.fetch('POST', '/api/tables', { game: 'soundings', seats: [{ kind: 'open' }, { kind: 'open' }] })).status).toBe(403);
  });
});

describe('settings', () => {
  test('two owners who change them at once: one is told to look again, nothing is lost', async () => {
    const { version, settings } = await owner.call('GET /api/desk/settings');
    const answers = await Promise.all(
      ['Harbour', 'Haven'].map((name) => owner.fetch('PUT', '/api/desk/settings', { version, settings: { ...settings, name } })),
    );
    expect(answers.map(({ status, body }) => (status === 200 ? 'done' : codeOf(body))).sort()).toEqual(['CHANGED_MEANWHILE', 'done']);
    const after = await owner.call('GET /api/desk/settings');
    expect(after.version).toBe(version + 1);
    expect(await member.call('GET /api/club')).toMatchObject({ name: after.settings.name });
  });

  test('a notice is shown until its time is over; limits hold at once', async () => {
    const { version, settings } = await owner.call('GET /api/desk/settings');
    const put = (more: object, at = version): Promise<{ version: number }> =>
      owner.call('PUT /api/desk/settings', undefined, { version: at, settings: { ...settings, ...more } });
    const notice = { text: 'Tuesday is club evening.', until: Date.now() - 1 };
    const { version: next } = await put({ notice });
    expect(await member.call('GET /api/club')).not.toHaveProperty('notice');
    const third = await put({ notice: { text: notice.text }, limits: { waiting: 1 } }, next);
    expect(await member.call('GET /api/club')).toMatchObject({ notice: { text: notice.text } });
    const open = { game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] };
    expect((await member.fetch('POST', '/api/tables', open)).status).toBe(200);
    expect(codeOf((await member.fetch('POST', '/api/tables', open)).body)).toBe('TOO_MANY_WAITING');
    await put({}, third.version);
  });

  test('joining by word, by invitation and by the link of a table', async () => {
    const change = async (more: object): Promise<void> => {
      const { version, settings } = await owner.call('GET /api/desk/settings');
      await owner.call('PUT /api/desk/settings', undefined, { version, settings: { ...settings, ...more } });
    };
    let newcomers = 0;
    const come = async (more: object): Promise<string> => {
      const answer = await new Client(harbour.url).fetch('POST', '/api/me', { name: `New ${++newcomers}`, ...more });
      return answer.status === 200 ? (answer.body as { role: string }).role : codeOf(answer.body);
    };
    const program = async (more: object): Promise<string> => {
      const answer = await new Client(harbour.url).fetch('POST', '/api/programs', { name: `Program ${++newcomers}`, ...more });
      return answer.status === 200 ? 'in' : codeOf(answer.body);
    };
    await change({ joining: 'word', word: 'Bowline' });
    expect(await come({})).toBe('WORD_NEEDED');
    expect(await program({}), 'a program comes by the same door').toBe('WORD_NEEDED');
    expect(await program({ pass: 'bowline' })).toBe('in');
    expect(await come({ pass: 'Clove hitch' })).toBe('WRONG_PASS');
    expect(await come({ pass: ' bowline ' })).toBe('member');
    await change({ joining: 'invitation' });
    expect(await come({ pass: 'Bowline' })).toBe('WRONG_PASS');
    expect(await come({})).toBe('INVITATION_NEEDED');
    const { code } = await owner.call('POST /api/desk/invitations', undefined, { uses: 1 });
    expect(await come({ pass: code, name: 'Mia' })).toBe('NAME_TAKEN');
    expect(await come({ pass: code.toLowerCase() })).toBe('member');
    expect(await come({ pass: code })).toBe('WRONG_PASS');
    const { table, invite } = await member.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'invited' });
    expect(await come({ table: { id: table, invite } })).toBe('guest');
    expect(await come({ table: { id: table, invite: 'guessed' } })).toBe('INVITATION_NEEDED');
    await change({ joining: 'open' });
    expect(await come({})).toBe('guest');
  });
});

describe('bans', () => {
  test('a banned person is out at once, on every device, and back when the ban is lifted', async () => {
    const rude = await harbour.person('Rude');
    const { id } = await moderator.call('POST /api/desk/bans', undefined, { kind: 'person', player: rude.id, reason: 'Shouting' });
    await rude.closed();
    const out = await rude.fetch('GET', '/api/me/tables');
    expect([out.status, (out.body as { error: unknown }).error]).toMatchObject([
      403,
      { code: 'BANNED', params: { reason: 'Shouting', until: 0 } },
    ]);
    await expect(rude.connect()).rejects.toThrow();
    expect((await rude.fetch('GET', '/api/club')).status).toBe(200);
    await moderator.call('DELETE /api/desk/bans/:id', `/api/desk/bans/${id}`);
    await moderator.call('DELETE /api/desk/bans/:id', `/api/desk/bans/${id}`);
    expect((await rude.fetch('GET', '/api/me/tables')).status).toBe(200);
  });

  test('a banned browser is known under every name', async () => {
    const first = await fetch(`${harbour.url}/api/me`, {
      method: 'POST',
      body: '{"name":"Sly"}',
      headers: { 'content-type': 'application/json' },
    });
    const cookies = first.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
    const { id } = (await first.json()) as { id: string };
    const browser = cookies.find((text) => text.startsWith('quarterdeck-device='));
    const sly = new Client(harbour.url);
    sly.cookie = cookies.join('; ');
    expect((await sly.fetch('GET', '/api/me/tables')).status).toBe(200);
    await owner.call('POST /api/desk/bans', undefined, { kind: 'device', player: id });
    const fresh = new Client(harbour.url);
    fresh.cookie = browser;
    expect(codeOf((await fresh.fetch('POST', '/api/me', { name: 'Somebody else' })).body)).toBe('BANNED');
    expect((await new Client(harbour.url).fetch('POST', '/api/me', { name: 'Somebody else' })).status).toBe(200);
  });

  test('a network is banned only where nobody of the desk would be met by it', async () => {
    const answer = await moderator.fetch('POST', '/api/desk/bans', { kind: 'network', player: member.id });
    expect([answer.status, codeOf(answer.body)]).toEqual([403, 'NOT_ALLOWED']);
  });

  test('somebody who is silenced plays on and says nothing', async () => {
    const loud = await harbour.person('Loud');
    const { table } = await loud.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }] });
    await loud.watch(table);
    await loud.must(table, { do: 'chat', text: 'Ahoy' });
    await moderator.call('POST /api/desk/bans', undefined, { kind: 'chat', player: loud.id, until: Date.now() + 60_000 });
    expect(await loud.refusal(table, { do: 'chat', text: 'Ahoy again' })).toBe('SILENCED');
    await loud.must(table, { do: 'stand', seat: 1 });
  });
});

describe('tables and talk', () => {
  test('a reported line is read with its words, taken away before everybody’s eyes, and settled once', async () => {
    const ada = await harbour.person('Ada');
    const bo = await harbour.person('Bo');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bo.must(table, { do: 'sit', seat: 1 });
    await Promise.all([ada.watch(table), bo.watch(table)]);
    await bo.must(table, { do: 'chat', text: 'Learn to count' });
    const [line] = (await ada.next('chat')).lines;
    expect((await ada.fetch('POST', '/api/reports', { about: ada.id, kind: 'chat', table, line: line?.id })).status).toBe(404);
    const wrong = await ada.fetch('POST', '/api/reports', { about: owner.id, kind: 'chat', table, line: line?.id });
    expect(codeOf(wrong.body)).toBe('NO_SUCH_THING');
    await ada.call('POST /api/reports', undefined, { about: bo.id, kind: 'chat', table, line: line?.id });
    const { reports } = await moderator.call('GET /api/desk/reports');
    const report = reports.find(({ about }) => about?.id === bo.id);
    expect(report).toMatchObject({ said: 'Learn to count', by: { name: 'Ada' }, game: 'soundings' });
    await moderator.call('DELETE /api/desk/tables/:id/chat/:line', `/api/desk/tables/${table}/chat/${line?.id}`);
    await ada.next('chat', ({ lines }) => lines.some(({ id, text }) => id === line?.id && text === ''));
    const { lines } = await ada.call('GET /api/tables/:id/chat', `/api/tables/${table}/chat`);
    expect(lines.map(({ text }) => text)).toEqual(['']);
    for (let twice = 0; twice < 2; twice++) {
      await moderator.call('POST /api/desk/reports/:id/settle', `/api/desk/reports/${report?.id}/settle`, {});
    }
    expect((await moderator.call('GET /api/desk/reports')).reports.some(({ id }) => id === report?.id)).toBe(false);
  });

  test('a rename reaches the table where the person sits; ending a game leaves no result, deleting it leaves nothing', async () => {
    const cy = await harbour.person('Cy');
    const { table } = await cy.open({ game: 'soundings', seats: [{ kind: 'bot', level: 'mate' }, { kind: 'me' }] });
    await cy.watch(table);
    await moderator.call('POST /api/desk/persons/:id/name', `/api/desk/persons/${cy.id}/name`, { name: 'Cyrus' });
    await cy.next('info', ({ info }) => info.seats[1]?.player?.name === 'Cyrus');
    for (let twice = 0; twice < 2; twice++) await moderator.call('POST /api/desk/tables/:id/close', `/api/desk/tables/${table}/close`, {});
    expect(await cy.info(table)).toMatchObject({ status: 'over', result: { how: 'abandoned' } });
    expect((await moderator.fetch('DELETE', `/api/desk/tables/${table}`)).status).toBe(403);
    const from = cy.received.length;
    await owner.call('DELETE /api/desk/tables/:id', `/api/desk/tables/${table}`);
    await cy.next('unwatched', () => true, from);
    expect((await cy.fetch('GET', `/api/tables/${table}`)).status).toBe(404);
    const { tables } = await moderator.call('GET /api/desk/tables');
    expect(tables.some(({ id }) => id === table)).toBe(false);
  });

  test('persons are found by the beginning of a name; what was done stands in the log, for owners', async () => {
    const { persons } = await moderator.call('GET /api/desk/persons', '/api/desk/persons?search=cyr');
    expect(persons.map(({ name }) => name)).toEqual(['Cyrus']);
    expect((await moderator.call('GET /api/desk/persons', '/api/desk/persons?search=%25')).persons).toEqual([]);
    const { acts } = await owner.call('GET /api/desk/acts');
    const told = acts.map(({ act, by, target, detail }) => `${by}: ${act} ${target} ${detail}`);
    expect(told).toContain('Mo: rename Cy Cyrus');
    expect(told.some((line) => /^Mo: close-table soundings \S+/.test(line))).toBe(true);
    expect(told).toContain('Mo: delete-line Bo Learn to count');
    expect(told.filter((line) => line.startsWith('Mo: settle Bo'))).toHaveLength(1);
  });

  test('the desk says how the house is', async () => {
    const { health, reports } = await moderator.call('GET /api/desk');
    expect(reports).toBe(0);
    expect(health.problems.filter((problem) => problem !== 'DISK_FULL')).toEqual([]);
    expect(health.writeMs).toBeGreaterThan(0);
    expect(health.people.now).toBeGreaterThan(2);
    const none = await owner.fetch('POST', '/api/desk/backups', {});
    expect([none.status, codeOf(none.body)]).toEqual([409, 'NO_BACKUP_FOLDER']);
  });
});
