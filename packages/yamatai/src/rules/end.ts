import type { Emit } from '@quarterdeck/kernel';
import type { Event } from '../events';
import { listAt, range } from '../numbers';
import { finalPoints } from '../score';
import { type Ending, EVERYBODY, NONE, type State, seatsOf, slotKnowers } from '../state';

/* Game end: secretly reserved tiles are shown, then everything is scored (YA-093 to YA-100). */

export function endGame(s: State, why: Ending, emit: Emit<Event>): void {
  for (let seat = 0; seat < seatsOf(s); seat++) {
    const secret = listAt(s.reservedFrom, seat).some((slot) => slot !== NONE && slotKnowers(s, slot) !== EVERYBODY);
    if (secret) emit({ kind: 'ReservesShown', seat, tiles: listAt(s.reserved, seat).slice() });
  }
  const points = range(seatsOf(s)).map((seat) => finalPoints(s, seat));
  emit({
    kind: 'GameEnded',
    why,
    coins: points.map(({ coins }) => coins),
    powers: points.map(({ powers }) => powers),
    reserved: points.map(({ reserved }) => reserved),
    boats: points.map(({ boats }) => boats),
  });
}
