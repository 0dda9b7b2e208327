import { pattern } from '@quarterdeck/kernel';
import { FORTRESS_COST_PEPPER, FORTRESS_COST_VANILLA, SPICE_CAP } from '../../data/figures';
import { PLANETS } from '../../data/planets';
import { PEPPER, VANILLA } from '../../data/spices';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { planetWord } from '../../notation';
import { planetWords, say } from '../../say';
import { spiceOf } from '../../state';
import { notNowIn } from '../../turn';
import { whyNotFortressHere } from './forts';
import { fortressLeft } from './limits';
import { canPay, whyNotPay } from './paying';

const MOVES: readonly MoveOf<'fortress'>[] = PLANETS.map((_, planet) => ({ kind: 'fortress', planet }));

/** EF-116: a fortress on an own planet. */
export const fortress: DecisionOf<'fortress'> = {
  at: ['construct'],
  notNow: notNowIn('construct'),
  whyNot: (s, seat, { planet }) =>
    whyNotPay(s, seat, FORTRESS_COST_PEPPER, FORTRESS_COST_VANILLA, 'EF-116') ?? whyNotFortressHere(s, seat, planet),
  list(s, seat, out) {
    if (!canPay(s, seat, FORTRESS_COST_PEPPER, FORTRESS_COST_VANILLA) || !fortressLeft(s, seat)) return;
    for (const move of MOVES) {
      if (s.planetOwner[move.planet] === seat && whyNotFortressHere(s, seat, move.planet) === undefined) out.push(move);
    }
  },
  play(_s, seat, { planet }, emit) {
    emit({ kind: 'FortressBuilt', seat, planet, pepper: FORTRESS_COST_PEPPER, vanilla: FORTRESS_COST_VANILLA });
  },
  text: pattern('fortress {planet}', { planet: planetWord }),
  say: ({ planet }) => say('move.fortress', { planet: planetWords(planet) }),
};

/** With spices to spare; otherwise little. */
export const worth: WorthOf<'fortress'> = (s, seat) => (spiceOf(s, seat, PEPPER) + spiceOf(s, seat, VANILLA) > SPICE_CAP ? 10 : 1);
