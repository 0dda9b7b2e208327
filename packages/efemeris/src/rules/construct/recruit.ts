import { HIDDEN, pattern, reason } from '@quarterdeck/kernel';
import { crewInSlot, GUNNER, SLOTS, slotOfCrew } from '../../data/crew';
import { CREW_COST_PEPPER, SPICE_CAP } from '../../data/figures';
import { PEPPER } from '../../data/spices';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { crewWord } from '../../notation';
import { crewWords, say, who } from '../../say';
import { isTeam, knowsSide, NO_NATION, type Side, type Slot, type State, sideOf, spiceOf } from '../../state';
import { notNowIn } from '../../turn';
import { handCap } from '../collect/collection';
import { inHand } from '../crew/cards';
import { pay, toHand } from '../ledger';
import { whyNotPay } from './paying';

function recruitable(s: State, side: Side, slot: Slot): number {
  const i = side * SLOTS + slot;
  // EF-D41: by one reading only cards that were in use may be recruited.
  return (s.reserve[i] ?? 0) - (s.rules.recruitUsedOnly ? (s.unchosen[i] ?? 0) : 0);
}

/** EF-111: a card of the reserve for two pepper. */
export const recruit: DecisionOf<'recruit'> = {
  at: ['construct'],
  notNow: notNowIn('construct'),
  whyNot(s, seat, { crew }) {
    const side = sideOf(s, seat);
    const slot = slotOfCrew(s.nation[side] ?? NO_NATION, crew);
    if (slot < 0 || recruitable(s, side, slot) <= 0) return reason('NOT_IN_RESERVE', 'EF-111');
    if ((s.handSize[seat] ?? 0) >= handCap(s)) return reason('HAND_FULL', isTeam(s) ? 'EF-187' : 'EF-018', { n: handCap(s) });
    return whyNotPay(s, seat, CREW_COST_PEPPER, 0, 'EF-111');
  },
  list(s, seat, out) {
    if (spiceOf(s, seat, PEPPER) < CREW_COST_PEPPER || (s.handSize[seat] ?? 0) >= handCap(s)) return;
    const side = sideOf(s, seat);
    const nation = s.nation[side] ?? NO_NATION;
    for (let slot = 0; slot < SLOTS; slot++) {
      if (recruitable(s, side, slot) > 0) out.push({ kind: 'recruit', crew: crewInSlot(nation, slot) });
    }
  },
  play(_s, seat, { crew }, emit) {
    emit({ kind: 'CrewRecruited', seat, crew, pepper: CREW_COST_PEPPER });
  },
  text: pattern('recruit {crew}', { crew: crewWord }),
  say: ({ crew }) => say('move.recruit', { crew: crewWords(crew) }),
};

export const happenings: HappeningsOf<'CrewRecruited'> = {
  CrewRecruited: {
    evolve(s, { seat, crew, pepper }) {
      pay(s, seat, pepper, 0);
      toHand(s, seat, crew);
    },
    redact: (e, viewer, s) => (knowsSide(s, viewer, sideOf(s, e.seat)) ? e : { ...e, crew: HIDDEN }),
    say: ({ seat, crew }) => say('event.CrewRecruited', { who: who(seat), crew: crewWords(crew) }),
  },
};

/** Only with pepper to spare, and a Gunner first. */
export const worth: WorthOf<'recruit'> = (s, seat, { crew }) => {
  if (spiceOf(s, seat, PEPPER) < SPICE_CAP) return -5;
  return crew === GUNNER && inHand(s, seat, GUNNER) === 0 ? 6 : (s.handSize[seat] ?? 0) < SPICE_CAP ? 5 : -5;
};
