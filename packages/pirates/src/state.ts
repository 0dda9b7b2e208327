import { filled, type GameConfig, type Id, type Seat } from '@quarterdeck/kernel';
import { ADVENTURES, COUNTRIES, PIRATE_BAY } from './data/adventures';
import { CARDS_BELOW_END, MAX_SHIPS, START_SHIPS } from './data/figures';
import { GOODS, LOOT_CARDS } from './data/goods';
import { type Readings, readingsOf } from './options';
import type { Step } from './turn';

/** A role, by its place on the strip. */
export type Role = Id<'role'>;
/** An adventure card, by its number. */
export type Card = Id<'card'>;
export type Country = Id<'country'>;
/** A harbour, by its place in its set. */
export type Harbour = Id<'harbour'>;
/** A kind of loot card. */
export type Loot = Id<'loot'>;
/** A kind of loot that ships carry: the first three. */
export type Good = Loot;
/** A die of the latest throw, by its place in it. */
export type Die = Id<'die'>;
/** The pips on top of a die, 1 to 6. */
export type Face = Id<'face'>;
/** Who has a country's privateer tile: a seat, or NOBODY. */
export type Holder = Id<'holder'>;
/** Whose die it is: a seat's, or RED. */
export type Owner = Id<'owner'>;

/* "Nothing" has a name, a type and a value of its own in every id space: never a piece of it, never HIDDEN. */

/** In `chosen`: no role card lies there yet. */
export const NO_ROLE: Role = 7;
/** In `called`: the roles are still being chosen. */
export const NOT_CALLED: Role = -2;
/** In `card`: no caravan or curse is being carried out. */
export const NO_CARD: Card = ADVENTURES;
/** In `privateers`: the tile is still on the board. */
export const NOBODY: Holder = 9;

/** Cells per die on the chart: owner, x, y, rotation, face, fate. */
export const DIE = 6;
export const DIE_X = 1;
export const DIE_Y = 2;
export const DIE_ROT = 3;
export const DIE_FACE = 4;
export const DIE_FATE = 5;
/** Owner of a red die. */
export const RED: Owner = 9;
export const AFLOAT = 0;
export const SUNK = 1;
/** Sunk, but back with its owner through Unsinkable Ship. */
export const SAVED = 2;
/** Struck by a curse. */
export const STRUCK = 3;

/** Where chests come from and go to; the lines of the score sheet. */
export const ITEMS = [
  'start',
  'ships',
  'sales',
  'bargains',
  'gifts',
  'wages',
  'tavern',
  'finalSale',
  'talismans',
  'yinYang',
  'marks',
] as const;
export type Item = (typeof ITEMS)[number];

export interface State extends Readings {
  step: Step;
  /** Who decides, draws or throws in this step. */
  decider: Seat;

  round: number;
  starter: Seat;
  /** 0 until the End card shows up, 1 in the round that drew it, then 2, 3, 4 in the last three rounds. */
  finale: number;

  /** The role being carried out; everything up to it has been called. */
  called: Role;
  /** Whose role turn it is: also the player of the caravan or curse. */
  actor: Seat;
  /** The action of the turn counts as used (PI-D03). */
  acted: boolean;
  /** The Merchant has made his sale. */
  sold: boolean;
  /** Extra cards the Cartographer may still draw as a gift. */
  giftDraws: number;
  /** The caravan or curse card that is being carried out. */
  card: Card;

  /** Role lying in front of each seat this round; HIDDEN to others until it is called. */
  chosen: Role[];
  /** Role cards of earlier rounds that still lie there, one bit per role. */
  table: number[];

  chests: number[];
  reserve: number[];
  guards: number[];
  /** Ships at sea, while a plunder lasts. Free and loaded ships follow from the rest (PI-005, PI-125). */
  sent: number[];
  yinYang: number[];
  marks: number[];
  doubleHold: number[];
  unsinkable: number[];
  talismans: number[];
  /** Goods of each seat, three cells per seat. */
  goods: number[];
  /** Owner of each country's privateer tile. */
  privateers: Holder[];
  /** Chests by seat and item, for the score sheet. */
  ledger: number[];

