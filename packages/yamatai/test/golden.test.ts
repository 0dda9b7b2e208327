import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at, perft, type Rng, readFileHeader, readGameFile, replayFile, verifyFile } from '@quarterdeck/kernel';
import { recordedResult, recordGame, replayedResult } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Move, type State, yamatai } from '../src';
import { begunSpace } from '../src/state';

const folder = new URL('../../../fixtures/yamatai/', import.meta.url);

const sensible = (s: State, seat: number, moves: readonly Move[], rng: Rng): Move => yamatai.policy?.rollout(s, seat, rng) ?? at(moves, 0);

/** Exchanges boats whenever it can, rather those of this turn. */
const swapping = (s: State, _seat: number, moves: readonly Move[], rng: Rng): Move =>
  moves.find((move) => move.kind === 'fleet' && move.fleet === 7) ??
  moves.find((move) => move.kind === 'swapBoat' && s.chain.includes(move.space)) ??
  at(moves, rng.below(moves.length));

interface Recorded {
  readonly name: string;
  readonly seats: number;
  readonly seed: string;
  readonly rules: number;
  readonly options?: Readonly<Record<string, boolean>>;
}

const games: readonly Recorded[] = [
  { name: 'two-random', seats: 2, seed: 'yamatai two', rules: 1 },
  { name: 'three-random', seats: 3, seed: 'yamatai three', rules: 1 },
  { name: 'four-random', seats: 4, seed: 'yamatai four', rules: 1 },
  { name: 'two-sensible', seats: 2, seed: 'yamatai two again', rules: 1 },
  { name: 'three-cleared', seats: 3, seed: 'yamatai cleared', rules: 1, options: { clearedIslandsOnly: true } },
  { name: 'four-sensible', seats: 4, seed: 'yamatai four again', rules: 1 },
  { name: 'two-free-swaps', seats: 2, seed: 'yamatai swaps', rules: 2 },
  { name: 'three-limited-swaps-random', seats: 3, seed: 'yamatai limits', rules: 2, options: { limitedSwaps: true } },
];

const path = (name: string): URL => new URL(`${name}.txt`, folder);

describe('recorded games', () => {
  test.each(games)(
    '$name replays to its recorded result, and its chance follows from its seed',
    ({ name, seats, seed, rules, options }) => {
      // Written on demand and then kept: another result is another rule.
      if (process.env.RECORD_GAMES === 'yamatai' || process.env.RECORD_GAMES === name) {
        const recording = { seats, seed, rules, ...(options === undefined ? {} : { options }) };
        writeFileSync(
          path(name),
          recordGame(yamatai, recording, name.endsWith('random') ? undefined : name.endsWith('swaps') ? swapping : sensible),
        );
      }
      const text = readFileSync(path(name), 'utf8');
      expect(replayedResult(yamatai, text)).toEqual(recordedResult(text));
      expect(verifyFile(yamatai, readGameFile(yamatai, text))).toBeGreaterThan(5);
    },
  );

  test('every version of the rules has a recorded game', () => {
    const recorded = new Set(games.map(({ name }) => readFileHeader(readFileSync(path(name), 'utf8')).rulesVersion));
    expect([...recorded].toSorted()).toEqual(yamatai.versions.map(({ version }) => version));
  });

  test('version 2 frees what version 1 forbade: a swap of one colour, and of a boat of this turn', () => {
    const swaps = (name: string): { same: boolean; placed: boolean }[] => {
      const run = replayFile(yamatai, readGameFile(yamatai, readFileSync(path(name), 'utf8')), 0);
      const file = readGameFile(yamatai, readFileSync(path(name), 'utf8'));
      return file.entries.flatMap((entry) => {
        const { boats, chain } = run.state;
        const begun = begunSpace(run.state);
        const seen =
          entry.kind === 'move' && entry.move.kind === 'withBoat'
            ? [
                {
                  same: boats[entry.move.space] === boats[begun],
                  placed: chain.includes(entry.move.space) || chain.includes(begun),
                },
              ]
            : [];
        run.append(entry);
        return seen;
      });
    };
    expect(swaps('two-free-swaps').some(({ same }) => same)).toBe(true);
    expect(swaps('two-free-swaps').some(({ placed }) => placed)).toBe(true);
    for (const name of ['two-random', 'three-limited-swaps-random']) {
      expect(swaps(name).length).toBeGreaterThan(0);
      expect(swaps(name).some(({ same, placed }) => same || placed)).toBe(false);
    }
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
