import { add, at, drawKind, pattern, reason } from '@quarterdeck/kernel';
import { crewInSlot, SLOTS, slotOfCrew } from '../../data/crew';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { crewWord } from '../../notation';
import { crewWords, say, who } from '../../say';
import { NOBODY, sideOf } from '../../state';
import { addKnown, slotFor } from '../ledger';

/** EF-250: chance picks the card that a raid takes out of the game. */
export const raided: DrawOf<'raided'> = {
  at: ['raid'],
  sample(s, rng) {
    const hand = s.hand.slice(s.raided * SLOTS, (s.raided + 1) * SLOTS);
    return { kind: 'raided', crew: crewInSlot(at(s.nation, sideOf(s, s.raided)), drawKind(rng, hand)) };
  },
  whyNot(s, { crew }) {
    const slot = slotOfCrew(at(s.nation, sideOf(s, s.raided)), crew);
    return slot >= 0 && at(s.hand, s.raided * SLOTS + slot) > 0 ? undefined : reason('NO_SUCH_OUTCOME', 'EF-250');
  },
  play(s, { crew }, emit) {
    emit({ kind: 'CrewRaided', seat: s.raider, victim: s.raided, crew });
  },
  text: pattern('raid {crew}', { crew: crewWord }),
};

export const happenings: HappeningsOf<'CrewRaided'> = {
  CrewRaided: {
    evolve(s, { victim, crew }) {
      const slot = slotFor(s, victim, crew);
      s.raider = NOBODY;
      s.raided = NOBODY;
      addKnown(s.hand, victim * SLOTS + slot, -1);
      add(s.handSize, victim, -1);
      add(s.boxed, sideOf(s, victim) * SLOTS + slot, 1);
    },
    say: ({ victim, crew }) => say('event.CrewRaided', { victim: who(victim), crew: crewWords(crew) }),
  },
};
