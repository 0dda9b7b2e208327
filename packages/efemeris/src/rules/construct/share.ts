import { add, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { SPICE_CAP, TEAM_SHARE } from '../../data/figures';
import { SPICES } from '../../data/spices';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { spiceWord } from '../../notation';
import { letsPartnerConquer, spares } from '../../policy/partners';
import { say, spiceWords, who } from '../../say';
import { isTeam, partnerOf, type State, spiceOf } from '../../state';
import { notNowIn } from '../../turn';

const MOVES: readonly MoveOf<'share'>[] = SPICES.map((_, spice) => ({ kind: 'share', spice }));

function whyNot(s: State, seat: Seat, { spice }: MoveOf<'share'>): Reason | undefined {
  if (!isTeam(s)) return reason('TEAM_ONLY', 'EF-186');
  if (s.shared >= TEAM_SHARE) return reason('SHARE_LIMIT', 'EF-186', { n: TEAM_SHARE });
  if (spiceOf(s, seat, spice) === 0) return reason('NOTHING_TO_SHARE', 'EF-186');
  return spiceOf(s, partnerOf(s, seat), spice) >= SPICE_CAP ? reason('SPICE_FULL', 'EF-D47', { n: SPICE_CAP }) : undefined;
}

/** EF-186: partners give each other spices, two a turn between them. */
export const share: DecisionOf<'share'> = {
  at: ['construct'],
  notNow: notNowIn('construct'),
  whyNot,
  list(s, seat, out) {
    if (!isTeam(s) || s.shared >= TEAM_SHARE) return;
    for (const move of MOVES) if (whyNot(s, seat, move) === undefined) out.push(move);
  },
  play(s, seat, { spice }, emit) {
    emit({ kind: 'SpiceShared', seat, to: partnerOf(s, seat), spice });
  },
  text: pattern('share {spice}', { spice: spiceWord }),
  say: ({ spice }) => say('move.share', { spice: spiceWords(spice) }),
};

export const happenings: HappeningsOf<'SpiceShared'> = {
  SpiceShared: {
    evolve(s, { seat, to, spice }) {
      add(s.spices, seat * 2 + spice, -1);
      add(s.spices, to * 2 + spice, 1);
      s.shared++;
    },
    say: ({ seat, to, spice }) => say('event.SpiceShared', { who: who(seat), partner: who(to), spice: spiceWords(spice) }),
  },
};

/** For bots: when the partner can take a planet by it, and after one's own; or when it would go to waste. */
export const worth: WorthOf<'share'> = (s, seat, { spice }) =>
  letsPartnerConquer(s, seat, spice) ? 20 : spares(s, seat, spice) ? 2 : -100;
