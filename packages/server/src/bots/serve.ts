import { parentPort } from 'node:worker_threads';
import { createBot, isLevel } from '@quarterdeck/bots';
import { type GameEntry, loadGame } from '@quarterdeck/games';
import type { GameConfig } from '@quarterdeck/kernel';

/** A question to a bot: what its seat sees, and nothing else of the game. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly config: GameConfig;
  readonly view: unknown;
  readonly seat: number;
  readonly level: string;
  readonly random: number;
}

export type BotAnswer = { readonly id: number; readonly move: string } | { readonly id: number; readonly problem: string };

/** Runs in a worker thread: answers questions one after the other. */
export function serveBots(games: readonly GameEntry[]): void {
  const port = parentPort;
  if (port === null) throw new Error('Bots run in a worker thread; start this file as one');
  port.on('message', (question: BotQuestion) => {
    answer(games, question).then(
      (move) => port.postMessage({ id: question.id, move }),
      (error: unknown) => port.postMessage({ id: question.id, problem: error instanceof Error ? error.message : String(error) }),
    );
  });
}

async function answer(games: readonly GameEntry[], { game: id, config, view, seat, level, random }: BotQuestion): Promise<string> {
  const game = await loadGame(id, undefined, games);
  if (!isLevel(level)) throw new Error(`There is no bot level "${level}"`);
  return game.notation.writeMove(createBot(game, { config, seat, level, seed: random }).choose(view));
}
