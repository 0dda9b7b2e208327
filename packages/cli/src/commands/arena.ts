import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Bout, FORMATS, isLevel, LEVELS, type Level, meetings, ratings, type Standing, standings } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { type GameConfig, InputError, parseOptions } from '@quarterdeck/kernel';
import type { ArenaJob, ArenaResult } from '../arena-worker';
import { seatCounts, settings, wholeNumber } from '../input';
import { print, printJson, printTable, progress } from '../output';

/**
 * Every seed is played once with each rotation of the bots over the sides, so that neither luck nor
 * the order of play favours anybody. The result depends on the command line alone.
 */
export async function arena(
  id: string,
  names: readonly string[],
  options: { games?: unknown; seats?: unknown; format?: unknown; seed?: unknown; pace?: unknown; set?: unknown; json?: boolean },
  programs: string,
): Promise<void> {
  const game = await loadGame(id);
  const bots = names.map((name): Level => {
    if (!isLevel(name)) throw new InputError(`There is no bot "${name}". There are: ${LEVELS.join(', ')}`);
    return name;
  });
  const format = FORMATS.find((known) => known === (options.format ?? 'round-robin'));
  if (format === undefined) throw new InputError(`--format is one of ${FORMATS.join(', ')}, not "${String(options.format)}"`);
  const [seats = 0] = seatCounts(game, options.seats ?? (format === 'together' ? bots.length : game.seats[0]));
  if (format === 'together' && bots.length !== seats)
    throw new InputError(`Name one bot for each of the ${seats} seats, not ${bots.length}`);
  if (format !== 'together' && (bots.length < 2 || new Set(bots).size < bots.length))
    throw new InputError('Name at least two different bots');
  const games = wholeNumber('games', options.games ?? 100, 1, 1_000_000);
  const seed = String(options.seed ?? '1');
  const pace = wholeNumber('pace', options.pace ?? 2, 1, 1000);
  const given = settings(options.set);
  const config: GameConfig = { seats, options: parseOptions(game.options, given) };
  const contest = meetings(game, config, bots, format);

  const jobs: ArenaJob[] = contest
    .flatMap(({ seatings }) =>
      Array.from({ length: games }, (_, i) => ({
        game: id,
        levels: seatings[i % seatings.length] ?? [],
        seed: `${seed}/${Math.floor(i / seatings.length)}`,
        options: given,
        pace,
      })),
    )
    .map((job, index) => ({ ...job, index }));
  const bar = progress(`${id} ${names.join(' ')}`);
  const bouts = await playAll(jobs, join(programs, 'arena-worker.js'), (done) => bar.step(done, jobs.length));
  bar.end();

  const seating = jobs.map((job) => job.levels);
  const teams = game.teams?.(config);
  const results = contest.map(({ counted, against }, i) => {
    const [from, to] = [i * games, (i + 1) * games];
    const table = standings(bouts.slice(from, to), seating.slice(from, to), teams);
    return { against, standings: table.filter(({ level }) => counted.includes(level)) };
  });
  const rated = ratings(bouts, seating);
  if (options.json) {
    const rating = Object.fromEntries(rated);
    return printJson({ game: id, bots, seats, format, games, seed, pace, options: given, results, ratings: rating });
  }
  const sets = Object.entries(given).map(([name, value]) => ` --set ${name}=${value}`);
  print(
    `quarterdeck arena ${id} ${names.join(' ')} --seats ${seats} --format ${format} --games ${games} --seed ${seed} --pace ${pace}${sets.join('')}`,
  );
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  printTable([
    ['bot', 'against', 'games', 'wins', '95 % from', 'to', 'mean rank', 'mean points', 'rating'],
    ...results.flatMap(({ against, standings: table }) =>
      table.map((row) => [
        row.level,
        opponents(row.level, against, table),
        String(row.games),
        percent(row.wins / row.games),
        percent(row.low),
        percent(row.high),
        row.meanRank.toFixed(2),
        row.meanPoints.toFixed(1),
        (rated.get(row.level) ?? 0).toFixed(0),
      ]),
    ),
  ]);
}

/** In a meeting of two whose results both count, each is against the other. */
function opponents(level: Level, against: readonly Level[], table: readonly Standing[]): string {
  if (against.length === 0) return 'all';
  const others = against.includes(level) ? table.map((row) => row.level).filter((other) => other !== level) : against;
  return others.join(', ');
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
