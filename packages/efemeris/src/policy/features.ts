import { at, type FeatureSet, type Seat } from '@quarterdeck/kernel';
import { CARGO, SHOT, WIND } from '../data/bonuses';
import { GUNNER, OFFICER, SLOTS } from '../data/crew';
import { EFFECTS } from '../data/effects';
import { CAPTAINS, FRIGATE_STEPS, GALLEON_STEPS, SPICE_CAP } from '../data/figures';
import { PLANETS } from '../data/planets';
import { PEPPER, VANILLA } from '../data/spices';
import { kindOf, SPICE_OF } from '../fields';
import { planetsToWin } from '../questions';
import { frigateLimit, frigatesCounted, nextGalleonLeft } from '../rules/construct/limits';
import { Reach } from '../sky';
import {
  bonusOf,
  endSeat,
  type Field,
  firstSeat,
  GALLEON,
  NO_SPICE,
  NOBODY,
  NOWHERE,
  planetsOf,
  SHIPS_PER_SEAT,
  type State,
  shipOf,
  sideCount,
  sideOf,
  spiceOf,
} from '../state';
import { ABOUT } from './about';
import { FAR, searchConquests, stepsToGoal } from './goals';

/** Two sides, three sides and two teams are different games, and each has parts by how many planets the leader still needs. */
const STAGES = 4;
const SEAT_COUNTS = 3;

function bucket(s: State): number {
  let most = 0;
  for (let number = 0; number < sideCount(s); number++) most = Math.max(most, planetsOf(s, number));
  const missing = Math.min(STAGES, Math.max(1, planetsToWin(s) - most));
  return (s.seats - 2) * STAGES + (STAGES - missing);
}

/** Cards and markers need not be used: nobody is worse off with them, and whoever uses one for nothing is. */
const KEPT: ReadonlyMap<string, number> = new Map([
  ['cards in hand', 1],
  ['gunners in hand', 0],
  ['officers in hand', 0],
  ['winds', 2],
  ['shots', 2],
  ['cargoes', 2],
]);

/** What a side has, counted over its seats. One for all measures, so that measuring allocates nothing. */
const side = {
  pepper: 0,
  vanilla: 0,
  pepperIncome: 0,
  vanillaIncome: 0,
  fortresses: 0,
  captains: 0,
  frigatesToBuild: 0,
  cards: 0,
  gunners: 0,
  officers: 0,
  winds: 0,
  shots: 0,
  cargoes: 0,
  effects: 0,
  galleons: 0,
  frigates: 0,
  gathering: 0,
  nearness: 0,
  payableNearness: 0,
  inReach: 0,
  standing: 0,
  poorReach: 0,
};
const NOTHING: Readonly<typeof side> = { ...side };
const conquests = new Reach();

function countHoldings(s: State, seat: Seat): void {
  side.pepper += spiceOf(s, seat, PEPPER);
  side.vanilla += spiceOf(s, seat, VANILLA);
  if (nextGalleonLeft(s, seat)) side.captains += CAPTAINS - (s.galleonsLost[seat] ?? 0);
  side.frigatesToBuild += Math.max(0, frigateLimit(s, seat) - frigatesCounted(s, seat));
  side.cards += s.handSize[seat] ?? 0;
  // Hidden cards count for nothing.
  side.gunners += Math.max(0, s.hand[seat * SLOTS + GUNNER] ?? 0);
  side.officers += Math.max(0, s.hand[seat * SLOTS + OFFICER] ?? 0);
  side.winds += bonusOf(s, seat, WIND);
  side.shots += bonusOf(s, seat, SHOT);
  side.cargoes += bonusOf(s, seat, CARGO);
  for (let effect = seat * EFFECTS.length; effect < (seat + 1) * EFFECTS.length; effect++) side.effects += s.effects[effect] ?? 0;
}

