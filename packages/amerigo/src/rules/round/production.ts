import { add, at, drawKind, filled, list, oneOf, pattern, reason } from '@quarterdeck/kernel';
import { PRODUCTION_KINDS, PRODUCTION_NAMES, type Production } from '../../data/goods';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { productionName } from '../../names';
import { say } from '../../say';
import { NONE } from '../../state';
import { beginRound } from '../../turn';

/** The next stack of production tokens is laid out (AM-044, AM-182). */
export const production: DrawOf<'production'> = {
  at: ['production'],
  sample(s, rng) {
    const hidden = s.productionHidden.slice();
    const kinds = s.productionOffer.map(() => {
      const kind = drawKind(rng, hidden);
      add(hidden, kind, -1);
      return kind;
    });
    return { kind: 'production', kinds };
  },
  whyNot(s, { kinds }) {
    const drawn = filled(PRODUCTION_KINDS.length, 0);
    for (const kind of kinds) add(drawn, kind, 1);
    const possible = kinds.length === s.productionOffer.length && drawn.every((count, kind) => count <= at(s.productionHidden, kind));
    return possible ? undefined : reason('IMPOSSIBLE_OUTCOME', 'AM-044');
  },
  /** The last thing laid out: at the set-up the tower is filled next, later the round begins. */
  play(s, { kinds }, emit) {
    emit({ kind: 'ProductionLaid', kinds });
    if (s.round > 0) beginRound(s, emit);
  },
  text: pattern('production {kinds}', { kinds: list(oneOf<Production>('production token', PRODUCTION_NAMES)) }),
};

export const happenings: HappeningsOf<'ProductionLaid'> = {
  ProductionLaid: {
    /** What was not bought leaves the game; the next stack is laid out (AM-182). */
    evolve(s, { kinds }) {
      for (const old of s.productionOffer) if (old !== NONE) s.productionGone++;
      s.productionOffer = kinds.slice();
      for (const kind of kinds) add(s.productionHidden, kind, -1);
      s.stage = 'fill';
    },
    say: ({ kinds }) => say('event.ProductionLaid', { tokens: kinds.map(productionName) }),
  },
};
