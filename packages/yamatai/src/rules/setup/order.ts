import { list, pattern, range, reason, type Seat, shuffle } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { playerName } from '../../names';
import { seatWord } from '../../notation';
import { say } from '../../say';
import { type State, seatsOf } from '../../state';
import { isDraw } from '../reveal/unseen';
import { beginRound } from '../round/round';

const WRONG_MEEPLES = reason('WRONG_MEEPLES', 'YA-030');

const meeples = (s: State): Seat[] => range(s.order.length).map((i) => i % seatsOf(s));

/** The turn order of the first round is drawn by meeples (YA-030). */
export const order: DrawOf<'order'> = {
  at: ['order'],
  sample: (s, rng) => ({ kind: 'order', seats: shuffle(rng, meeples(s)) }),
  whyNot: (s, { seats }) => (isDraw(seats, meeples(s), s.order.length) ? undefined : WRONG_MEEPLES),
  play(_s, { seats }, emit) {
    emit({ kind: 'OrderDrawn', order: seats });
    beginRound(1, emit);
  },
  text: pattern('order {seats}', { seats: list(seatWord, { from: 3, to: 4 }) }),
};

export const happenings: HappeningsOf<'OrderDrawn'> = {
  OrderDrawn: {
    evolve(s, e) {
      s.order = e.order.slice();
    },
    say: (e) => say('event.OrderDrawn', { players: e.order.map(playerName) }),
  },
};
