import { pattern } from '@quarterdeck/kernel';
import { MARK_PENALTY } from '../../data/figures';
import type { DecisionOf, WorthOf } from '../../move';
import { say } from '../../say';
import { declineGiftDraws } from '../cartographer/gift';
import { closeFinalSale } from '../final/sale';
import { endTurn, maybeEndTurn } from './calling';

export const DONE = { kind: 'done' } as const;

/**
 * Ends a turn, a row of gift draws or the final Bargains. It does not close a turn by itself when it is
 * all that is left: a turn in which nothing is left to do ends anyway, and a Captain who declines must
 * not tell everybody by his haste that he holds no caravan (PI-056).
 */
export const done: DecisionOf<'done'> = {
  at: ['act', 'giftDraw', 'finalSale'],
  list: (_s, _seat, out) => {
    out.push(DONE);
  },
  play(s, seat, _move, emit) {
    if (s.step === 'finalSale') closeFinalSale(s, seat, emit);
    else if (s.step === 'giftDraw') {
      declineGiftDraws(s, seat, emit);
      maybeEndTurn(s, emit);
    } else endTurn(s, emit);
  },
  text: pattern('done'),
  say(_move, s) {
    if (s.step === 'finalSale') return say('move.done.finalSale');
    if (s.step === 'giftDraw') return say('move.done.giftDraw');
    return say(s.acted ? 'move.done' : 'move.done.mark', { n: MARK_PENALTY });
  },
};

/** For bots: an action that was not used costs a mark. */
export const worth: WorthOf<'done'> = (s) => (s.step === 'act' && !s.acted ? -MARK_PENALTY : 0);
