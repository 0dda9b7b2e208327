import type { Analysis } from '@quarterdeck/bots';
import { type AnyGame, NotationError, type Seat } from '@quarterdeck/kernel';
import type { AnyBoard } from '../kit';
import { cardOf, isOnPage, lightPieces } from '../kit/highlight';
import { isClosing } from '../table/table-kit';
import type { Decision } from '../table/use-decision';

/** For every suggested move, the best first: names of the targets or pieces it is about, the most telling first. */
export type HintPlaces = readonly (readonly string[])[];

/** What was thought best, and where on the board that is. */
export interface Hinted {
  readonly moves: readonly unknown[];
  readonly places: HintPlaces;
}

export const NOT_HINTED: Hinted = { moves: [], places: [] };

export function hintedBy(
  game: AnyGame,
  board: AnyBoard,
  { seat, best }: { readonly seat: Seat; readonly best: readonly Pick<Analysis['best'][number], 'move'>[] },
  foresee: Decision['foresee'],
): Hinted {
  const moves = best.map(({ move }) => game.notation.readMove(move));
  const places = moves.map((move) => {
    // What only ends a turn is made nowhere; what it sets off is another's.
    if (move instanceof NotationError || isClosing({ game, board }, move)) return [];
    // What it says of itself; what it sets off may be another's.
    const about = foresee(move)
      .events.map((event) => board.focusOf(event))
      .find((pieces) => pieces.length > 0);
    return [...(board.aimOf?.(move) ?? []), ...(about ?? []), cardOf(seat)];
  });
  return { moves: moves.filter((move) => !(move instanceof NotationError)), places };
}

/** Lights up what each suggested move is about first of all, of what is on the page. */
export function lightFirst(places: HintPlaces): void {
  lightPieces(places.flatMap((about) => about.find(isOnPage) ?? []));
}
