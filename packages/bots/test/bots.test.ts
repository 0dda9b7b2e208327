import { Playthrough, plainRng, seededChance } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { describe, expect, test } from 'vitest';
import { chooseMove, LEVELS, playBout, standings, wilson } from '../src';

describe('bots', () => {
  test.each(LEVELS)('%s plays only legal moves, from its own view', (level) => {
    for (let seed = 0; seed < 20; seed++) {
      const run = new Playthrough(soundings, 3);
      const rng = plainRng(seed);
      for (;;) {
        run.settle(seededChance(`bot-${seed}`));
        const turn = run.turn;
        if (turn.kind !== 'seats') break;
        const seat = turn.seats[0] ?? 0;
        const played = run.play(seat, chooseMove(soundings, soundings.view(run.state, seat), seat, level, rng));
        expect(played.ok).toBe(true);
      }
      expect(run.turn.kind).toBe('over');
    }
  });

  test('a bout is the same for the same seed', () => {
    expect(playBout(soundings, ['mate', 'cabin-boy'], 'again')).toEqual(playBout(soundings, ['mate', 'cabin-boy'], 'again'));
  });

  test('standings share a win between equals and give its interval', () => {
    const bout = { points: [3, 3], moves: 6 };
    const table = standings(
      [
        { ...bout, ranks: [1, 1] },
        { ...bout, ranks: [1, 2] },
      ],
      [
        ['mate', 'sailor'],
        ['mate', 'sailor'],
      ],
    );
    expect(table.find(({ level }) => level === 'mate')).toMatchObject({ games: 2, wins: 1.5, meanRank: 1 });
    const { low, high } = wilson(70, 100);
    expect(low).toBeCloseTo(0.604, 2);
    expect(high).toBeCloseTo(0.781, 2);
  });
});
