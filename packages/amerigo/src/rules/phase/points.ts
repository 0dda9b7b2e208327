import { at, type Seat } from '@quarterdeck/kernel';
import { COLOUR_INDEX, COLOURS, type Colour, WHITE } from '../../data/colours';
import { TOKENS, type Token } from '../../data/tokens';
import type { By } from '../../move';
import { owns, phaseAp, type State } from '../../state';

interface Bonus {
  readonly token: Token;
  readonly ap: number;
}

/** By colour: the tokens that add action points to it. */
const BONUSES: readonly (readonly Bonus[])[] = COLOURS.map((colour) =>
  TOKENS.flatMap(({ bonus }, token) => (bonus?.actions.includes(colour) ? [{ token, ap: bonus.ap }] : [])),
);

/** Action points that a seat's tokens add to an action; they add up (AM-200, AM-201, AM-D17). */
export function bonusAp(s: State, seat: Seat, colour: Colour): number {
  let ap = 0;
  for (const bonus of at(BONUSES, COLOUR_INDEX[colour])) if (owns(s, seat, bonus.token)) ap += bonus.ap;
  return ap;
}

/** Action points that a seat would have: of the phase, and of its tokens for the action really carried out (AM-067, AM-D18, AM-D20). */
export function apFor(s: State, seat: Seat, colour: Colour, by: By = 'cubes'): number {
  return Math.max(phaseAp(s), joinedCubes(s, colour, by)) + bonusAp(s, seat, colour);
}

/** Cubes of a colour together with the white ones that stand for it, where the table lets them join it (AM-D41). */
function joinedCubes(s: State, colour: Colour, by: By): number {
  return by === 'white' && s.lastSpace === 'join' ? at(s.field, COLOUR_INDEX[colour]) + at(s.field, WHITE) : 0;
}
