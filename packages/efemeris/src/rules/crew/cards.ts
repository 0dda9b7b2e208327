import { add, at, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { CREW, GUNNER, SLOTS, slotOfCrew } from '../../data/crew';
import { EFFECTS, RANGE } from '../../data/effects';
import { CREW_PER_TURN } from '../../data/figures';
import type { HappeningsOf } from '../../event';
import { crewWords, say, who } from '../../say';
import { type Crew, galleonAt, NO_NATION, NOWHERE, type State, sideOf } from '../../state';
import { addKnown, setEffect, slotFor } from '../ledger';

/** Cards of a kind in a seat's hand, as far as the viewer knows. */
export function inHand(s: State, seat: Seat, crew: Crew): number {
  const slot = slotOfCrew(s.nation[sideOf(s, seat)] ?? NO_NATION, crew);
  return slot < 0 ? 0 : Math.max(0, s.hand[seat * SLOTS + slot] ?? 0);
}

/** Whether a seat may play crew at all now: the cheap half of `whyNotCrew`, for lists. */
export function mayPlayCrew(s: State, seat: Seat, cards = 1): boolean {
  return (s.crewPlayed[seat] ?? 0) + cards <= CREW_PER_TURN && galleonAt(s, seat) !== NOWHERE;
}

/** EF-095, EF-096, EF-098: whether a card of this kind could be played at all. */
export function whyNotCrew(s: State, seat: Seat, crew: Crew, cards = 1): Reason | undefined {
  if (galleonAt(s, seat) === NOWHERE) return reason('NO_GALLEON', 'EF-098');
  if ((s.crewPlayed[seat] ?? 0) + cards > CREW_PER_TURN) return reason('CREW_LIMIT', 'EF-096', { n: CREW_PER_TURN });
  if (inHand(s, seat, crew) === 0) return reason('NOT_IN_HAND', at(CREW, crew).rule);
  return undefined;
}

export const happenings: HappeningsOf<'CrewPlayed' | 'EffectPrepared'> = {
  CrewPlayed: {
    evolve(s, { seat, crew }) {
      const i = seat * SLOTS + slotFor(s, seat, crew);
      addKnown(s.hand, i, -1);
      add(s.handSize, seat, -1);
      add(s.inPlay, i, 1);
      add(s.crewPlayed, seat, 1);
      // EF-D74: a longer range serves one attack.
      if (crew === GUNNER) setEffect(s, seat, RANGE, 0);
    },
    say: ({ seat, crew }) => say('event.CrewPlayed', { who: who(seat), crew: crewWords(crew) }),
  },
  EffectPrepared: {
    evolve(s, { seat, effect, amount }) {
      add(s.effects, seat * EFFECTS.length + effect, amount);
    },
    say: ({ seat, effect, amount }) => say(`event.EffectPrepared.${at(EFFECTS, effect)}`, { who: who(seat), n: amount }),
  },
};
