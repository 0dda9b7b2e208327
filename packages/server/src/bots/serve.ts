import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type Bot,
  type CurvePoint,
  createBot,
  findPrior,
  isLevel,
  type Judgement,
  judge,
  searches,
  warmUp,
  winCurve,
} from '@quarterdeck/bots';
import { type GameEntry, loadGame } from '@quarterdeck/games';
import {
  type AnyGame,
  configOf,
  type Entry,
  type GameConfig,
  InputError,
  NotationError,
  Playthrough,
  readEntry,
} from '@quarterdeck/kernel';
import type { Player } from '@quarterdeck/protocol';
import { gameAsPlayed, importedTable, type LogRow } from '@quarterdeck/table';
import { type History, historyOf } from '../readers/history';
import { type Facts, factsOf } from '../statistics/facts';
import { type Prepared, prepareTable } from '../tables/prepare';

/** A question to a bot: what its seat sees, and nothing else of the game. */
interface MoveQuestion {
  readonly kind: 'move';
  readonly game: string;
  readonly config: GameConfig;
  readonly view: unknown;
  readonly seat: number;
  readonly level: string;
  /** The bot that is asked: one that was asked before may remember what it thought then. */
  readonly bot: string;
  /** Luck of a bot that is asked for the first time. */
  readonly random: number;
}

/** A finished game, by its log. */
interface Finished {
  readonly game: string;
  readonly config: GameConfig;
  readonly lines: readonly string[];
}

/** How everybody stood over a finished game; a part of it, so that others need not wait for the whole. */
interface CurveQuestion extends Finished {
  readonly kind: 'curve';
  /** Moments up to so many entries are known. */
  readonly after: number;
  readonly milliseconds: number;
}

/** What a seat could have done best, from what it saw then, after the log's first `n` entries, and what it lost by what it did. */
interface BestQuestion extends Finished {
  readonly kind: 'best';
  readonly n: number;
  readonly seat: number;
  readonly milliseconds: number;
}

/** A whole log, for readers. */
interface HistoryQuestion {
  readonly kind: 'history';
  readonly game: string;
  readonly table: string;
  readonly rows: readonly LogRow[];
  readonly seed: string;
}

/** A game file that somebody brings in. */
interface ImportQuestion {
  readonly kind: 'import';
  readonly game: string;
  readonly file: string;
  readonly host: Player;
  readonly play: boolean;
  readonly seed: string;
  readonly at: number;
}

/** A finished log, for statistics. */
interface FactsQuestion {
  readonly kind: 'facts';
  readonly game: string;
  readonly table: string;
  readonly rows: readonly LogRow[];
}

export type Question = FactsQuestion | MoveQuestion | CurveQuestion | BestQuestion | HistoryQuestion | ImportQuestion;

/** What is answered to each kind of question. */
export interface Answers {
  /** The move as text. */
  readonly move: string;
  readonly curve: { readonly points: readonly CurvePoint[]; readonly done: boolean };
  readonly best: Judgement;
  readonly history: History;
  /** Undefined for a game that has no say. */
  readonly facts: Facts | undefined;
  readonly import: Prepared;
}

/** What a thread is given when it starts. */
export interface ThreadSetup {
  /** By how much it gives way to others, from 0 to 19, where the system can tell threads apart. */
  readonly nice: number;
  /** Whether it gets every game of the house warm at once, while nobody asks it anything. */
  readonly warm: boolean;
}

/** `input`: whoever asked has given something that cannot be used, and is told so. */
export type ThreadAnswer =
  | { readonly answer: Answers[keyof Answers] }
  | { readonly problem: string; readonly input: boolean }
  /** No answer: something for the log. */
  | { readonly remark: string };

/** Bots that a thread remembers: each keeps what it foresaw, which takes some megabytes. */
const REMEMBERED = 8;
/** The lowest priority there is. */
const LOWEST = 19;

/** Runs in a worker thread: answers questions one after the other. */
export function serveBots(games: readonly GameEntry[]): void {
  const port = parentPort;
  if (port === null) throw new Error('Bots run in a worker thread; start this file as one');
  const setup = workerData as ThreadSetup;
  giveWay(setup.nice);
  const bots = new Map<string, Bot<unknown, unknown>>();
  const warmth = new Warmth(games);
  if (setup.warm) for (const { card } of games) warmth.wanted(card.id, Math.min(...card.seats));
  const remarked = new Set<string>();
  const remark = (text: string): void => {
    if (!remarked.has(text)) port.postMessage({ remark: text } satisfies ThreadAnswer);
    remarked.add(text);
  };
  port.on('message', (question: Question) => {
    answer(games, bots, question, remark).then(
      (answered) => {
        port.postMessage({ answer: answered } satisfies ThreadAnswer);
        if (question.kind === 'move' && searches(question.level)) warmth.wanted(question.game, question.config.seats);
      },
      (error: unknown) => port.postMessage(problemOf(error)),
    );
  });
}

