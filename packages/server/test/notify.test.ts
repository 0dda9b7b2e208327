import { LOCALES } from '@quarterdeck/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNotifier, makeVapidKeys } from '../src/notify';
import { de } from '../src/notify/texts/de';
import { en } from '../src/notify/texts/en';
import { nl } from '../src/notify/texts/nl';
import { browser, readVapid } from './notify-support/browser';
import { type Harbour, harbour, turn, VAPID } from './notify-support/harbour';
import { answer } from './notify-support/loopback';

let here: Harbour;
beforeEach(async () => {
  here = await harbour();
});
afterEach(() => here.close());

const paths = (): string[] => here.receiver.received.map(({ path }) => path).sort();
const NIGHT = { from: '22:00', to: '07:00', timeZone: 'Europe/Amsterdam' };
const HOUR = 3_600_000;

describe('a turn', () => {
  it('is told once over all nodes, however often it is announced', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    const nodes = [here.node(), here.node(), here.node()];
    await Promise.all([...nodes, ...nodes].map((node) => node.turnBegan(turn('ada'))));
    expect(paths()).toEqual(['/ada']);
    await here.node().turnBegan(turn('ada', { turnKey: 'tafel-1/1/50' }));
    expect(paths()).toEqual(['/ada', '/ada']);
  });

  it('is not told when it ended before the announcement', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    await here.node().turnEnded('tafel-1/1/42');
    await here.node().turnBegan(turn('ada'));
    expect(paths()).toEqual([]);
  });

  it('is not told after its deadline', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    await here.node().turnBegan(turn('ada', { deadline: here.clock.now() }));
    expect(paths()).toEqual([]);
  });

  it('of somebody without any channel costs no claim', async () => {
    here.player('ada', {});
    await here.node().turnBegan(turn('ada'));
    await here.node().turnBegan(turn('nobody'));
    expect(await here.store.claimTurn('tafel-1/1/42')).toBe(true);
  });

  it('that ends stops further attempts on all nodes', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    here.answerWith(answer(503));
    const [node, other] = [here.node(), here.node()];
    await node.turnBegan(turn('ada'));
    await other.turnEnded('tafel-1/1/42');
    await here.pass(HOUR);
    expect(paths()).toEqual(['/ada']);
  });

  it('does not fail over a broken store: the trouble is logged', async () => {
    const node = createNotifier({
      store: { ...here.store, playerSettings: () => Promise.reject(new Error('disk full')) },
      vapid: VAPID,
      policy: {},
      clock: here.clock,
      log: {
        info: () => undefined,
        warn: (fields, text) => expect([fields, text]).toEqual([{ error: 'disk full' }, 'announcing a turn failed']),
      },
    });
    await node.turnBegan(turn('ada'));
    await node.close();
    expect.assertions(1);
  });

  it('in a rush is stored and told by the next sweep', async () => {
    const waits: Array<() => void> = [];
    here.answerWith((response) => void waits.push(() => response.writeHead(204).end()));
    const node = here.node();
    const turns = Array.from({ length: 70 }, (_, i) => {
      here.player(`p${i}`, { webhook: here.hook(`/p${i}`) });
      return node.turnBegan(turn(`p${i}`, { turnKey: `t/${i}` }));
    });
    await here.receiver.calls(64);
    here.answerWith(answer(204));
    for (const release of waits) release();
    await Promise.all(turns);
    expect(here.store.waiting).toHaveLength(6);
    await here.pass(0);
    expect(new Set(paths()).size).toBe(70);
    expect(paths()).toHaveLength(70);
  });
});

