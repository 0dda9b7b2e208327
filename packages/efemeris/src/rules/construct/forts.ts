import { add, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { HappeningsOf } from '../../event';
import { PLANET_FIELD } from '../../fields';
import { costWords, planetWords, say, who } from '../../say';
import { isTeam, type Planet, type State, shipOn, sideOf, sideOfShip } from '../../state';
import { pay } from '../ledger';
import { fortressLeft } from './limits';

/** Whether a fortress could stand on a planet, whatever it costs (also for Catalina, EF-275). */
export function whyNotFortressHere(s: State, seat: Seat, planet: Planet): Reason | undefined {
  if (s.planetOwner[planet] !== seat) return reason('NOT_YOUR_PLANET', isTeam(s) ? 'EF-189' : 'EF-116');
  if (s.fortress[planet] === 1) return reason('HAS_FORTRESS', 'EF-117');
  if (!fortressLeft(s, seat)) return reason('FORTRESS_LIMIT', isTeam(s) ? 'EF-189' : 'EF-117');
  const ship = shipOn(s, PLANET_FIELD[planet] ?? 0);
  if (!s.rules.fortressUnderEnemyShip && ship >= 0 && sideOfShip(s, ship) !== sideOf(s, seat)) return reason('SHIP_ON_PLANET', 'EF-D15');
  return undefined;
}

export const happenings: HappeningsOf<'FortressBuilt'> = {
  FortressBuilt: {
    evolve(s, { seat, planet, pepper, vanilla }) {
      pay(s, seat, pepper, vanilla);
      add(s.fortressesBuilt, seat, 1);
      s.fortress[planet] = 1;
    },
    say: ({ seat, planet, pepper, vanilla }) =>
      say('event.FortressBuilt', { who: who(seat), planet: planetWords(planet), cost: costWords(pepper, vanilla) }),
  },
};
