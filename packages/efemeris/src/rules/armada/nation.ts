import { at, pattern, reason } from '@quarterdeck/kernel';
import { NATIONS } from '../../data/captains';
import { COPIES, CREW_CARDS, SLOTS } from '../../data/crew';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { nationWord } from '../../notation';
import { nationWords, say, who } from '../../say';
import { sideOf } from '../../state';
import { addKnown } from '../ledger';
import { proceedWithSetup } from './muster';

/** EF-025: a nation that nobody has taken. */
export const nation: DecisionOf<'nation'> = {
  at: ['nation'],
  whyNot: (s, _seat, move) => (s.nation.includes(move.nation) ? reason('NATION_TAKEN', 'EF-025') : undefined),
  list(s, _seat, out) {
    for (let free = 0; free < NATIONS.length; free++) if (!s.nation.includes(free)) out.push({ kind: 'nation', nation: free });
  },
  play(s, seat, move, emit) {
    emit({ kind: 'NationChosen', seat, nation: move.nation });
    proceedWithSetup(s, emit);
  },
  text: pattern('nation {nation}', { nation: nationWord }),
  say: (move) => say('move.nation', { nation: nationWords(move.nation) }),
};

export const happenings: HappeningsOf<'NationChosen'> = {
  NationChosen: {
    evolve(s, e) {
      const side = sideOf(s, e.seat);
      s.nation[side] = e.nation;
      s.reserveSize[side] = CREW_CARDS;
      for (let slot = 0; slot < SLOTS; slot++) {
        addKnown(s.reserve, side * SLOTS + slot, at(COPIES, slot));
        if (s.rules.recruitUsedOnly) addKnown(s.unchosen, side * SLOTS + slot, at(COPIES, slot));
      }
    },
    say: (e) => say('event.NationChosen', { who: who(e.seat), nation: nationWords(e.nation) }),
  },
};

export const worth: WorthOf<'nation'> = () => 0;
