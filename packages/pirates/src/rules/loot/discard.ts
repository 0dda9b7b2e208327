import { oneOf, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { GOOD_NAMES, GOODS } from '../../data/goods';
import { goodsOf, room } from '../../fleet';
import type { DecisionOf, WorthOf } from '../../move';
import { worthOfOne } from '../../policy/outlook';
import { lootName, say } from '../../say';
import type { Good, State } from '../../state';
import { proceed } from '../../turn';
import { giveUp } from '../shaman/guests';
import { whyNotNext } from './next';

const DISCARDS = GOOD_NAMES.map((_, good) => ({ kind: 'discard', good }) as const);

/** A good that its owner holds: for surplus, and for the Tavern's second outcome. */
function whyNotGiveUp(s: State, seat: Seat, good: Good): Reason | undefined {
  if (!(good >= 0 && good < GOODS) || goodsOf(s, seat, good) === 0) return reason('NO_SUCH_GOOD_HELD', 'PI-165');
  return undefined;
}

/** A good that was drawn is not wanted (PI-118), one is lost in the Tavern (PI-162), or has no ship any more (PI-165). */
export const discard: DecisionOf<'discard'> = {
  at: ['keep', 'giveUp', 'trim'],
  whyNot: (s, seat, { good }) => (s.step === 'keep' ? whyNotNext(s, good) : whyNotGiveUp(s, seat, good)),
  list(s, seat, out) {
    for (const move of DISCARDS) {
      if (s.step === 'keep' ? s.drawn[0] === move.good : goodsOf(s, seat, move.good) > 0) out.push(move);
    }
  },
  play(s, seat, { good }, emit) {
    if (s.step === 'keep') emit({ kind: 'GoodDiscarded', seat, good, cause: 'refused' });
    else if (s.step === 'giveUp') giveUp(s, seat, good, emit);
    else emit({ kind: 'SurplusDumped', seat, good });
    proceed(s, emit);
  },
  text: pattern('discard {good}', { good: oneOf<Good>('good', GOOD_NAMES) }),
  say: ({ good }) => say('move.discard', { good: lootName(good) }),
  ask(s, seat) {
    // After the last card, until play moves on.
    if (s.step === 'keep' && s.drawn.length === 0) return say('decision.kept', { room: room(s, seat) });
    if (s.step === 'keep') return say('decision.keep', { good: lootName(s.drawn[0] ?? 0), n: s.drawn.length, room: room(s, seat) });
    return s.step === 'giveUp' ? say('decision.giveUp') : say('decision.trim', { n: -room(s, seat) });
  },
};

/** For bots: what was just drawn costs nothing to leave, of the rest the least. */
export const worth: WorthOf<'discard'> = (s, seat, { good }) => (s.step === 'keep' ? 0 : -worthOfOne(s, seat, good));
