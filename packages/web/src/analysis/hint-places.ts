import type { Analysis } from '@quarterdeck/bots';
import { type AnyGame, NotationError } from '@quarterdeck/kernel';
import type { AnyBoard } from '../kit';
import { lightPieces } from '../kit/highlight';
import { isClosing } from '../table/table-kit';
import type { Decision } from '../table/use-decision';

/** For every suggested move, the best first: names of the targets or pieces it is about, the most telling first. */
export type HintPlaces = readonly (readonly string[])[];

export function hintPlaces(game: AnyGame, board: AnyBoard, { best }: Pick<Analysis, 'best'>, foresee: Decision['foresee']): HintPlaces {
  return best.map(({ move: notation }) => {
    const move = game.notation.readMove(notation);
    // What only ends a turn is made nowhere; what it sets off is another's.
    if (move instanceof NotationError || isClosing({ game, board }, move)) return [];
    return [...(board.aimOf?.(move) ?? []), ...foresee(move).events.flatMap((event) => board.focusOf(event))];
  });
}

/** Lights up what each suggested move is about first of all. */
export function lightFirst(places: HintPlaces): void {
  lightPieces(places.flatMap(([first]) => first ?? []));
}
