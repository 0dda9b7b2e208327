import { number, pattern, reason } from '@quarterdeck/kernel';
import { MARK_PENALTY, MAX_SHIPS } from '../../data/figures';
import { freeShips } from '../../fleet';
import type { DecisionOf, WorthOf } from '../../move';
import { cardName, say } from '../../say';
import { proceed } from '../../turn';
import { fleetLimit, mostToSend, sendShips } from './caravan';

const FLEETS = Array.from({ length: MAX_SHIPS + 1 }, (_, ships) => ({ kind: 'send', ships }) as const);

/** How many ships a seat sends against the caravan (PI-083 to PI-088). */
export const send: DecisionOf<'send'> = {
  at: ['send'],
  whyNot(s, seat, { ships }) {
    if (ships > fleetLimit(s)) return reason('OVER_THE_LIMIT', 'PI-083', { limit: fleetLimit(s) });
    if (ships > freeShips(s, seat)) return reason('NOT_ENOUGH_FREE_SHIPS', 'PI-084', { ships: freeShips(s, seat) });
    return ships >= 0 ? undefined : reason('OVER_THE_LIMIT', 'PI-085', { limit: fleetLimit(s) });
  },
  list(s, seat, out) {
    const most = mostToSend(s, seat);
    for (const move of FLEETS) {
      if (move.ships > most) return;
      out.push(move);
    }
  },
  play(s, seat, { ships }, emit) {
    if (sendShips(s, seat, ships, emit)) proceed(s, emit);
  },
  text: pattern('send {ships}', { ships: number('number of ships') }),
  say: ({ ships }) => (ships === 0 ? say('move.send.none') : say('move.send', { n: ships })),
  ask: (s, seat) => say('decision.send', { card: cardName(s, s.card), n: mostToSend(s, seat) }),
};

/** For bots: the more the better, and never none. */
export const worth: WorthOf<'send'> = (_s, _seat, { ships }) => (ships === 0 ? -MARK_PENALTY : ships);
