import { at, type Seat } from '@quarterdeck/kernel';
import { TRACK_SPACES } from './data/pieces';
import type { Event } from './event';
import { freeShips, loadedShips } from './fleet';
import { distance2 } from './rules/captain/battle';
import { THROWN } from './rules/chart/scatter';
import { millimetres } from './say';
import {
  AFLOAT,
  DIE,
  DIE_FACE,
  DIE_FATE,
  DIE_ROT,
  DIE_X,
  DIE_Y,
  type Die,
  type Face,
  type Owner,
  RED,
  SAVED,
  STRUCK,
  type State,
  SUNK,
} from './state';

/* What boards and bots ask of a state or view. Questions that the rules ask too live with their rules, and are handed on here. */

export { allGoods, capacity, freeShips, goodsOf, guardsNeeded, loadedShips, room } from './fleet';
export { bargainPrice, bestFinalPlan, harbourDemand, priceOf, salePrice } from './prices';
export { type BattleStep, battleSteps, nearestPairs, type Pair } from './rules/captain/battle';
export { fleetLimit, isPrivateerOf, mostToSend } from './rules/captain/caravan';
export { cardsInDeck } from './rules/cartographer/deck';
export { plundersOf } from './rules/governor/plunders';
export { allowsRitualsNow } from './rules/rituals/tokens';
export { giftAmount, giftsDue } from './rules/round/gifts';
export { holdsRole } from './rules/round/held';
export { cardName } from './say';

/** Where the ten ships of a seat are (PI-005). */
export interface Fleet {
  readonly reserve: number;
  readonly free: number;
  readonly loaded: number;
  readonly guards: number;
  readonly atSea: number;
}

export function fleetOf(s: State, seat: Seat): Fleet {
  return {
    reserve: at(s.reserve, seat),
    free: freeShips(s, seat),
    loaded: loadedShips(s, seat),
    guards: at(s.guards, seat),
    atSea: at(s.sent, seat),
  };
}

type Fate = 'afloat' | 'sunk' | 'saved' | 'struck';
const FATES: Readonly<Record<number, Fate>> = { [AFLOAT]: 'afloat', [SUNK]: 'sunk', [SAVED]: 'saved', [STRUCK]: 'struck' };

/** A die on the chart; x and y in hundredths of a millimetre, rot in degrees, owner a seat or RED. */
export interface ThrownDie {
  readonly owner: Owner;
  readonly x: number;
  readonly y: number;
  readonly rot: number;
  readonly face: Face;
  readonly fate: Fate;
}

/** The dice as they lie on the chart now. */
export function diceOf(s: State): ThrownDie[] {
  const dice: ThrownDie[] = [];
  for (let i = 0; i < s.chart.length; i += DIE) {
    dice.push({
      owner: at(s.chart, i),
      x: at(s.chart, i + DIE_X),
      y: at(s.chart, i + DIE_Y),
      rot: at(s.chart, i + DIE_ROT),
      face: at(s.chart, i + DIE_FACE),
      fate: FATES[at(s.chart, i + DIE_FATE)] ?? 'afloat',
    });
  }
  return dice;
}

/** The dice of a throw as it fell, for its animation. */
export function diceThrown(e: Extract<Event, { kind: 'DiceThrown' }>): ThrownDie[] {
  return e.owners.map((owner, i) => ({
    owner,
    x: at(e.dice, i * THROWN),
    y: at(e.dice, i * THROWN + 1),
    rot: at(e.dice, i * THROWN + 2),
    face: at(e.dice, i * THROWN + 3),
    fate: 'afloat',
  }));
}

export interface Distance {
  readonly die: Die;
  readonly mm: number;
}

/** Enemies of a die that are still afloat, nearest first (PI-100, PI-D22). */
export function enemiesOf(s: State, die: Die): Distance[] {
  const dice = diceOf(s);
  const from = dice[die];
  if (from === undefined) return [];
  return dice
    .flatMap((other, i) => {
      const enemy = (other.owner === RED) !== (from.owner === RED);
      return enemy && other.fate === 'afloat' ? [{ die: i, d2: distance2(s.chart, die, i) }] : [];
    })
    .sort((a, b) => a.d2 - b.d2)
    .map(({ die: i, d2 }) => ({ die: i, mm: millimetres(d2) }));
}

/** Which side of the 40/80 tile lies in front of a player; 0 for none (PI-177, PI-D33). */
export function chestTile(chests: number): 0 | 40 | 80 {
  if (chests >= 2 * TRACK_SPACES) return 80;
  return chests >= TRACK_SPACES ? 40 : 0;
}
