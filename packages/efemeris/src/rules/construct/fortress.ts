import { pattern, type Seat } from '@quarterdeck/kernel';
import { FORTRESS_COST_PEPPER, FORTRESS_COST_VANILLA, FRIGATE_STEPS, WIND_STEPS } from '../../data/figures';
import { PLANETS } from '../../data/planets';
import { PLANET_FIELD, ROSE } from '../../fields';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { planetWord } from '../../notation';
import { planetWords, say } from '../../say';
import { Reach, ranging } from '../../sky';
import { NOWHERE, type Planet, planetsOf, type State, sideOf, sideOfShip } from '../../state';
import { notNowIn } from '../../turn';
import { whyNotFortressHere } from './forts';
import { fortressLeft } from './limits';
import { canPay, whyNotPay } from './paying';

const MOVES: readonly MoveOf<'fortress'>[] = PLANETS.map((_, planet) => ({ kind: 'fortress', planet }));

/** EF-116: a fortress on an own planet. */
export const fortress: DecisionOf<'fortress'> = {
  at: ['construct'],
  notNow: notNowIn('construct'),
  whyNot: (s, seat, { planet }) =>
    whyNotPay(s, seat, FORTRESS_COST_PEPPER, FORTRESS_COST_VANILLA, 'EF-116') ?? whyNotFortressHere(s, seat, planet),
  list(s, seat, out) {
    if (!canPay(s, seat, FORTRESS_COST_PEPPER, FORTRESS_COST_VANILLA) || !fortressLeft(s, seat)) return;
    for (const move of MOVES) {
      if (s.planetOwner[move.planet] === seat && whyNotFortressHere(s, seat, move.planet) === undefined) out.push(move);
    }
  },
  play(_s, seat, { planet }, emit) {
    emit({ kind: 'FortressBuilt', seat, planet, pepper: FORTRESS_COST_PEPPER, vanilla: FORTRESS_COST_VANILLA });
  },
  text: pattern('fortress {planet}', { planet: planetWord }),
  say: ({ planet }) => say('move.fortress', { planet: planetWords(planet) }),
};

/** Steps within which ships of others make a fortress worth its price: a frigate's voyage and one more. */
const ALARM = FRIGATE_STEPS + 1;
/** Whoever loses the last planet has lost: there a wind is reckoned with. */
const LAST_ALARM = ALARM + WIND_STEPS;

const around = new Reach();

/** For bots: whether a ship of another side is about to come to a planet. */
function isThreatened(s: State, seat: Seat, planet: Planet): boolean {
  const side = sideOf(s, seat);
  ranging(s, PLANET_FIELD[planet] ?? ROSE, planetsOf(s, side) === 1 ? LAST_ALARM : ALARM, around);
  return s.shipAt.some((field, ship) => field !== NOWHERE && around.has(field) && sideOfShip(s, ship) !== side);
}

export const worth: WorthOf<'fortress'> = (s, seat, { planet }) => (isThreatened(s, seat, planet) ? 10 : -10);
