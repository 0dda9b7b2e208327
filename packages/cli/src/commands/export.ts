import { createBot, isLevel, LEVELS, loadPrior } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { commitment, derivedRng, headerOf, InputError, Playthrough, seededChance, writeGameFile } from '@quarterdeck/kernel';
import { seatCounts, settings, wholeNumber } from '../input';
import { print } from '../output';

/** Plays a game between bots and writes it as a game file to standard output. */
export async function exportGame(
  id: string,
  options: { seats?: unknown; seed?: unknown; level?: unknown; iterations?: unknown; set?: unknown },
): Promise<void> {
  const game = await loadGame(id);
  const seats = seatCounts(game, options.seats ?? game.seats[0])[0] ?? 2;
  const level = String(options.level ?? 'mate');
  if (!isLevel(level)) throw new InputError(`--level is one of ${LEVELS.join(', ')}, not "${level}"`);
  const seed = String(options.seed ?? '1');
  const run = new Playthrough(game, seats, settings(options.set));
  const iterations = options.iterations === undefined ? undefined : wholeNumber('iterations', options.iterations, 1, 1_000_000);
  const minds = derivedRng(`${seed}/minds`, 0);
  const thinking = iterations === undefined ? {} : { budget: { iterations } };
  const prior = await loadPrior(game, run.config);
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot(game, { config: run.config, seat, level, seed: minds.u32(), ...thinking }, prior),
  );
  const luck = seededChance(seed);
  for (;;) {
    run.settle(luck);
    const turn = run.turn;
    if (turn.kind !== 'seats') break;
    const seat = turn.seats[0] ?? 0;
    run.play(seat, bots[seat]?.choose(game.view(run.state, seat)));
  }
  const players = Array.from({ length: seats }, (_, i) => `${level} ${i + 1}`);
  process.stdout.write(writeGameFile(game, headerOf(game, run, players, { commit: commitment(seed), seed }), run.entries));
}

/** Lists what can be played. */
export async function listGames(): Promise<void> {
  const { games } = await import('@quarterdeck/games');
  for (const { card } of games) print(`${card.id.padEnd(10)} ${card.title.en}, ${card.seats.join('/')} seats`);
}
