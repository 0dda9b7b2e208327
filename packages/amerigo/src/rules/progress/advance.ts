import { at, number, pattern, type Reason, range, reason, type Seat } from '@quarterdeck/kernel';
import { LONG_TRACKS } from '../../data/tracks';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { progressWorth } from '../../policy/potential';
import { goldWorth } from '../../policy/worth';
import { say } from '../../say';
import { NONE, type State, tracksOf } from '../../state';
import { untimely } from '../../turn';
import { goldNeeded, priceOf, whyNotPay } from '../gold/purse';
import { pay } from '../ledger';

const ADVANCE = range(LONG_TRACKS.progressEnd + 1).map((steps): MoveOf<'advance'> => ({ kind: 'advance', steps }));

/** Steps along the progress track, up to the next mark at once: there a token is due before the disc goes on (AM-121, AM-D45). */
export const advance: DecisionOf<'advance'> = {
  at: ['brown'],
  whyNot: (s, seat, { steps }) => whyNot(s, seat, steps),
  list(s, seat, out) {
    for (let steps = 1; steps < ADVANCE.length && whyNot(s, seat, steps) === undefined; steps++) out.push(at(ADVANCE, steps));
  },
  play(s, seat, { steps }, emit) {
    const from = at(s.progress, seat);
    const to = from + steps;
    const tokenDue = to === tracksOf(s).nextMark[from] && s.progressOffer.some((token) => token !== NONE);
    emit({ kind: 'ProgressAdvanced', seat, steps, to, paid: priceOf(s, steps).paid, tokenDue });
  },
  text: pattern('advance {steps}', { steps: number('number of steps', 1) }),
  say: ({ steps }, s) => say('move.advance', { steps, paid: goldNeeded(s, steps) }),
  notNow: untimely(reason('OTHER_ACTION', 'AM-068')),
};

function whyNot(s: State, seat: Seat, steps: number): Reason | undefined {
  const { progressEnd, nextMark } = tracksOf(s);
  const from = at(s.progress, seat);
  const mark = at(nextMark, from);
  if (steps < 1) return reason('NO_STEPS', 'AM-120');
  if (from + steps > progressEnd) return reason('END_OF_TRACK', 'AM-124', { end: progressEnd });
  if (from + steps > mark) return reason('STOP_AT_MARK', 'AM-D45', { steps: mark - from });
  return whyNotPay(s, seat, steps);
}

export const happenings: HappeningsOf<'ProgressAdvanced'> = {
  ProgressAdvanced: {
    evolve(s, e) {
      s.progress[e.seat] = e.to;
      pay(s, e.seat, e.steps - e.paid, e.paid);
      if (e.tokenDue) s.stage = 'token';
    },
    say: ({ seat, steps, to, paid }) => say('event.ProgressAdvanced', { who: { seat }, steps, to, paid }),
  },
};

/** For bots: the steps and the token of a mark, less the gold. */
export const worth: WorthOf<'advance'> = (s, seat, { steps }) => progressWorth(s, seat, steps) - goldNeeded(s, steps) * goldWorth(s);
