import type { AnyGame } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { expect, test } from 'vitest';
import { Harbour } from './support';

/** The game, and how often its moves were read, and checked against a state; copies of a state are others. */
function counted(): { game: AnyGame; reads: () => number; checks: (state: unknown) => number } {
  const plain: AnyGame = soundings;
  let reads = 0;
  const checked: unknown[] = [];
  const game = Object.create(plain, {
    check: {
      enumerable: true,
      value: (...given: Parameters<AnyGame['check']>) => {
        checked.push(given[0]);
        return plain.check(...given);
      },
    },
    notation: {
      enumerable: true,
      value: {
        ...plain.notation,
        readMove: (text: string) => {
          reads++;
          return plain.notation.readMove(text);
        },
      },
    },
  }) as AnyGame;
  return { game, reads: () => reads, checks: (state) => checked.filter((one) => one === state).length };
}

test('a move is read once and checked once on its way from the door to the log', () => {
  const { game, reads, checks } = counted();
  const harbour = new Harbour(['Ada', 'Ben', 'Cem'], {}, game);
  for (let moves = 1; moves <= 4; moves++) {
    const seat = harbour.table.turn.at(-1) ?? 0;
    expect(harbour.play(['Ada', 'Ben', 'Cem'][seat] ?? '', seat)).toBeUndefined();
    expect([reads(), checks(harbour.table.playing.state)]).toEqual([moves, moves]);
  }
});

test('what was legal a moment ago is checked anew once the game has gone on, or back', () => {
  const { game, checks } = counted();
  const harbour = new Harbour(['Ada', 'Ben'], {}, game);
  const run = harbour.table.playing;
  const [seat = 0] = harbour.table.turn;
  const [move] = game.moves(run.state, seat);
  expect(run.check(seat, move)).toBeUndefined();
  // Found legal for one seat, played by the other.
  expect(run.play(1 - seat, move).ok).toBe(false);
  run.check(seat, move);
  run.backTo(run.entries.length);
  // The state is another one now, which has not been asked.
  const before = checks(run.state);
  expect(run.play(seat, move).ok).toBe(true);
  expect(checks(run.state)).toBe(before + 1);
});
