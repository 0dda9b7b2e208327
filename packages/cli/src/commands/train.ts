import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Course,
  type Lesson,
  learn,
  merged,
  mustAgree,
  practise,
  readLessons,
  type Weights,
  writeHead,
  writeLesson,
  writeWeights,
} from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { type AnyGame, InputError, parseOptions, unknownVersion } from '@quarterdeck/kernel';
import { doAll, threads } from '../crew';
import { seatCounts, settings, wholeNumber } from '../input';
import { progress, remark } from '../output';
import type { TrainJob } from '../train-worker';

interface TrainOptions {
  readonly by?: unknown;
  readonly seats?: unknown;
  readonly games?: unknown;
  readonly iterations?: unknown;
  readonly seed?: unknown;
  readonly shard?: unknown;
  readonly threads?: unknown;
  readonly out?: unknown;
  readonly weights?: unknown;
  readonly set?: unknown;
}

/** Whom bots learn from: long searches, or how their own games went. */
const TEACHERS = ['search', 'results'];

/** Games that are played unless told otherwise: those without searches are cheap, and each says little. */
const GAMES: Readonly<Record<string, number>> = { search: 200, results: 7000 };

/**
 * Plays games in which long searches are asked about some decisions, and learns from them which moves such searches look at.
 * Games are kept as they are played, so that a run goes on where it was stopped; `train merge` puts together what several
 * machines have played.
 */
export async function train(what: string, files: readonly string[], options: TrainOptions, programs: string): Promise<void> {
  if (what === 'merge') return mergeFiles(files, options);
  if (files.length > 0) throw new InputError(`"train ${what}" takes no files; "train merge ${files.join(' ')}" puts them together`);
  const game = await loadGame(what);
  const [seats = 0] = seatCounts(game, options.seats ?? game.seats[0]);
  const by = String(options.by ?? 'search');
  if (!TEACHERS.includes(by)) throw new InputError(`--by is ${TEACHERS.join(' or ')}, not "${by}"`);
  const games = wholeNumber('games', options.games ?? GAMES[by], 1, 1_000_000);
  if (by === 'results') return practiseInto(game, seats, games, options);
  const course: Course = {
    game: what,
    rules: game.rulesVersion,
    seats,
    options: parseOptions(game.options, settings(options.set)),
    seed: String(options.seed ?? 'train'),
    iterations: wholeNumber('iterations', options.iterations ?? 600, 10, 1_000_000),
  };
  const shard = shardOf(options.shard);
  const out = String(options.out ?? `${what}-${seats}${shard === undefined ? '' : `-${shard.part}of${shard.of}`}.lessons`);
  const count = threads(options.threads);
  const numbers = Array.from({ length: games }, (_, number) => number).filter(
    (number) => shard === undefined || number % shard.of === shard.part - 1,
  );
  const lessons = await playMissing(course, numbers, out, count, join(programs, 'train-worker.js'));
  remark(`${lessons.length} games of ${what} in ${out}`);
  if (shard === undefined) learnInto(game, course, lessons, options);
}

async function mergeFiles(files: readonly string[], options: TrainOptions): Promise<void> {
  if (files.length === 0) throw new InputError('Name the files of lessons to merge');
  if (options.out === undefined) throw new InputError('Say where to keep what is merged: --out <file>');
  const parts = files.map((file) => ({ file, ...openLessons(file) }));
  const { course } = parts[0] ?? { course: undefined };
  if (course === undefined) throw new InputError('Name the files of lessons to merge');
  for (const part of parts) mustAgree(course, part.course, part.file);
  const game = await loadGame(course.game);
  const unknown = unknownVersion(game, course.rules);
  if (unknown !== undefined) throw new InputError(`These lessons need another build: ${unknown}`);
  const lessons = merged(parts.map((part) => part.lessons));
  const out = String(options.out);
  keepAll(course, lessons, out);
  remark(`${lessons.length} games of ${course.game} in ${out}`);
  learnInto(game, course, lessons, options);
}

