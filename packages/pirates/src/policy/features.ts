import { at, type FeatureSet, type Seat } from '@quarterdeck/kernel';
import { CARAVANS_PER_COUNTRY, caravanShips, countryOf, isCaravan, isHarbour } from '../data/adventures';
import { CHESTS_PER_GUARD, DEMAND_FROM } from '../data/figures';
import { GOODS } from '../data/goods';
import { CAPTAIN, CARTOGRAPHER, GOVERNOR, ISLANDER, MERCHANT, SHAMAN, SHIPBUILDER, takesCardsBack } from '../data/roles';
import { freeShips, goodsOf, loadedShips } from '../fleet';
import { harbourDemand, priceOf } from '../prices';
import { NO_ROLE, type Role, type State } from '../state';
import { ABOUT } from './about';

/** The last rounds count singly; before them it is the later, the fewer cards lie above the End card. */
const DECK_STAGES: readonly number[] = [1, 4, 8, 13];
const LAST_ROUNDS = 4;
const TIMES = DECK_STAGES.length + 1 + LAST_ROUNDS;

function timeOf(s: State): number {
  if (s.finale > 0) return DECK_STAGES.length + Math.min(LAST_ROUNDS, s.finale);
  let time = DECK_STAGES.length;
  for (let i = 0; i < DECK_STAGES.length; i++) if (s.above >= at(DECK_STAGES, i)) time--;
  return time;
}

/** Two, three and four seats are different games. */
const FEWEST_SEATS = 2;
const SEAT_COUNTS = 3;

function measure(s: State, seat: Seat, out: number[]): void {
  const chests = at(s.chests, seat);
  const reserve = at(s.reserve, seat);
  const free = freeShips(s, seat);

  const demand = harbourDemand(s);
  const highest = Math.max(at(demand, 0), at(demand, 1), at(demand, 2));
  let goods = 0;
  let cargo = 0;
  let best = 0;
  let oneShort = 0;
  for (let good = 0; good < GOODS; good++) {
    const held = goodsOf(s, seat, good);
    goods += held;
    cargo += priceOf(demand, good, held);
    best += held >= DEMAND_FROM ? highest * held : held;
    if (held === DEMAND_FROM - 1) oneShort++;
  }

  let caravans = 0;
  let largest = 0;
  let harbours = 0;
  let curses = 0;
  const hand = s.hands[seat] ?? [];
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    if (isCaravan(card)) {
      caravans++;
      largest = Math.max(largest, caravanShips(s.caravans, card));
    } else if (isHarbour(card)) harbours++;
    else curses++;
  }

  let tiles = 0;
  let ownCaravans = 0;
  for (let country = 0; country < s.privateers.length; country++) {
    if (s.privateers[country] !== seat) continue;
    tiles++;
    ownCaravans += CARAVANS_PER_COUNTRY;
    for (let i = 0; i < s.played.length; i++) {
      const card = at(s.played, i);
      if (isCaravan(card) && countryOf(card) === country) ownCaravans--;
    }
  }

  // Role cards that will be in hand for the next choice, and the one that is still to be carried out.
  const chosen = s.step === 'choose' ? NO_ROLE : at(s.chosen, seat);
  const onTable = takesCardsBack(chosen) ? 0 : at(s.table, seat) | (1 << chosen);
  const holdsMerchant = 1 - ((onTable >> MERCHANT) & 1);
  const role = isToCome(s, seat, chosen) ? chosen : NO_ROLE;
  const plunders = role === CAPTAIN && caravans > 0;
  const buys = Math.min(reserve, chests);
  const declines =
    (role === SHIPBUILDER && buys <= 0) ||
    (role === CAPTAIN && caravans === 0) ||
    (role === ISLANDER && harbours === 0) ||
    (role === SHAMAN && curses === 0) ||
    (role === MERCHANT && goods === 0) ||
    (role === CARTOGRAPHER && s.above + s.below === 0);

  out[0] = chests;
  out[1] = chests > 0 ? chests % CHESTS_PER_GUARD : 0;
  out[2] = at(s.marks, seat);
  out[3] = at(s.talismans, seat);
  out[4] = at(s.yinYang, seat);
  out[5] = at(s.doubleHold, seat);
  out[6] = at(s.unsinkable, seat);
  out[7] = at(s.guards, seat);
  out[8] = free;
  out[9] = Math.max(0, free - 3);
  out[10] = loadedShips(s, seat);
  out[11] = at(s.sent, seat);
  out[12] = at(s.owed, seat) + (s.decider === seat ? s.drawn.length : 0);
  out[13] = goods;
  out[14] = cargo;
  out[15] = best;
  out[16] = oneShort;
  out[17] = caravans;
  out[18] = Math.min(1, caravans);
  out[19] = largest;
  out[20] = harbours;
  out[21] = Math.min(1, harbours);
  out[22] = curses;
  out[23] = Math.min(1, curses);
  out[24] = tiles;
  out[25] = ownCaravans;
  out[26] = s.starter === seat ? 1 : 0;
  out[27] = 1 - ((onTable >> SHIPBUILDER) & 1);
  out[28] = 1 - ((onTable >> GOVERNOR) & 1);
  out[29] = holdsMerchant;
  out[30] = 1 - ((onTable >> CARTOGRAPHER) & 1);
  out[31] = holdsMerchant * cargo;
  out[32] = role === SHIPBUILDER ? buys : 0;
  out[33] = role === GOVERNOR ? reserve : 0;
  out[34] = plunders ? 1 : 0;
  out[35] = plunders ? free : 0;
  out[36] = role === ISLANDER && harbours > 0 ? 1 : 0;
  out[37] = role === SHAMAN && curses > 0 ? 1 : 0;
  out[38] = role === MERCHANT ? cargo : 0;
  out[39] = role === CARTOGRAPHER ? 1 : 0;
  out[40] = declines ? 1 : 0;
  // The first levels carry goods and save ships; what is beyond them seldom has anything to do.
  out[41] = Math.max(0, at(s.doubleHold, seat) - 2);
  out[42] = Math.max(0, at(s.unsinkable, seat) - 1);
}

/** Whether the seat has yet to act in the role it chose. */
function isToCome(s: State, seat: Seat, chosen: Role): boolean {
  if (chosen !== s.called) return chosen > s.called;
  if (s.actor === seat) return !s.acted;
  const seats = s.chests.length;
  return (seat - s.starter + seats) % seats > (s.actor - s.starter + seats) % seats;
}

export const features: FeatureSet<State> = {
  names: Object.keys(ABOUT),
  about: Object.values(ABOUT),
  buckets: SEAT_COUNTS * TIMES,
  bucket: (s) => (s.chests.length - FEWEST_SEATS) * TIMES + timeOf(s),
  measure,
  foretells: 'points',
};
