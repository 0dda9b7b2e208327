import type { Seat } from '@quarterdeck/kernel';
import { at } from '../cells';
import { caravanShips, countryOf, curseOf, demandAt, harbourOf, isHarbour, mostDemanded } from '../data/adventures';
import { GOODS, TALISMAN } from '../data/goods';
import { BARGAIN_COST, DEMAND_FROM, MARK_PENALTY, SEND_BONUS } from '../data/numbers';
import { type TavernOutcome, tavernOutcome } from '../data/tavern';
import { allGoods, freeShips, goodsOf, shipsAtHand } from '../fleet';
import type { Move } from '../moves';
import { bargainPrice, bestFinalPlan, harbourDemand, priceOf, salePrice } from '../prices';
import { giftsDue } from '../rules/gifts';
import { DIE, type State } from '../state';
import { cargoValue, others, roundsLeft, timeValue, trouble, worthOfOne } from './outlook';

/** How good a listed move looks to the seat, in chests; only differences within one list matter. */
export function worth(s: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'buy':
      return move.ships * (1.6 * timeValue(s) - 1);
    case 'privateer':
      return 1.2 * timeValue(s) * at(s.reserve, seat) - trouble(s, move.country) - (giftsDue(s) === 0 ? MARK_PENALTY : 0);
    case 'play':
      return worthOfCard(s, seat, move.card);
    case 'send':
      return move.ships === 0 ? -MARK_PENALTY : move.ships;
    case 'load':
      return worthLoading(s, seat, move.good);
    case 'discard':
      return s.step === 'keep' ? 0 : -worthOfOne(s, seat, move.good);
    case 'swallow':
      return s.chart[move.die * DIE] === seat ? -1 : 0;
    case 'tavern':
      return tavernWorth(s, seat, at(move.faces, seat)) - others(s, seat, (other) => tavernWorth(s, other, at(move.faces, other)));
    case 'idol':
      return others(s, seat, (other) => hurt(s, other, move.good)) - hurt(s, seat, move.good);
    case 'sell':
      return worthOfSale(s, seat, move.rum, move.coffee, move.fruit);
    case 'ritual':
      return timeValue(s) * (move.ritual === 'unsinkable' ? 2 - 0.8 * at(s.unsinkable, seat) : 1.1 - 0.5 * at(s.doubleHold, seat)) - 0.4;
    case 'bargain':
      return worthOfBargain(s, seat, move.first, move.second);
    case 'draw':
      return s.step === 'giftDraw' ? 2 * timeValue(s) - 0.7 : 1;
    case 'done':
      return s.step === 'act' && !s.acted ? -MARK_PENALTY : 0;
    case 'choose':
    case 'fight':
      return 0;
  }
}

function worthOfCard(s: State, seat: Seat, card: number): number {
  const curse = curseOf(card);
  if (curse !== undefined) return worthOfCurse(s, seat, curse.instead, curse.id);
  if (isHarbour(card)) {
    const demand = demandAt(s.harbours, harbourOf(card));
    const cargo = (owner: Seat): number => salePrice(demand, goodsOf(s, owner, 0), goodsOf(s, owner, 1), goodsOf(s, owner, 2));
    return cargo(seat) - others(s, seat, cargo);
  }
  const ships = caravanShips(s.caravans, card);
  const mine = Math.min(ships + (SEND_BONUS.bySeats[s.chests.length] ?? 0), freeShips(s, seat));
  const rest = others(s, seat, (other) => Math.min(ships + 1, freeShips(s, other)));
  return mine - 0.6 * ships - 0.3 * rest - (s.privateers[countryOf(card)] === seat ? MARK_PENALTY : 0);
}

function worthOfCurse(s: State, seat: Seat, instead: number | string, id: string): number {
  if (id === 'wages') return 2 * (others(s, seat, (other) => at(s.guards, other)) - at(s.guards, seat));
  if (id === 'tavern') return 1;
  const loot = typeof instead === 'number' ? instead : mostDemanded(harbourDemand(s));
  const loss = (owner: Seat): number => (shipsAtHand(s, owner) / 6) * (loot === TALISMAN ? 1 : hurt(s, owner, loot));
  return others(s, seat, loss) - loss(seat);
}

/** What giving up one of a good, or a ship, costs. */
function hurt(s: State, seat: Seat, good: number): number {
  return goodsOf(s, seat, good) > 0 ? worthOfOne(s, seat, good) : 1.5 * timeValue(s);
}

/** A ship under load cannot plunder; towards the end every load is worth its chest. */
function worthLoading(s: State, seat: Seat, good: number): number {
  const demand = at(harbourDemand(s), good);
  const held = goodsOf(s, seat, good);
  const hope = held + 1 >= DEMAND_FROM ? demand : 1 + 0.3 * held;
  const shipNeeded = freeShips(s, seat) <= 2 && roundsLeft(s) > 3 ? 1.6 : 0.5;
  return hope - shipNeeded;
}

function tavernWorth(s: State, seat: Seat, face: number): number {
  const brings: Readonly<Record<TavernOutcome, number>> = {
    mark: -MARK_PENALTY,
    loseGood: allGoods(s, seat) === 0 ? 0 : -1,
    loseChest: -1,
    gainChest: 1,
    loot: 1.2,
    yinYang: 1.5,
  };
  return brings[tavernOutcome(s.tavern, face)];
}

/** Chests now and ships free for plunder, against what the goods kept back could fetch in a fuller hold later. */
function worthOfSale(s: State, seat: Seat, rum: number, coffee: number, fruit: number): number {
  const demand = harbourDemand(s);
  const time = timeValue(s);
  return (
    worthOfSelling(demand, time, 0, goodsOf(s, seat, 0), rum) +
    worthOfSelling(demand, time, 1, goodsOf(s, seat, 1), coffee) +
    worthOfSelling(demand, time, 2, goodsOf(s, seat, 2), fruit)
  );
}

/** Of `held` cards of a good so many are sold. */
function worthOfSelling(demand: readonly number[], time: number, good: number, held: number, sold: number): number {
  const kept = held - sold;
  return priceOf(demand, good, sold) + 0.5 * time * sold + kept * (0.8 + 0.4 * kept) * Math.min(1, 3 * time);
}

/** By how much the best sale beats keeping everything. */
export function bestSaleGain(s: State, seat: Seat): number {
  const demand = harbourDemand(s);
  const time = timeValue(s);
  let gain = 0;
  for (let good = 0; good < GOODS; good++) {
    const held = goodsOf(s, seat, good);
    const keeping = worthOfSelling(demand, time, good, held, 0);
    let best = 0;
    for (let sold = 1; sold <= held; sold++) best = Math.max(best, worthOfSelling(demand, time, good, held, sold) - keeping);
    gain += best;
  }
  return gain;
}

function worthOfBargain(s: State, seat: Seat, first: number, second: number): number {
  if (s.step === 'finalSale') {
    const plan = bestFinalPlan(s, seat).bargain;
    return plan !== undefined && plan[0] === first && plan[1] === second ? 1 : -1;
  }
  const demand = harbourDemand(s);
  const before = cargoValue(s, seat);
  const left = [0, 1, 2].map((good) => goodsOf(s, seat, good) - (good === first ? 1 : 0) - (good === second ? 1 : 0));
  const after = salePrice(demand, at(left, 0), at(left, 1), at(left, 2)) + bargainPrice(demand, first, second);
  return after - before - BARGAIN_COST * (0.4 + 0.3 * timeValue(s));
}
