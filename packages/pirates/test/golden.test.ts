import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { perft, plainRng, playOut, readGameFile, verifyFile } from '@quarterdeck/kernel';
import { recordedResult, recordGame, replayedResult, scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { pirates, type State } from '../src';

const folder = new URL('../../../fixtures/pirates/', import.meta.url);
const sensible = (s: State, seat: number, _moves: readonly unknown[], rng: ReturnType<typeof plainRng>) => {
  const move = pirates.policy?.rollout(s, seat, rng);
  if (move === undefined) throw new Error('no policy');
  return move;
};

/** Whole recorded games: the same log must always lead to the same game. Rewritten with UPDATE_GOLDEN=1. */
const RECORDINGS = [
  { file: 'random-2.txt', seats: 2, seed: 'golden two', choose: undefined, options: {} },
  { file: 'sensible-2.txt', seats: 2, seed: 'golden pair', choose: sensible, options: {} },
  { file: 'sensible-3.txt', seats: 3, seed: 'golden three', choose: sensible, options: {} },
  { file: 'random-4.txt', seats: 4, seed: 'golden four', choose: undefined, options: {} },
  { file: 'sensible-4.txt', seats: 4, seed: 'golden crew', choose: sensible, options: {} },
  {
    file: 'options-3.txt',
    seats: 3,
    seed: 'golden options',
    choose: sensible,
    options: { bargainGoods: 'any', caravans: '2-3-3-4', harbours: 'twin', tavern: 'reversed', missingGuards: 'waived' },
  },
];

/** Seats, moves played before, depth, and how many sequences of moves there are from there. */
const PERFT: readonly (readonly [number, number, number, number])[] = [
  [2, 0, 4, 758],
  [2, 60, 5, 1054],
  [3, 0, 4, 7236],
  [3, 100, 5, 462],
  [4, 0, 3, 8232],
  [4, 150, 5, 48937],
];

describe('golden games', () => {
  test.each(RECORDINGS)('$file replays to its recorded result', ({ file, seats, seed, choose, options }) => {
    const path = new URL(file, folder);
    if (process.env.UPDATE_GOLDEN !== undefined) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, recordGame(pirates, { seats, seed, options }, choose));
    }
    const text = readFileSync(path, 'utf8');
    expect(recordedResult(text).length).toBeGreaterThan(10);
    expect(replayedResult(pirates, text)).toEqual(recordedResult(text));
    expect(verifyFile(pirates, readGameFile(pirates, text))).toBeGreaterThan(10);
  });
});

describe('perft', () => {
  /** The state after so many random moves of a seeded game. */
  function after(seats: number, moves: number): State {
    const s = scenario(pirates, { seats, seed: 'perft' }).settle();
    playOut(pirates, s.state, plainRng(seats), undefined, moves);
    return s.state;
  }

  test.each(PERFT)('%i players after %i moves, depth %i', (seats, moves, depth, count) => {
    expect(perft(pirates, after(seats, moves), depth, 'perft')).toBe(count);
  });
});
