import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureText, HEALTHY } from '../src/notify';
import { type Harbour, harbour, jsonOf, turn } from './notify-support/harbour';
import { answer } from './notify-support/loopback';

let here: Harbour;
beforeEach(async () => {
  here = await harbour();
});
afterEach(() => here.close());

const healthOf = (player: string) => here.store.players.get(player)?.webhook?.health;

describe('webhooks', () => {
  it('carry every fact in plain JSON', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    await here.node().turnBegan(turn('ada', { deadline: Date.parse('2024-05-03T18:30:00Z') }));
    expect(here.receiver.received).toHaveLength(1);
    const [call] = here.receiver.received;
    expect(call).toMatchObject({
      path: '/ada',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'tafel-1%2F1%2F42' },
    });
    expect(jsonOf(call)).toEqual({
      event: 'turn',
      id: 'tafel-1/1/42',
      table: 'tafel-1',
      seat: 1,
      player: 'ada',
      game: 'Soundings',
      deadline: '2024-05-03T18:30:00.000Z',
      url: 'https://deck.example/t/tafel-1',
      text: 'Your turn in Soundings – Move before Fri, May 3, 06:30 PM UTC.',
    });
  });

  it('speak to chat services, in the language of the reader', async () => {
    here.player('ada', { locale: 'nl', webhook: here.hook('/ada', 'chat') });
    here.store.tables.set('tafel-1', { ...here.hook('/table', 'text'), locale: 'de' });
    await here.node().turnBegan(turn('ada'));
    const byPath = new Map(here.receiver.received.map((call) => [call.path, jsonOf(call)]));
    const dutch = 'Jij bent aan de beurt: Soundings – De tafel wacht op je.\nhttps://deck.example/t/tafel-1';
    expect(byPath.get('/ada')).toEqual({ text: dutch, content: dutch, allowed_mentions: { parse: [] } });
    expect(byPath.get('/table')).toEqual({ text: 'ada ist am Zug: Soundings.\nhttps://deck.example/t/tafel-1' });
  });

  it('name the deadline in the zone of the player', async () => {
    here.player('ada', {
      locale: 'de',
      webhook: here.hook('/ada', 'text'),
      quietHours: { from: '23:00', to: '06:00', timeZone: 'Europe/Berlin' },
    });
    await here.node().turnBegan(turn('ada', { deadline: Date.parse('2024-05-03T18:30:00Z') }));
    expect(jsonOf(here.receiver.received[0]).text).toContain('Zieh vor Fr., 3. Mai, 20:30 MESZ.');
  });

  it('let no name ring a bell, set a link or break a line', async () => {
    here.player('ada', { name: '@everyone <!channel> [x](http://evil)\n\u202eadA `*', webhook: here.hook('/ada', 'chat') });
    here.store.tables.set('tafel-1', { ...here.hook('/table', 'chat'), locale: 'en' });
    await here.node().turnBegan(turn('ada', { gameTitle: 'S'.repeat(500) }));
    const text = String(jsonOf(here.receiver.received.find(({ path }) => path === '/table')).text);
    const [sentence = '', link] = text.split('\n');
    expect(sentence).not.toMatch(/[@<>[\]`*\u202e]/);
    expect(sentence.length).toBeLessThan(200);
    expect(link).toBe('https://deck.example/t/tafel-1');
  });

  it('are tried again only when nothing was taken, with growing pauses, then given up', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    here.answerWith(answer(503));
    const node = here.node();
    await node.turnBegan(turn('ada'));
    expect(here.receiver.received).toHaveLength(1);
    expect(healthOf('ada')).toEqual(HEALTHY);
    // 15 seconds, 2 minutes and 10 minutes; each `pass` ends with a sweep 15 seconds later.
    await here.pass(0);
    expect(here.receiver.received).toHaveLength(2);
    await here.pass(90_000);
    expect(here.receiver.received).toHaveLength(2);
    await here.pass(0);
    expect(here.receiver.received).toHaveLength(3);
    await here.pass(570_000);
    expect(here.receiver.received).toHaveLength(3);
    await here.pass(0);
    expect(here.receiver.received).toHaveLength(4);
    expect(healthOf('ada')).toEqual({ failures: 1, lastFailure: { code: 'BUSY', status: 503 } });
    await here.pass(24 * 3_600_000);
    expect(here.receiver.received).toHaveLength(4);
    expect(here.store.waiting).toEqual([]);
  });

  it('wait as long as the other side asks, up to an hour', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    const node = here.node();
    here.answerWith(answer(429, { 'retry-after': '300' }));
    await node.turnBegan(turn('ada'));
    expect(here.store.waiting[0]?.dueAt).toBe(here.clock.now() + 300_000);
    here.answerWith(answer(429, { 'retry-after': '999999' }));
    await here.pass(285_000);
    expect(here.receiver.received).toHaveLength(2);
    expect(here.store.waiting[0]?.dueAt).toBe(here.clock.now() + 3_600_000);
  });

  it('are forgiven when they work again', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    const node = here.node();
    here.answerWith(answer(500));
    await node.turnBegan(turn('ada', { turnKey: 'a' }));
    expect(healthOf('ada')).toEqual({ failures: 1, lastFailure: { code: 'REFUSED', status: 500 } });
    here.answerWith(answer(200));
    await node.turnBegan(turn('ada', { turnKey: 'b' }));
    expect(healthOf('ada')).toEqual(HEALTHY);
  });

  it('are paused after five failures in a row, with a reason that can be read', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    here.answerWith(answer(500));
    const node = here.node();
    for (let i = 1; i <= 8; i++) await node.turnBegan(turn('ada', { turnKey: `turn ${i}` }));
    expect(here.receiver.received).toHaveLength(5);
    expect(healthOf('ada')).toEqual({ failures: 5, lastFailure: { code: 'REFUSED', status: 500 }, pausedAt: here.clock.now() });
    const failure = healthOf('ada')?.lastFailure ?? { code: 'BAD_URL' };
    expect(failureText('en', failure)).toBe('The other side did not accept the message (answer 500). Check the address and the style.');
    expect(failureText('de', failure)).toContain('Antwort 500');
    expect(failureText('nl', failure)).toContain('antwoord 500');
  });

  it.each([
    [404, 'GONE'],
    [410, 'GONE'],
    [301, 'REDIRECT'],
  ])('are paused at once when answered with %i', async (status, code) => {
    here.store.tables.set('tafel-1', { ...here.hook('/table'), locale: 'en' });
    here.answerWith(answer(status, { location: here.url('/elsewhere') }));
    await here.node().turnBegan(turn('ada'));
    expect(here.receiver.received).toHaveLength(1);
    expect(here.store.tables.get('tafel-1')?.health).toEqual({ failures: 1, lastFailure: { code, status }, pausedAt: here.clock.now() });
  });

  it('that lead into a private network are paused at once, and nothing is sent', async () => {
    here.player('ada', { webhook: { ...here.hook('/'), url: `https://127.0.0.1:${here.receiver.port}/` } });
    here.player('bo', { webhook: { ...here.hook('/'), url: 'https://[::ffff:127.0.0.1]/' } });
    const node = here.node();
    await node.turnBegan(turn('ada', { turnKey: 'a' }));
    await node.turnBegan(turn('bo', { turnKey: 'b' }));
    expect(healthOf('ada')?.lastFailure).toEqual({ code: 'PORT_NOT_ALLOWED' });
    expect(healthOf('bo')).toEqual({ failures: 1, lastFailure: { code: 'ADDRESS_NOT_PUBLIC' }, pausedAt: here.clock.now() });
    expect(here.receiver.received).toEqual([]);
  });

  it('that hang are left after the time-out and not called twice: the notice may have been shown', async () => {
    here.player('ada', { webhook: here.hook('/ada') });
    here.answerWith(() => undefined);
    const node = here.node();
    const began = node.turnBegan(turn('ada'));
    await here.receiver.calls(1);
    here.clock.advance(10_000);
    await began;
    expect(healthOf('ada')).toEqual({ failures: 1, lastFailure: { code: 'TIMED_OUT' } });
    await here.pass(3_600_000);
    expect(here.receiver.received).toHaveLength(1);
  });

  it('can be checked and tried before they are relied on', async () => {
    const node = here.node();
    expect(node.checkUrl('http://chat.example/')).toEqual({ code: 'NOT_HTTPS' });
    expect(node.checkUrl(here.url('/x'))).toBeUndefined();
    expect(await node.tryWebhook({ url: here.url('/x'), style: 'text' }, 'nl')).toBeUndefined();
    expect(jsonOf(here.receiver.received[0])).toEqual({
      text: 'Quarterdeck – Dit is een test: hier krijg je bericht zodra je aan de beurt bent.',
    });
    here.answerWith(answer(403));
    expect(await node.tryWebhook({ url: here.url('/x'), style: 'json' }, 'en')).toEqual({ code: 'REFUSED', status: 403 });
  });

  it('keep their secret paths out of the log', async () => {
    here.player('ada', { webhook: here.hook('/secret-token') });
    here.answerWith(answer(500));
    await here.node().turnBegan(turn('ada'));
    expect(here.log).toHaveLength(1);
    expect(here.log[0]?.fields).toMatchObject({ host: `hooks.lan:${here.receiver.port}`, code: 'REFUSED', status: 500 });
    expect(JSON.stringify(here.log)).not.toContain('secret-token');
  });
});
