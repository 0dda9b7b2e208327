import { add, at, type Emit, type Seat } from '@quarterdeck/kernel';
import { COPIES, SLOTS } from '../../data/crew';
import { PEPPER, VANILLA } from '../../data/spices';
import type { Event, HappeningsOf } from '../../event';
import { planetsToWin } from '../../questions';
import { say, sideWords, who } from '../../say';
import { NOBODY, NOWHERE, planetsOf, planetsOfSeat, type Side, type State, shipOf, sideOf } from '../../state';
import { frigatesLeft, nextGalleonLeft } from '../construct/limits';
import { clearEffects, thaw } from '../ledger';

export function win(s: State, side: Side, emit: Emit<Event>): void {
  emit({ kind: 'GameWon', side, planets: planetsOf(s, side) });
}

/** EF-D57: after a conquest, first whether it wins, then whether it took somebody's last planet. */
export function maybeWin(s: State, side: Side, from: Seat, emit: Emit<Event>): void {
  if (planetsOf(s, side) >= planetsToWin(s)) {
    win(s, side, emit);
    return;
  }
  if (from < 0 || planetsOf(s, sideOf(s, from)) > 0) return;
  if (s.seats === 3) eliminate(s, from, emit);
  else win(s, side, emit);
}

/** EF-D14: an eliminated player leaves; the last one wins. */
export function eliminate(s: State, seat: Seat, emit: Emit<Event>): void {
  const planets = s.planetOwner.flatMap((owner, planet) => (owner === seat ? [planet] : []));
  emit({ kind: 'SeatEliminated', seat, planets });
  const left = s.eliminated.flatMap((order, other) => (order === 0 ? [other] : []));
  if (left.length === 1) win(s, at(left, 0), emit);
  else maybeDraw(s, emit);
}

/** EF-D77: without ships, and without a way to get one, no planet can change hands any more. */
export function maybeDraw(s: State, emit: Emit<Event>): void {
  for (const field of s.shipAt) if (field !== NOWHERE) return;
  for (let seat = 0; seat < s.seats; seat++) if (at(s.eliminated, seat) === 0 && canEverBuildAShip(s, seat)) return;
  emit({ kind: 'GameDrawn' });
}

function canEverBuildAShip(s: State, seat: Seat): boolean {
  return nextGalleonLeft(s, seat) || (planetsOfSeat(s, seat) > 0 && frigatesLeft(s, seat, 1, 0));
}

export const happenings: HappeningsOf<'SeatEliminated' | 'GameWon' | 'GameDrawn'> = {
  SeatEliminated: {
    evolve(s, { seat }) {
      s.eliminated[seat] = 1 + Math.max(...s.eliminated);
      for (let ship = shipOf(seat, 0); ship < shipOf(seat + 1, 0); ship++) {
        s.shipAt[ship] = NOWHERE;
        s.sailed[ship] = 0;
        s.frozenBy[ship] = NOBODY;
      }
      thaw(s, seat);
      clearEffects(s, seat);
      for (let planet = 0; planet < s.planetOwner.length; planet++) {
        if (s.planetOwner[planet] !== seat) continue;
        s.planetOwner[planet] = NOBODY;
        s.fortress[planet] = 0;
      }
      s.spices[seat * 2 + PEPPER] = 0;
      s.spices[seat * 2 + VANILLA] = 0;
      for (let bonus = 0; bonus < 3; bonus++) {
        add(s.spentBonuses, bonus, at(s.bonuses, seat * 3 + bonus));
        s.bonuses[seat * 3 + bonus] = 0;
      }
      // Only in general mode, where a seat is its own side.
      for (let slot = 0; slot < SLOTS; slot++) {
        const i = seat * SLOTS + slot;
        s.hand[i] = 0;
        s.reserve[i] = 0;
        s.seenReserve[i] = 0;
        s.unchosen[i] = 0;
        s.inPlay[i] = 0;
        s.boxed[i] = at(COPIES, slot);
      }
      s.handSize[seat] = 0;
      s.reserveSize[seat] = 0;
      const stack = at(s.captains, seat);
      stack.length = Math.min(stack.length, at(s.galleonsLost, seat) + 1);
    },
    say: ({ seat }) => say('event.SeatEliminated', { who: who(seat) }),
    points: ({ seat, planets }) => planets.map(() => ({ seat, item: 'planets', points: -1 })),
  },
  GameWon: {
    evolve(s, { side }) {
      s.phase = 'over';
      s.winner = side;
    },
    say: ({ side, planets }, after) => say('event.GameWon', { who: sideWords(after, side), n: planets }),
  },
  GameDrawn: {
    evolve(s) {
      s.phase = 'over';
    },
    say: () => say('event.GameDrawn'),
  },
};
