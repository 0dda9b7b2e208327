import { calibrate as hold, isLevel, LEVELS } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { InputError, parseOptions } from '@quarterdeck/kernel';
import { seatCounts, settings, wholeNumber } from '../input';
import { print, printJson, printTable, progress } from '../output';

/** Holds the win shares that people are shown against how games between bots end. */
export async function calibrate(
  id: string,
  options: { seats?: unknown; positions?: unknown; level?: unknown; seed?: unknown; set?: unknown; json?: boolean },
): Promise<void> {
  const game = await loadGame(id);
  const positions = wholeNumber('positions', options.positions ?? 1000, 1, 1_000_000);
  const level = String(options.level ?? 'mate');
  if (!isLevel(level)) throw new InputError(`--level is one of ${LEVELS.join(', ')}, not "${level}"`);
  const chosen = parseOptions(game.options, settings(options.set));
  for (const seats of seatCounts(game, options.seats)) {
    const bar = progress(`calibrate ${id}, ${seats} seats`);
    const { tenths, error } = hold(game, {
      config: { seats, options: chosen },
      level,
      positions,
      seed: String(options.seed ?? 'calibrate'),
      onPosition: (done) => bar.step(done, positions),
    });
    bar.end();
    if (options.json) {
      printJson({ game: id, seats, level, positions, error, tenths });
      continue;
    }
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
    print(
      `${id}, ${seats} seats, ${positions} positions of games between ${level} bots: off by ${(100 * error).toFixed(1)} points on average`,
    );
    printTable([
      ['shares', 'expected', 'happened'],
      ...tenths.map(({ shares, expected, happened }) => [String(shares), percent(expected), percent(happened)]),
    ]);
  }
}
