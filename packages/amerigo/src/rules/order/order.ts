import { at, number, pattern, type Reason, range, reason, type Seat } from '@quarterdeck/kernel';
import { LONG_TRACKS } from '../../data/tracks';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { goldWorth, orderWorth } from '../../policy/worth';
import { say } from '../../say';
import { JUMPED, type State, tracksOf } from '../../state';
import { untimely } from '../../turn';
import { goldNeeded, priceOf, whyNotPay } from '../gold/purse';
import { moveDisc, pay } from '../ledger';

const ORDER = range(LONG_TRACKS.specialEnd + 1).map((steps): MoveOf<'order'> => ({ kind: 'order', steps }));

/** Steps along the special track, one per point (AM-155). */
export const order: DecisionOf<'order'> = {
  at: ['white'],
  whyNot: (s, seat, { steps }) => whyNot(s, seat, steps),
  list(s, seat, out) {
    for (let steps = 1; steps < ORDER.length && whyNot(s, seat, steps) === undefined; steps++) out.push(at(ORDER, steps));
  },
  play(s, seat, { steps }, emit) {
    emit({ kind: 'OrderAdvanced', seat, steps, to: at(s.special, seat) + steps, paid: priceOf(s, steps).paid });
  },
  text: pattern('order {steps}', { steps: number('number of steps', 1) }),
  say: ({ steps }, s) => say('move.order', { steps, paid: goldNeeded(s, steps) }),
  notNow: untimely(reason('OTHER_ACTION', 'AM-068')),
};

function whyNot(s: State, seat: Seat, steps: number): Reason | undefined {
  if (s.orderSteps === JUMPED) return reason('JUMP_REPLACES_STEPS', 'AM-D31');
  if (steps < 1) return reason('NO_STEPS', 'AM-155');
  const { specialEnd } = tracksOf(s);
  if (at(s.special, seat) + steps > specialEnd) return reason('END_OF_TRACK', 'AM-155', { end: specialEnd });
  return whyNotPay(s, seat, steps);
}

export const happenings: HappeningsOf<'OrderAdvanced'> = {
  OrderAdvanced: {
    evolve(s, e) {
      moveDisc(s, e.seat, e.to);
      s.orderSteps += e.steps;
      pay(s, e.seat, e.steps - e.paid, e.paid);
    },
    say: ({ seat, steps, to, paid }, after) =>
      say('event.OrderAdvanced', { who: { seat }, steps, to, paid, place: 1 + after.order.indexOf(seat) }),
  },
};

/** For bots: the points at the end and the seats overtaken, less the gold. */
export const worth: WorthOf<'order'> = (s, seat, { steps }) => orderWorth(s, seat, steps) - goldNeeded(s, steps) * goldWorth(s);
