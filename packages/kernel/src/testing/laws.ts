import { firstDifference } from '../equal';
import { headerOf, readGameFile, replayFile, writeGameFile } from '../file';
import type { AnyGame, Game, Seat, Viewer } from '../game';
import { writeEntry } from '../log';
import { Playthrough } from '../playthrough';
import { commitment, derivedRng, plainRng, type Rng } from '../random';
import { eventsSeen, revealsSomething } from '../undo';
import { Strangers } from './strangers';

/** A law of the kernel contract (numbers as in docs/kernel.md) that a game broke, with the log that shows it. */
export class LawViolation extends Error {
  override readonly name = 'LawViolation';
  readonly law: number;
  readonly log: readonly string[];

  constructor(law: number, what: string, context: string, log: readonly string[]) {
    super(`Law ${law}: ${what}\n${context}\n${log.slice(-12).join('\n')}`);
    this.law = law;
    this.log = log;
  }
}

/** A rule-citing check of a game's own, called after every entry; returns what is wrong. */
export type Oracle<S, E> = (after: S, events: readonly E[]) => string | undefined;

export interface LawSettings<S, M, E> {
  /** Seat counts to play; all of the game's by default. */
  readonly seats?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** The version of the rules; the newest when absent. */
  readonly rules?: number;
  /** Games per seat count. */
  readonly games?: number;
  /** First seed; game i uses seed + i. */
  readonly seed?: number;
  /** Entries after which a game that has not ended breaks law 7. */
  readonly limit?: number;
  /** For games without a forced end: the players agree on a draw after this many entries. */
  readonly agreeAfter?: number;
  readonly oracle?: Oracle<S, E>;
  readonly choose?: (s: S, seat: Seat, moves: readonly M[], rng: Rng) => M;
  readonly onGame?: (done: number, total: number) => void;
}

export interface LawReport {
  readonly games: number;
  readonly entries: number;
}

/** Plays random whole games of every seat count and holds each step against all seven laws. Throws LawViolation. */
export function checkGame<S, M, E, C>(game: Game<S, M, E, C>, settings: LawSettings<S, M, E> = {}): LawReport {
  const seatCounts = settings.seats ?? game.seats;
  const games = settings.games ?? 10;
  let entries = 0;
  let done = 0;
  for (const seats of seatCounts) {
    for (let i = 0; i < games; i++) {
      entries += checkOneGame(game, seats, (settings.seed ?? 1) + i, settings);
      done++;
      settings.onGame?.(done, games * seatCounts.length);
    }
  }
  return { games: done, entries };
}

/** Proposes the next move as text, or nothing to stop. */
export type Script = (step: number) => string | undefined;

/**
 * One game under the laws. With a script, its moves are played (illegal ones skipped) instead of
 * random ones: that is how a failing game is shortened.
 */
