import { oneOf, pattern, reason } from '@quarterdeck/kernel';
import { GOOD_NAMES } from '../../data/goods';
import type { HappeningsOf } from '../../event';
import { room } from '../../fleet';
import { gainGood } from '../../ledger';
import type { DecisionOf, WorthOf } from '../../move';
import { worthLoading } from '../../policy/sales';
import { lootName, say, who } from '../../say';
import type { Good } from '../../state';
import { proceed } from '../../turn';
import { whyNotNext } from './next';

const LOADS = GOOD_NAMES.map((_, good) => ({ kind: 'load', good }) as const);

/** The next good that was drawn goes onto a ship (PI-118, PI-119). */
export const load: DecisionOf<'load'> = {
  at: ['keep'],
  whyNot: (s, seat, { good }) => whyNotNext(s, good) ?? (room(s, seat) > 0 ? undefined : reason('NO_ROOM', 'PI-118')),
  list(s, _seat, out) {
    // The table waits only while there is room.
    const move = LOADS[s.drawn[0] ?? 0];
    if (move !== undefined) out.push(move);
  },
  play(s, seat, { good }, emit) {
    emit({ kind: 'GoodLoaded', seat, good });
    proceed(s, emit);
  },
  text: pattern('load {good}', { good: oneOf<Good>('good', GOOD_NAMES) }),
  say: ({ good }) => say('move.load', { good: lootName(good) }),
};

export const happenings: HappeningsOf<'GoodLoaded'> = {
  GoodLoaded: {
    evolve(s, { seat, good }) {
      s.drawn.shift();
      gainGood(s, seat, good, 1);
    },
    say: ({ seat, good }) => say('event.GoodLoaded', { who: who(seat), good: lootName(good) }),
  },
};

/** For bots: what it may fetch, against the ship it keeps from plundering. */
export const worth: WorthOf<'load'> = (s, seat, { good }) => worthLoading(s, seat, good);
