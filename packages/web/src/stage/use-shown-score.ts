import type { AnyGame, ScoreSheet } from '@quarterdeck/kernel';
import { useMemo } from 'react';
import type { AnyBoard, Playing } from '../kit';
import { bookedOnly, type FinalCount, finalCount } from '../kit/final-count';
import { known } from '../kit/known';

interface ShownScore {
  /** The final scoring, while it is on show. */
  readonly count: FinalCount | undefined;
  /** What everybody may know of the score; undefined before there is a position. */
  readonly sheet: ScoreSheet | undefined;
}

/** The score at the moment on show. While points are counted at the end, nobody knows more than what had been counted before. */
export function useShownScore(
  game: AnyGame,
  board: AnyBoard | undefined,
  view: unknown,
  playing: Playing<unknown, unknown> | undefined,
): ShownScore {
  return useMemo(() => {
    if (view === undefined) return { count: undefined, sheet: undefined };
    if (board === undefined) return { count: undefined, sheet: game.score(view) };
    const { final } = board;
    const count = final === undefined ? undefined : finalCount(final, (of) => game.score(of), view, playing);
    const sheet =
      count === undefined || playing === undefined ? game.score(known(board, view, playing)) : bookedOnly(game.score(playing.before));
    return { count, sheet };
  }, [game, board, view, playing]);
}
