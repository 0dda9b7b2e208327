import { pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { TOKEN } from '../../data/tokens';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { say } from '../../say';
import { cubesInField, holdsUnused, owns, type State } from '../../state';
import { untimely } from '../../turn';
import { book, booked } from '../ledger';

const COUNT: MoveOf<'count'> = { kind: 'count' };

/** One point per cube in the field instead of an action, with the token for it (AM-213, AM-D28). */
export const count: DecisionOf<'count'> = {
  at: ['choose'],
  whyNot,
  list(s, seat, out) {
    if (whyNot(s, seat) === undefined) out.push(COUNT);
  },
  play(s, seat, _move, emit) {
    emit({ kind: 'CubesCounted', seat, token: TOKEN.cubeVp, vp: cubesInField(s) });
  },
  text: pattern('count'),
  say: (_move, s) => say('move.count', { vp: cubesInField(s) }),
  notNow: untimely(reason('ALREADY_CHOSEN', 'AM-D49')),
};

function whyNot(s: State, seat: Seat): Reason | undefined {
  if (!owns(s, seat, TOKEN.cubeVp)) return reason('NOT_YOUR_TOKEN', 'AM-213');
  if (!holdsUnused(s, seat, TOKEN.cubeVp)) return reason('TOKEN_USED_UP', 'AM-199');
  return undefined;
}

export const happenings: HappeningsOf<'CubesCounted'> = {
  CubesCounted: {
    evolve(s, e) {
      s.tokenSpent[e.token] = 1;
      book(s, e.seat, 'cubes', e.vp);
      s.stage = 'act';
    },
    say: ({ seat, vp }) => say('event.CubesCounted', { who: { seat }, vp }),
    points: ({ seat, vp }) => booked(seat, 'cubes', vp),
  },
};

/** For bots: the points, less what waiting for more cubes might bring. */
export const worth: WorthOf<'count'> = (s) => cubesInField(s) - 3;
