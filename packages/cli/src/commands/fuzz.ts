import { games as house, loadGame } from '@quarterdeck/games';
import { checkOneGame, LawViolation, shrink } from '@quarterdeck/kernel/testing';
import { seatCounts, settings, wholeNumber } from '../input';
import { print, progress } from '../output';

/** Plays random games under all laws and the game's own promises; prints the seed and the shortest failing log it finds. */
export async function fuzz(options: {
  game?: unknown;
  games?: unknown;
  seats?: unknown;
  seed?: unknown;
  agreeAfter?: unknown;
  set?: unknown;
}): Promise<void> {
  const game = await loadGame(String(options.game ?? 'amerigo'));
  const games = wholeNumber('games', options.games ?? 100, 1, 1_000_000);
  const first = wholeNumber('seed', options.seed ?? 1, 0, 1_000_000_000);
  const agreeAfter = options.agreeAfter === undefined ? undefined : wholeNumber('agree-after', options.agreeAfter, 1, 1_000_000);
  const oracle = await house.find(({ card }) => card.id === game.id)?.oracle?.();
  const laws = {
    options: settings(options.set),
    ...(agreeAfter === undefined ? {} : { agreeAfter }),
    ...oracle,
  };
  for (const seats of seatCounts(game, options.seats)) {
    const bar = progress(`${game.id} ${seats} seats`);
    let entries = 0;
    for (let i = 0; i < games; i++) {
      try {
        entries += checkOneGame(game, seats, first + i, laws);
      } catch (error) {
        bar.end();
        if (!(error instanceof LawViolation)) throw error;
        const shortest = shrink(game, seats, first + i, laws, error);
        print(`Violation with seed ${first + i}, ${seats} seats. Shortest log found:`);
        for (const line of shortest.log) print(`  ${line}`);
        print(shortest.message.split('\n').slice(0, 2).join('\n'));
        print(`Again: npm run fuzz -- --game ${game.id} --seats ${seats} --seed ${first + i} --games 1`);
        process.exitCode = 1;
        return;
      }
      bar.step(i + 1, games);
    }
    bar.end();
    print(`${game.id}, ${seats} seats: ${games} games, ${entries} entries, no violation`);
  }
}
