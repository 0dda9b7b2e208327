import { NotationError } from '@quarterdeck/kernel';
import { useEffect, useMemo } from 'react';
import type { TableKit } from '../table/table-kit';
import type { Decision } from '../table/use-decision';
import { type Hinted, hintedBy, NOT_HINTED } from './hint-places';
import type { Hint } from './use-hint';

/** What a hint thinks best lies ready on the board, for the one button to take; and where all that it told is done. */
export function useHinted({ game, board }: TableKit, { now }: Hint, { seat, onPrepare, foresee }: Decision): Hinted {
  const told = now.state === 'told' ? now.analysis : undefined;
  const best = told?.best[0]?.move;
  useEffect(() => {
    const move = best === undefined ? undefined : game.notation.readMove(best);
    if (move !== undefined && !(move instanceof NotationError)) onPrepare(move);
  }, [best, game, onPrepare]);
  return useMemo(
    () =>
      told === undefined || board === undefined || seat === undefined
        ? NOT_HINTED
        : hintedBy(game, board, { seat, best: told.best }, foresee),
    [told, board, seat, game, foresee],
  );
}
