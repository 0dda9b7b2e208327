import { add, at, countOf, list, mapped, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { BOATS } from '../../data/boats';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { boatList, boatName, playerName } from '../../names';
import { ascending, asTheyAre, boatWord } from '../../notation';
import { say } from '../../say';
import { BOAT_COLOURS, docked, dockedBoats, type State } from '../../state';
import { notNow } from '../../turn';
import { berths, MOST_BERTHS } from '../abilities';
import { handfuls } from '../handfuls';
import { mooringOf } from './mooring';

const NOT_MOORING = reason('NOT_MOORING', 'YA-035');
const NOT_YOUR_BOATS = reason('NOT_YOUR_BOATS', 'YA-075');
const KEEPS_BERTH = reason('KEEPS_BERTH', 'YA-D43');

/** Contents of a dock, smaller ones first. */
const MOVES: readonly MoveOf<'moor'>[] = handfuls(BOAT_COLOURS, MOST_BERTHS).map((boats) => ({ kind: 'moor', boats }));

function whyNot(s: State, seat: Seat, { boats }: MoveOf<'moor'>): Reason | undefined {
  const room = berths(s, seat);
  if (boats.length > room) return reason('NOT_ENOUGH_BERTHS', room === 1 ? 'YA-075' : 'YA-078', { berths: room });
  let coming = 0;
  let leaving = 0;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) {
    const change = countOf(boats, colour) - docked(s, seat, colour);
    if (change > at(s.hand, colour)) return NOT_YOUR_BOATS;
    if (change > 0) coming += change;
    else leaving -= change;
  }
  // YA-076: a moored boat leaves only for one that finds no free berth.
  const free = room - dockedBoats(s, seat);
  return leaving > Math.max(0, coming - free) ? KEEPS_BERTH : undefined;
}

/** Step 4: moor leftover boats; what finds no berth goes beside the dock (YA-075 to YA-077). */
export const moor: DecisionOf<'moor'> = {
  at: ['moor'],
  notNow: (s, seat) => notNow(s, seat, NOT_MOORING),
  whyNot,
  list(s, seat, out) {
    const room = berths(s, seat);
    for (const move of MOVES) {
      if (move.boats.length > room) return;
      if (whyNot(s, seat, move) === undefined) out.push(move);
    }
  },
  play: (s, seat, { boats }, emit) => emit({ kind: 'BoatsMoored', seat, ...mooringOf(s, seat, boats) }),
  text: pattern('moor {boats}', { boats: mapped(list(boatWord, { to: MOST_BERTHS, none: 'nothing' }), ascending, asTheyAre) }),
  say: ({ boats }) => (boats.length === 0 ? say('move.moor.nothing') : say('move.moor', { boats: boats.map(boatName) })),
};

export const happenings: HappeningsOf<'BoatsMoored'> = {
  BoatsMoored: {
    evolve(s, e) {
      for (let colour = 0; colour < BOAT_COLOURS; colour++) {
        s.hand[colour] = 0;
        s.dock[e.seat * BOAT_COLOURS + colour] = at(e.dock, colour);
        add(s.beside, e.seat * BOAT_COLOURS + colour, at(e.beside, colour));
      }
      s.phase = 'recruit';
    },
    say(e) {
      const who = playerName(e.seat);
      const dock = boatList(e.dock);
      const beside = boatList(e.beside);
      if (beside.length === 0) return say('event.BoatsMoored', { who, dock });
      return dock.length === 0 ? say('event.BoatsMoored.beside', { who, beside }) : say('event.BoatsMoored.both', { who, dock, beside });
    },
  },
};

/** Every boat kept is good for a later turn, dear ones more so. */
export const worth: WorthOf<'moor'> = (_s, _seat, { boats }) =>
  boats.reduce<number>((worth, colour) => worth + 0.3 + 0.05 * at(BOATS, colour).price, 0);
