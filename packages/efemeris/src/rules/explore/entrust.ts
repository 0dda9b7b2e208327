import { at, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { tileWords } from '../../names';
import { say, who } from '../../say';
import { isTeam, partnerOf, type State } from '../../state';
import { notNowIn } from '../../turn';

function whyNot(s: State, seat: Seat): Reason | undefined {
  if (!isTeam(s)) return reason('TEAM_ONLY', 'EF-D81');
  if (!s.drawer.includes(seat)) return reason('NOT_YOUR_TILE', 'EF-D81');
  if (s.entrusted) return reason('ALREADY_ENTRUSTED', 'EF-D81');
  return undefined;
}

/** EF-D81: a partner may leave the decision about a tile to the other, once a turn. */
export const entrust: DecisionOf<'entrust'> = {
  at: ['explore'],
  notNow: notNowIn('explore'),
  whyNot,
  list(s, seat, out) {
    if (whyNot(s, seat) === undefined) out.push({ kind: 'entrust' });
  },
  play(s, seat, _move, emit) {
    emit({ kind: 'TileEntrusted', seat, to: partnerOf(s, seat), tile: at(s.drawn, s.drawer.indexOf(seat)) });
  },
  text: pattern('entrust'),
  say: () => say('move.entrust'),
};

export const happenings: HappeningsOf<'TileEntrusted'> = {
  TileEntrusted: {
    evolve(s, { to, tile }) {
      s.drawer[s.drawn.indexOf(tile)] = to;
      s.entrusted = true;
    },
    say: ({ seat, to, tile }) => say('event.TileEntrusted', { who: who(seat), partner: who(to), tile: tileWords(tile) }),
  },
};

export const worth: WorthOf<'entrust'> = () => -100;
