import { pattern, reason } from '@quarterdeck/kernel';
import { OFFICER } from '../../data/crew';
import { FREEZE_RANGE } from '../../data/figures';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { shipWord } from '../../notation';
import { say, shipWords, who } from '../../say';
import { Reach, ranging } from '../../sky';
import { galleonAt, NOBODY, NOWHERE } from '../../state';
import { notNowIn } from '../../turn';
import { whyNotEnemyShip } from '../tactics/voyage';
import { officerServes, whyNotOfficer } from './officer';

const reach = new Reach();

/** EF-240: Cicely Blake freezes an enemy ship near her galleon. */
export const freeze: DecisionOf<'freeze'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot(s, seat, { target }) {
    const why = whyNotOfficer(s, seat, 'freeze') ?? whyNotEnemyShip(s, seat, target);
    if (why !== undefined) return why;
    if ((s.frozenBy[target] ?? NOBODY) >= 0) return reason('NO_EFFECT', 'EF-D22');
    ranging(s, galleonAt(s, seat), FREEZE_RANGE, reach);
    return reach.has(s.shipAt[target] ?? NOWHERE) ? undefined : reason('OUT_OF_RANGE', 'EF-240', { n: FREEZE_RANGE });
  },
  list(s, seat, out) {
    if (!officerServes(s, seat, 'freeze')) return;
    ranging(s, galleonAt(s, seat), FREEZE_RANGE, reach);
    for (let target = 0; target < s.shipAt.length; target++) {
      if (whyNotEnemyShip(s, seat, target) !== undefined || (s.frozenBy[target] ?? NOBODY) >= 0) continue;
      if (reach.has(s.shipAt[target] ?? NOWHERE)) out.push({ kind: 'freeze', target });
    }
  },
  play(_s, seat, { target }, emit) {
    emit({ kind: 'CrewPlayed', seat, crew: OFFICER });
    emit({ kind: 'ShipFrozen', ship: target, by: seat });
  },
  text: pattern('officer freeze {target}', { target: shipWord }),
  say: ({ target }) => say('move.freeze', { ship: shipWords(target) }),
};

export const happenings: HappeningsOf<'ShipFrozen'> = {
  ShipFrozen: {
    evolve(s, { ship, by }) {
      s.frozenBy[ship] = by;
    },
    say: ({ ship, by }) => say('event.ShipFrozen', { who: who(by), ship: shipWords(ship) }),
  },
};

export const worth: WorthOf<'freeze'> = () => 3;
