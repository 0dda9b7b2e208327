import { accountsOf, analyse, calibrate, createBot, type Level, loadPrior, playBout, winCurve } from '@quarterdeck/bots';
import { games } from '@quarterdeck/games';
import { type AnyGame, at, configOf, drive, LOCALES, Playthrough, parseOptions, plainRng, seededChance } from '@quarterdeck/kernel';
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

  test.each(counts)(
    'learnt weights are whole, and of this game, its rules and number of seats, where there are any: %i seats',
    async (seats) => {
      const game = await load();
      const written = await game.policy?.priors?.[seats]?.();
      expect(JSON.stringify(written ?? '').length).toBeLessThanOrEqual(150_000);
      expect((await loadPrior(game, configOf(game, seats, {}))) !== undefined).toBe(written !== undefined);
    },
  );

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

describe.each(games.map(({ card, load }) => [card.id, card.seats, load] as const))('what people are told of %s', (_, counts, load) => {
  test.each(counts)('luck and decisions add up to the curve, %i seats', async (seats) => {
    const game = await load();
    const { config, entries } = begun(game, seats, 40);
    const points = [...winCurve(game, config, entries)];
    const accounts = accountsOf(points, (n) => {
      const entry = entries[n];
      return entry?.kind === 'move' ? entry.seat : undefined;
    });
    const teams = game.teams?.(config);
    let lucky = 0;
    accounts.forEach(({ first, last, luck, own, others }, seat) => {
      expect(first + luck.value + own.value + others.value).toBeCloseTo(last, 10);
      // Partners share one chance: it counts once.
      if (teams === undefined || teams.indexOf(teams[seat] ?? -1) === seat) lucky += luck.value;
    });
    expect(lucky).toBeCloseTo(0, 10);
    expect(points.some(({ beforeLuck }) => beforeLuck !== undefined)).toBe(true);
  });

  test('a hint says why, in words that every language has', async () => {
    const game = await load();
    const { about, names } = game.policy?.features ?? { about: undefined, names: [] };
    expect(about).toHaveLength(names.length);
    for (const locale of LOCALES) {
      const { messages } = await game.texts[locale]();
      for (const key of about ?? []) expect(messages[key], `${locale} ${key}`).toBeTruthy();
    }
    const { config, run } = begun(game, 2, 60);
    const { turn } = run;
    const seat = turn.kind === 'seats' ? at(turn.seats, 0) : 0;
    const { best } = analyse(game, config, game.view(run.state, seat), seat, { iterations: 150 });
    expect(best.flatMap(({ why }) => why).length).toBeGreaterThan(0);
    for (const { says } of best.flatMap(({ why }) => why)) expect(about).toContain(says.key);
  });
});

/** The first entries of a game between mates, up to one that leaves a choice. */
function begun(game: AnyGame, seats: number, length: number) {
  const config = configOf(game, seats, {});
  const run = new Playthrough(game, seats);
  const mates = Array.from({ length: seats }, (_, seat) => createBot(game, { config, seat, level: 'mate', seed: seat }));
  for (;;) {
    run.settle(seededChance('begun'));
    const { turn } = run;
    if (turn.kind !== 'seats') throw new Error(`${game.id} was over after ${run.entries.length} entries`);
    const seat = at(turn.seats, 0);
    if (run.entries.length >= length && game.moves(run.state, seat).length > 2) return { config, run, entries: run.entries };
    run.play(seat, at(mates, seat).choose(game.view(run.state, seat)));
  }
}

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
