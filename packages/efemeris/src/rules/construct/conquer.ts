import { at, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { PLANETS } from '../../data/planets';
import type { HappeningsOf } from '../../event';
import { PLANET_FIELD } from '../../fields';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { planetWord, savingWord } from '../../notation';
import { planetsToWin, savingOn } from '../../questions';
import { costWords, planetWords, say, who } from '../../say';
import { GALLEON, inTruce, NOBODY, ownerOfShip, type Planet, planetsOf, type State, shipOf, shipOn, sideOf } from '../../state';
import { notNowIn } from '../../turn';
import { maybeWin } from '../end/ending';
import { pay } from '../ledger';
import { whyNotPay } from './paying';

/** Whether a ship of the seat is on a planet. */
function standsOn(s: State, seat: Seat, planet: Planet): boolean {
  const field = PLANET_FIELD[planet];
  const first = shipOf(seat, GALLEON);
  return s.shipAt[first] === field || s.shipAt[first + 1] === field || s.shipAt[first + 2] === field;
}

/** Whether the planet could be conquered by whoever pays. */
export function whyNotTakeable(s: State, seat: Seat, planet: Planet): Reason | undefined {
  const ship = shipOn(s, PLANET_FIELD[planet] ?? 0);
  if (ship < 0 || ownerOfShip(ship) !== seat) return reason('NO_SHIP_THERE', 'EF-122');
  const owner = s.planetOwner[planet] ?? NOBODY;
  if (owner < 0) return undefined;
  if (sideOf(s, owner) === sideOf(s, seat)) return reason('OWN_PLANET', owner === seat ? 'EF-122' : 'EF-D18');
  if (s.fortress[planet] === 1) return reason('FORTIFIED', 'EF-118');
  return inTruce(s, sideOf(s, owner)) ? reason('TRUCE', 'EF-D67') : undefined;
}

function whyNotSo(s: State, seat: Seat, { planet, savedPepper, savedVanilla }: MoveOf<'conquer'>): Reason | undefined {
  const { pepper, vanilla } = at(PLANETS, planet);
  const saving = savingOn(s, seat, planet);
  if (savedPepper + savedVanilla !== saving) return reason('WRONG_SAVING', 'EF-331', { n: saving });
  if (savedPepper > pepper || savedVanilla > vanilla) return reason('WRONG_SAVING', 'EF-D63', { n: saving });
  return whyNotPay(s, seat, pepper - savedPepper, vanilla - savedVanilla, 'EF-122');
}

/** EF-122: a planet under an own ship is conquered for its price, less what Governors save. */
export const conquer: DecisionOf<'conquer'> = {
  at: ['construct'],
  notNow: notNowIn('construct'),
  whyNot: (s, seat, move) => whyNotTakeable(s, seat, move.planet) ?? whyNotSo(s, seat, move),
  list(s, seat, out) {
    for (let planet = 0; planet < PLANETS.length; planet++) {
      if (s.planetOwner[planet] === seat || !standsOn(s, seat, planet) || whyNotTakeable(s, seat, planet) !== undefined) continue;
      const saving = savingOn(s, seat, planet);
      for (let savedPepper = 0; savedPepper <= saving; savedPepper++) {
        const move: MoveOf<'conquer'> = { kind: 'conquer', planet, savedPepper, savedVanilla: saving - savedPepper };
        if (whyNotSo(s, seat, move) === undefined) out.push(move);
      }
    }
  },
  play(s, seat, { planet, savedPepper, savedVanilla }, emit) {
    const { pepper, vanilla } = at(PLANETS, planet);
    const from = s.planetOwner[planet] ?? NOBODY;
    emit({ kind: 'PlanetConquered', seat, planet, from, pepper: pepper - savedPepper, vanilla: vanilla - savedVanilla });
    maybeWin(s, sideOf(s, seat), from, emit);
  },
  text: pattern('conquer {planet} {...saving}', { planet: planetWord, '...saving': savingWord }),
  say({ planet, savedPepper, savedVanilla }) {
    const { pepper, vanilla } = at(PLANETS, planet);
    return say('move.conquer', { planet: planetWords(planet), cost: costWords(pepper - savedPepper, vanilla - savedVanilla) });
  },
};

export const happenings: HappeningsOf<'PlanetConquered'> = {
  PlanetConquered: {
    evolve(s, { seat, planet, pepper, vanilla }) {
      pay(s, seat, pepper, vanilla);
      s.planetOwner[planet] = seat;
    },
    say({ seat, planet, from, pepper, vanilla }) {
      const conquest = { who: who(seat), planet: planetWords(planet), cost: costWords(pepper, vanilla) };
      return from < 0 ? say('event.PlanetConquered', conquest) : say('event.PlanetConquered.from', { ...conquest, loser: who(from) });
    },
    points({ seat, from }) {
      const won = { seat, item: 'planets', points: 1 };
      return from < 0 ? [won] : [won, { seat: from, item: 'planets', points: -1 }];
    },
  },
};

export const worth: WorthOf<'conquer'> = (s, seat) => (planetsOf(s, sideOf(s, seat)) + 1 >= planetsToWin(s) ? 1000 : 100);
