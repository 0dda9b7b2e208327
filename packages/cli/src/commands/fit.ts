import { fit as fitPolicy, isLevel, LEVELS } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { InputError } from '@quarterdeck/kernel';
import { seatCounts, settings, wholeNumber } from '../input';
import { print, progress } from '../output';

/** Fits a game's evaluation from self-play and prints the module that holds the result. */
export async function fit(
  id: string,
  options: { seats?: unknown; games?: unknown; seed?: unknown; level?: unknown; set?: unknown },
): Promise<void> {
  const game = await loadGame(id);
  const seats = seatCounts(game, options.seats ?? game.seats[0])[0] ?? 2;
  const games = wholeNumber('games', options.games ?? 300, 1, 1_000_000);
  const level = String(options.level ?? 'mate');
  if (!isLevel(level)) throw new InputError(`--level is one of ${LEVELS.join(', ')}, not "${level}"`);
  const seed = String(options.seed ?? 'fit');
  const bar = progress(`fit ${id}`);
  const fitted = fitPolicy(game, { seats, games, level, seed, options: settings(options.set), onGame: (done) => bar.step(done, games) });
  bar.end();
  print(`import type { Fitted } from '@quarterdeck/kernel';`);
  print('');
  print(
    `/** Found by: quarterdeck fit ${id} --seats ${seats} --games ${games} --level ${level} --seed ${seed}. Columns: ${game.policy?.features?.names.join(', ')}. */`,
  );
  print('export const fitted: Fitted = {');
  print('  weights: [');
  for (const line of fitted.weights) print(`    [${line.join(', ')}],`);
  print('  ],');
  print(`  spread: [${fitted.spread.join(', ')}],`);
  print('};');
}
