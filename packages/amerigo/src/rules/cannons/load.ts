import { at, number, pattern, type Reason, range, reason, type Seat } from '@quarterdeck/kernel';
import { CANNONS_END } from '../../data/tracks';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { goldWorth, loadWorth } from '../../policy/worth';
import { say } from '../../say';
import type { State } from '../../state';
import { untimely } from '../../turn';
import { goldNeeded, priceOf, whyNotPay } from '../gold/purse';
import { pay } from '../ledger';

const LOAD = range(CANNONS_END + 1).map((steps): MoveOf<'load'> => ({ kind: 'load', steps }));

/** Steps along the cannon track, one per point (AM-100). */
export const load: DecisionOf<'load'> = {
  at: ['black'],
  whyNot: (s, seat, { steps }) => whyNot(s, seat, steps),
  list(s, seat, out) {
    for (let steps = 1; steps <= CANNONS_END && whyNot(s, seat, steps) === undefined; steps++) out.push(at(LOAD, steps));
  },
  play(s, seat, { steps }, emit) {
    emit({ kind: 'CannonsLoaded', seat, steps, to: at(s.cannons, seat) + steps, paid: priceOf(s, steps).paid });
  },
  text: pattern('load {steps}', { steps: number('number of steps', 1) }),
  say: ({ steps }, s) => say('move.load', { steps, paid: goldNeeded(s, steps) }),
  notNow: untimely(reason('OTHER_ACTION', 'AM-068')),
};

function whyNot(s: State, seat: Seat, steps: number): Reason | undefined {
  if (steps < 1) return reason('NO_STEPS', 'AM-100');
  if (at(s.cannons, seat) + steps > CANNONS_END) return reason('END_OF_TRACK', 'AM-100', { end: CANNONS_END });
  return whyNotPay(s, seat, steps);
}

export const happenings: HappeningsOf<'CannonsLoaded'> = {
  CannonsLoaded: {
    evolve(s, e) {
      s.cannons[e.seat] = e.to;
      pay(s, e.seat, e.steps - e.paid, e.paid);
    },
    say: ({ seat, steps, to, paid }) => say('event.CannonsLoaded', { who: { seat }, steps, to, paid }),
  },
};

/** For bots: what the cannons save, less the gold. */
export const worth: WorthOf<'load'> = (s, seat, { steps }) => loadWorth(s, seat, steps) - goldNeeded(s, steps) * goldWorth(s);
