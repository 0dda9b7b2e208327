import type { AnyGame } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import type { Result, TableRequest } from '@quarterdeck/protocol';
import { describe, expect, test } from 'vitest';
import { rematchSeating, rematchSetup, setupFor } from '../src';
import { Harbour, person, request } from './support';

/** Soundings between two sides of two, sitting together or crosswise. */
const together: AnyGame = { ...soundings, teams: () => [0, 0, 1, 1] };
const crosswise: AnyGame = { ...soundings, teams: () => [0, 1, 0, 1] };
const NAMES = ['Ada', 'Ben', 'Cem', 'Dan'] as const;

const ended = (ranks: readonly number[], how: Result['how'] = 'played'): Result => ({ ranks: [...ranks], totals: [3, 4, 5, 6], how });

/** The table of the next game, and who sits where. */
function again({ table }: Harbour, result: Result): Harbour {
  table.result = result;
  const setup = rematchSetup(table, 'seed');
  const names = rematchSeating(table).map((entry) => (entry.k === 'sat' ? entry.player.name : 'bot'));
  return new Harbour(names, {}, table.game, setup);
}

const names = (harbour: Harbour): string[] => NAMES.map((_, seat) => harbour.who(seat));
const match = (changes: Partial<TableRequest> = {}): Partial<TableRequest> => ({ match: 3, ...changes });

describe('a rematch', () => {
  test('without sides, seats move on by one and everybody begins once', () => {
    let game = new Harbour(NAMES);
    const begun = [game.who(0)];
    for (let i = 0; i < 3; i++) {
      game = again(game, ended([1, 2, 3, 4]));
      begun.push(game.who(0));
    }
    expect(begun).toEqual(['Ada', 'Ben', 'Cem', 'Dan']);
  });

  test.each([
    ['side by side', together, ['Ada', 'Ben']],
    ['crosswise', crosswise, ['Ada', 'Cem']],
  ] as const)('partners who sit %s stay together, sides change about, and everybody begins once', (_, rules, partners) => {
    let game = new Harbour(NAMES, {}, rules);
    const begun = [game.who(0)];
    for (let i = 0; i < 3; i++) {
      game = again(game, ended([1, 1, 1, 1], 'draw'));
      begun.push(game.who(0));
      const sides = partners.map((name) => game.table.sides[names(game).indexOf(name)]);
      expect(new Set(sides).size).toBe(1);
    }
    expect([...begun].sort()).toEqual([...NAMES]);
  });

  test('in a match a drawn game mixes neither partners nor what they have won', () => {
    const first = new Harbour(NAMES, match(), together);
    const second = again(first, ended([1, 1, 2, 2]));
    // The side that lost begins.
    expect(new Set([second.who(0), second.who(1)])).toEqual(new Set(['Cem', 'Dan']));
    expect(second.table.setup.carried).toMatchObject({ game: 2, wins: [0, 0, 1, 1], points: [5, 6, 4, 3] });
    expect([second.who(2), second.who(3)]).toEqual(['Ben', 'Ada']);
    const third = again(second, ended([1, 1, 1, 1], 'draw'));
    expect(third.table.setup.carried).toMatchObject({ game: 3, wins: [1, 1, 0, 0] });
    expect(new Set([third.who(0), third.who(1)])).toEqual(new Set(['Ada', 'Ben']));
  });

  test('a side that began and lost begins again', () => {
    const first = new Harbour(NAMES, match(), together);
    const second = again(first, ended([2, 2, 1, 1]));
    expect(names(second)).toEqual([...NAMES]);
    expect(second.table.setup.carried).toMatchObject({ wins: [0, 0, 1, 1] });
  });
});

describe('how long a match is', () => {
  const usually3: AnyGame = { ...soundings, bestOf: () => 3 };
  const { match: _single, ...unsaid } = request({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const bestOf = (game: AnyGame, asked: TableRequest): number | undefined => setupFor(game, person('Ada'), asked, [], 'seed').bestOf;

  test('is what people ask for, else what the game is usually played to, else a single game', () => {
    expect(bestOf(usually3, { ...unsaid, match: 5 })).toBe(5);
    expect(bestOf(usually3, { ...unsaid, match: 1 })).toBe(1);
    expect(bestOf(usually3, unsaid)).toBe(3);
    expect(bestOf(soundings, unsaid)).toBe(1);
  });
});
