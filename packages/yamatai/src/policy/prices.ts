import { at, type Seat } from '@quarterdeck/kernel';
import { type Island, NONE, type State, tokensOf } from '../state';

/* What things are worth in points, roughly. */

export const COIN = 0.2;
/** A culture token. */
export const TOKEN = 0.55;

/** A second token of a colour makes a pair, which recruits. */
export function tokenWorth(s: State, seat: Seat, island: Island): number {
  const colour = at(s.culture, island);
  return TOKEN + (colour !== NONE && tokensOf(s, seat, colour) % 2 === 1 ? 0.3 : 0);
}

/** A power that is better not used, and one that has begun and must go on anyhow. */
export const NOT_WANTED = -1;
export const BEGUN = 0.1;
