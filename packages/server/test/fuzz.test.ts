import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Client } from './support/client';
import { playOn } from './support/play';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour();
});
afterAll(() => harbour.close());

/** Things that look like messages, bent in every field. */
function hostile(table: string): fc.Arbitrary<string> {
  const odd = fc.oneof(
    fc.constantFrom(
      0,
      1,
      -1,
      1.5,
      1e308,
      99,
      'spectator',
      '',
      ' ',
      'x'.repeat(300),
      '__proto__',
      'constructor',
      '\u0000',
      table,
      null,
      true,
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const seat = fc.oneof(fc.constantFrom<unknown>(0, 1, 2, 7, -1), odd);
  const command = fc.oneof(
    fc.record({
      do: fc.constant('play'),
      seat,
      move: fc.oneof(fc.constantFrom<unknown>('sound 1', 'sound -1', 'sound 99', '* die 6', '= draw'), odd),
    }),
    fc.record({
      do: fc.constantFrom('undo', 'answer', 'resign', 'back', 'takeOver', 'sit', 'stand', 'clearSeat'),
      seat,
      to: odd,
      offer: odd,
      yes: odd,
    }),
    fc.record({
      do: fc.constantFrom('seatBot', 'standIn', 'plan', 'mute', 'offer', 'chat', 'start', 'close'),
      seat,
      level: odd,
      moves: odd,
      text: odd,
      what: odd,
    }),
    odd,
  );
  const message = fc.oneof(
    fc.record({
      t: fc.constant('do'),
      id: fc.oneof(fc.constantFrom<unknown>('a', 'b'), odd),
      table: fc.oneof(fc.constant<unknown>(table), odd),
      command,
    }),
    fc.record({ t: fc.constant('watch'), ch: odd, table: fc.oneof(fc.constant<unknown>(table), odd), as: odd, since: odd, invite: odd }),
    fc.record({
      t: fc.constantFrom('watch', 'unwatch', 'ping', 'hello', 'step', 'welcome'),
      ch: fc.nat(3),
      n: odd,
      table: fc.constant(table),
      protocol: odd,
      token: odd,
    }),
    odd,
  );
  const text = message.map((value) => JSON.stringify(value) ?? 'undefined');
  return fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 1, arbitrary: text.map((json) => json.slice(0, json.length / 2)) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  );
}

async function honestGame(): Promise<void> {
  const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
  const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.must(table, { do: 'sit', seat: 1 });
  await ada.watch(table);
  await ben.watch(table);
  await ada.must(table, { do: 'start' });
  await Promise.all([playOn(ada, table, 0), playOn(ben, table, 1)]);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is really held, once everything that can go is gone. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

describe('hostile input', () => {
  test('malformed, doubled and interleaved messages change nothing for others', async () => {
    const ada = await harbour.person('Ada');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'bot', level: 'mate' }] });
    const before = await ada.info(table);
    // Whatever is loaded or compiled at first use is not counted.
    await honestGame();
    const held = heldBytes();
    await fc.assert(
      fc.asyncProperty(fc.array(hostile(table), { minLength: 5, maxLength: 40 }), fc.boolean(), async (messages, greets) => {
        const eve = new Client(harbour.url);
        await eve.signIn('Eve');
        await eve.connect();
        if (!greets) {
          // A second connection that never says hello.
          const rude = new WebSocket(`${harbour.url.replace('http', 'ws')}/api/socket`);
          rude.on('error', () => {});
          await new Promise((resolve) => rude.once('open', resolve));
          for (const message of messages) rude.send(message);
          rude.terminate();
        }
        for (const message of [...messages, ...messages]) eve.send(message);
        eve.send({ t: 'ping', n: 424242 });
        await Promise.race([eve.next('pong', ({ n }) => n === 424242), eve.closed()]).catch(() => undefined);
        eve.close();
      }),
      { numRuns: 60, interruptAfterTimeLimit: 20_000, endOnFailure: true },
    );
    const after = await ada.info(table);
    expect({ ...after, offers: [] }).toEqual({ ...before, offers: [] });
    await honestGame();
    expect(heldBytes() - held).toBeLessThan(10_000_000);
  });

  test('oversized and binary messages end only their own connection', async () => {
    const eve = await harbour.person('Eve');
    eve.send(`{"t":"ping","n":1,"x":"${'y'.repeat(20_000)}"}`);
    await eve.closed();
    const mallory = await harbour.person('Mallory');
    for (let i = 0; i < 25; i++) mallory.socket?.send(Buffer.from([1, 2, 3]));
    expect((await mallory.next('bye')).reason).toBe('protocol');
    await mallory.closed();
    await honestGame();
  });

  test('odd HTTP requests get an answer below 500', async () => {
    const ada = await harbour.person('Ada');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }] });
    const paths = [
      '/api/tables',
      '/api/me',
      '/api/import',
      `/api/tables/${table}/commands`,
      `/api/tables/${table}/rematch`,
      '/api/me/notify',
      '/api/programs',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
        fc.jsonValue(),
        async (path, method, body) => {
          const answer = await ada.fetch(method, path, JSON.stringify(body));
          expect(answer.status).toBeLessThan(500);
        },
      ),
      { numRuns: 150, interruptAfterTimeLimit: 10_000 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 40 }), fc.string({ maxLength: 20 }), async (id, query) => {
        const answer = await ada.fetch(
          'GET',
          `/api/tables/${encodeURIComponent(id)}/steps?as=${encodeURIComponent(query)}&since=${encodeURIComponent(query)}`,
        );
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 80, interruptAfterTimeLimit: 10_000 },
    );
  });
});
