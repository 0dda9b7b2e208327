import { at, HIDDEN, list, pattern, reason } from '@quarterdeck/kernel';
import { crewInSlot, SLOTS, slotOfCrew } from '../../data/crew';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { crewWord } from '../../notation';
import { crewList, say, who } from '../../say';
import { type Crew, isTeam, knowsSide, NO_SLOT, type Slot, sideOf } from '../../state';
import { toHand } from '../ledger';
import { crewAtOnce } from './choosers';
import { proceedWithSetup } from './muster';

/** EF-028, EF-055: the first hand, from the nation's twelve cards. */
export const crew: DecisionOf<'crew'> = {
  at: ['crew'],
  whyNot(s, seat, move) {
    const wanted = crewAtOnce(s);
    if (move.crew.length !== wanted) return reason('WRONG_NUMBER', isTeam(s) ? 'EF-055' : 'EF-028', { n: wanted });
    const side = sideOf(s, seat);
    const slots = move.crew.map((card) => slotOfCrew(at(s.nation, side), card));
    if (slots.includes(NO_SLOT)) return reason('OTHER_NATION', 'EF-004');
    if (slots.some((slot, i) => i > 0 && slot < at(slots, i - 1))) return reason('CREW_ORDER', 'EF-028');
    for (let slot = 0; slot < SLOTS; slot++) {
      const cards = slots.filter((other) => other === slot).length;
      if (cards > at(s.reserve, side * SLOTS + slot)) return reason('NOT_IN_RESERVE', 'EF-028');
    }
    return undefined;
  },
  list(s, seat, out) {
    const side = sideOf(s, seat);
    const nation = at(s.nation, side);
    const chosen: Crew[] = [];
    const choose = (slot: Slot, left: number): void => {
      if (left === 0) {
        out.push({ kind: 'crew', crew: chosen.slice() });
        return;
      }
      if (slot === SLOTS) return;
      const cards = Math.min(left, at(s.reserve, side * SLOTS + slot));
      for (let n = 0; n < cards; n++) chosen.push(crewInSlot(nation, slot));
      for (let n = cards; n >= 0; n--) {
        choose(slot + 1, left - n);
        if (n > 0) chosen.pop();
      }
    };
    choose(0, crewAtOnce(s));
  },
  play(s, seat, move, emit) {
    emit({ kind: 'CrewChosen', seat, crew: move.crew });
    proceedWithSetup(s, emit);
  },
  text: pattern('crew {crew}', { crew: list(crewWord) }),
  say: (move) => say('move.crew', { crew: crewList(move.crew) }),
};

export const happenings: HappeningsOf<'CrewChosen'> = {
  CrewChosen: {
    evolve(s, e) {
      for (const card of e.crew) toHand(s, e.seat, card);
    },
    redact: (e, viewer, s) => (knowsSide(s, viewer, sideOf(s, e.seat)) ? e : { ...e, crew: e.crew.map(() => HIDDEN) }),
    say: (e) => say('event.CrewChosen', { who: who(e.seat), n: e.crew.length, crew: crewList(e.crew) }),
  },
};

export const worth: WorthOf<'crew'> = () => 0;
