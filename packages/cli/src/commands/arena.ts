import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Bout,
  type Contestant,
  FORMATS,
  isContestant,
  LEVELS,
  meetings,
  Prior,
  ratings,
  readWeights,
  type Standing,
  standings,
  wilson,
} from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { type AnyGame, at, type GameConfig, InputError, parseOptions, playAlike } from '@quarterdeck/kernel';
import type { ArenaJob, ArenaResult } from '../arena-worker';
import { doAll, threads } from '../crew';
import { positiveNumber, seatCounts, settings, wholeNumber } from '../input';
import { print, printJson, printTable, progress } from '../output';

/**
 * Every seed is played once with each rotation of the bots over the sides, so that neither luck nor
 * the order of play favours anybody. The result depends on the command line alone, unless moves are given
 * processor time. Kept in a file, a run that was stopped goes on where it was.
 */
export async function arena(
  id: string,
  names: readonly string[],
  options: {
    games?: unknown;
    seats?: unknown;
    format?: unknown;
    seed?: unknown;
    pace?: unknown;
    time?: unknown;
    prior?: unknown;
    threads?: unknown;
    stopBelow?: unknown;
    out?: unknown;
    set?: unknown;
    json?: boolean;
  },
  programs: string,
): Promise<void> {
  const game = await loadGame(id);
  const bots = names.map((name): Contestant => {
    if (!isContestant(name))
      throw new InputError(
        `There is no bot "${name}". There are: ${LEVELS.join(', ')}, each also with -plain: without what was learnt, or -adopted: with what the game brings whatever --prior says`,
      );
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
  const pace = positiveNumber('pace', options.pace ?? 2, 1000);
  const time = options.time === undefined ? {} : { milliseconds: wholeNumber('time', options.time, 1, 600_000) };
  const stopBelow = options.stopBelow === undefined ? 0 : wholeNumber('stop-below', options.stopBelow, 1, 99) / 100;
  const prior = options.prior === undefined ? {} : { prior: resolve(String(options.prior)) };
  if (prior.prior !== undefined) mustFit(game, seats, prior.prior);
  const count = threads(options.threads);
  const given = settings(options.set);
  const config: GameConfig = { seats, options: parseOptions(game.options, given) };
  const contest = meetings(game, config, bots, format);
  const teams = game.teams?.(config);

  const jobs: ArenaJob[] = contest
    .flatMap(({ seatings }) =>
      Array.from({ length: games }, (_, i) => ({
        game: id,
        levels: seatings[i % seatings.length] ?? [],
        seed: `${seed}/${Math.floor(i / seatings.length)}`,
        options: given,
        pace,
        ...time,
        ...prior,
      })),
    )
    .map((job, index) => ({ ...job, index }));
  const kept =
    options.out === undefined
      ? undefined
      : new Kept(String(options.out), { game: id, names, seats, format, seed, pace, ...time, ...prior, given });
  const bouts: (Bout | undefined)[] = kept?.bouts ?? [];
  let done = bouts.filter((bout) => bout !== undefined).length;
  const bar = progress(`${id} ${names.join(' ')}`);
  await doAll<ArenaJob, ArenaResult>(
    jobs.filter(({ index }) => bouts[index] === undefined),
    join(programs, 'arena-worker.js'),
    count,
    ({ index, bout }) => {
      bouts[index] = bout;
      kept?.keep({ index, bout });
      bar.step(++done, jobs.length);
      return stopBelow === 0 || !isHopeless(bouts, jobs, at(bots, 0), stopBelow, teams);
    },
  );
  bar.end();

  const finished = jobs.filter(({ index }) => bouts[index] !== undefined);
  const results = contest.map(({ counted, against }, i) => {
    const own = finished.filter(({ index }) => Math.floor(index / games) === i);
    const table = standings(played(bouts, own), levelsOf(own), teams);
    return { against, standings: table.filter(({ level }) => counted.includes(level)) };
  });
  const rated = ratings(played(bouts, finished), levelsOf(finished));
  const conduct = conductOf(played(bouts, finished));
  if (options.json) {
    const rating = Object.fromEntries(rated);
    return printJson({ game: id, bots, seats, format, games, seed, pace, ...time, options: given, results, ratings: rating, ...conduct });
  }
  const sets = Object.entries(given).map(([name, value]) => ` --set ${name}=${value}`);
  print(
    `quarterdeck arena ${id} ${names.join(' ')} --seats ${seats} --format ${format} --games ${games} --seed ${seed} ${options.time === undefined ? `--pace ${pace}` : `--time ${time.milliseconds}`}${sets.join('')}`,
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
  const { moves, unfinished, slowest } = conduct;
  // An illegal move would have ended the contest.
  print(
    `${finished.length} games, ${moves} moves, none of them illegal: ${unfinished} games without an end${time.milliseconds === undefined ? '' : `, slowest move ${slowest.toFixed(0)} ms`}`,
  );
}

/** How well-behaved the bots were, whoever won. */
function conductOf(bouts: readonly Bout[]): {
  readonly moves: number;
  readonly unfinished: number;
  readonly slowest: number;
} {
  return {
    moves: bouts.reduce((sum, { moves }) => sum + moves, 0),
    unfinished: bouts.filter(({ over }) => !over).length,
    slowest: Math.max(0, ...bouts.map(({ slowest = 0 }) => slowest)),
  };
}

/** In a meeting of two whose results both count, each is against the other. */
function opponents(level: Contestant, against: readonly Contestant[], table: readonly Standing[]): string {
  if (against.length === 0) return 'all';
  const others = against.includes(level) ? table.map((row) => row.level).filter((other) => other !== level) : against;
  return others.join(', ');
}

const levelsOf = (jobs: readonly ArenaJob[]): ArenaJob['levels'][] => jobs.map(({ levels }) => levels);

const played = (bouts: readonly (Bout | undefined)[], jobs: readonly ArenaJob[]): Bout[] => jobs.flatMap(({ index }) => bouts[index] ?? []);

/** How sure one must be to give a contest up: of 99 %, since it is asked after every game. */
const SURE = 2.58;

/** Whether the first bot can hardly win this share any more. */
function isHopeless(
  bouts: readonly (Bout | undefined)[],
  jobs: readonly ArenaJob[],
  first: Contestant,
  share: number,
  teams: readonly number[] | undefined,
): boolean {
  const finished = jobs.filter(({ index }) => bouts[index] !== undefined);
  const own = standings(played(bouts, finished), levelsOf(finished), teams).find(({ level }) => level === first);
  return own !== undefined && wilson(own.wins, own.games, SURE).high < share;
}

function mustFit(game: AnyGame, seats: number, file: string): void {
  if (!existsSync(file)) throw new InputError(`There is no file ${file}`);
  const weights = readWeights(readFileSync(file, 'utf8'), file);
  new Prior(game, weights);
  if (weights.seats !== seats) throw new InputError(`${file} is for ${weights.seats} seats, not for ${seats}`);
  if (!playAlike(game.versions, weights.rules, game.rulesVersion))
    throw new InputError(`${file} is for rules version ${weights.rules} of ${game.id}, not for ${game.rulesVersion}`);
}

/** Games of a contest in a file: a head that names the contest, then a game a line. */
class Kept {
  readonly bouts: (Bout | undefined)[] = [];
  readonly #file: string;

  constructor(file: string, contest: object) {
    this.#file = file;
    const head = JSON.stringify({ file: 'quarterdeck arena 2', ...contest });
    if (!existsSync(file)) {
      writeFileSync(file, `${head}\n`);
      return;
    }
    const lines = readFileSync(file, 'utf8').split('\n');
    // The last line is empty, or was cut off.
    lines.pop();
    const [found, ...games] = lines;
    if (found !== head) throw new InputError(`${file} holds games of another contest: ${found ?? 'nothing'}. Name another file.`);
    games.forEach((line, i) => {
      const result = read(line);
      if (result === undefined) throw new InputError(`${file}, line ${i + 2}: damaged. Remove it, and the game is played again.`);
      this.bouts[result.index] = result.bout;
    });
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }

  keep(result: ArenaResult): void {
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`);
  }
}

function read(line: string): ArenaResult | undefined {
  try {
    const result: unknown = JSON.parse(line);
    if (typeof result !== 'object' || result === null || !('index' in result) || !('bout' in result)) return undefined;
    // Written by `keep`: whether it is whole was looked at.
    return result as ArenaResult;
  } catch {
    return undefined;
  }
}
