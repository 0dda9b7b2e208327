import { HIDDEN, oneOf, pattern, reason } from '@quarterdeck/kernel';
import { ROLES } from '../../data/roles';
import type { HappeningsOf } from '../../event';
import type { DecisionOf } from '../../move';
import { roleName, say, who } from '../../say';
import { NO_ROLE, type Role } from '../../state';
import { callNextRole } from './calling';
import { holdsRole } from './held';

/** Moves are values: each exists once, so that listing them allocates nothing. */
export const CHOICES = ROLES.map((_, role) => ({ kind: 'choose', role }) as const);

/** Everybody lays a role face down; who has may think again until all have (PI-041, PI-042, PI-D72). */
export const choose: DecisionOf<'choose'> = {
  at: ['choose'],
  of: 'either',
  whyNot(s, seat, { role }) {
    if (s.chosen[seat] === role) return reason('ALREADY_CHOSEN', 'PI-D72');
    if (!(role >= 0 && role < ROLES.length)) return reason('NO_SUCH_ROLE', 'PI-041');
    return holdsRole(s, seat, role) ? undefined : reason('ROLE_ON_TABLE', 'PI-042');
  },
  list(s, seat, out) {
    for (const move of CHOICES) if (s.chosen[seat] !== move.role && holdsRole(s, seat, move.role)) out.push(move);
  },
  play(s, seat, { role }, emit) {
    emit({ kind: 'RoleChosen', seat, role });
    if (!s.chosen.includes(NO_ROLE)) callNextRole(s, emit);
  },
  text: pattern('choose {role}', { role: oneOf<Role>('role', ROLES) }),
  say: ({ role }) => say('move.choose', { role: roleName(role) }),
  ask: (s, seat) => say(s.chosen[seat] === NO_ROLE ? 'decision.choose' : 'decision.wait'),
};

export const happenings: HappeningsOf<'RoleChosen'> = {
  RoleChosen: {
    evolve(s, { seat, role }) {
      s.chosen[seat] = role;
    },
    redact: (e, viewer) => (e.seat === viewer ? e : { ...e, role: HIDDEN }),
    say: ({ seat }) => say('event.RoleChosen', { who: who(seat) }),
  },
};
