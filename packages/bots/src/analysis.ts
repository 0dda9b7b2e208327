import type { Game, GameConfig, Message, Seat } from '@quarterdeck/kernel';
import { type Budget, Search } from './search';

/** A move worth considering, in the form that travels: from a worker, over the wire, to a person. */
export interface RatedMove {
  readonly move: string;
  /** The move in words. */
  readonly says: Message;
  /** Estimated win share of every seat once it is played. */
  readonly shares: readonly number[];
}

export interface Analysis {
  readonly seat: Seat;
  /** Best first. */
  readonly best: readonly RatedMove[];
  /** Estimated win share of every seat as the position stands: if the best move is played. */
  readonly shares: readonly number[];
}

/** So many moves are told. */
const FEW = 3;

/** A move that was tried less often is not known well enough to be told, unless none was tried more. */
const TRIES = 5;

/**
 * What a seat could do best in a position, from what this seat sees and nothing else: what is hidden
 * from it is guessed anew in every try, as it is for a bot.
 */
export function analyse<S, M, E, C>(game: Game<S, M, E, C>, config: GameConfig, view: S, seat: Seat, budget: Budget, seed = 1): Analysis {
  const { candidates } = new Search(game, config, seat, seed).think(view, budget);
  const enough = Math.min(TRIES, Math.max(1, ...candidates.map(({ visits }) => visits)));
  const best = candidates
    .filter(({ visits }) => visits >= enough)
    .slice(0, FEW)
    .map(({ move, shares }) => ({ move: game.notation.writeMove(move), says: game.words.move(move, view, seat), shares }));
  return { seat, best, shares: best[0]?.shares ?? [] };
}
