import { at, pattern, range } from '@quarterdeck/kernel';
import { SPACES } from '../../data/geometry';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { playerName, spaceSaid } from '../../names';
import { spaceWord } from '../../notation';
import { BEGUN } from '../../policy/prices';
import { say } from '../../say';
import { begunSpace } from '../../state';
import { notNow } from '../../turn';
import { endPower } from '../ledger';
import { NO_POWER_BEGUN } from './power';
import { whyNotWith } from './swaps';

const MOVES: readonly MoveOf<'withBoat'>[] = range(SPACES).map((space) => ({ kind: 'withBoat', space }));

/** Exchange two boats: the second of them (YA-D41). */
export const withBoat: DecisionOf<'withBoat'> = {
  at: ['swapBoats'],
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot: (s, _seat, { space }) => whyNotWith(s, begunSpace(s), space),
  list(s, _seat, out) {
    const from = begunSpace(s);
    for (const move of MOVES) if (whyNotWith(s, from, move.space) === undefined) out.push(move);
  },
  play(s, seat, { space }, emit) {
    const spaces = [begunSpace(s), space] as const;
    emit({ kind: 'BoatsSwapped', seat, spaces, colours: [at(s.boats, spaces[0]), at(s.boats, spaces[1])] });
  },
  text: pattern('with {space}', { space: spaceWord }),
  say: ({ space }) => say('move.withBoat', { space: spaceSaid(space) }),
};

export const happenings: HappeningsOf<'BoatsSwapped'> = {
  BoatsSwapped: {
    evolve(s, e) {
      s.boats[e.spaces[0]] = e.colours[1];
      s.boats[e.spaces[1]] = e.colours[0];
      endPower(s);
    },
    say: (e) => say('event.BoatsSwapped', { who: playerName(e.seat), from: spaceSaid(e.spaces[0]), to: spaceSaid(e.spaces[1]) }),
  },
};

export const worth: WorthOf<'withBoat'> = () => BEGUN;
