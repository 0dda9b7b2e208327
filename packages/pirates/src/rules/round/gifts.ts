import { giftSize } from '../../data/roles';
import type { State } from '../../state';

/**
 * How often the acting player gets the gift of his role: only when nobody else chose it, twice for
 * the start player (PI-050, PI-051); with two players only the start player, once (PI-053, PI-D01).
 */
export function giftsDue(s: State): number {
  let choosers = 0;
  for (let seat = 0; seat < s.chosen.length; seat++) if (s.chosen[seat] === s.called) choosers++;
  if (choosers !== 1) return 0;
  const starts = s.actor === s.starter;
  if (s.chosen.length === 2) return starts || s.bothGetGifts ? 1 : 0;
  return starts ? 2 : 1;
}

/** The acting player's gift in ships, tokens, cards or chests. */
export function giftAmount(s: State): number {
  return giftsDue(s) * giftSize(s.called);
}
