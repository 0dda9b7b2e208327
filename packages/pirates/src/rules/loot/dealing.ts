import { add, at, type Emit, type Seat, sum } from '@quarterdeck/kernel';
import type { Event, HappeningsOf } from '../../event';
import { nextSeat, room } from '../../fleet';
import { lootName, say, who } from '../../say';
import type { State } from '../../state';
import { waitFor } from '../round/wait';

/** All loot cards that can still be drawn: the deck, and the discard pile that becomes the next deck. */
export function lootLeft(s: State): number {
  return sum(s.loot) + sum(s.discarded);
}

/**
 * Deals the loot that is still owed, from the acting player clockwise, each seat deciding on all its
 * cards before the next draws (PI-116, PI-D28). Stops where somebody or chance must speak; true when all is dealt.
 */
export function dealLoot(s: State, emit: Emit<Event>): boolean {
  if (s.drawn.length > 0) {
    if (room(s, s.decider) > 0) {
      waitFor(s, 'keep', s.decider, emit);
      return false;
    }
    discardRest(s, emit);
  }
  let seat = s.actor;
  do {
    if (at(s.owed, seat) > 0) {
      if (lootLeft(s) > 0) {
        waitFor(s, 'loot', seat, emit);
        return false;
      }
      noLootLeft(s, seat, emit);
    }
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
  return true;
}

/** What finds no ship is lost (PI-118, PI-D44). */
function discardRest(s: State, emit: Emit<Event>): void {
  while (s.drawn.length > 0) emit({ kind: 'GoodDiscarded', seat: s.decider, good: at(s.drawn, 0), cause: 'noRoom' });
}

/** Both piles are empty: whatever is still owed is not drawn (PI-D27). */
export function noLootLeft(s: State, seat: Seat, emit: Emit<Event>): void {
  emit({ kind: 'LootRanOut', seat, cards: at(s.owed, seat) });
}

export const happenings: HappeningsOf<'LootRanOut' | 'GoodDiscarded'> = {
  LootRanOut: {
    evolve(s, { seat }) {
      s.owed[seat] = 0;
    },
    say: ({ seat, cards }) => say('event.LootRanOut', { who: who(seat), n: cards }),
  },
  GoodDiscarded: {
    evolve(s, { good }) {
      s.drawn.shift();
      add(s.discarded, good, 1);
    },
    say: ({ seat, good, cause }) => say(`event.GoodDiscarded.${cause}`, { who: who(seat), good: lootName(good) }),
  },
};
