import { readGameFile, verifyFile } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow } from './support/play';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour();
});
afterAll(() => harbour.close());

describe('a game by socket', () => {
  test('two players play to the end; everybody sees the same, and the seed proves the dice', async () => {
    const ada = await harbour.person('Ada');
    const ben = await harbour.person('Ben');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ada.watch(table);
    await ben.watch(table);
    await ben.must(table, { do: 'sit', seat: 1 });
    await ada.must(table, { do: 'start' });
    const boards = [follow(ada, 1), follow(ben, 1)];
    for (let round = 0; round < 3; round++) {
      for (const [seat, client] of [ada, ben].entries()) {
        const board = await boards[seat]?.until((b) => b.moves(seat).length > 0 || b.over);
        await client.must(table, { do: 'play', seat, move: board?.moves(seat)[0] ?? '' });
      }
    }
    const over = await ada.next('info', ({ info }) => info.status === 'over');
    expect(over.info.result?.how).toBe('played');
    expect(boards[0]?.board().view.score).toEqual(over.info.result?.totals);
    const file = await ben.call('GET /api/tables/:id/file', `/api/tables/${table}/file`);
    expect(verifyFile(soundings, readGameFile(soundings, file))).toBe(4);
    expect(over.info.seed).toBeDefined();
  });
});
