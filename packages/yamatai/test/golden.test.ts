import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at, perft, type Rng, readGameFile, replayFile, verifyFile } from '@quarterdeck/kernel';
import { recordedResult, recordGame, replayedResult } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Move, type State, yamatai } from '../src';

const folder = new URL('../../../fixtures/yamatai/', import.meta.url);

const sensible = (s: State, seat: number, moves: readonly Move[], rng: Rng): Move => yamatai.policy?.rollout(s, seat, rng) ?? at(moves, 0);

const games = [
  { name: 'two-random', seats: 2, seed: 'yamatai two' },
  { name: 'three-random', seats: 3, seed: 'yamatai three' },
  { name: 'four-random', seats: 4, seed: 'yamatai four' },
  { name: 'two-sensible', seats: 2, seed: 'yamatai two again' },
  { name: 'three-cleared', seats: 3, seed: 'yamatai cleared', options: { clearedIslandsOnly: true } },
  { name: 'four-sensible', seats: 4, seed: 'yamatai four again' },
];

const path = (name: string): URL => new URL(`${name}.txt`, folder);

describe('recorded games', () => {
  test.each(games)('$name replays to its recorded result, and its chance follows from its seed', ({ name, seats, seed, options }) => {
    // Written on demand and then kept: another result is another rule.
    if (process.env.RECORD_GAMES === 'yamatai') {
      const recording = { seats, seed, ...(options === undefined ? {} : { options }) };
      writeFileSync(path(name), recordGame(yamatai, recording, name.endsWith('random') ? undefined : sensible));
    }
    const text = readFileSync(path(name), 'utf8');
    expect(replayedResult(yamatai, text)).toEqual(recordedResult(text));
    expect(verifyFile(yamatai, readGameFile(yamatai, text))).toBeGreaterThan(5);
  });

  test('no recorded game lies around unplayed', () => {
    expect(readdirSync(folder).toSorted()).toEqual(games.map(({ name }) => `${name}.txt`).toSorted());
  });
});

/** Counts of all sequences of one, two and three moves after so many entries of a recorded game. */
const rows = [
  { what: 'the first turn', file: 'two-random', after: 5, counts: [5, 80, 506] },
  { what: 'a boat lifted in step 4', file: 'two-random', after: 25, counts: [4, 8, 8] },
  { what: 'a token to be exchanged', file: 'two-random', after: 40, counts: [25, 325, 1500] },
  { what: 'tiles looked at', file: 'two-random', after: 254, counts: [6, 108, 420] },
  { what: 'a second boat to be exchanged', file: 'three-random', after: 153, counts: [18, 240, 1313] },
  { what: 'cleared islands only', file: 'three-cleared', after: 121, counts: [3, 12, 14] },
  { what: 'a full round ahead', file: 'four-random', after: 183, counts: [5, 148, 2123] },
  { what: 'a further token', file: 'four-random', after: 187, counts: [2, 4, 4] },
  { what: 'a second boat to be removed', file: 'four-random', after: 234, counts: [33, 99, 132] },
  { what: 'a chain begun, much to build', file: 'two-sensible', after: 100, counts: [39, 807, 9540] },
  { what: 'four turns in the middle', file: 'four-sensible', after: 100, counts: [5, 142, 2742] },
];

describe('perft', () => {
  test.each(rows)('$what', ({ file, after, counts }) => {
    const { state } = replayFile(yamatai, readGameFile(yamatai, readFileSync(path(file), 'utf8')), after);
    expect(counts.map((_, depth) => perft(yamatai, state, depth + 1, 'perft'))).toEqual(counts);
  });
});
