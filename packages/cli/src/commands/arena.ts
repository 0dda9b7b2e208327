import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Bout, isLevel, LEVELS, type Level, standings } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { InputError, parseOptions } from '@quarterdeck/kernel';
import type { ArenaJob, ArenaResult } from '../arena-worker';
import { settings, wholeNumber } from '../input';
import { print, printJson, printTable, progress } from '../output';

/**
 * Every seed is played once with each rotation of the bots over the seats, so that neither luck nor
 * the order of play favours anybody. The result depends on the command line alone.
 */
export async function arena(
  id: string,
  names: readonly string[],
  options: { games?: unknown; seed?: unknown; pace?: unknown; set?: unknown; json?: boolean },
  programs: string,
): Promise<void> {
  const game = await loadGame(id);
  const levels = names.map((name): Level => {
    if (!isLevel(name)) throw new InputError(`There is no bot "${name}". There are: ${LEVELS.join(', ')}`);
    return name;
  });
  if (!game.seats.includes(levels.length))
    throw new InputError(`${id} is for ${game.seats.join(', ')} seats; name one bot for each, not ${levels.length}`);
  const games = wholeNumber('games', options.games ?? 100, 1, 1_000_000);
  const seed = String(options.seed ?? '1');
  const pace = wholeNumber('pace', options.pace ?? 2, 1, 1000);
  const gameOptions = settings(options.set);
  parseOptions(game.options, gameOptions);

  const jobs: ArenaJob[] = Array.from({ length: games }, (_, i) => {
    const turn = i % levels.length;
    return {
      index: i,
      game: id,
      levels: [...levels.slice(turn), ...levels.slice(0, turn)],
      seed: `${seed}/${Math.floor(i / levels.length)}`,
      options: gameOptions,
      pace,
    };
  });
  const bar = progress(`${id} ${names.join(' ')}`);
  const bouts = await playAll(jobs, join(programs, 'arena-worker.js'), (done) => bar.step(done, games));
  bar.end();

  const table = standings(
    bouts,
    jobs.map((job) => job.levels),
  );
  if (options.json) return printJson({ game: id, bots: names, games, seed, pace, options: gameOptions, standings: table });
  print(`quarterdeck arena ${id} ${names.join(' ')} --games ${games} --seed ${seed} --pace ${pace}`);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  printTable([
    ['bot', 'seats played', 'wins', '95 % from', 'to', 'mean rank', 'mean points'],
    ...table.map((row) => [
      row.level,
      String(row.games),
      percent(row.wins / row.games),
      percent(row.low),
      percent(row.high),
      row.meanRank.toFixed(2),
      row.meanPoints.toFixed(1),
    ]),
  ]);
}

function playAll(jobs: readonly ArenaJob[], worker: string, onDone: (done: number) => void): Promise<Bout[]> {
  return new Promise((resolve, reject) => {
    const bouts: Bout[] = [];
    let next = 0;
    let done = 0;
    const crew = Array.from({ length: Math.min(availableParallelism(), jobs.length) }, () => new Worker(worker));
    const stop = (): void => {
      for (const member of crew) void member.terminate();
    };
    for (const member of crew) {
      const give = (): void => {
        const job = jobs[next++];
        if (job !== undefined) member.postMessage(job);
      };
      member.on('error', (error) => {
        stop();
        reject(error);
      });
      member.on('message', ({ index, bout }: ArenaResult) => {
        bouts[index] = bout;
        onDone(++done);
        if (done === jobs.length) {
          stop();
          resolve(bouts);
        } else give();
      });
      give();
    }
  });
}
