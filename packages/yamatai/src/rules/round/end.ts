import { at, type Emit, range } from '@quarterdeck/kernel';
import type { Event, HappeningsOf } from '../../event';
import { buildingName, playerName } from '../../names';
import { say } from '../../say';
import { finalPoints } from '../../score';
import { type Ending, EVERYBODY, NONE, type State, seatsOf, slotKnowers } from '../../state';
import { learn } from '../ledger';

/* Game end: secretly reserved tiles are shown, then everything is scored (YA-093 to YA-100). */

export function endGame(s: State, why: Ending, emit: Emit<Event>): void {
  for (let seat = 0; seat < seatsOf(s); seat++) {
    const secret = at(s.reservedFrom, seat).some((slot) => slot !== NONE && slotKnowers(s, slot) !== EVERYBODY);
    if (secret) emit({ kind: 'ReservesShown', seat, tiles: at(s.reserved, seat).slice() });
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

export const happenings: HappeningsOf<'ReservesShown' | 'GameEnded'> = {
  ReservesShown: {
    evolve(s, e) {
      const from = at(s.reservedFrom, e.seat);
      const reserved = at(s.reserved, e.seat);
      e.tiles.forEach((tile, i) => {
        const slot = at(from, i);
        reserved[i] = tile;
        if (slot !== NONE) learn(s, slot, tile, EVERYBODY);
      });
    },
    say: (e) => say('event.ReservesShown', { who: playerName(e.seat), tiles: e.tiles.map(buildingName) }),
  },
  GameEnded: {
    evolve(s, e) {
      s.ending = e.why;
      s.phase = 'over';
    },
    say: (e) => say(`event.GameEnded.${e.why}`),
    points: (e) =>
      (['powers', 'coins', 'reserved', 'boats'] as const).flatMap((item) => e[item].map((points, seat) => ({ seat, item, points }))),
  },
};
