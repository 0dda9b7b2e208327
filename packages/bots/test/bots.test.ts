import { Playthrough, seededChance } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { describe, expect, test } from 'vitest';
import { createBot, LEVELS, playBout, Search, winShares } from '../src';

const config = { seats: 3, options: {} };
const budget = { iterations: 40 };

describe('bots', () => {
  test.each(LEVELS)('%s plays only legal moves, from its own view', (level) => {
    for (let seed = 0; seed < 20; seed++) {
      const run = new Playthrough(soundings, 3);
      const bots = [0, 1, 2].map((seat) => createBot(soundings, { config, seat, level, seed: seed * 3 + seat, budget }));
      for (;;) {
        run.settle(seededChance(`bot-${seed}`));
        const turn = run.turn;
        if (turn.kind !== 'seats') break;
        const seat = turn.seats[0] ?? 0;
        const move = bots[seat]?.choose(soundings.view(run.state, seat));
        if (move === undefined) throw new Error('No bot');
        expect(run.play(seat, move).ok).toBe(true);
      }
      expect(run.turn.kind).toBe('over');
    }
  });

  test('a bout is the same for the same seed', () => {
    const bout = () => playBout(soundings, { levels: ['captain', 'cabin-boy'], seed: 'again', pace: 1 });
    expect(bout()).toEqual(bout());
  });

  test('thinking stops at once when cancelled, and still knows a move', () => {
    const run = new Playthrough(soundings, 3);
    run.settle(seededChance('x'));
    const thought = new Search(soundings, config, 0, 1).think(soundings.view(run.state, 0), { cancelled: () => true });
    expect(thought.iterations).toBe(0);
    expect(thought.candidates).toHaveLength(3);
  });

  test('win shares add up, and a finished game belongs to its winners', () => {
    const run = new Playthrough(soundings, 3);
    run.settle(seededChance('x'));
    expect(winShares(soundings, run.state, config).reduce((a, b) => a + b)).toBeCloseTo(1);
    const over = { ...soundings.clone(run.state), hands: [[], [], []], score: [4, 4, 1] };
    expect(winShares(soundings, over, config)).toEqual([0.5, 0.5, 0]);
  });
});
