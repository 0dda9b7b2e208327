import { at, drawIndices, list, ordinal, pattern, reason, type Seat } from '@quarterdeck/kernel';
import { PLAYER_COLOURS } from '../../data/colours';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { playerName } from '../../names';
import { say } from '../../say';

/** The random stack of order discs, top first (AM-046). */
export const order: DrawOf<'order'> = {
  at: ['order'],
  sample: (s, rng) => ({ kind: 'order', order: drawIndices(rng, s.seats, s.seats) }),
  whyNot(s, { order: drawn }) {
    const sorted = [...drawn].sort((a, b) => a - b);
    const possible = drawn.length === s.seats && sorted.every((seat, i) => seat === i);
    return possible ? undefined : reason('IMPOSSIBLE_OUTCOME', 'AM-046');
  },
  play(_s, { order: drawn }, emit) {
    emit({ kind: 'OrderDrawn', order: drawn });
  },
  text: pattern('order {order}', { order: list(ordinal<Seat>('player', PLAYER_COLOURS.length)) }),
};

export const happenings: HappeningsOf<'OrderDrawn'> = {
  OrderDrawn: {
    evolve(s, e) {
      s.order = e.order.slice();
      // AM-047: one gold per player ahead.
      for (let place = 0; place < e.order.length; place++) s.gold[at(e.order, place)] = place;
      s.stage = 'pirate';
    },
    say: ({ order: drawn }) => say('event.OrderDrawn', { order: drawn.map(playerName) }),
  },
};
