import { type Fit, fit as fitPolicy, isLevel, LEVELS, type Level } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { InputError } from '@quarterdeck/kernel';
import { seatCounts, settings, wholeNumber } from '../input';
import { print, progress, remark } from '../output';

/** Fits a game's evaluation from self-play and prints the module that holds the result; how good it is goes to standard error. */
export async function fit(
  id: string,
  options: { seats?: unknown; games?: unknown; seed?: unknown; level?: unknown; set?: unknown },
): Promise<void> {
  const game = await loadGame(id);
  const seats = seatCounts(game, options.seats);
  const games = wholeNumber('games', options.games ?? 300, 1, 1_000_000);
  const level = String(options.level ?? 'mate');
  const levels = level.split(',').map((name): Level => {
    if (!isLevel(name)) throw new InputError(`--level is one or more of ${LEVELS.join(', ')}, not "${name}"`);
    return name;
  });
  const seed = String(options.seed ?? 'fit');
  const bar = progress(`fit ${id}`);
  const total = games * seats.length;
  const result = fitPolicy(game, { seats, games, levels, seed, options: settings(options.set), onGame: (done) => bar.step(done, total) });
  bar.end();
  report(result);
  const asked = options.seats === undefined ? '' : ` --seats ${seats.join()}`;
  print(`import type { Fitted } from '@quarterdeck/kernel';`);
  print('');
  print(
    `/** Found by: quarterdeck fit ${id}${asked} --games ${games} --level ${level} --seed ${seed}. Columns: ${game.policy?.features?.names.join(', ')}. */`,
  );
  print('export const fitted: Fitted = {');
  print('  weights: [');
  for (const line of result.fitted.weights) print(`    [${line.join(', ')}],`);
  print('  ],');
  print(`  spread: [${result.fitted.spread.join(', ')}],`);
  print('};');
}

/** In games that were kept out of the fit. */
function report({ proofs, reliability, worths }: Fit): void {
  remark('feature                                             points   bend');
  for (const { name, points, bend } of worths)
    remark(`${name.padEnd(48)}  ${points.toFixed(2).padStart(8)}  ${bend.toFixed(2).padStart(5)}`);
  remark('bucket  positions  leads foretold  surprise  of equal shares');
  for (const { bucket, positions, foretold, surprise, surpriseOfEqualShares } of proofs) {
    const figures = [String(bucket).padStart(6), String(positions).padStart(9), `${(100 * foretold).toFixed(1)} %`.padStart(14)];
    remark([...figures, surprise.toFixed(3).padStart(8), surpriseOfEqualShares.toFixed(3).padStart(15)].join('  '));
  }
  remark('win share expected → seen (how many)');
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  for (const { shares, expected, happened } of reliability) {
    if (shares > 0) remark(`${percent(expected).padStart(7)} → ${percent(happened).padStart(7)} (${shares})`);
  }
}
