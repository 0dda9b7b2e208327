import { type Game, type GameConfig, type Message, plainRng, type Seat } from '@quarterdeck/kernel';
import type { Budget } from './budget';
import { type Candidate, Search } from './search';
import { type Part, partsAfter, speakFor } from './why';

/** A move worth considering, in the form that travels: from a worker, over the wire, to a person. */
export interface RatedMove {
  readonly move: string;
  /** The move in words. */
  readonly says: Message;
  /** Estimated win share of every seat once it is played. */
  readonly shares: readonly number[];
  /** What speaks for it beside the other moves that are told, strongest first; what speaks against it is negative. */
  readonly why: readonly Part[];
}

export interface Analysis {
  readonly seat: Seat;
  /** Best first. */
  readonly best: readonly RatedMove[];
  /** Estimated win share of every seat as the position stands: if the best move is played. */
  readonly shares: readonly number[];
}

/** An analysis of a moment at which it is known what was played. */
export interface Judgement extends Analysis {
  /**
   * What that cost whoever played it, in win share, against the best move found: 0 when that was played, and a
   * little less than 0 when it did better than what had looked best. Not held at 0, or sums would grow by luck alone.
   */
  readonly cost: number;
  /** Standard error: a cost of less than twice this may be nothing. */
  readonly error: number;
}

/** So many moves are told. */
const FEW = 3;

/** A move that was tried less often is not known well enough to be told, unless none was tried more. */
const TRIES = 5;

/** Part of the time that goes into holding a move that was played against the best. */
const COMPARING = 0.4;

/**
 * What a seat could do best in a position, from what this seat sees and nothing else: what is hidden
 * from it is guessed anew in every try, as it is for a bot.
 */
export function analyse<S, M, E, C>(game: Game<S, M, E, C>, config: GameConfig, view: S, seat: Seat, budget: Budget, seed = 1): Analysis {
  const { candidates } = new Search(game, config, seat, seed).think(view, budget);
  return told(game, view, seat, candidates, seed);
}

/** The same for a moment at which it is known what was played: what did it cost? Judged, too, from what the seat saw then. */
export function judge<S, M, E, C>(
  game: Game<S, M, E, C>,
  config: GameConfig,
  view: S,
  seat: Seat,
  played: M,
  budget: Budget,
  seed = 1,
): Judgement {
  const search = new Search(game, config, seat, seed);
  const { candidates } = search.think(view, part(budget, 1 - COMPARING));
  const analysis = told(game, view, seat, candidates, seed);
  const [best] = candidates;
  if (best === undefined || game.notation.writeMove(best.move) === game.notation.writeMove(played))
    return { ...analysis, cost: 0, error: 0 };
  const { better, error } = search.compare(view, best.move, played, part(budget, COMPARING));
  return { ...analysis, cost: better, error };
}

function told<S, M, E, C>(game: Game<S, M, E, C>, view: S, seat: Seat, candidates: readonly Candidate<M>[], seed: number): Analysis {
  const enough = Math.min(TRIES, Math.max(1, ...candidates.map(({ visits }) => visits)));
  const few = candidates.filter(({ visits }) => visits >= enough).slice(0, FEW);
  const parts = few.map(({ move }) => partsAfter(game, view, seat, move, plainRng(seed)));
  const best = few.map(({ move, shares }, i) => ({
    move: game.notation.writeMove(move),
    says: game.words.move(move, view, seat),
    shares,
    why: speakFor(parts, i),
  }));
  return { seat, best, shares: best[0]?.shares ?? [] };
}

/** So much of a budget. */
function part({ iterations, milliseconds, ...rest }: Budget, of: number): Budget {
  return {
    ...rest,
    ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.round(of * iterations)) }),
    ...(milliseconds === undefined ? {} : { milliseconds: of * milliseconds }),
  };
}
