import { add, at, HIDDEN, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { crewInSlot, GUNNER, OFFICER, SLOTS, slotOfCrew } from '../../data/crew';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { crewWord } from '../../notation';
import { crewWords, say, who } from '../../say';
import { knowsSide, type State, sideOf } from '../../state';
import { advance, notNowIn } from '../../turn';
import { toHand } from '../ledger';

function whyNot(s: State, seat: Seat, { crew }: MoveOf<'rescue'>): Reason | undefined {
  const side = sideOf(s, seat);
  const slot = slotOfCrew(at(s.nation, side), crew);
  if (slot < 0 || at(s.reserve, side * SLOTS + slot) <= 0) return reason('NOT_IN_RESERVE', 'EF-203');
  return undefined;
}

/** EF-203: a card of the reserve for each ship on a wreck. */
export const rescue: DecisionOf<'rescue'> = {
  at: ['collect'],
  notNow: notNowIn('collect'),
  whyNot,
  list(s, seat, out) {
    const nation = at(s.nation, sideOf(s, seat));
    for (let slot = 0; slot < SLOTS; slot++) {
      const move: MoveOf<'rescue'> = { kind: 'rescue', crew: crewInSlot(nation, slot) };
      if (whyNot(s, seat, move) === undefined) out.push(move);
    }
  },
  play(s, seat, { crew }, emit) {
    emit({ kind: 'CrewRescued', seat, crew });
    advance(s, emit);
  },
  text: pattern('rescue {crew}', { crew: crewWord }),
  say: ({ crew }) => say('move.rescue', { crew: crewWords(crew) }),
};

export const happenings: HappeningsOf<'CrewRescued'> = {
  CrewRescued: {
    evolve(s, e) {
      add(s.rescues, e.seat, -1);
      toHand(s, e.seat, e.crew);
    },
    redact: (e, viewer, s) => (knowsSide(s, viewer, sideOf(s, e.seat)) ? e : { ...e, crew: HIDDEN }),
    say: (e) => say('event.CrewRescued', { who: who(e.seat), crew: crewWords(e.crew) }),
  },
};

export const worth: WorthOf<'rescue'> = (_s, _seat, { crew }) => (crew === OFFICER || crew === GUNNER ? 3 : 2);
