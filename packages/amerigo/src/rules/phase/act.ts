import { at, choice, optional, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { COLOUR_INDEX, COLOURS, type Colour, GREEN, type Hue, RED, WHITE } from '../../data/colours';
import { TOKEN } from '../../data/tokens';
import type { HappeningsOf } from '../../event';
import type { By, DecisionOf, MoveOf, WorthOf } from '../../move';
import { actionName, colourName } from '../../names';
import { potential } from '../../policy/potential';
import { say } from '../../say';
import { owns, type State, tracksOf } from '../../state';
import { untimely } from '../../turn';
import { apFor } from './points';

const WAYS: readonly By[] = ['cubes', 'white', 'token'];
/** Moves are values: each exists once and is handed out again and again, so that listing them allocates nothing but the list. */
const ACT = COLOURS.flatMap((colour) => WAYS.map((by): MoveOf<'act'> => ({ kind: 'act', colour, by })));

/** `by` is written only when it is not by cubes. */
const otherWay = choice('way', ['white', 'token']);
const way = optional<By>({ ...otherWay, write: (by) => (by === 'cubes' ? '' : otherWay.write(by)) }, 'cubes');

/** The action of the phase: one whose cubes lie in the field, or that white cubes or a token stand for (AM-066). */
export const act: DecisionOf<'act'> = {
  at: ['choose'],
  whyNot,
  list(s, seat, out) {
    for (const move of ACT) if (whyNot(s, seat, move) === undefined) out.push(move);
  },
  play(s, seat, { colour, by }, emit) {
    emit({ kind: 'ActionChosen', seat, colour, by, ap: apFor(s, seat, colour, by) });
  },
  text: pattern('choose {colour}[ by {by}]', { colour: choice('colour', COLOURS), by: way }),
  say: ({ colour, by }, s, seat) =>
    say(`move.act.${by}`, { action: actionName(colour), colour: colourName(colour), ap: apFor(s, seat, colour, by) }),
  notNow: untimely(reason('ALREADY_CHOSEN', 'AM-D49')),
};

function whyNot(s: State, seat: Seat, { colour, by }: MoveOf<'act'>): Reason | undefined {
  switch (by) {
    case 'cubes':
      return inField(s, COLOUR_INDEX[colour]) ? undefined : reason('NO_CUBES', 'AM-066', { colour: colourName(colour) });
    case 'white':
      return whyNotConvert(s, seat, colour);
    case 'token':
      return whyNotSwap(s, seat, colour);
  }
}

/** White cubes count as the colour of the disc's space, if that colour is missing (AM-156, AM-157). */
function whyNotConvert(s: State, seat: Seat, colour: Colour): Reason | undefined {
  if (!inField(s, WHITE)) return reason('NO_WHITE_CUBES', 'AM-156');
  const space = at(tracksOf(s).special, at(s.special, seat)).colour;
  if (space === 'white') return reason('DISC_ON_WHITE', 'AM-156');
  if (colour === 'white') return reason('WHITE_STAYS_WHITE', 'AM-156');
  if (space !== 'any' && space !== colour) return reason('DISC_ON_OTHER_COLOUR', 'AM-156', { colour: colourName(space) });
  if (inField(s, COLOUR_INDEX[colour]) && !mayJoin(s, space)) return reason('COLOUR_IS_THERE', 'AM-156', { colour: colourName(colour) });
  return undefined;
}

/** On the last space white cubes may join a colour that is there, if the table plays so (AM-D41). */
function mayJoin(s: State, space: Colour | 'any'): boolean {
  return space === 'any' && s.lastSpace === 'join';
}

/** Plan for build or build for plan, where only the other has cubes; real cubes, not converted ones (AM-208, AM-D19). */
function whyNotSwap(s: State, seat: Seat, colour: Colour): Reason | undefined {
  if (!owns(s, seat, TOKEN.redGreen)) return reason('NOT_YOUR_TOKEN', 'AM-208');
  if (colour !== 'red' && colour !== 'green') return reason('ONLY_RED_AND_GREEN', 'AM-208');
  const [wanted, present] = colour === 'red' ? [RED, GREEN] : [GREEN, RED];
  if (inField(s, wanted)) return reason('COLOUR_IS_THERE', 'AM-208', { colour: colourName(colour) });
  if (!inField(s, present)) return reason('NO_CUBES_TO_SWAP', 'AM-208');
  return undefined;
}

function inField(s: State, colour: Hue): boolean {
  return at(s.field, colour) > 0;
}

export const happenings: HappeningsOf<'ActionChosen'> = {
  ActionChosen: {
    evolve(s, e) {
      s.action = e.colour;
      s.ap = e.ap;
      s.neutralTaken = 0;
      s.orderSteps = 0;
      s.sailed.fill(0);
      s.stage = 'act';
    },
    say: ({ seat, colour, by, ap }) => say(`event.ActionChosen.${by}`, { who: { seat }, action: actionName(colour), ap }),
  },
};

/** For bots: what the action is likely to bring. */
export const worth: WorthOf<'act'> = (s, seat, { colour, by }) => potential(s, seat, colour, apFor(s, seat, colour, by));
