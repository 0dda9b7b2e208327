import { soundings } from '@quarterdeck/kernel/example';
import { describe, expect, test } from 'vitest';
import { folding, foldTable, importedTable, PLAY_UNTIL } from '../src';
import { UNDO_UNTIL } from '../src/length';
import { Harbour, person } from './support';

/** A log of this length, filled up with what leaves the game alone. */
function filledTo(table: Harbour, entries: number): Harbour {
  while (table.table.seq < entries) table.put({ k: 'muted', player: 'somebody', muted: true });
  return table;
}

describe('B8 a log comes to an end', () => {
  test('by moves made and taken back in turn: from some length on nothing is taken back, and the game goes on', () => {
    const table = filledTo(new Harbour(['Ada', 'Ada']), UNDO_UNTIL - 100);
    let refused: string | undefined;
    while (refused === undefined && table.table.seq < 2 * UNDO_UNTIL) {
      refused = table.play('Ada', 0) ?? table.do('Ada', { do: 'undo', seat: 0, to: table.table.n - 1 });
    }
    expect(refused).toBe('NO_MORE_UNDO');
    expect(table.table.seq).toBeLessThanOrEqual(UNDO_UNTIL + 1);
    expect(table.table.undoPoint(0)).toBe(table.table.n);
    expect(table.play('Ada', 1)).toBeUndefined();
  });

  test('by moves that lead nowhere: when it is full it can still be ended', () => {
    const table = filledTo(new Harbour(['Ada', 'Ben']), PLAY_UNTIL);
    expect(table.play('Ada', 0)).toBe('LOG_FULL');
    expect(table.do('Ada', { do: 'offer', seat: 0, what: 'draw' })).toBeUndefined();
    expect(table.do('Ben', { do: 'answer', seat: 1, offer: table.table.offers[0]?.id ?? 0, yes: true })).toBeUndefined();
    expect(table.table.result).toMatchObject({ how: 'draw' });
  });

  test('by a file that is longer than any game', () => {
    const head = ['quarterdeck game 1', 'game: soundings', 'rules: 1', 'seats: 2', 'player 1: Ada', 'player 2: Ben', ''];
    const file = [...head, ...Array.from({ length: UNDO_UNTIL + 1 }, () => '1 sound 1'), ''].join('\n');
    expect(() => importedTable(soundings, file, person('Ada'), () => undefined)).toThrow(
      `This game has ${UNDO_UNTIL + 1} moves and outcomes; ${UNDO_UNTIL} are the most that can be brought in`,
    );
  });
});

test('a long log is folded bit by bit where others wait meanwhile, to the same table', () => {
  const { rows } = filledTo(new Harbour(['Ada', 'Ben']), 1_000);
  const work = folding('table-1', rows, () => soundings);
  let rests = 0;
  let done = work.next();
  for (; done.done !== true; done = work.next()) rests++;
  expect(rests).toBe(3);
  const { table } = foldTable('table-1', rows, () => soundings);
  expect(done.value.table.seq).toBe(1_000);
  expect(done.value.table.playing.state).toEqual(table.playing.state);
});
