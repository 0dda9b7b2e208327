import * as bots from '@quarterdeck/bots';
import { games } from '@quarterdeck/games';
import { type AnyGame, Playthrough, readEntry } from '@quarterdeck/kernel';
import type { Asked, Table } from './against';

/*
 * One of two versions that play against each other (`npm run bench -- --against <revision>`). It is bundled with both, so it
 * calls nothing that only one of them has. What it is told is the log of the game as text; its bot sees its seat's view.
 */

// Thinking time is processor time of this process in both versions, also where a search knows no other clock.
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Sitting {
  readonly game: AnyGame;
  readonly run: Playthrough<unknown, unknown, unknown, unknown>;
  readonly seat: number;
  readonly bot: { choose(view: unknown): unknown };
}

async function gameOf(id: string): Promise<AnyGame> {
  const game = await games.find(({ card }) => card.id === id)?.load();
  if (game === undefined) throw new Error(`There is no game "${id}"`);
  return game;
}

async function sitDown({ game: id, seats, rules, seat, level, seed, milliseconds }: Table): Promise<Sitting> {
  const game = await gameOf(id);
  const run = new Playthrough(game, seats, {}, rules);
  const setup = { config: run.config, seat, level, seed, budget: { milliseconds } };
  // Learnt weights, where a version has any.
  const { loadPrior }: Partial<typeof bots> = bots;
  const prior = await loadPrior?.(game, run.config);
  return { game, run, seat, bot: bots.createBot(game, setup, prior) };
}

let sitting: Sitting | undefined;

process.on('message', async ({ knows, table, log = [] }: Asked) => {
  if (knows !== undefined) {
    const { versions, rulesVersion }: Partial<AnyGame> = await gameOf(knows);
    process.send?.({ rules: versions?.map(({ version }) => version) ?? [rulesVersion] });
    return;
  }
  if (table !== undefined) sitting = await sitDown(table);
  if (sitting === undefined) throw new Error('Nobody said what is played');
  const { game, run, seat, bot } = sitting;
  for (const line of log) {
    const entry = readEntry(game, line);
    if (entry instanceof Error) throw entry;
    const played = run.append(entry);
    if (!played.ok) throw new Error(`"${line}" is not legal in this version: ${played.reason.code}`);
  }
  const { turn, state } = run;
  process.send?.(
    turn.kind === 'over' ? { points: game.score(state).total } : { move: game.notation.writeMove(bot.choose(game.view(state, seat))) },
  );
});
