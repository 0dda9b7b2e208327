import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmtp, type Letter, Post } from '../src/mail';
import { de } from '../src/mail/texts/de';
import { en } from '../src/mail/texts/en';
import { nl } from '../src/mail/texts/nl';
import { hashed } from '../src/people/secrets';
import { openStore, type Store } from '../src/store';
import { type Mailbox, openMailbox } from './mail-support/mailbox';
import { type FakeClock, fakeClock } from './notify-support/clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ADDRESS = 'cleo@example.org';

let box: Mailbox;
let folder: string;
let store: Store;
let clock: FakeClock;
let posts: Post[];
let lines: { readonly text: string; readonly fields: Readonly<Record<string, unknown>> }[];

beforeEach(async () => {
  box = await openMailbox();
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-mail-'));
  store = await openStore({ kind: 'sqlite', file: join(folder, 'mail.db') }, () => undefined);
  clock = fakeClock('2024-05-01T12:00:00Z');
  posts = [];
  lines = [];
  for (const [id, name] of [
    ['p1', 'Ada'],
    ['p2', 'Ben'],
    ['p3', 'Cleo'],
  ] as const) {
    await store.people.add({ id, name, at: clock.now(), program: false });
  }
});
afterEach(async () => {
  for (const post of posts) await post.close();
  await store.db.close();
  await box.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One of several nodes on the same database. */
function node(timeoutMs = 2_000): Post {
  const note = (fields: Readonly<Record<string, unknown>>, text: string): void => void lines.push({ fields, text });
  const post = new Post({
    store,
    smtp: createSmtp({ url: box.url, from: 'Harbour Club <club@example.org>', timeoutMs }),
    publicUrl: 'https://club.example',
    club: () => 'Harbour Club',
    titleOf: (game, locale) => `${game} (${locale})`,
    log: { info: note, warn: note },
    clock,
  });
  posts.push(post);
  return post;
}

/** Cleo wants mails, in German, and has opened the link. */
async function cleoWants(post: Post, every: 0 | 1 | 24 = 0): Promise<void> {
  await store.notify.speak('p3', 'de');
  await post.ask('p3', ADDRESS, 'de');
  const [asked] = await box.have(1);
  const token = /mail\/confirm\/([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
  expect(await store.mail.confirm(hashed(token), clock.now())).toBe('p3');
  await store.mail.choose('p3', { every, topics: ['turns', 'tournaments', 'invitations'] });
  box.arrived.length = 0;
}

/** Time passes as on every node: sweeps come by themselves. */
async function pass(ms: number): Promise<void> {
  clock.advance(ms);
  for (const post of posts) await post.sweep();
}

const turn = (seq: number, more: { readonly table?: string; readonly deadline?: number } = {}): Letter => {
  const { table = 'tafel-1', deadline } = more;
  return {
    id: `${table}/2/${seq}`,
    player: 'p3',
    about: { kind: 'turn', table, game: 'amerigo', ...(deadline === undefined ? {} : { deadline }) },
  };
};

describe('an address', () => {
  it('gets one mail before it is confirmed, and nothing but the question', async () => {
    const post = node();
    expect(await post.ask('p3', ADDRESS, 'nl')).toEqual({ kind: 'sent' });
    await post.write(turn(4));
    await pass(HOUR);
    expect(box.arrived.map(({ to, subject }) => [to, subject])).toEqual([[ADDRESS, 'Is dit jouw adres? Harbour Club']]);
    expect(box.arrived[0]?.text).toContain('https://club.example/mail/confirm/');
    expect(box.arrived[0]?.text).toContain('Cleo');
  });

  it('cannot be confirmed by a guessed link, by an old one or by that of an address that was replaced', async () => {
    const post = node();
    const tokenIn = (text: string): string => hashed(/mail\/confirm\/([\w-]+)/.exec(text)?.[1] ?? '');
    await post.ask('p3', ADDRESS, 'en');
    await post.ask('p3', 'other@example.org', 'en');
    const [first, second] = await box.have(2);
    expect(await store.mail.confirm(tokenIn(first?.text ?? ''), clock.now())).toBeUndefined();
    expect(await store.mail.confirm(hashed('guessed'), clock.now())).toBeUndefined();
    clock.advance(48 * HOUR);
    expect(await store.mail.confirm(tokenIn(second?.text ?? ''), clock.now())).toBeUndefined();
    clock.advance(-1);
    expect(await store.mail.confirm(tokenIn(second?.text ?? ''), clock.now() - 1)).toBe('p3');
  });

  it('that does not exist is told at once', async () => {
    box.mood = 'refuses the address';
    expect(await node().ask('p3', 'nobody@example.org', 'en')).toMatchObject({ kind: 'failed', failure: 'ADDRESS_REFUSED' });
  });
});

describe('a letter', () => {
  it('is mailed once over all nodes and restarts, in the language of the reader, with a way out', async () => {
    const [one, two] = [node(), node()];
    await cleoWants(one);
    for (const post of [one, two, one]) await post.write(turn(4, { deadline: Date.parse('2024-05-02T12:00:00Z') }));
    await Promise.all([one.sweep(), two.sweep()]);
    await one.close();
    await node().write(turn(4));
    await pass(HOUR);
    expect(box.arrived).toHaveLength(1);
    const [mail] = box.arrived;
    expect(mail?.subject).toMatch(/^Du bist am Zug: amerigo \(de\)\. Ziehe vor Do\., 2\. Mai/);
    expect(mail?.text).toContain('https://club.example/table/tafel-1');
    expect(mail?.headers).toMatch(/^List-Unsubscribe: <https:\/\/club\.example\/mail\/stop\/[\w-]+>$/m);
    expect(mail?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mail?.headers).toMatch(/^From: Harbour Club <club@example\.org>$/m);
  });

  it('of a turn that is over is not sent, whoever heard of its end first', async () => {
    const post = node();
    await cleoWants(post);
    await post.write(turn(4));
    await post.withdraw(turn(4).id);
    await post.withdraw(turn(9).id);
    await post.write(turn(9));
    await post.write(turn(12, { deadline: clock.now() + MINUTE }));
    await pass(MINUTE);
    expect(box.arrived).toEqual([]);
  });

  it('about something that was not chosen is not even kept, and a stop ends what waits', async () => {
    const post = node();
    await cleoWants(post);
    await store.mail.choose('p3', { every: 0, topics: ['tournaments'] });
    await post.write(turn(4));
    await post.write({ id: 'x', player: 'p3', about: { kind: 'tournament', what: 'bye', tournament: 't', name: 'Regatta', round: 2 } });
    const { stopToken = '' } = (await store.mail.addressOf('p3')) ?? {};
    expect(await store.mail.stop(stopToken)).toBe('p3');
    expect(await store.mail.stop(stopToken)).toBe('p3');
    expect(await store.mail.stop('another token')).toBeUndefined();
    await pass(HOUR);
    expect(box.arrived).toEqual([]);
  });

  it('escapes what players call themselves and their tournaments', async () => {
    const post = node();
    await cleoWants(post);
    await post.write({
      id: 'x',
      player: 'p3',
      about: { kind: 'tournament', what: 'cancelled', tournament: 't', name: '<b>Cup</b>\r\nBcc: all@example.org' },
    });
    await pass(MINUTE);
    const [mail] = box.arrived;
    expect(mail?.headers).not.toMatch(/^Bcc:/m);
    expect(mail?.text).toContain('&lt;b&gt;Cup&lt;/b&gt; Bcc: all@example.org');
  });
});

describe('a digest', () => {
  it('holds what came within the span: the first goes at once, the rest together', async () => {
    const post = node();
    await cleoWants(post, 24);
    await post.write(turn(4));
    await pass(0);
    expect(box.arrived).toHaveLength(1);
    await post.write(turn(5, { table: 'tafel-2' }));
    await post.write(turn(6, { table: 'tafel-3' }));
    await pass(24 * HOUR - 1);
    expect(box.arrived).toHaveLength(1);
    await pass(1);
    expect(box.arrived.map(({ subject }) => subject)).toEqual(['Du bist am Zug: amerigo (de).', '2 Dinge warten in Harbour Club auf dich']);
    expect(box.arrived[1]?.text).toMatch(/tafel-2[\s\S]*tafel-3/);
  });

  it('waits for the end of quiet hours, by the wall clock of the reader', async () => {
    const post = node();
    await cleoWants(post);
    await store.notify.saveSettings('p3', { locale: 'de', quietHours: { from: '22:00', to: '07:00', timeZone: 'Europe/Amsterdam' } });
    await pass(Date.parse('2024-05-01T20:30:00Z') - clock.now());
    await post.write(turn(4));
    await pass(0);
    await pass(Date.parse('2024-05-02T04:59:00Z') - clock.now());
    expect(box.arrived).toEqual([]);
    await pass(MINUTE);
    expect(box.arrived).toHaveLength(1);
  });
});

describe('a mail server', () => {
  it('that says "not now" is asked again after growing pauses, and the mail arrives once', async () => {
    const post = node();
    await cleoWants(post);
    box.mood = 'not now';
    await post.write(turn(4));
    await pass(0);
    await pass(MINUTE);
    await pass(4 * MINUTE);
    box.mood = 'takes';
    expect((await store.mail.addressOf('p3'))?.failure).toBe('REFUSED');
    await pass(MINUTE);
    await pass(24 * HOUR);
    expect(box.arrived).toHaveLength(1);
    expect((await store.mail.addressOf('p3'))?.failure).toBeUndefined();
    expect(lines.map(({ fields }) => fields.again)).toEqual([MINUTE, 5 * MINUTE]);
  });

  it('that refuses for good is given up with a line', async () => {
    const post = node();
    await cleoWants(post);
    box.mood = 'refuses the text';
    await post.write(turn(4));
    for (const pause of [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, 24 * HOUR]) await pass(pause);
    expect(lines.map(({ text }) => text)).toEqual([...Array.from({ length: 5 }, () => 'a mail was not taken'), 'a mail was given up']);
    expect(lines.at(-1)?.fields).toMatchObject({ failure: 'REFUSED', attempts: 6 });
    expect(JSON.stringify(lines)).not.toContain(ADDRESS);
  });

  it('that says nothing after it got the text is not sent the same mail twice', async () => {
    const post = node(1_000);
    await cleoWants(post);
    box.mood = 'says nothing to the text';
    await post.write(turn(4));
    await pass(0);
    box.mood = 'takes';
    await pass(24 * HOUR);
    expect(box.arrived).toHaveLength(1);
    expect(lines.at(-1)).toMatchObject({ text: 'a mail was given up', fields: { failure: 'TIMED_OUT' } });
  });

  it('that hangs is left alone for a while, and everything arrives when it is back', async () => {
    const post = node(1_000);
    await cleoWants(post);
    box.mood = 'says nothing at all';
    await post.write(turn(4));
    await pass(0);
    const calls = box.calls();
    await post.write(turn(5, { table: 'tafel-2' }));
    await pass(5_000);
    expect(box.calls()).toBe(calls);
    box.mood = 'takes';
    await pass(HOUR);
    expect(box.arrived.map(({ subject }) => subject)).toEqual(['2 Dinge warten in Harbour Club auf dich']);
  });
});

it('says everything in three languages, with the same figures', () => {
  const figures = (pattern: string): string[] => (pattern.match(/\{[a-z]+\}|\{n,/g) ?? []).sort();
  for (const texts of [de, nl]) {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    expect(Object.values(texts).map(figures).sort()).toEqual(Object.values(en).map(figures).sort());
  }
});