export function checkOneGame<S, M, E, C>(
  game: Game<S, M, E, C>,
  seats: number,
  seed: number,
  settings: LawSettings<S, M, E>,
  script?: Script,
): number {
  const rng = plainRng(seed);
  const secret = `law-${seed}`;
  const limit = settings.limit ?? 20_000;
  const run = new Playthrough(game, seats, settings.options ?? {}, settings.rules);
  const log: string[] = [];
  const fail = (law: number, what: string): never => {
    throw new LawViolation(law, what, `game ${game.id}, ${seats} seats, seed ${seed}, entry ${run.entries.length}`, log);
  };
  const must = (law: number, what: string, difference: string | undefined): void => {
    if (difference !== undefined) fail(law, `${what}: ${difference}`);
  };
  const witness = new Witness(game, run, must);
  const strangers = new Strangers(game, plainRng(seed + 0x5747));
  let step = 0;

  for (;;) {
    const turn = run.turn;
    if (turn.kind === 'over') break;
    if (run.entries.length >= limit) fail(7, `the game has not ended after ${limit} entries`);
    if (settings.agreeAfter !== undefined && run.entries.length >= settings.agreeAfter && turn.kind === 'seats') {
      run.append({ kind: 'end', how: 'draw' });
      break;
    }
    if (turn.kind === 'chance') {
      const outcome = game.sample(run.state, derivedRng(secret, run.outcomes));
      log.push(writeEntry(game, { kind: 'chance', outcome }));
      const text = game.notation.writeOutcome(outcome);
      must(2, `outcome "${text}" does not survive its notation`, firstDifference(game.notation.readOutcome(text), outcome));
      const played = run.append({ kind: 'chance', outcome });
      if (!played.ok) return fail(2, `sampled outcome "${text}" is refused: ${played.reason.code}`);
      witness.saw(played.events);
      continueWith(settings.oracle, played.events);
      continue;
    }
    const deep = script !== undefined || run.entries.length < 24 || rng.below(16) === 0;
    const next = script === undefined ? randomMove(turn.seats, turn.may ?? [], deep) : scriptedMove(script);
    if (next === undefined) break;
    if (next === 'skipped') continue;
    const { seat, move } = next;
    log.push(writeEntry(game, { kind: 'move', seat, move }));
    const before = deep ? game.clone(run.state) : undefined;
    if (before !== undefined) checkIgnorance(game, before, seats, seat, move, rng, must);
    const length = run.entries.length;
    const played = run.play(seat, move);
    if (!played.ok) return fail(2, `listed move "${game.notation.writeMove(move)}" is refused: ${played.reason.code}`);
    witness.saw(played.events);
    continueWith(settings.oracle, played.events);
    if (before !== undefined && rng.below(8) === 0) checkUndo(run, length, before, must);
  }
  checkWholeLog(game, run, secret, must);
  return run.entries.length;

  function continueWith(oracle: Oracle<S, E> | undefined, events: readonly E[]): void {
    const wrong = oracle?.(run.state, events);
    if (wrong !== undefined) fail(6, wrong);
  }

  function randomMove(deciding: readonly Seat[], may: readonly Seat[], deep: boolean): { seat: Seat; move: M } {
    const changesMind = may.length > 0 && rng.below(4) === 0;
    const able = changesMind ? may : deciding;
    const seat = able[rng.below(able.length)] as Seat;
    const moves = game.moves(run.state, seat);
    if (moves.length === 0) fail(7, `seat ${seat + 1} must decide but has no legal move`);
    if (deep) {
      const listed = checkMoveList(game, run, seat, moves, must);
      must(2, 'check and list disagree', strangers.disagreement(run.state, seat, listed));
      for (let other = 0; other < seats; other++) {
        if (deciding.includes(other) || may.includes(other)) continue;
        if (game.moves(run.state, other).length > 0) fail(2, `seat ${other + 1} has no say but is offered moves`);
        must(2, 'check and list disagree', strangers.disagreement(run.state, other, NO_MOVES));
      }
    }
    strangers.remember(moves[rng.below(moves.length)] as M);
    const chosen = changesMind ? undefined : settings.choose?.(run.state, seat, moves, rng);
    return { seat, move: chosen ?? (moves[rng.below(moves.length)] as M) };
  }

  function scriptedMove(from: Script): { seat: Seat; move: M } | 'skipped' | undefined {
    const text = from(step++);
    if (text === undefined) return undefined;
    const seat = Number(text.slice(0, 1)) - 1;
    const move = game.notation.readMove(text.slice(2));
    if (move instanceof Error || run.check(seat, move) !== undefined) return 'skipped';
    return { seat, move };
  }
}

const NO_MOVES: ReadonlySet<string> = new Set();

type Must = (law: number, what: string, difference: string | undefined) => void;

/** Follows a game with every viewer's eyes and a second copy of the state, by events alone. */
class Witness<S, M, E, C> {
  readonly #game: Game<S, M, E, C>;
  readonly #run: Playthrough<S, M, E, C>;
  readonly #must: Must;
  readonly #viewers: readonly Viewer[];
  readonly #views: S[];
  readonly #shadow: S;
  readonly #booked = new Map<string, number>();
  readonly #census;

  constructor(game: Game<S, M, E, C>, run: Playthrough<S, M, E, C>, must: Must) {
    this.#game = game;
    this.#run = run;
    this.#must = must;
    this.#viewers = ['spectator', ...Array.from({ length: run.config.seats }, (_, i) => i)];
    this.#views = this.#viewers.map((viewer) => game.view(run.state, viewer));
    this.#shadow = game.clone(run.state);
    this.#census = game.census(run.state);
  }

  saw(events: readonly E[]): void {
    const game = this.#game;
    const state = this.#run.state;
    for (const event of events) {
      this.#viewers.forEach((viewer, i) => {
        const redacted = game.redact(event, viewer, this.#shadow);
        if (redacted !== undefined) game.evolve(this.#views[i] as S, redacted);
      });
      game.evolve(this.#shadow, event);
      for (const { seat, item, points } of game.points(event)) {
        const key = `${item}/${seat}`;
        this.#booked.set(key, (this.#booked.get(key) ?? 0) + points);
      }
    }
    this.#must(1, 'the events alone lead to another state', firstDifference(this.#shadow, state));
    this.#viewers.forEach((viewer, i) => {
      this.#must(3, `the view of ${viewer} and its redacted events disagree`, firstDifference(this.#views[i], game.view(state, viewer)));
    });
    this.#must(6, 'pieces appeared or vanished', firstDifference(game.census(state), this.#census));
    for (const line of game.score(state).lines) {
      if (!line.booked) continue;
      line.points.forEach((points, seat) => {
        const booked = this.#booked.get(`${line.item}/${seat}`) ?? 0;
        if (booked !== points)
          this.#must(6, `score item "${line.item}" of seat ${seat + 1}`, `sheet says ${points}, events booked ${booked}`);
      });
    }
  }
}

