import { at, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { CAPTAIN_CARDS } from '../../data/captains';
import { GALLEON_COST_VANILLA } from '../../data/figures';
import { PLANETS } from '../../data/planets';
import type { HappeningsOf } from '../../event';
import { PLANET_FIELD, PLANET_OF, ROSE } from '../../fields';
import type { DecisionOf, WorthOf } from '../../move';
import { fieldMessage } from '../../names';
import { startWord } from '../../notation';
import { captainName, say, who } from '../../say';
import { captainOf, GALLEON, galleonAt, isTeam, NO_PLANET, NOWHERE, type State, shipOf } from '../../state';
import { notNowIn } from '../../turn';
import { pay } from '../ledger';
import { hasFreePlanet, isFreePlanet, whyNotLaunch } from './launching';
import { nextGalleonLeft } from './limits';
import { whyNotPay } from './paying';

function whyNone(s: State, seat: Seat): Reason | undefined {
  if (galleonAt(s, seat) !== NOWHERE) return reason('HAS_GALLEON', 'EF-119');
  if (!nextGalleonLeft(s, seat)) return reason('NO_CAPTAIN_LEFT', isTeam(s) ? 'EF-190' : 'EF-121');
  return whyNotPay(s, seat, 0, GALLEON_COST_VANILLA, 'EF-119');
}

/** EF-119: the next galleon on a free own planet, or on the wind rose where there is none. */
export const galleon: DecisionOf<'galleon'> = {
  at: ['construct'],
  notNow: notNowIn('construct'),
  whyNot(s, seat, { field }) {
    const why = whyNone(s, seat);
    if (why !== undefined) return why;
    if (field === ROSE) return hasFreePlanet(s, seat) ? reason('PLANET_FREE', 'EF-119') : undefined;
    return whyNotLaunch(s, seat, PLANET_OF[field] ?? NO_PLANET, 'EF-119');
  },
  list(s, seat, out) {
    if (galleonAt(s, seat) !== NOWHERE || whyNone(s, seat) !== undefined) return;
    for (let planet = 0; planet < PLANETS.length; planet++) {
      if (isFreePlanet(s, seat, planet)) out.push({ kind: 'galleon', field: PLANET_FIELD[planet] ?? 0 });
    }
    if (!hasFreePlanet(s, seat)) out.push({ kind: 'galleon', field: ROSE });
  },
  play(s, seat, { field }, emit) {
    emit({ kind: 'GalleonBuilt', seat, captain: captainOf(s, seat), field, vanilla: GALLEON_COST_VANILLA });
  },
  text: pattern('galleon {field}', { field: startWord }),
  say: ({ field }, s) => say('move.galleon', { where: fieldMessage(s, field) }),
};

export const happenings: HappeningsOf<'GalleonBuilt'> = {
  GalleonBuilt: {
    evolve(s, { seat, field, vanilla }) {
      pay(s, seat, 0, vanilla);
      s.shipAt[shipOf(seat, GALLEON)] = field;
    },
    say: ({ seat, captain, field }, after) =>
      say('event.GalleonBuilt', {
        who: who(seat),
        captain: captainName(captain),
        galleon: at(CAPTAIN_CARDS, captain).galleon,
        where: fieldMessage(after, field),
      }),
  },
};

export const worth: WorthOf<'galleon'> = () => 60;
