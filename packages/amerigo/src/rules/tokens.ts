import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { COLOUR_INDEX, COLOURS, type Colour } from '../data/colours';
import { SHIPS8_AP, TOKEN, TOKENS } from '../data/tokens';
import type { Event } from '../events';
import { row } from '../numbers';
import { cubesInField, holdsUnused, owns, type State } from '../state';
import { cashToken, holdsGoldToken } from './gold';

interface Bonus {
  readonly token: number;
  readonly ap: number;
}

/** By colour: the tokens that add action points to it. */
const BONUSES: readonly (readonly Bonus[])[] = COLOURS.map((colour) =>
  TOKENS.flatMap(({ bonus }, token) => (bonus?.actions.includes(colour) ? [{ token, ap: bonus.ap }] : [])),
);

/** Action points that a seat's tokens add to an action; they add up (AM-200, AM-201, AM-D17). */
export function bonusAp(s: State, seat: Seat, colour: Colour): number {
  let ap = 0;
  for (const bonus of row(BONUSES, COLOUR_INDEX[colour])) if (owns(s, seat, bonus.token)) ap += bonus.ap;
  return ap;
}

/** Tokens whose owner says when: gold at any moment of the turn, faster ships in a blue action (AM-D50). */
export function refuseUse(s: State, seat: Seat, token: number): Reason | undefined {
  if (!owns(s, seat, token)) return reason('NOT_YOUR_TOKEN', 'AM-125');
  if (!holdsUnused(s, seat, token)) return reason('TOKEN_USED_UP', 'AM-199');
  if (holdsGoldToken(s, seat, token)) return undefined;
  if (token !== TOKEN.ships8) return reason('TOKEN_NEEDS_NO_USE', 'AM-199');
  if (s.action !== 'blue') return reason('ONLY_WITH_SHIPS', 'AM-202');
  return undefined;
}

export function useToken(s: State, seat: Seat, token: number, emit: Emit<Event>): void {
  if (token === TOKEN.ships8) emit({ kind: 'ShipsHastened', seat, token, ap: SHIPS8_AP });
  else cashToken(s, seat, token, emit);
}

export function refuseCount(s: State, seat: Seat): Reason | undefined {
  if (!owns(s, seat, TOKEN.cubeVp)) return reason('NOT_YOUR_TOKEN', 'AM-213');
  if (!holdsUnused(s, seat, TOKEN.cubeVp)) return reason('TOKEN_USED_UP', 'AM-199');
  return undefined;
}

/** One point per cube instead of an action (AM-213, AM-D28). */
export function countCubes(s: State, seat: Seat, emit: Emit<Event>): void {
  emit({ kind: 'CubesCounted', seat, token: TOKEN.cubeVp, vp: cubesInField(s) });
}
