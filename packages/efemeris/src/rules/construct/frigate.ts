import { add, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { EFFECTS, FREE_FRIGATE } from '../../data/effects';
import { PLANETS } from '../../data/planets';
import { PEPPER } from '../../data/spices';
import type { HappeningsOf } from '../../event';
import { PLANET_FIELD } from '../../fields';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { planetWord } from '../../notation';
import { frigatePepper } from '../../questions';
import { costWords, planetWords, say, who } from '../../say';
import { isTeam, NOWHERE, ownerOfShip, SHIPS_PER_SEAT, type State, shipOf, spiceOf } from '../../state';
import { notNowIn } from '../../turn';
import { pay } from '../ledger';
import { isFreePlanet, whyNotLaunch } from './launching';
import { frigatesLeft } from './limits';
import { canPay, whyNotPay } from './paying';

const MOVES: readonly MoveOf<'frigate'>[] = PLANETS.map((_, planet) => ({ kind: 'frigate', planet }));

function whyNone(s: State, seat: Seat): Reason | undefined {
  if (!frigatesLeft(s, seat, 1, 0)) return reason('FRIGATE_LIMIT', isTeam(s) ? 'EF-188' : 'EF-115');
  return whyNotPay(s, seat, frigatePepper(s, seat), 0, 'EF-112');
}

/** EF-112: a frigate on an own planet, for two pepper or by a Shipbuilder for nothing. */
export const frigate: DecisionOf<'frigate'> = {
  at: ['construct'],
  notNow: notNowIn('construct'),
  whyNot: (s, seat, { planet }) => whyNone(s, seat) ?? whyNotLaunch(s, seat, planet, 'EF-112'),
  list(s, seat, out) {
    if (!canPay(s, seat, frigatePepper(s, seat), 0) || !frigatesLeft(s, seat, 1, 0)) return;
    for (const move of MOVES) if (isFreePlanet(s, seat, move.planet)) out.push(move);
  },
  play(s, seat, { planet }, emit) {
    const first = shipOf(seat, 1);
    const ship = s.shipAt[first] === NOWHERE ? first : shipOf(seat, 2);
    emit({ kind: 'FrigateBuilt', ship, planet, pepper: frigatePepper(s, seat) });
  },
  text: pattern('frigate {planet}', { planet: planetWord }),
  say: ({ planet }) => say('move.frigate', { planet: planetWords(planet) }),
};

export const happenings: HappeningsOf<'FrigateBuilt'> = {
  FrigateBuilt: {
    evolve(s, { ship, planet, pepper }) {
      const seat = ownerOfShip(ship);
      pay(s, seat, pepper, 0);
      if (pepper === 0) add(s.effects, seat * EFFECTS.length + FREE_FRIGATE, -1);
      add(s.frigatesBuilt, seat, 1);
      s.shipAt[ship] = PLANET_FIELD[planet] ?? 0;
    },
    say: ({ ship, planet, pepper }) =>
      say('event.FrigateBuilt', { who: who(ownerOfShip(ship)), planet: planetWords(planet), cost: costWords(pepper, 0) }),
  },
};

/** A frigate must not eat the pepper for the next planet, unless there is no ship left to take one. */
export const worth: WorthOf<'frigate'> = (s, seat) => {
  const pepper = frigatePepper(s, seat);
  if (pepper === 0 || spiceOf(s, seat, PEPPER) - pepper >= 2) return 40;
  for (let own = 0; own < SHIPS_PER_SEAT; own++) if (s.shipAt[shipOf(seat, own)] !== NOWHERE) return -1;
  return 40;
};