function checkMoveList<S, M, E, C>(
  game: Game<S, M, E, C>,
  run: Playthrough<S, M, E, C>,
  seat: Seat,
  moves: readonly M[],
  must: Must,
): ReadonlySet<string> {
  const { notation } = game;
  const listed = new Set<string>();
  for (const move of moves) {
    const text = notation.writeMove(move);
    if (listed.has(text)) must(2, 'the list of moves names one twice', text);
    listed.add(text);
    const why = game.check(run.state, seat, move);
    if (why !== undefined) must(2, `check refuses the listed move "${text}"`, why.code);
    must(2, `move "${text}" does not survive its notation`, firstDifference(notation.readMove(text), move));
  }
  const [only] = moves;
  const closing = moves.length === 1 && only !== undefined && game.closes?.(only) === true ? only : undefined;
  must(2, 'the move that closes the turn is another than the only one there is', firstDifference(game.closing?.(run.state, seat), closing));
  return listed;
}

/** Laws 1, 4 and 5: copies, and what a seat cannot know cannot matter to it. */
function checkIgnorance<S, M, E, C>(game: Game<S, M, E, C>, s: S, seats: number, mover: Seat, move: M, rng: Rng, must: Must): void {
  must(1, 'the state does not survive JSON', firstDifference(JSON.parse(JSON.stringify(s)), s));
  const copy = game.clone(s);
  must(1, 'a copy differs', firstDifference(copy, s));
  must(1, 'a copy shares a part with its original', sharedPart(copy, s));
  if (game.isOpen === true) must(3, 'a game that calls itself open hides something', firstDifference(game.view(s, 'spectator'), s));
  const open = !revealsSomething(game, s, seats, mover, move);
  for (let seat = 0; seat < seats; seat++) {
    const view = game.view(s, seat);
    const other = game.resample(view, seat, rng);
    must(5, `a resampled state shows seat ${seat + 1} something else`, firstDifference(game.view(other, seat), view));
    must(6, 'a resampled state has other pieces', firstDifference(game.census(other), game.census(s)));
    must(5, 'in a resampled state a seat must decide but has no legal move', stuckSeat(game, other));
    const listed = game.moves(s, seat).map(game.notation.writeMove);
    must(4, `seat ${seat + 1} has other moves on its view`, firstDifference(game.moves(view, seat).map(game.notation.writeMove), listed));
    must(
      4,
      `seat ${seat + 1} has other moves in a state it cannot tell apart`,
      firstDifference(game.moves(other, seat).map(game.notation.writeMove), listed),
    );
    if (open && game.check(other, mover, move) === undefined) {
      must(
        4,
        `seat ${seat + 1} sees other events in a state it cannot tell apart`,
        firstDifference(eventsSeen(game, other, seat, mover, move), eventsSeen(game, game.clone(s), seat, mover, move)),
      );
    }
  }
}

function stuckSeat<S, M, E, C>(game: Game<S, M, E, C>, s: S): string | undefined {
  const turn = game.turn(s);
  const stuck = turn.kind === 'seats' ? turn.seats.find((seat) => game.moves(s, seat).length === 0) : undefined;
  return stuck === undefined ? undefined : `seat ${stuck + 1}`;
}

function checkUndo<S, M, E, C>(run: Playthrough<S, M, E, C>, length: number, before: S, must: Must): void {
  const entry = run.entries[length];
  run.backTo(length);
  must(7, 'undo does not restore the state', firstDifference(run.state, before));
  if (entry !== undefined) run.append(entry);
}

function checkWholeLog<S, M, E, C>(game: Game<S, M, E, C>, run: Playthrough<S, M, E, C>, secret: string, must: Must): void {
  const again = Playthrough.replay(game, run.config.seats, run.config.options, run.entries, run.config.rules);
  must(1, 'the replayed log leads to another state', firstDifference(again.state, run.state));
  const names = Array.from({ length: run.config.seats }, (_, i) => `Player ${i + 1}`);
  const header = headerOf(game as AnyGame, run, names, { seed: secret, commit: commitment(secret) });
  const file = writeGameFile(game, header, run.entries);
  const read = readGameFile(game, file);
  must(1, 'the game file does not survive', firstDifference(replayFile(game, read).state, run.state));
  if (run.turn.kind === 'over' && run.agreedEnd === undefined) {
    const ranks = game.ranking(run.state);
    if (ranks.length !== run.config.seats || !ranks.includes(1)) must(7, 'a finished game has no winner', JSON.stringify(ranks));
  }
}

/** The path of an object that both values hold, if there is one. */
function sharedPart(a: unknown, b: unknown): string | undefined {
  const seen = new Set<object>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    seen.add(value);
    for (const part of Object.values(value)) collect(part);
  };
  const find = (value: unknown, path: string): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (seen.has(value)) return path || 'the whole';
    for (const [key, part] of Object.entries(value)) {
      const found = find(part, `${path}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  collect(a);
  return find(b, '');
}
