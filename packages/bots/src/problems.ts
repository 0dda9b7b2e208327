import {
  configOf,
  derivedRng,
  type Game,
  type GameConfig,
  Playthrough,
  plainRng,
  type Seat,
  seededChance,
  writeEntry,
} from '@quarterdeck/kernel';
import { createBot } from './bot';
import { type Candidate, Search } from './search';

/** One of the moves that a problem asks about. */
export interface Answer {
  readonly move: string;
  /** Win share of whoever decides, once it is played. */
  readonly share: number;
}

/** A position from a game between bots in which one move is clearly best. */
export interface Problem {
  /** Seed of the game it was taken from, and how many entries of its log lead there. */
  readonly seed: string;
  readonly seats: number;
  readonly rules: number;
  readonly log: readonly string[];
  readonly seat: Seat;
  /** The kind of the best move: what the problem is about. */
  readonly theme: string;
  /** Best first. */
  readonly answers: readonly Answer[];
  /** How far the difference between the two best may be off by luck: twice its standard error at most. */
  readonly margin: number;
  readonly foundBy: number;
  readonly confirmedBy: number;
}

/** Iterations that sift positions, that find a problem, and that confirm it. */
const SIFT = 60;
const FIND = 600;
const CONFIRM = 10 * FIND;

/** Positions of one game that are looked at. */
const LOOKS = 24;

/** What a problem must show: so large a difference in win shares, between so many answers, after so much of a game. */
const DIFFERENCE = 0.04;
/** What comes to mind first must be better by more, or there is nothing to find. */
const NATURAL_DIFFERENCE = 0.08;
const MOST_ANSWERS = 4;
const FEWEST_MOVES = 3;
const MOST_MOVES = 60;
const FIRST_ENTRY = 12;

/** Answers that were tried less often are not told. */
const TRIES = 40;

/** Entries after which a game between bots is given up. */
const LONGEST = 1500;

interface Moment {
  readonly n: number;
  readonly seat: Seat;
}

/** The first problem in a game between Mates with this seed; undefined when it has none. `wanted` says whether there is room for another of a theme. */
export function problemIn<S, M, E, C>(
  game: Game<S, M, E, C>,
  seats: number,
  seed: string,
  wanted: (theme: string) => boolean,
): Problem | undefined {
  const { config, lines, views, moments } = playGame(game, seats, seed);
  const rng = derivedRng(`${seed}/looks`, 0);
  for (let look = 0; look < LOOKS && moments.length > 0; look++) {
    const [moment] = moments.splice(rng.below(moments.length), 1);
    const view = moment === undefined ? undefined : views.get(moment.n);
    if (moment === undefined || view === undefined) continue;
    const { n, seat } = moment;
    if (!stands(game, config, view, seat, SIFT, 1)) continue;
    const found = stands(game, config, view, seat, FIND, 2);
    if (found === undefined || !wanted(kindOf(found.best))) continue;
    const confirmed = stands(game, config, view, seat, CONFIRM, 3);
    if (confirmed === undefined || confirmed.best !== found.best) continue;
    return {
      seed,
      seats,
      rules: game.rulesVersion,
      log: lines.slice(0, n),
      seat,
      theme: kindOf(confirmed.best),
      answers: confirmed.answers,
      margin: confirmed.margin,
      foundBy: FIND,
      confirmedBy: CONFIRM,
    };
  }
  return undefined;
}

const kindOf = (move: string): string => move.split(' ')[0] ?? '';

interface Standing {
  readonly best: string;
  readonly answers: readonly Answer[];
  readonly margin: number;
}

/** Whether one move is clearly best there; undefined when not. */
function stands<S, M, E, C>(
  game: Game<S, M, E, C>,
  config: GameConfig,
  view: S,
  seat: Seat,
  iterations: number,
  seed: number,
): Standing | undefined {
  const { candidates } = new Search(game, config, seat, seed).think(view, { iterations });
  const few = Math.min(TRIES, iterations / 30);
  const [best, second, ...more] = candidates.filter(({ visits }) => visits >= few).toSorted((a, b) => b.share - a.share);
  if (best === undefined || second === undefined) return undefined;
  const margin = 2 * Math.sqrt(variance(best) + variance(second));
  const difference = best.share - second.share;
  if (difference < (best.natural ? NATURAL_DIFFERENCE : DIFFERENCE) || (iterations > SIFT && difference < margin)) return undefined;
  const others = more.toSorted((a, b) => b.visits - a.visits).slice(0, MOST_ANSWERS - 2);
  const answers = [best, second, ...others]
    .toSorted((a, b) => b.share - a.share)
    .map(({ move, share }) => ({ move: game.notation.writeMove(move), share: rounded(share) }));
  return { best: game.notation.writeMove(best.move), answers, margin: rounded(margin) };
}

/** Of the mean of so many shares, at most: shares lie between nothing and all. */
function variance<M>({ share, visits }: Candidate<M>): number {
  return (share * (1 - share)) / visits;
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/** A game between Mates, with what those saw who decided alone among several moves. */
function playGame<S, M, E, C>(game: Game<S, M, E, C>, seats: number, seed: string) {
  const run = new Playthrough(game, seats);
  const chance = seededChance(seed);
  const minds = plainRng(derivedRng(`${seed}/minds`, 0).u32());
  const config = configOf(game, seats);
  const bots = Array.from({ length: seats }, (_, seat) => createBot(game, { config, seat, level: 'mate', seed: minds.u32() }));
  const views = new Map<number, S>();
  const moments: Moment[] = [];
  run.settle(chance);
  while (run.turn.kind === 'seats' && run.entries.length < LONGEST) {
    const { seats: deciding } = run.turn;
    const [seat] = deciding;
    const bot = seat === undefined ? undefined : bots[seat];
    if (seat === undefined || bot === undefined) break;
    const view = game.view(run.state, seat);
    const n = run.entries.length;
    const choices = game.moves(view, seat).length;
    if (deciding.length === 1 && n >= FIRST_ENTRY && choices >= FEWEST_MOVES && choices <= MOST_MOVES) {
      views.set(n, view);
      moments.push({ n, seat });
    }
    run.play(seat, bot.choose(view));
    run.settle(chance);
  }
  return { config, views, moments, lines: run.entries.map((entry) => writeEntry(game, entry)) };
}
