import { type ChildProcess, fork } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isLevel, LEVELS, type Level, searches, wilson } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { type AnyGame, at, derivedRng, equal, Playthrough, readEntry, seededChance, writeEntry } from '@quarterdeck/kernel';

/*
 * `against <program now> <program before> <game> <level> <games> <milliseconds> <seed> [file]`: bots of two versions play each
 * other, every seed twice with seats changed. Each thinks in a process of its own, for so much processor time a move if its
 * level searches. What happens is told as text, under the newest rules that both versions play.
 */

export interface Table {
  readonly game: string;
  readonly seats: number;
  readonly rules: number;
  readonly seat: number;
  readonly level: Level;
  readonly seed: number;
  readonly milliseconds: number;
}

/** Which rules of a game it knows; or lines of the log since it was asked last, at first also what is played. */
export interface Asked {
  readonly knows?: string;
  readonly table?: Table;
  readonly log?: readonly string[];
}

interface Answer {
  readonly rules?: readonly number[];
  readonly move?: string;
  readonly points?: readonly number[];
}

/** A game: what this version won of it (half when both did), and points by version. */
interface Result {
  readonly number: number;
  readonly won: number;
  readonly points: readonly [now: number, before: number];
  readonly moves: number;
}

const SEATS = 2;
/** Moves after which a game without an end is called a draw. */
const MOVE_LIMIT = 3000;

const [now = '', before = '', id = '', level = '', games = '', milliseconds = '', seed = '', file] = process.argv.slice(2);
if (!isLevel(level)) throw new Error(`--level is one of ${LEVELS.join(', ')}, not "${level}"`);
const game = await loadGame(id);
const programs = [fork(now), fork(before)] as const;
for (const program of programs)
  program.on('exit', (code) => {
    if (code !== null && code !== 0) process.exit(1);
  });
const known = await Promise.all(programs.map((program) => tell(program, { knows: id })));
const rules = known
  .map(({ rules: own = [] }) => own)
  .reduce((all, own) => all.filter((version) => own.includes(version)))
  .at(-1);
if (rules === undefined) throw new Error('There are no rules that both versions play');
const head = JSON.stringify({ format: 'quarterdeck against 1', game: id, rules, level, milliseconds, seed });
const results = file === undefined ? [] : kept(file);
for (let number = 0; number < Number(games); number++) {
  if (results.some((result) => result.number === number)) continue;
  const result = await play(game, level, rules, number);
  results.push(result);
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
for (const program of programs) program.kill();
const won = results.reduce((sum, result) => sum + result.won, 0);
const { low, high } = wilson(won, results.length);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const mean = (version: 0 | 1): string => (results.reduce((sum, { points }) => sum + points[version], 0) / results.length).toFixed(1);
process.stdout.write(
  `${id}, rules version ${rules}, ${results.length} games between ${level}s${searches(level) ? `, ${milliseconds} ms a move` : ''}: ${percent(won / results.length)} (${percent(low)} to ${percent(high)}), ${mean(0)} points against ${mean(1)}\n`,
);

/** One answer to one question. */
function tell(program: ChildProcess, asked: Asked): Promise<Answer> {
  return new Promise((resolve) => {
    program.once('message', (answer) => resolve(answer as Answer));
    program.send(asked);
  });
}

async function play(game: AnyGame, level: Level, rules: number, number: number): Promise<Result> {
  const luck = `${seed}/${number >> 1}`;
  const minds = derivedRng(`${luck}/minds`, number);
  // By seat: in games of even number this version begins.
  const sat = number % 2 === 0 ? [0, 1] : [1, 0];
  const table = { game: id, seats: SEATS, rules, level, milliseconds: Number(milliseconds) };
  const told = sat.map((version, seat) => ({
    program: at(programs, version),
    table: { ...table, seat, seed: minds.u32() } as Table | undefined,
    entries: 0,
  }));
  const run = new Playthrough(game, SEATS, {}, rules);
  const chance = seededChance(luck);
  const ask = (seat: number): Promise<Answer> => {
    const player = at(told, seat);
    const log = run.entries.slice(player.entries).map((entry) => writeEntry(game, entry));
    const asked: Asked = player.table === undefined ? { log } : { table: player.table, log };
    player.table = undefined;
    player.entries = run.entries.length;
    return tell(player.program, asked);
  };
  let moves = 0;
  for (; moves < MOVE_LIMIT; moves++) {
    run.settle(chance);
    const { turn } = run;
    if (turn.kind !== 'seats') break;
    const seat = at(turn.seats, 0);
    const { move = '' } = await ask(seat);
    const entry = readEntry(game, `${seat + 1} ${move}`);
    if (entry instanceof Error) throw entry;
    const played = run.append(entry);
    if (!played.ok) throw new Error(`Seat ${seat + 1} chose an illegal move, "${move}": ${played.reason.code}`);
  }
  const points = game.score(run.state).total;
  const over = run.turn.kind === 'over';
  // If they do not count alike, they did not play the same game.
  if (over) {
    for (let seat = 0; seat < SEATS; seat++) {
      const { points: counted } = await ask(seat);
      if (!equal(counted, points)) throw new Error(`The versions count differently: ${points.join(', ')} and ${counted?.join(', ')}`);
    }
  }
  const ranks = over ? game.ranking(run.state) : [1, 1];
  const own = sat.indexOf(0);
  const [rank = 0, other = 0] = [ranks[own], ranks[1 - own]];
  return { number, won: rank < other ? 1 : rank === other ? 0.5 : 0, points: [points[own] ?? 0, points[1 - own] ?? 0], moves };
}

/** Games of a contest that was stopped. */
function kept(path: string): Result[] {
  if (!existsSync(path)) {
    writeFileSync(path, `${head}\n`);
    return [];
  }
  const [found, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  if (found !== head) throw new Error(`${path} holds games of another contest: ${found ?? 'nothing'}`);
  return lines.map((line) => JSON.parse(line) as Result);
}