describe('quiet hours', () => {
  beforeEach(() => {
    here.clock.advance(Date.parse('2024-05-01T21:30:00Z') - here.clock.now());
    here.player('ada', { webhook: here.hook('/ada'), subscriptions: [browser().subscription(here.url('/push'))], quietHours: NIGHT });
  });

  it('keep the notice until they end; then exactly one node sends it', async () => {
    const nodes = [here.node(), here.node()];
    await nodes[0]?.turnBegan(turn('ada'));
    expect(paths()).toEqual([]);
    expect(here.store.waiting.map(({ dueAt }) => new Date(dueAt).toISOString())).toEqual(['2024-05-02T05:00:00.000Z']);
    await here.pass(Date.parse('2024-05-02T04:59:30Z') - here.clock.now());
    expect(paths()).toEqual([]);
    await here.pass(15_000);
    expect(paths()).toEqual(['/ada', '/push']);
    await here.pass(HOUR);
    expect(here.receiver.received).toHaveLength(2);
  });

  it('survive a restart', async () => {
    const before = here.node();
    await before.turnBegan(turn('ada'));
    await before.close();
    await here.pass(10 * HOUR);
    expect(paths()).toEqual([]);
    here.node();
    await here.pass(0);
    expect(paths()).toEqual(['/ada', '/push']);
  });

  it('drop the notice if the turn ends meanwhile', async () => {
    const node = here.node();
    await node.turnBegan(turn('ada'));
    await node.turnEnded('tafel-1/1/42');
    await here.pass(10 * HOUR);
    expect(paths()).toEqual([]);
    expect(here.store.waiting).toEqual([]);
  });

  it('drop the notice if the deadline passes meanwhile', async () => {
    const node = here.node();
    await node.turnBegan(turn('ada', { deadline: Date.parse('2024-05-02T03:00:00Z') }));
    await here.pass(10 * HOUR);
    expect(paths()).toEqual([]);
  });

  it("hold back the player's own channels, not the table's", async () => {
    here.store.tables.set('tafel-1', { ...here.hook('/table'), locale: 'en' });
    const node = here.node();
    await node.turnBegan(turn('ada'));
    expect(paths()).toEqual(['/table']);
    await here.pass(10 * HOUR);
    expect(paths()).toEqual(['/ada', '/push', '/table']);
  });

  it('count as they are when the notice is due, and so do the channels', async () => {
    const node = here.node();
    await node.turnBegan(turn('ada'));
    here.player('ada', { webhook: here.hook('/new'), quietHours: { ...NIGHT, to: '09:00' } });
    await here.pass(Date.parse('2024-05-02T06:59:00Z') - here.clock.now());
    expect(paths()).toEqual([]);
    await here.pass(90_000);
    expect(paths()).toEqual(['/new']);
  });
});

