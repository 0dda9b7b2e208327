import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { COLOUR_INDEX, type Colour, GREEN, RED, WHITE } from '../data/colours';
import { TOKEN } from '../data/tokens';
import { SPECIAL_SPACES } from '../data/tracks';
import type { Event } from '../events';
import type { MoveOf } from '../move';
import { at, row } from '../numbers';
import { owns, phaseAp, type State } from '../state';
import { bonusAp } from './tokens';

export function refuseAct(s: State, seat: Seat, { colour, by }: MoveOf<'act'>): Reason | undefined {
  switch (by) {
    case 'cubes':
      return inField(s, COLOUR_INDEX[colour]) ? undefined : reason('NO_CUBES', 'AM-066', { colour: { key: `colour.${colour}` } });
    case 'white':
      return refuseConversion(s, seat, colour);
    case 'token':
      return refuseSubstitution(s, seat, colour);
  }
}

/** White cubes count as the colour of the disc's space, if that colour is missing (AM-156, AM-157). */
function refuseConversion(s: State, seat: Seat, colour: Colour): Reason | undefined {
  if (!inField(s, WHITE)) return reason('NO_WHITE_CUBES', 'AM-156');
  const space = row(SPECIAL_SPACES, at(s.special, seat)).colour;
  if (space === 'white') return reason('DISC_ON_WHITE', 'AM-156');
  if (colour === 'white') return reason('WHITE_STAYS_WHITE', 'AM-156');
  if (space !== 'any' && space !== colour) return reason('DISC_ON_OTHER_COLOUR', 'AM-156', { colour: { key: `colour.${space}` } });
  if (inField(s, COLOUR_INDEX[colour])) return reason('COLOUR_IS_THERE', 'AM-156', { colour: { key: `colour.${colour}` } });
  return undefined;
}

/** Plan for build or build for plan, where only the other has cubes; real cubes, not converted ones (AM-208, AM-D19). */
function refuseSubstitution(s: State, seat: Seat, colour: Colour): Reason | undefined {
  if (!owns(s, seat, TOKEN.redGreen)) return reason('NOT_YOUR_TOKEN', 'AM-208');
  if (colour !== 'red' && colour !== 'green') return reason('ONLY_RED_AND_GREEN', 'AM-208');
  const [wanted, present] = colour === 'red' ? [RED, GREEN] : [GREEN, RED];
  if (inField(s, wanted)) return reason('COLOUR_IS_THERE', 'AM-208', { colour: { key: `colour.${colour}` } });
  if (!inField(s, present)) return reason('NO_CUBES_TO_SWAP', 'AM-208');
  return undefined;
}

function inField(s: State, colour: number): boolean {
  return at(s.field, colour) > 0;
}

/** Action points that a seat would have: of the phase, and of its tokens for the action really carried out (AM-067, AM-D18, AM-D20). */
export function apFor(s: State, seat: Seat, colour: Colour): number {
  return phaseAp(s) + bonusAp(s, seat, colour);
}

export function act(s: State, seat: Seat, { colour, by }: MoveOf<'act'>, emit: Emit<Event>): void {
  emit({ kind: 'ActionChosen', seat, colour, by, ap: apFor(s, seat, colour) });
}
