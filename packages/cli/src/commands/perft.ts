import { loadGame } from '@quarterdeck/games';
import { perft as count, parseOptions } from '@quarterdeck/kernel';
import { seatCounts, settings, wholeNumber } from '../input';
import { print, printJson } from '../output';

/** Counts legal continuations: a wrong, missing or doubled move anywhere changes the figure. */
export async function perft(
  id: string,
  options: { seats?: unknown; seed?: unknown; depth?: unknown; set?: unknown; json?: boolean },
): Promise<void> {
  const game = await loadGame(id);
  const depth = wholeNumber('depth', options.depth ?? 3, 0, 12);
  const seed = String(options.seed ?? '1');
  const values = parseOptions(game.options, settings(options.set));
  for (const seats of seatCounts(game, options.seats)) {
    for (let d = 1; d <= depth; d++) {
      const nodes = count(game, game.initial({ seats, options: values }), d, seed);
      if (options.json) printJson({ game: id, seats, seed, depth: d, nodes });
      else print(`${id} ${seats} seats, seed ${seed}, depth ${d}: ${nodes}`);
    }
  }
}