/** Counts planets and ships; `collects` when what the planets bring can still be paid with, `sails` when ships can still move. */
function countSky(s: State, seat: Seat, collects: boolean, sails: boolean): void {
  // Who sailed is forgotten only when the side's next tactics begin, and until then it says nothing any more.
  const inTactics = s.active === sideOf(s, seat) && s.phase === 'tactics';
  let pepperIncome = 0;
  let vanillaIncome = 0;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (s.planetOwner[planet] !== seat) continue;
    if (at(PLANETS, planet).produces === PEPPER) pepperIncome++;
    else vanillaIncome++;
    if (s.fortress[planet] === 1) side.fortresses++;
  }
  side.pepperIncome += pepperIncome;
  side.vanillaIncome += vanillaIncome;
  const pepper = Math.min(SPICE_CAP, spiceOf(s, seat, PEPPER) + (collects ? pepperIncome : 0));
  const vanilla = Math.min(SPICE_CAP, spiceOf(s, seat, VANILLA) + (collects ? vanillaIncome : 0));
  const canPay = searchConquests(s, seat, pepper, vanilla, conquests);
  for (let index = 0; index < SHIPS_PER_SEAT; index++) {
    const ship = shipOf(seat, index);
    const field = s.shipAt[ship] ?? NOWHERE;
    if (field === NOWHERE) continue;
    if (index === GALLEON) side.galleons++;
    else side.frigates++;
    if (isGathering(field)) side.gathering++;
    const steps = stepsToGoal(conquests, field);
    if (steps >= FAR) continue;
    const reach = index === GALLEON ? GALLEON_STEPS : FRIGATE_STEPS;
    const nearness = 1 / (1 + Math.ceil(steps / reach));
    if (!canPay) {
      side.nearness += nearness;
      if (steps <= reach) side.poorReach++;
      continue;
    }
    side.payableNearness += nearness;
    if (steps === 0) side.standing++;
    else if (steps <= reach && sails && !(inTactics && s.sailed[ship] === 1) && (s.frozenBy[ship] ?? NOBODY) < 0) side.inReach++;
  }
}

/** Whether a ship brings something by lying there. */
function isGathering(field: Field): boolean {
  const kind = kindOf(field);
  return (SPICE_OF[field] ?? NO_SPICE) >= 0 || kind === 'anchor' || kind === 'wreck';
}

function measure(s: State, seat: Seat, out: number[]): void {
  const number = sideOf(s, seat);
  const planets = planetsOf(s, number);
  const itsTurn = s.active === number;
  const tacticsToCome = itsTurn && s.phase !== 'construct';
  Object.assign(side, NOTHING);
  for (let own = firstSeat(s, number); own < endSeat(s, number); own++) {
    countHoldings(s, own);
    countSky(s, own, !itsTurn || s.phase === 'explore', !itsTurn || tacticsToCome);
  }
  const oneShort = planets === planetsToWin(s) - 1;
  const poised = oneShort && side.inReach + side.standing > 0 ? 1 : 0;

  out[0] = planets;
  out[1] = Math.max(0, planets - 2);
  out[2] = oneShort ? 1 : 0;
  out[3] = planets === 1 ? 1 : 0;
  out[4] = (s.eliminated[seat] ?? 0) > 0 ? 1 : 0;
  out[5] = side.pepper;
  out[6] = side.vanilla;
  out[7] = side.pepperIncome;
  out[8] = side.vanillaIncome;
  out[9] = side.gathering;
  out[10] = side.fortresses;
  out[11] = side.galleons;
  out[12] = side.captains;
  out[13] = side.frigates;
  out[14] = side.frigatesToBuild;
  out[15] = side.cards;
  out[16] = side.gunners;
  out[17] = side.officers;
  out[18] = side.winds;
  out[19] = side.shots;
  out[20] = side.cargoes;
  out[21] = side.effects;
  out[22] = side.nearness;
  out[23] = side.payableNearness;
  out[24] = itsTurn ? 1 : 0;
  out[25] = tacticsToCome ? 1 : 0;
  out[26] = itsTurn ? side.inReach : 0;
  out[27] = itsTurn ? side.standing : 0;
  out[28] = itsTurn ? poised : 0;
  out[29] = itsTurn ? 0 : side.inReach;
  out[30] = itsTurn ? 0 : side.standing;
  out[31] = itsTurn ? 0 : poised;
  out[32] = side.poorReach;
}

export const features: FeatureSet<State> = {
  names: Object.keys(ABOUT),
  about: Object.values(ABOUT),
  buckets: SEAT_COUNTS * STAGES,
  bucket,
  measure,
  foretells: 'wins',
  least: Object.keys(ABOUT).map((name) => KEPT.get(name) ?? Number.NEGATIVE_INFINITY),
};