describe('web push', () => {
  it('reaches every browser of the player, encrypted for it and signed by the server', async () => {
    const [phone, desk] = [browser(), browser()];
    here.player('ada', {
      locale: 'de',
      subscriptions: [phone.subscription(here.url('/phone')), desk.subscription(here.url('/desk'))],
      quietHours: { ...NIGHT, from: '23:00' },
    });
    await here.node().turnBegan(turn('ada', { deadline: here.clock.now() + 2 * HOUR }));
    expect(paths()).toEqual(['/desk', '/phone']);
    const call = here.receiver.received.find(({ path }) => path === '/phone');
    if (call === undefined) throw new Error('the phone got nothing');
    expect(call.headers).toMatchObject({ ttl: '7200', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(call.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(call.body.length).toBeLessThan(1000);
    expect(phone.read(call.body)).toEqual({
      title: 'Du bist am Zug: Soundings',
      body: 'Zieh vor Mi., 1. Mai, 16:00 MESZ.',
      url: 'https://deck.example/t/tafel-1',
      tag: call.headers.topic,
    });
    expect(() => desk.read(call.body)).toThrow();
    expect(readVapid(call, VAPID.publicKey)).toMatchObject({ aud: `http://hooks.lan:${here.receiver.port}`, sub: VAPID.subject });
  });

  it('lives a day where there is no deadline', async () => {
    here.player('ada', { subscriptions: [browser().subscription(here.url('/phone'))] });
    await here.node().turnBegan(turn('ada'));
    expect(here.receiver.received[0]?.headers.ttl).toBe('86400');
  });

  it.each([404, 410])('forgets a browser whose subscription is answered with %i', async (status) => {
    here.player('ada', { subscriptions: [browser().subscription(here.url('/dead')), browser().subscription(here.url('/alive'))] });
    here.answerWith((response, { path }) =>
      answer(path === '/dead' ? status : 201)(response, { path, method: '', headers: {}, body: Buffer.of() }),
    );
    const node = here.node();
    await node.turnBegan(turn('ada', { turnKey: 'a' }));
    expect(here.store.players.get('ada')?.subscriptions.map(({ endpoint }) => endpoint)).toEqual([here.url('/alive')]);
    await node.turnBegan(turn('ada', { turnKey: 'b' }));
    expect(paths()).toEqual(['/alive', '/alive', '/dead']);
  });

  it('keeps a browser whose push service has a bad day, and tries only that one again, four times in all', async () => {
    here.player('ada', { subscriptions: [browser().subscription(here.url('/busy')), browser().subscription(here.url('/fine'))] });
    here.answerWith((response, call) => answer(call.path === '/busy' ? 429 : 201)(response, call));
    const node = here.node();
    await node.turnBegan(turn('ada'));
    for (let i = 0; i < 10; i++) await here.pass(HOUR);
    expect(paths()).toEqual(['/busy', '/busy', '/busy', '/busy', '/fine']);
    expect(here.store.players.get('ada')?.subscriptions).toHaveLength(2);
    expect(here.store.waiting).toEqual([]);
  });

  it('gives up on a push service that does not answer', async () => {
    here.player('ada', { subscriptions: [browser().subscription(here.url('/silent'))] });
    here.answerWith(() => undefined);
    const node = here.node();
    const began = node.turnBegan(turn('ada'));
    await here.receiver.calls(1);
    here.clock.advance(10_000);
    await began;
    await here.pass(HOUR);
    expect(here.receiver.received).toHaveLength(1);
  });

  it('sends nothing to endpoints inside the network, and forgets unusable keys', async () => {
    const inside = browser().subscription(`https://127.0.0.1:${here.receiver.port}/`);
    const mapped = browser().subscription('https://[::ffff:127.0.0.1]/');
    const keyless = { endpoint: here.url('/x'), keys: { p256dh: 'short', auth: 'short' } };
    const node = here.node();
    expect(node.checkSubscription(inside)).toEqual({ code: 'PORT_NOT_ALLOWED' });
    expect(node.checkSubscription(mapped)).toEqual({ code: 'ADDRESS_NOT_PUBLIC' });
    expect(node.checkSubscription(keyless)).toEqual({ code: 'BAD_KEYS' });
    expect(node.checkSubscription(browser().subscription('https://push.example/1'))).toBeUndefined();
    here.player('ada', { subscriptions: [inside, mapped, keyless] });
    await node.turnBegan(turn('ada'));
    await here.pass(HOUR);
    expect(here.receiver.received).toEqual([]);
    expect(here.store.players.get('ada')?.subscriptions).toEqual([inside, mapped]);
  });

  it('can be tried', async () => {
    const phone = browser();
    const node = here.node();
    expect(await node.trySubscription(phone.subscription(here.url('/phone')), 'nl', 'https://deck.example/')).toBeUndefined();
    expect(phone.read(here.receiver.received[0]?.body ?? Buffer.of())).toMatchObject({
      title: 'Quarterdeck',
      url: 'https://deck.example/',
    });
    here.answerWith(answer(410));
    expect(await node.trySubscription(phone.subscription(here.url('/phone')), 'nl', 'https://deck.example/')).toEqual({
      code: 'GONE',
      status: 410,
    });
  });

  it('wants usable keys of the server, and says so at the start', () => {
    const start = (vapid: typeof VAPID) => () =>
      createNotifier({ store: here.store, vapid, policy: {}, clock: here.clock, log: { info: () => undefined, warn: () => undefined } });
    expect(start({ ...VAPID, subject: 'host' })).toThrow(/keys for web push cannot be used/);
    expect(start({ ...VAPID, privateKey: 'x' })).toThrow(/keys for web push cannot be used/);
    expect(makeVapidKeys()).not.toEqual(makeVapidKeys());
  });
});

describe('closing', () => {
  it('lets what is under way finish and starts nothing new', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    let release = (): void => undefined;
    here.answerWith((response) => {
      release = () => void response.writeHead(204).end();
    });
    const node = here.node();
    void node.turnBegan(turn('ada'));
    await here.receiver.calls(1);
    const closing = node.close();
    release();
    await closing;
    expect(here.clock.pending()).toBe(0);
    await node.turnBegan(turn('ada', { turnKey: 'later' }));
    expect(here.receiver.received).toHaveLength(1);
    expect(here.store.waiting.map(({ notice }) => notice.turnKey)).toEqual(['later']);
  });
});

describe('the texts', () => {
  it('have the same gaps in every language', () => {
    const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
    const texts = { en, de, nl };
    for (const locale of LOCALES) {
      for (const [key, text] of Object.entries(texts[locale])) {
        const english = Object.entries(en).find(([other]) => other === key)?.[1] ?? '';
        expect([locale, key, gaps(text)]).toEqual([locale, key, gaps(english)]);
      }
    }
  });
});
