import { at, countOf, range, type Seat } from '@quarterdeck/kernel';
import { BOAT_COLOURS, type BoatColour, docked, type State } from '../../state';

/** Boats per colour in the dock and newly beside it, if these are moored: what finds no berth is lost (YA-076, YA-077). */
export function mooringOf(
  s: State,
  seat: Seat,
  boats: readonly BoatColour[],
): { readonly dock: readonly number[]; readonly beside: readonly number[] } {
  const dock = range(BOAT_COLOURS).map((colour) => countOf(boats, colour));
  return { dock, beside: dock.map((kept, colour) => at(s.hand, colour) + docked(s, seat, colour) - kept) };
}
