import type { AnyGame } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { expect, test } from 'vitest';
import { foldTable, gameAsPlayed, importedTable, setupFor, Table, writeTableEntry } from '../src';
import { person, request, SEED } from './support';

const next: AnyGame = {
  ...soundings,
  rulesVersion: 2,
  versions: [
    { version: 1, rules: [] },
    { version: 2, rules: ['SO-02'] },
  ],
};

test('a table is played under the rules it was begun with; new ones under the newest', () => {
  expect(setupFor(next, person('Ada'), request(), [], SEED).rulesVersion).toBe(2);
  const setup = setupFor(soundings, person('Ada'), request(), [], SEED);
  const rows = [{ k: 'created', setup } as const, { k: 'started', lines: ['* deal 1 2 3 4 5 6'] } as const].map((entry, i) => ({
    seq: i + 1,
    at: 0,
    cmd: undefined,
    entry: writeTableEntry(entry),
  }));
  const { table } = foldTable('old', rows, (id, rules) => gameAsPlayed(next, id, rules));
  expect(table.playing.config.rules).toBe(1);
});

test('a file keeps its version, and an unknown one is refused naming those that can be played', () => {
  const file = [
    'quarterdeck game 1',
    'game: soundings',
    'rules: 1',
    'seats: 2',
    'player 1: Ada',
    'player 2: Ben',
    '',
    '* deal 1 2 3 4 5 6',
    '',
  ];
  const { setup, entries } = importedTable(next, file.join('\n'), person('Ada'), ({ players }) => players.map(() => ({ kind: 'me' })));
  expect(setup.rulesVersion).toBe(1);
  const table = new Table('file', next, setup, 0);
  for (const entry of [{ k: 'created', setup } as const, ...entries]) table.apply(entry, 0, undefined, { told: false });
  expect(table.playing.config.rules).toBe(1);
  expect(() => importedTable(next, file.join('\n').replace('rules: 1', 'rules: 9'), person('Ada'), () => undefined)).toThrow(
    'rules version 9 of soundings cannot be played here; there are 1, 2',
  );
  expect(() => gameAsPlayed(next, 'soundings', 9)).toThrow('here it can be played under 1, 2');
  expect(() => gameAsPlayed(undefined, 'chess', 1)).toThrow('which is not to be had here');
});
