import type { Command } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../src';
import type { Client } from './support/client';
import { follow } from './support/play';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
beforeAll(async () => {
  // As on a real server, but for how often one may ask.
  const often = { perSecond: 1e6, burst: 1e6 };
  harbour = await openHarbour({ limits: { ...DEFAULT_LIMITS, messages: often, requests: often, signIns: often, opens: often } });
}, 60_000);
afterAll(() => harbour.close());

/** Two persons at a running game; the guest is on the second seat. */
async function running(): Promise<{ table: string; host: Client; guest: Client; moves: string[] }> {
  const [host, guest] = [await harbour.person('Ada'), await harbour.person('Ben')];
  const { table } = await host.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.must(table, { do: 'sit', seat: 1 });
  await guest.watch(table);
  await host.must(table, { do: 'start' });
  const board = await follow(guest, 1).until((now) => now.moves(1).length > 0);
  return { table, host, guest, moves: board.moves(1) };
}

describe('B5 commands of one connection', () => {
  test('take effect in the order sent, also those for which something is looked up', async () => {
    for (let round = 0; round < 10; round++) {
      const [host, guest] = [await harbour.person('Ada'), await harbour.person('Ben')];
      const { table, invite = '' } = await host.open({ game: 'soundings', access: 'invited', seats: [{ kind: 'me' }, { kind: 'open' }] });
      const [sat, started, said] = await Promise.all([
        guest.do(table, { do: 'sit', seat: 1, invite }),
        guest.do(table, { do: 'start' }),
        guest.do(table, { do: 'chat', text: 'Off we go' }),
      ]);
      expect([sat, started, said].map((answer) => (answer.t === 'no' ? answer.reason.code : answer.t))).toEqual(['ok', 'ok', 'ok']);
    }
  });
});

describe('B6 a command sent again', () => {
  const same = async (client: Client, table: string, command: Command, times: number): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (let i = 0; i < times; i++) answers.push(await client.do(table, command, 'again'));
    return [...new Set(answers.map((answer) => JSON.stringify(answer)))];
  };

  test('a plan gets the same answer, and is not begun anew', async () => {
    const { table, host, guest, moves } = await running();
    const command: Command = { do: 'plan', seat: 1, moves: moves.slice(0, 2) };
    const first = await guest.do(table, command, 'again');
    await guest.next('plan', ({ plan }) => plan.moves.length === 1);
    await host.watch(table);
    await host.must(table, {
      do: 'play',
      seat: 0,
      move: (await follow(host, 1).until((board) => board.moves(0).length > 0)).moves(0)[0] ?? '',
    });
    await guest.next('plan', ({ plan }) => plan.moves.length === 0);
    expect(await same(guest, table, command, 3)).toEqual([JSON.stringify(first)]);
    expect(guest.received.some((message) => message.t === 'plan' && message.plan.stopped !== undefined)).toBe(false);
  });

  test('chat is said once and answered alike, however often', async () => {
    const { table, guest } = await running();
    expect(await same(guest, table, { do: 'chat', text: 'Ahoi' }, 12)).toHaveLength(1);
    expect((await guest.call('GET /api/tables/:id/chat', `/api/tables/${table}/chat`)).lines).toHaveLength(1);
  });

  test('a refusal stays a refusal, also when it would be possible by now', async () => {
    const { table, host, guest, moves } = await running();
    const command: Command = { do: 'answer', seat: 1, offer: 9_999, yes: true };
    expect(await same(guest, table, command, 2)).toHaveLength(1);
    expect(await guest.do(table, { do: 'back', seat: 1 }, 'come-back')).toMatchObject({ reason: { code: 'NO_BOT_STANDS_IN' } });
    await guest.must(table, { do: 'standIn', seat: 1, level: 'mate' });
    expect(await guest.do(table, { do: 'back', seat: 1 }, 'come-back')).toMatchObject({ reason: { code: 'NO_BOT_STANDS_IN' } });
    await guest.must(table, { do: 'back', seat: 1 });
    expect(await host.do(table, { do: 'play', seat: 1, move: moves[0] ?? '' }, 'x')).toMatchObject({ reason: { code: 'NOT_YOUR_SEAT' } });
  });

  test('another command under a used id is a conflict, and nothing happens', async () => {
    const { table, guest, moves } = await running();
    const play: Command = { do: 'play', seat: 1, move: moves[0] ?? '' };
    const done = await guest.do(table, play, 'one');
    expect(done.t).toBe('ok');
    expect(await guest.do(table, { do: 'resign', seat: 1 }, 'one')).toMatchObject({ t: 'no', reason: { code: 'OTHER_COMMAND' } });
    expect(await guest.do(table, { do: 'chat', text: 'hm' }, 'one')).toMatchObject({ t: 'no', reason: { code: 'OTHER_COMMAND' } });
    expect((await guest.info(table)).status).toBe('running');
    expect(await guest.do(table, play, 'one')).toEqual(done);
    await guest.do(table, { do: 'chat', text: 'one thing' }, 'two');
    expect(await guest.do(table, { do: 'chat', text: 'another' }, 'two')).toMatchObject({ t: 'no', reason: { code: 'OTHER_COMMAND' } });
  });

  test('what was done is known after a restart as well', async () => {
    const ada = await harbour.person('Ada');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }] });
    const { moves } = await ada.call('GET /api/tables/:id/moves', `/api/tables/${table}/moves?seat=1`);
    const command: Command = { do: 'play', seat: 1, move: moves[0] ?? '' };
    const done = await ada.do(table, command, 'before');
    const chat: Command = { do: 'chat', text: 'Ahoi' };
    await ada.do(table, chat, 'said-before');
    harbour = await harbour.restart();
    ada.url = harbour.url;
    await ada.connect();
    expect(await ada.do(table, command, 'before')).toEqual(done);
    expect(await ada.do(table, { ...command, move: moves[1] ?? '' }, 'before')).toMatchObject({ reason: { code: 'OTHER_COMMAND' } });
    expect((await ada.do(table, chat, 'said-before')).t).toBe('ok');
    expect(await ada.do(table, { do: 'chat', text: 'Oho' }, 'said-before')).toMatchObject({ reason: { code: 'OTHER_COMMAND' } });
  });
});

describe('B8 a log', () => {
  test('does not grow without end by names taken in turn', async () => {
    const ada = await harbour.person('Ada');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const position = (): Promise<{ seq: number }> => ada.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    const before = await position();
    const statuses = new Set<number>();
    for (let i = 0; i < 40; i++) statuses.add((await ada.fetch('PATCH', '/api/me', { name: `Countess ${i}` })).status);
    expect(statuses).toEqual(new Set([200, 429]));
    const after = await position();
    expect(after.seq - before.seq).toBeLessThanOrEqual(10);
    const { name } = await ada.call('GET /api/me');
    expect((await ada.info(table)).seats[0]?.player?.name).toBe(name);
    await ada.fetch('PATCH', '/api/me', { name });
    expect(await position()).toEqual(after);
  });
});