  /** Adventure cards in hand, ascending; HIDDEN to others. */
  hands: Card[][];
  /** Adventure cards that were played, in order. */
  played: Card[];
  /** The current harbour's place in its set. */
  harbour: Harbour;
  /** Cards of the adventure deck above and below the End card; their order nobody knows. */
  above: number;
  below: number;
  endInDeck: boolean;

  /** Loot deck and discard pile by kind. */
  loot: number[];
  discarded: number[];
  /** Loot cards each seat has still to draw. */
  owed: number[];
  /** Goods that the decider has drawn and must load or discard, in this order. */
  drawn: Good[];

  /** Dice of the latest throw, DIE cells each; a die's number is its place. */
  chart: number[];
  /** Tavern face that each seat has still to suffer or enjoy; 0 for none. */
  tavernFaces: number[];
}

/** Copied once, so that a game begins with an object of the same make as every copy of it: rules then meet one kind only. */
export function initial(config: GameConfig): State {
  const { seats } = config;
  return clone({
    ...readingsOf(config.options),
    step: 'deal',
    decider: 0,
    round: 0,
    starter: 0,
    finale: 0,
    called: NOT_CALLED,
    actor: 0,
    acted: false,
    sold: false,
    giftDraws: 0,
    card: NO_CARD,
    chosen: filled(seats, NO_ROLE),
    table: filled(seats, 0),
    chests: filled(seats, 0),
    reserve: filled(seats, MAX_SHIPS - START_SHIPS),
    guards: filled(seats, 0),
    sent: filled(seats, 0),
    yinYang: filled(seats, 0),
    marks: filled(seats, 0),
    doubleHold: filled(seats, 0),
    unsinkable: filled(seats, 0),
    talismans: filled(seats, 0),
    goods: filled(seats * GOODS, 0),
    privateers: COUNTRIES.map(() => NOBODY),
    ledger: filled(seats * ITEMS.length, 0),
    hands: Array.from({ length: seats }, () => []),
    played: [],
    harbour: PIRATE_BAY,
    above: ADVENTURES - CARDS_BELOW_END,
    below: CARDS_BELOW_END,
    endInDeck: true,
    loot: [...LOOT_CARDS.counts],
    discarded: LOOT_CARDS.counts.map(() => 0),
    owed: filled(seats, 0),
    drawn: [],
    chart: [],
    tavernFaces: filled(seats, 0),
  });
}

export function clone(s: State): State {
  const hands: Card[][] = [];
  for (const hand of s.hands) hands.push(hand.slice());
  return {
    bothGetGifts: s.bothGetGifts,
    bargainAnyTwo: s.bargainAnyTwo,
    bargainIsSale: s.bargainIsSale,
    guardsOwed: s.guardsOwed,
    endGuardRounds: s.endGuardRounds,
    caravans: s.caravans,
    harbours: s.harbours,
    tavern: s.tavern,
    step: s.step,
    decider: s.decider,
    round: s.round,
    starter: s.starter,
    finale: s.finale,
    called: s.called,
    actor: s.actor,
    acted: s.acted,
    sold: s.sold,
    giftDraws: s.giftDraws,
    card: s.card,
    chosen: s.chosen.slice(),
    table: s.table.slice(),
    chests: s.chests.slice(),
    reserve: s.reserve.slice(),
    guards: s.guards.slice(),
    sent: s.sent.slice(),
    yinYang: s.yinYang.slice(),
    marks: s.marks.slice(),
    doubleHold: s.doubleHold.slice(),
    unsinkable: s.unsinkable.slice(),
    talismans: s.talismans.slice(),
    goods: s.goods.slice(),
    privateers: s.privateers.slice(),
    ledger: s.ledger.slice(),
    hands,
    played: s.played.slice(),
    harbour: s.harbour,
    above: s.above,
    below: s.below,
    endInDeck: s.endInDeck,
    loot: s.loot.slice(),
    discarded: s.discarded.slice(),
    owed: s.owed.slice(),
    drawn: s.drawn.slice(),
    chart: s.chart.slice(),
    tavernFaces: s.tavernFaces.slice(),
  };
}
