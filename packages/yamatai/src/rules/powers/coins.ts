import { pattern } from '@quarterdeck/kernel';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { say } from '../../say';
import { notNow, WHOLE_TURN } from '../../turn';
import { hasPower, NO_POWER_BEGUN, ownPower, usePower, whyNotUse } from './power';

const MOVE: MoveOf<'coins'> = { kind: 'coins' };

/** Take the coins of the fleet. */
export const coins: DecisionOf<'coins'> = {
  at: WHOLE_TURN,
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot: (s) => whyNotUse(s, 'coins'),
  list(s, _seat, out) {
    if (hasPower(s, 'coins')) out.push(MOVE);
  },
  play(s, seat, _move, emit) {
    usePower(s, seat, emit);
    const power = ownPower(s);
    if (power.kind === 'coins') emit({ kind: 'CoinsGained', seat, coins: power.coins, source: 'fleet' });
  },
  text: pattern('coins'),
  say: () => say('move.coins'),
};

/** At once: they cost nothing. */
export const worth: WorthOf<'coins'> = () => 10;
