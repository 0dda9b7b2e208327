import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chooser, perft, readGameFile, replayFile, verifyFile } from '@quarterdeck/kernel';
import { recordedResult, recordGame, replayedResult } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { efemeris, type Move, type State } from '../src';
import { arrange, duel, general, type Table, team } from './helpers';

const folder = join(import.meta.dirname, '../../../fixtures/efemeris');

/** Games of every version of the rules; those of older versions are kept as they were played. */
const recordings = [
  { name: 'duel', seats: 2, options: {} },
  { name: 'duel-expert', seats: 2, options: { expert: true, sky: '27' } },
  { name: 'duel-readings', seats: 2, options: { truceTurns: 0, buildLimit: 'concurrent', recruitUsedOnly: true } },
  { name: 'general', seats: 3, options: {} },
  { name: 'general-expert', seats: 3, options: { expert: true } },
  { name: 'team', seats: 4, options: {} },
  { name: 'team-expert', seats: 4, options: { expert: true, sky: '23' } },
  { name: 'version-3-duel-expert', seats: 2, options: { expert: true, truceTurns: 2 } },
  { name: 'version-3-general', seats: 3, options: { truceTurns: 0 } },
  { name: 'version-3-team', seats: 4, options: { teamNationLimit: '4' } },
] as const;

/** Sensible play with a random move now and then, so that recorded games use more of the rules. */
const choose: Chooser<State, Move> = (s, seat, moves, rng) => {
  const any = moves[rng.below(moves.length)] ?? { kind: 'done' };
  return rng.below(4) === 0 ? any : (efemeris.policy?.rollout(s, seat, rng) ?? any);
};

describe('recorded games', () => {
  test.each(recordings)('$name ends as recorded', ({ name, seats, options }) => {
    const file = join(folder, `${name}.txt`);
    // RECORD=1 writes those that are not there yet: a new version needs new games, and the old ones stay what they are.
    if (process.env.RECORD === '1' && !existsSync(file)) {
      writeFileSync(file, recordGame(efemeris, { seats, options, seed: `golden ${name}`, agreeAfter: 1500 }, choose));
    }
    const text = readFileSync(file, 'utf8');
    expect(recordedResult(text).length).toBeGreaterThan(3);
    expect(replayedResult(efemeris, text)).toEqual(recordedResult(text));
    expect(verifyFile(efemeris, readGameFile(efemeris, text))).toBeGreaterThan(5);
  });

  test('every recorded game belongs to the list, was played to its end, and can be entered at any move', () => {
    expect(readdirSync(folder).sort()).toEqual(recordings.map(({ name }) => `${name}.txt`).sort());
    for (const { name } of recordings) {
      const file = readGameFile(efemeris, readFileSync(join(folder, `${name}.txt`), 'utf8'));
      expect(replayFile(efemeris, file).turn.kind).toBe('over');
      expect(replayFile(efemeris, file, 20).entries).toHaveLength(20);
    }
  });
});

describe('perft', () => {
  /** Ships close together, every bonus, a full hand: many kinds of moves at once. */
  const melee = (t: Table, hand: string): Table =>
    arrange(t, {
      tiles: ['S10 e3 n', 'S1 e4 se', 'S6 c3 s', 'P7 d2 ne'],
      ships: { '1g': 'd4n', '1f1': 'S10.a', '2g': 'P2.b', '2f1': 'S6.b' },
      hands: { 1: hand },
      bonuses: { 1: 'wind shot cargo' },
      spices: { 1: [3, 3], 2: [3, 3] },
      planets: { hecateus: '2+' },
    });

  const rows: ReadonlyArray<readonly [string, () => Table, number, number]> = [
    ['duel, two tiles to lay', () => duel(), 2, 7344],
    ['duel expert, two tiles to lay', () => duel({ options: { expert: true, sky: '27' } }), 2, 8208],
    ['general, two tiles to lay', () => general(), 2, 10152],
    ['team, a tile each', () => team(), 2, 8892],
    ['melee of Hubac', () => melee(duel(), 'officer gunner banker helmsman courtesan'), 2, 2689],
    ['melee of Cassini', () => melee(duel({ captains: ['cassini hubac', 'blake byng'] }), 'officer gunner'), 2, 3751],
    [
      'melee of Lancaster',
      () =>
        melee(duel({ nations: ['britain', 'france'], captains: ['lancaster blake', 'hubac cosme'] }), 'officer gunner doctor shipbuilder'),
      2,
      2335,
    ],
    [
      'melee of Isabel',
      () => melee(duel({ nations: ['spain', 'france'], captains: ['isabel pargo', 'hubac cosme'] }), 'officer gunner chief governor'),
      2,
      3502,
    ],
    ['melee of partners', () => melee(team(), 'officer gunner banker'), 2, 5247],
  ];

  test.each(rows)('%s', (_name, start, depth, count) => {
    expect(perft(efemeris, start().state, depth, 'perft')).toBe(count);
  });
});
