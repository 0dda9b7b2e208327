import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { perft, readGameFile, replayFile, verifyFile } from '@quarterdeck/kernel';
import { recordedResult, replayedResult } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { amerigo } from '../src';

const folder = join(import.meta.dirname, '../../../fixtures/amerigo');
const recorded = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('recorded games', () => {
  test.each(readdirSync(folder).filter((name) => name.endsWith('.game')))('%s still ends as it did, from its own seed', (name) => {
    const text = recorded(name);
    expect(recordedResult(text)).not.toHaveLength(0);
    expect(replayedResult(amerigo, text)).toEqual(recordedResult(text));
    expect(verifyFile(amerigo, readGameFile(amerigo, text))).toBeGreaterThan(40);
  });
});

describe('perft: numbers of legal continuations', () => {
  test.each([
    [2, 3, 1681],
    [3, 3, 2064],
    [4, 3, 2234],
  ])('from the start with %i seats, %i moves deep: %i', (seats, depth, count) => {
    expect(perft(amerigo, amerigo.initial({ seats, options: {} }), depth, 'perft')).toBe(count);
  });

  // Rows inside recorded games: ships at sea, tiles in stock, tokens, chests and gold at hand.
  test.each([
    ['two-sensible.game', 204, 3, 1087],
    ['two-sensible.game', 214, 3, 589],
    ['three-sensible.game', 193, 3, 15339],
    ['three-sensible.game', 355, 3, 15243],
    ['four-random.game', 400, 3, 5241],
  ])('%s after %i entries, %i moves deep: %i', (name, entries, depth, count) => {
    const run = replayFile(amerigo, readGameFile(amerigo, recorded(name)), entries);
    expect(perft(amerigo, run.state, depth, 'perft')).toBe(count);
  });
});