/** Warms the engines of games that bots search here, once each, while nobody asks anything: questions are heard between two stretches. */
class Warmth {
  readonly #games: readonly GameEntry[];
  readonly #known = new Set<string>();
  readonly #left: Generator<void>[] = [];

  constructor(games: readonly GameEntry[]) {
    this.#games = games;
  }

  wanted(id: string, seats: number): void {
    const key = `${id} ${seats}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    void loadGame(id, undefined, this.#games).then(async (game) => {
      const config = configOf(game, seats);
      // Whether there are weights is said by the first bot that would play by them.
      this.#left.push(warmUp(game, config, await findPrior(game, config)));
      if (this.#left.length === 1) this.#goOn();
    });
  }

  #goOn(): void {
    // Not to be waited for when the thread has nothing else to do.
    setImmediate(() => {
      if (this.#left[0]?.next().done === true) this.#left.shift();
      if (this.#left.length > 0) this.#goOn();
    });
  }
}

function problemOf(error: unknown): ThreadAnswer {
  const input = error instanceof InputError || error instanceof NotationError;
  return { problem: error instanceof Error ? error.message : String(error), input };
}

/** On Linux a thread has a priority of its own; elsewhere this would slow down the whole server. Only a superuser may go the other way. */
function giveWay(nice: number): void {
  if (process.platform === 'linux' && nice > 0) setPriority(Math.min(LOWEST, getPriority() + nice));
}

async function answer(
  games: readonly GameEntry[],
  bots: Map<string, Bot<unknown, unknown>>,
  question: Question,
  remark: (text: string) => void,
): Promise<Answers[keyof Answers]> {
  const game = await loadGame(question.game, undefined, games);
  switch (question.kind) {
    case 'move':
      return game.notation.writeMove((await recall(bots, game, question, remark)).choose(question.view));
    case 'curve':
      return curve(game, question);
    case 'best':
      return best(game, question);
    case 'facts':
      return factsOf(question.table, question.rows, (id, version) => gameAsPlayed(game, id, version));
    case 'history':
      return historyOf(question.table, question.rows, question.seed, (id, version) => gameAsPlayed(game, id, version));
    case 'import': {
      const { file, host, play, seed, at } = question;
      const { setup, entries } = importedTable(game, file, host, ({ players }) => (play ? players.map(() => ({ kind: 'me' })) : undefined));
      return prepareTable(game, setup, entries, seed, at);
    }
  }
}

/** The bot as it was when it was last asked, or a new one; whoever has not been asked for longest is forgotten. */
async function recall(
  bots: Map<string, Bot<unknown, unknown>>,
  game: AnyGame,
  { config, seat, level, bot: name, random }: MoveQuestion,
  remark: (text: string) => void,
): Promise<Bot<unknown, unknown>> {
  if (!isLevel(level)) throw new InputError(`There is no bot level "${level}"`);
  const key = `${name} ${level}`;
  const prior = searches(level) && !bots.has(key) ? await findPrior(game, config, remark) : undefined;
  const bot = bots.get(key) ?? createBot(game, { config, seat, level, seed: random }, prior);
  bots.delete(key);
  bots.set(key, bot);
  const [stalest] = bots.keys();
  if (bots.size > REMEMBERED && stalest !== undefined) bots.delete(stalest);
  return bot;
}

function curve(game: AnyGame, { config, lines, after, milliseconds }: CurveQuestion): Answers['curve'] {
  const until = performance.now() + milliseconds;
  const points: CurvePoint[] = [];
  for (const point of winCurve(game, config, readLines(game, lines), after)) {
    points.push(point);
    if (performance.now() >= until) return { points, done: point.n === lines.length };
  }
  return { points, done: true };
}

function best(game: AnyGame, { config, lines, n, seat, milliseconds }: BestQuestion): Judgement {
  const entries = readLines(game, lines.slice(0, n + 1));
  const played = entries.pop();
  if (played?.kind !== 'move') throw new InputError(`Nobody decided after ${n} entries`);
  const { state } = Playthrough.replay(game, config.seats, config.options, entries, config.rules);
  return judge(game, config, game.view(state, seat), seat, played.move, { milliseconds });
}

function readLines(game: AnyGame, lines: readonly string[]): Entry<unknown, unknown>[] {
  return lines.map((line) => {
    const entry = readEntry(game, line);
    if (entry instanceof Error) throw entry;
    return entry;
  });
}
