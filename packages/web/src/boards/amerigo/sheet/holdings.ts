import { type State, stockOf, TILES, TOKENS } from '@quarterdeck/amerigo';
import type { Seat } from '@quarterdeck/kernel';

/** Progress tokens that a seat has. */
export function tokensBy(view: State, seat: Seat): readonly number[] {
  return TOKENS.flatMap((_, token) => (view.tokenAt[token] === seat ? [token] : []));
}

/** Tiles that a seat has planned, one by one. */
export function plannedBy(view: State, seat: Seat): readonly number[] {
  return TILES.flatMap((_, tile) => new Array<number>(stockOf(view, seat, tile)).fill(tile));
}
