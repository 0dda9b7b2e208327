import { add, at, type Emit, NO_POINTS, type Seat } from '@quarterdeck/kernel';
import { TAVERN_YIN_YANG } from '../../data/figures';
import { tavernOutcome } from '../../data/tavern';
import type { Event, HappeningsOf } from '../../event';
import { nextSeat } from '../../fleet';
import { book, dropGood } from '../../ledger';
import { lootName, say, tavernParts, who } from '../../say';
import { DIE, DIE_FACE, type Face, type Good, type State } from '../../state';
import { settleGuards } from '../merchant/guards';
import { waitFor } from '../round/wait';
import { kindsHeld } from './surplus';

/** The faces on the chart, ascending. */
export function facesThrown(s: State): Face[] {
  const faces: Face[] = [];
  for (let i = 0; i < s.chart.length; i += DIE) faces.push(at(s.chart, i + DIE_FACE));
  return faces.sort((a, b) => a - b);
}

/** The dice lie; the Shaman deals them out unless all are alike. True when nothing waits. */
export function pourOut(s: State, emit: Emit<Event>): boolean {
  const faces = facesThrown(s);
  if (faces.every((face) => face === faces[0])) {
    emit({ kind: 'TavernAssigned', seat: s.actor, faces });
    return true;
  }
  waitFor(s, 'tavern', s.actor, emit);
  return false;
}

/** The next guest clockwise from the Shaman who has not been served (PI-D66). */
export function nextGuest(s: State): Seat | undefined {
  let seat = s.actor;
  do {
    if (at(s.tavernFaces, seat) !== 0) return seat;
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
  return undefined;
}

/** Serves one guest. True when it was done at once; false when he has to choose the good he loses. */
export function serve(s: State, seat: Seat, emit: Emit<Event>): boolean {
  const face = at(s.tavernFaces, seat);
  const outcome = tavernOutcome(s.tavern, face);
  if (outcome === 'loseGood') {
    const { kinds, last } = kindsHeld(s, seat);
    if (kinds > 1) {
      waitFor(s, 'giveUp', seat, emit);
      return false;
    }
    if (kinds === 1) giveUp(s, seat, last, emit);
    else emit({ kind: 'TavernServed', seat, face, outcome, chests: 0 });
    return true;
  }
  const chests = outcome === 'gainChest' ? 1 : outcome === 'loseChest' && at(s.chests, seat) > 0 ? -1 : 0;
  emit({ kind: 'TavernServed', seat, face, outcome, chests });
  if (chests !== 0) settleGuards(s, seat, 'chests', emit);
  return true;
}

export function giveUp(s: State, seat: Seat, good: Good, emit: Emit<Event>): void {
  emit({ kind: 'TavernServed', seat, face: at(s.tavernFaces, seat), outcome: 'loseGood', chests: 0, good });
  settleGuards(s, seat, 'ships', emit);
}

export const happenings: HappeningsOf<'TavernAssigned' | 'TavernServed'> = {
  TavernAssigned: {
    evolve(s, { faces }) {
      for (let seat = 0; seat < faces.length; seat++) s.tavernFaces[seat] = at(faces, seat);
    },
    say: ({ seat, faces }, after) => say('event.TavernAssigned', { who: who(seat), list: tavernParts(after, faces) }),
  },
  TavernServed: {
    evolve(s, { seat, outcome, chests, good }) {
      s.tavernFaces[seat] = 0;
      if (chests !== 0) book(s, seat, 'tavern', chests);
      if (good !== undefined) dropGood(s, seat, good, 1);
      if (outcome === 'mark') add(s.marks, seat, 1);
      else if (outcome === 'yinYang') add(s.yinYang, seat, TAVERN_YIN_YANG);
      else if (outcome === 'loot') add(s.owed, seat, 1);
    },
    say: ({ seat, outcome, chests, good }) =>
      outcome === 'loseGood' && good !== undefined
        ? say('event.TavernServed.good', { who: who(seat), good: lootName(good) })
        : say(`event.TavernServed.${outcome}`, { who: who(seat), n: Math.abs(chests) }),
    points: ({ seat, chests }) => (chests === 0 ? NO_POINTS : [{ seat, item: 'tavern', points: chests }]),
  },
};
