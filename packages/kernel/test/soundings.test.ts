import { describe, expect, test } from 'vitest';
import { plainRng, seededChance } from '../src';
import { soundings } from '../src/example';
import { checkGame, scenario } from '../src/testing';

describe('Soundings, the example of docs/add-a-game.md', () => {
  test('keeps all laws of the kernel', () => {
    expect(checkGame(soundings, { games: 60, limit: 40 }).games).toBe(180);
  });

  test('SO-01 SO-02 SO-03 a hand is secret, a pick is secret until all have picked', () => {
    const s = scenario(soundings, { seats: 2 });
    s.play('* deal 4 9 2 12 1 7', '1 sound 9');
    expect(soundings.view(s.state, 1)).toMatchObject({
      hands: [
        [-1, -1],
        [1, 7, 12],
      ],
      picked: [-1, 0],
    });
    expect(s.refusal('1 sound 4')).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(s.refusal('2 sound 9')).toMatchObject({ code: 'NOT_IN_HAND', rule: 'SO-02' });
    expect(s.play('2 sound 12')).toContainEqual({ kind: 'Shown', lines: [9, 12] });
  });

  test('SO-04 SO-05 lines are cut to twice the die, and equals score nothing', () => {
    const s = scenario(soundings, { seats: 2 }).arrange((state) => {
      state.dealt = true;
      state.hands = [[9], [12]];
    });
    s.play('1 sound 9', '2 sound 12', '* die 4');
    expect(s.state.score).toEqual([0, 0]);
    expect(s.run.turn.kind).toBe('over');
  });

  test('a pick can be taken back until it is shown, never afterwards', () => {
    const s = scenario(soundings, { seats: 2 }).settle();
    const dealt = s.run.entries.length;
    s.play(`1 ${s.moves(0)[0]}`);
    expect(s.run.undoPoint(0)).toBe(dealt);
    s.play(`2 ${s.moves(1)[0]}`);
    expect(s.run.undoPoint(1)).toBe(dealt + 2);
    expect(s.run.settle(seededChance('x'))).toHaveLength(1);
  });

  test('resampling spreads over what a seat cannot know', () => {
    const s = scenario(soundings, { seats: 2 }).settle();
    const rng = plainRng(5);
    const guesses = new Set(Array.from({ length: 200 }, () => soundings.resample(soundings.view(s.state, 0), 0, rng).hands[1]?.join()));
    expect(guesses.size).toBeGreaterThan(60);
  });
});
