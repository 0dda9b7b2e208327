import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './support/client';
import { Board, follow } from './support/play';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour();
});
afterAll(() => harbour.close());

async function game(): Promise<{ table: string; ada: Client; ben: Client }> {
  const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
  const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.must(table, { do: 'sit', seat: 1 });
  await ada.watch(table);
  await ben.watch(table);
  await ada.must(table, { do: 'start' });
  return { table, ada, ben };
}

const pick = async (client: Client, table: string, seat: number): Promise<void> => {
  const board = await follow(client, 1).until((b) => b.moves(seat).length > 0);
  await client.must(table, { do: 'play', seat, move: board.moves(seat)[0] ?? '' });
};

describe('coming back', () => {
  test('after a lost connection, one message brings exactly what was missed', async () => {
    const { table, ada, ben } = await game();
    const board = await follow(ben, 1).until(() => true);
    ben.close();
    await ben.closed();
    await pick(ada, table, 0);
    await ben.connect();
    const missed = await ben.watch(table, { since: board.seq });
    if (missed.t !== 'steps') throw new Error('steps are smaller than the position here');
    expect(missed.steps).toHaveLength(1);
    for (const step of missed.steps) board.take(step);
    const { view } = await ben.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    expect(board.view).toEqual(view);
    const nothing = await ben.watch(table, { ch: 2, since: board.seq });
    expect(nothing).toMatchObject({ t: 'steps', steps: [] });
  });

  test('after a restart of the server too, and a repeated command is not carried out again', async () => {
    const { table, ada, ben } = await game();
    const seen = await follow(ada, 1).until(() => true);
    const [move = '', second = ''] = seen.moves(0);
    const done = await ada.do(table, { do: 'play', seat: 0, move }, 'mine-1');
    harbour = await harbour.restart();
    for (const client of [ada, ben]) {
      client.url = harbour.url;
      await client.connect();
    }
    expect(await ada.do(table, { do: 'play', seat: 0, move }, 'mine-1')).toEqual(done);
    expect(await ada.do(table, { do: 'play', seat: 0, move: second }, 'mine-2')).toMatchObject({
      t: 'no',
      reason: { code: 'NOT_YOUR_TURN' },
    });
    const missed = await ada.watch(table, { since: seen.seq });
    if (missed.t !== 'steps') throw new Error('steps are smaller than the position here');
    for (const step of missed.steps) seen.take(step);
    expect(seen.view.picked[0]).toBe(Number(move.slice(6)));
    await ben.watch(table);
    await pick(ben, table, 1);
    expect((await ada.next('step', ({ by }) => by === 1)).n).toBe(4);
  });

  test('from a past that was taken back, or from the future, one gets the whole position', async () => {
    const { table, ada, ben } = await game();
    await pick(ada, table, 0);
    const { seq } = await ben.next('step');
    await ada.must(table, { do: 'undo', seat: 0, to: 1 });
    await ben.next('position', ({ undone }) => undone !== undefined);
    for (const since of [seq, seq + 100, 0]) {
      const answer = await ben.watch(table, { ch: 3, since });
      expect(answer).toMatchObject({ t: 'position', n: 1 });
      if (answer.t === 'position') expect(new Board(answer).moves(1)).toHaveLength(3);
    }
  });

  test('a shutdown says good-bye and asks to come back', async () => {
    const { table, ada } = await game();
    harbour = await harbour.restart();
    expect(await ada.next('bye')).toEqual({ t: 'bye', reason: 'shutdown' });
    ada.url = harbour.url;
    await ada.connect();
    expect(await ada.watch(table)).toMatchObject({ t: 'position', as: 0 });
  });

  test('sitting down while watching changes the eyes', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await ben.watch(table)).toMatchObject({ as: 'spectator', n: 0 });
    await ben.must(table, { do: 'sit', seat: 1 });
    await ben.must(table, { do: 'start' });
    const begun = await ben.next('position', ({ view }) => view !== undefined);
    expect(begun.as).toBe(1);
    expect((begun.view as { hands: number[][] }).hands[1]?.every((line) => line > 0)).toBe(true);
  });

  test('what was said meanwhile comes with the rest (B12)', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const position = await ada.watch(table);
    await ben.watch(table);
    await ben.must(table, { do: 'chat', text: 'You heard this' });
    const { lines } = await ada.next('chat');
    ada.close();
    await ada.closed();
    await ben.must(table, { do: 'chat', text: 'And missed this' });
    await ada.connect();
    const from = ada.received.length;
    ada.send({ t: 'watch', ch: 1, table, since: position.t === 'position' ? position.seq : 0, chat: lines.at(-1)?.id });
    expect((await ada.next('chat', undefined, from)).lines.map(({ text }) => text)).toEqual(['And missed this']);
  });
});
