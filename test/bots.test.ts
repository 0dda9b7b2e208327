import { calibrate, createBot, type Level, playBout } from '@quarterdeck/bots';
import { games } from '@quarterdeck/games';
import { type AnyGame, at, drive, parseOptions, plainRng } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';

/* The bots in the games of the house. How strong they are is measured in docs/bots.md; this only sees that the ladder stands. */

describe.each(games.map(({ card, load }) => [card.id, card.seats, load] as const))('bots of %s', (_, counts, load) => {
  test('a mate beats a cabin boy, and a captain in a hurry beats a sailor', async ({ skip }) => {
    const game = await load();
    skip(!claimsLevels(game), 'its policy was not fitted');
    expect(winsOfFirst(game, 'mate', 'cabin-boy', 12)).toBeGreaterThanOrEqual(11);
    expect(winsOfFirst(game, 'captain', 'sailor', 4)).toBeGreaterThanOrEqual(3);
  });

  test('win shares are off by less than 6 points in 900 positions', async ({ skip }) => {
    const game = await load();
    skip(!claimsLevels(game), 'its policy was not fitted');
    const config = { seats: 2, options: parseOptions(game.options, {}) };
    expect(calibrate(game, { config, level: 'mate', positions: 900, seed: 'house' }).error).toBeLessThan(0.06);
  });

  test.each(counts)('every seat count can be searched, %i seats', async (seats) => {
    const game = await load();
    const config = { seats, options: parseOptions(game.options, {}) };
    const bots = Array.from({ length: seats }, (_, seat) =>
      createBot(game, { config, seat, level: 'captain', seed: seat, budget: { iterations: 12 } }),
    );
    const rng = plainRng(1);
    let decisions = 0;
    drive(game, game.initial(config), {
      luck: () => rng,
      choose: (s, seat) => {
        if (decisions++ === 60) return undefined;
        const move = at(bots, seat).choose(game.view(s, seat));
        expect(game.check(s, seat, move)).toBeUndefined();
        return move;
      },
    });
  });
});

/** Only a policy with features that were fitted says how strong its levels are (docs/add-a-game.md). */
function claimsLevels(game: AnyGame): boolean {
  return game.policy?.features !== undefined;
}

/** Wins of the first, seats swapped on the same seeds; a shared first place is half a win. */
function winsOfFirst(game: AnyGame, first: Level, second: Level, bouts: number): number {
  let wins = 0;
  for (let i = 0; i < bouts; i++) {
    const levels = i % 2 === 0 ? [first, second] : [second, first];
    const { ranks } = playBout(game, { levels, seed: `ladder/${Math.floor(i / 2)}`, pace: 0.2 });
    if (ranks[i % 2] === 1) wins += ranks[1 - (i % 2)] === 1 ? 0.5 : 1;
  }
  return wins;
}
