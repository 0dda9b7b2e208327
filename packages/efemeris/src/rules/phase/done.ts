import { pattern } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { say, who } from '../../say';
import { isTeam } from '../../state';
import { advance, notNowIn } from '../../turn';

const DONE: MoveOf<'done'> = { kind: 'done' };

/** EF-060, EF-182: a seat has finished the phase; the side goes on when all of it have. */
export const done: DecisionOf<'done'> = {
  at: ['tactics', 'construct'],
  notNow: notNowIn('tactics', 'construct'),
  closes: true,
  list(_s, _seat, out) {
    out.push(DONE);
  },
  play(s, seat, _move, emit) {
    emit({ kind: 'PhaseFinished', seat });
    advance(s, emit);
  },
  text: pattern('done'),
  say: (_move, s) => say(s.phase === 'tactics' ? 'move.done.tactics' : 'move.done.construct'),
};

export const happenings: HappeningsOf<'PhaseFinished'> = {
  PhaseFinished: {
    evolve(s, { seat }) {
      s.done[seat] = 1;
    },
    say: ({ seat }, after) => (isTeam(after) ? say('event.PhaseFinished', { who: who(seat) }) : undefined),
  },
};

export const worth: WorthOf<'done'> = () => 0;
