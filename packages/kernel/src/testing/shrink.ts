import type { Game } from '../game';
import { checkOneGame, type LawSettings, LawViolation } from './laws';

/**
 * The shortest failing game found: parts of the move list are left out, larger parts first, as long
 * as some law is still broken. Bounded by `tries` replays.
 */
export function shrink<S, M, E, C>(
  game: Game<S, M, E, C>,
  seats: number,
  seed: number,
  settings: LawSettings<S, M, E>,
  first: LawViolation,
  tries = 300,
): LawViolation {
  let best = first;
  let moves = first.log.filter((line) => /^[1-9] /.test(line));
  let left = tries;
  for (let chunk = Math.ceil(moves.length / 2); chunk >= 1 && left > 0; chunk = chunk === 1 ? 0 : Math.ceil(chunk / 2)) {
    for (let at = 0; at < moves.length && left > 0; ) {
      const candidate = [...moves.slice(0, at), ...moves.slice(at + chunk)];
      const violation = violationOf(game, seats, seed, settings, candidate);
      left--;
      if (violation === undefined) at += chunk;
      else {
        best = violation;
        moves = violation.log.filter((line) => /^[1-9] /.test(line));
      }
    }
  }
  return best;
}

function violationOf<S, M, E, C>(
  game: Game<S, M, E, C>,
  seats: number,
  seed: number,
  settings: LawSettings<S, M, E>,
  moves: readonly string[],
): LawViolation | undefined {
  try {
    checkOneGame(game, seats, seed, settings, (step) => moves[step]);
    return undefined;
  } catch (error) {
    if (error instanceof LawViolation) return error;
    throw error;
  }
}
