import { at, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { say, who } from '../../say';
import { isTeam, type State } from '../../state';
import { step } from '../../turn';

const RECALL: MoveOf<'recall'> = { kind: 'recall' };

function whyNot(s: State, seat: Seat): Reason | undefined {
  if (s.phase !== 'tactics' && s.phase !== 'construct') return undefined;
  if (step(s) === 'consent') return reason('CONSENT_FIRST', 'EF-D26');
  if (!isTeam(s)) return reason('TEAM_ONLY', 'EF-D81');
  if (at(s.done, seat) === 0) return reason('NOT_DONE', 'EF-D81');
  if (step(s) === 'raid') return reason('NOT_YOUR_DECISION', 'EF-060');
  return s.recalled ? reason('ALREADY_RECALLED', 'EF-D81') : undefined;
}

/** EF-D81: a finished phase is taken up again as long as the partner has not finished it too; once each phase. */
export const recall: DecisionOf<'recall'> = {
  at: ['tactics', 'construct'],
  of: 'may',
  whyNot,
  notNow: whyNot,
  notYours: whyNot,
  list(_s, _seat, out) {
    out.push(RECALL);
  },
  play(_s, seat, _move, emit) {
    emit({ kind: 'PhaseRecalled', seat });
  },
  text: pattern('recall'),
  say: () => say('move.recall'),
};

export const happenings: HappeningsOf<'PhaseRecalled'> = {
  PhaseRecalled: {
    evolve(s, { seat }) {
      s.done[seat] = 0;
      s.recalled = true;
    },
    say: ({ seat }) => say('event.PhaseRecalled', { who: who(seat) }),
  },
};

export const worth: WorthOf<'recall'> = () => -100;