/** Games of the course that the file does not hold yet are played and added to it. */
async function playMissing(course: Course, numbers: readonly number[], out: string, count: number, program: string): Promise<Lesson[]> {
  const lessons: Lesson[] = [];
  if (existsSync(out)) {
    const found = openLessons(out);
    mustAgree(course, found.course, out);
    lessons.push(...found.lessons);
    writeFileSync(out, found.whole);
  } else writeFileSync(out, writeHead(course));
  const known = new Set(lessons.map(({ number }) => number));
  const jobs = numbers.filter((number) => !known.has(number)).map((number): TrainJob => ({ course, number }));
  const bar = progress(`train ${course.game}`);
  let done = 0;
  await doAll<TrainJob, Lesson>(jobs, program, count, (lesson) => {
    appendFileSync(out, writeLesson(lesson));
    lessons.push(lesson);
    bar.step(++done, jobs.length);
    return true;
  });
  bar.end();
  const all = merged([lessons]);
  keepAll(course, all, out);
  return all;
}

/** In the order of their numbers, so that the same games are the same file whoever played them. */
function keepAll(course: Course, lessons: readonly Lesson[], out: string): void {
  writeFileSync(`${out}.new`, writeHead(course) + lessons.map(writeLesson).join(''));
  renameSync(`${out}.new`, out);
}

function openLessons(file: string): ReturnType<typeof readLessons> {
  if (!existsSync(file)) throw new InputError(`There is no file ${file}`);
  return readLessons(readFileSync(file, 'utf8'), file);
}

/** Every game changes what is played in the next, so they are played one after the other and none is kept. */
function practiseInto(game: AnyGame, seats: number, games: number, options: TrainOptions): void {
  for (const name of ['shard', 'out'] as const)
    if (options[name] !== undefined) throw new InputError(`--${name} has no meaning with --by results: games are not kept`);
  const seed = String(options.seed ?? 'train');
  const made = `quarterdeck train ${game.id} --by results --seats ${seats} --games ${games} --seed ${seed}`;
  const exercise = { rules: game.rulesVersion, seats, options: parseOptions(game.options, settings(options.set)), seed, games };
  const bar = progress(`train ${game.id}`);
  const weights = practise(game, exercise, made, (done) => bar.step(done, games));
  bar.end();
  keepWeights(weights, options);
}

function keepWeights(weights: Weights, options: TrainOptions): void {
  const file = String(options.weights ?? `${weights.game}-${weights.seats}.prior.json`);
  const text = writeWeights(weights);
  writeFileSync(file, `${text}\n`);
  remark(`${weights.words.length} words, ${weights.rows} of them with a row of their own: ${text.length} bytes in ${file}`);
}

function learnInto(game: AnyGame, course: Course, lessons: readonly Lesson[], options: TrainOptions): void {
  const made = `quarterdeck train ${course.game} --seats ${course.seats} --games ${lessons.length} --iterations ${course.iterations} --seed ${course.seed}`;
  const { weights, lore } = learn(game, course, lessons, made);
  keepWeights(weights, options);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  remark(
    `${lore.decisions} decisions of games kept apart: surprise ${lore.root.toFixed(3)} at the root, ${lore.inner.toFixed(3)} below, ${lore.even.toFixed(3)} if all moves were alike`,
  );
  remark(
    `the move looked at most comes first in ${percent(lore.rootFirst)} at the root, ${percent(lore.innerFirst)} below, ${percent(lore.policyFirst)} by the game's own policy`,
  );
}

/** `2/4`: the second of four parts. */
function shardOf(given: unknown): { readonly part: number; readonly of: number } | undefined {
  if (given === undefined) return undefined;
  const [, part = '', of = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(String(given)) ?? [];
  if (part === '' || Number(part) < 1 || Number(part) > Number(of))
    throw new InputError(`--shard is a part of so many, as 2/4, not "${String(given)}"`);
  return { part: Number(part), of: Number(of) };
}
