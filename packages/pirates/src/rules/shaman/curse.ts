import { type Emit, filled, type Seat } from '@quarterdeck/kernel';
import { type CurseCard, curseOf } from '../../data/adventures';
import type { Event, HappeningsOf } from '../../event';
import { nextSeat, shipsAtHand } from '../../fleet';
import { playFromHand } from '../../ledger';
import { cardName, say, who } from '../../say';
import { type Card, type Owner, RED, type State } from '../../state';
import { giftAmount } from '../round/gifts';
import { waitFor } from '../round/wait';
import { payWages } from './wages';

/** Ships of a seat that are thrown: all but guards, and but those the Shaman's gift keeps back (PI-152 to PI-154). */
function shipsThrown(s: State, curse: CurseCard, seat: Seat): number {
  const kept = seat === s.actor && curse.gift ? giftAmount(s) : 0;
  return Math.max(0, shipsAtHand(s, seat) - kept);
}

/** Owners of the dice that a curse throws: red dice first, then the pirates' from the Shaman on. */
export function curseDice(s: State): Owner[] {
  const curse = curseOf(s.card);
  const owners: Owner[] = [];
  if (curse === undefined || curse.thrown === 'none') return owners;
  if (curse.thrown === 'redPerPlayer') return filled(s.chests.length, RED);
  if (curse.thrown === 'shipsAndRed') owners.push(RED);
  let seat = s.actor;
  do {
    for (let i = shipsThrown(s, curse, seat); i > 0; i--) owners.push(seat);
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
  return owners;
}

/** Plays a curse. True when nothing waits: no dice, no choice. */
export function playCurse(s: State, seat: Seat, card: Card, emit: Emit<Event>): boolean {
  emit({ kind: 'CursePlayed', seat, card });
  const curse = curseOf(card);
  if (curse?.id === 'wages') {
    payWages(s, emit);
    return true;
  }
  if (curse?.id === 'idol') {
    waitFor(s, 'idol', seat, emit);
    return false;
  }
  const kept = curse?.gift === true ? Math.min(giftAmount(s), shipsAtHand(s, seat)) : 0;
  if (kept > 0) emit({ kind: 'ShipsHeldBack', seat, ships: kept });
  // Without a single pirate die there is nothing to throw (PI-D65).
  if (curse?.id !== 'tavern' && curseDice(s).every((owner) => owner === RED)) return true;
  waitFor(s, 'throw', seat, emit);
  return false;
}

export const happenings: HappeningsOf<'CursePlayed' | 'ShipsHeldBack'> = {
  CursePlayed: {
    evolve: (s, { seat, card }) => playFromHand(s, seat, card),
    say: ({ seat, card }, after) => say('event.CursePlayed', { who: who(seat), card: cardName(after, card) }),
  },
  ShipsHeldBack: {
    say: ({ seat, ships }) => say('event.ShipsHeldBack', { who: who(seat), n: ships }),
  },
};
