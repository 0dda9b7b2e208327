import { add, at, HIDDEN, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { crewInSlot, GUNNER, OFFICER, SLOTS } from '../../data/crew';
import { SPICE_CAP } from '../../data/figures';
import { PEPPER, VANILLA } from '../../data/spices';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { crewWord } from '../../notation';
import { crewWords, say, who } from '../../say';
import { type Crew, knowsSide, NOWHERE, type State, sideOf, spiceOf } from '../../state';
import { notNowIn } from '../../turn';
import { gainSpice } from '../collect/spices';
import { inHand } from '../crew/cards';
import { addKnown, slotFor } from '../ledger';
import { officerServes, whyNotOfficer } from './officer';

function whyNotCard(s: State, seat: Seat, crew: Crew): Reason | undefined {
  if (spiceOf(s, seat, PEPPER) >= SPICE_CAP && spiceOf(s, seat, VANILLA) >= SPICE_CAP) {
    return reason('SPICE_FULL', 'EF-D32', { n: SPICE_CAP });
  }
  // The officer that is played cannot be sold as well.
  const left = inHand(s, seat, crew) - (crew === OFFICER ? 1 : 0);
  return left > 0 ? undefined : reason('NOT_IN_HAND', 'EF-285');
}

/** EF-285: Sebastián de Avilés sells a card for a spice of each kind. */
export const sell: DecisionOf<'sell'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot: (s, seat, { crew }) => whyNotOfficer(s, seat, 'sell') ?? whyNotCard(s, seat, crew),
  list(s, seat, out) {
    if (!officerServes(s, seat, 'sell')) return;
    const nation = at(s.nation, sideOf(s, seat));
    for (let slot = 0; slot < SLOTS; slot++) {
      const crew = crewInSlot(nation, slot);
      if (whyNotCard(s, seat, crew) === undefined) out.push({ kind: 'sell', crew });
    }
  },
  play(s, seat, { crew }, emit) {
    emit({ kind: 'CrewPlayed', seat, crew: OFFICER });
    emit({ kind: 'CrewSold', seat, crew });
    gainSpice(s, seat, PEPPER, 1, 'sale', NOWHERE, emit);
    gainSpice(s, seat, VANILLA, 1, 'sale', NOWHERE, emit);
  },
  text: pattern('officer sell {crew}', { crew: crewWord }),
  say: ({ crew }) => say('move.sell', { crew: crewWords(crew) }),
};

export const happenings: HappeningsOf<'CrewSold'> = {
  CrewSold: {
    evolve(s, { seat, crew }) {
      const side = sideOf(s, seat);
      add(s.handSize, seat, -1);
      add(s.reserveSize, side, 1);
      if (crew === HIDDEN) return;
      const slot = slotFor(s, seat, crew);
      addKnown(s.hand, seat * SLOTS + slot, -1);
      addKnown(s.reserve, side * SLOTS + slot, 1);
    },
    redact: (e, viewer, s) => (knowsSide(s, viewer, sideOf(s, e.seat)) ? e : { ...e, crew: HIDDEN }),
    say: ({ seat, crew }) => say('event.CrewSold', { who: who(seat), crew: crewWords(crew) }),
  },
};

/** Spices that are missing, for a card that is missed least; the guns and the officers are kept to the last. */
export const worth: WorthOf<'sell'> = (s, seat, { crew }) => {
  const room = 2 * SPICE_CAP - spiceOf(s, seat, PEPPER) - spiceOf(s, seat, VANILLA);
  return room - SPICE_CAP - (crew === OFFICER || crew === GUNNER ? 2 : 0);
};
