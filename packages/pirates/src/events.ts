import type { Seat } from '@quarterdeck/kernel';
import { add, at } from './cells';
import type { CurseName } from './data/adventures';
import { harbourOf, isHarbour } from './data/adventures';
import { GOODS, TALISMAN } from './data/goods';
import { BARGAIN_COST, DOUBLE_HOLD_COST, TAVERN_YIN_YANG, UNSINKABLE_COST } from './data/numbers';
import { MERCHANT } from './data/roles';
import type { TavernOutcome } from './data/tavern';
import { AFLOAT, DIE, DIE_FATE, ITEMS, type Item, NO_CARD, NO_ROLE, NOT_CALLED, SAVED, STRUCK, type State, type Step, SUNK } from './state';
import { THROWN } from './throw';

/** Why a black mark was taken. */
export type MarkCause = 'declined' | 'governor' | 'sentNone' | 'privateer';
export type Ritual = 'doubleHold' | 'unsinkable';
/** Who goes down when two ships meet. */
export type Clash = 'red' | 'pirate' | 'both';

interface BySeat<Kind extends string> {
  readonly kind: Kind;
  readonly seat: Seat;
}

export type Event =
  /* Set-up and rounds */
  | (BySeat<'HandDealt'> & { readonly cards: readonly number[] })
  | { readonly kind: 'GameBegun'; readonly seats: number; readonly starter: Seat; readonly chests: number }
  | { readonly kind: 'RoundBegan'; readonly round: number; readonly starter: Seat; readonly finale: number }
  | (BySeat<'RoleChosen'> & { readonly role: number })
  | { readonly kind: 'RoleCalled'; readonly role: number; readonly seats: readonly Seat[] }
  | (BySeat<'TurnBegan'> & { readonly role: number })
  | { readonly kind: 'RoundEnded'; readonly starter: Seat; readonly back: readonly Seat[] }
  /** The table now waits for this seat (or for chance on its behalf). */
  | (BySeat<'Awaited'> & { readonly step: Step })
  /* Marks, ships, guards */
  | (BySeat<'MarkTaken'> & { readonly cause: MarkCause })
  | BySeat<'MarkSpared'>
  | BySeat<'MarkReturned'>
  | (BySeat<'ShipsBought'> & { readonly ships: number })
  | (BySeat<'ShipsGranted'> & { readonly ships: number })
  | (BySeat<'PrivateerTaken'> & { readonly country: number; readonly ships: number })
  | (BySeat<'GuardsPosted'> & { readonly ships: number })
  | (BySeat<'GuardsReturned'> & { readonly ships: number })
  /* Plunder and loot */
  | (BySeat<'CaravanPlayed'> & { readonly card: number })
  | (BySeat<'ShipsSent'> & { readonly ships: number })
  | (BySeat<'CaravanEscaped'> & { readonly card: number })
  /** Dice lie on the chart: owners in order, and x, y, rotation, face of each. */
  | (BySeat<'DiceThrown'> & { readonly owners: readonly number[]; readonly dice: readonly number[] })
  | {
      readonly kind: 'ShipsClashed';
      readonly red: number;
      readonly pirate: number;
      readonly owner: Seat;
      /** Squared distance of the two centres, in hundredths of a millimetre. */
      readonly d2: number;
      readonly redFace: number;
      readonly pirateFace: number;
      readonly sunk: Clash;
      /** Unsinkable Ship brought the pirate back. */
      readonly saved: boolean;
    }
  | { readonly kind: 'PlunderEnded'; readonly won: boolean; readonly survivors: readonly number[] }
  | { readonly kind: 'LootReshuffled'; readonly cards: number }
  | (BySeat<'LootDrawn'> & { readonly cards: readonly number[] })
  | (BySeat<'LootRanOut'> & { readonly cards: number })
  | (BySeat<'GoodLoaded'> & { readonly good: number })
  | (BySeat<'GoodDiscarded'> & { readonly good: number; readonly cause: 'refused' | 'noRoom' })
  /* Harbours, curses */
  | (BySeat<'HarbourPlayed'> & { readonly card: number })
  | (BySeat<'LootGranted'> & { readonly cards: number })
  | (BySeat<'CursePlayed'> & { readonly card: number })
  | (BySeat<'ShipsHeldBack'> & { readonly ships: number })
  | { readonly kind: 'DiceStruck'; readonly dice: readonly number[] }
  | (BySeat<'IdolNamed'> & { readonly good: number })
  | (BySeat<'CurseSuffered'> & { readonly curse: CurseName; readonly loot: number; readonly cards: number; readonly ships: number })
  | (BySeat<'WagesPaid'> & { readonly guards: number; readonly chests: number })
  | (BySeat<'TavernAssigned'> & { readonly faces: readonly number[] })
  | (BySeat<'TavernServed'> & {
      readonly face: number;
      readonly outcome: TavernOutcome;
      readonly chests: number;
      /** The good given up; absent when there was none or nothing is given up. */
      readonly good?: number;
    })
  | (BySeat<'SurplusDumped'> & { readonly good: number })
  /* Sales, rituals, adventure cards */
  | (BySeat<'GoodsSold'> & { readonly goods: readonly number[]; readonly chests: number; readonly final: boolean })
  | (BySeat<'BargainStruck'> & { readonly first: number; readonly second: number; readonly chests: number })
  | (BySeat<'ChestsGranted'> & { readonly chests: number })
  | (BySeat<'YinYangGranted'> & { readonly tokens: number })
  | (BySeat<'RitualPerformed'> & { readonly ritual: Ritual })
  | (BySeat<'CardDrawn'> & { readonly card: number; readonly gift: boolean })
  | (BySeat<'GiftDrawsOffered'> & { readonly cards: number })
  | BySeat<'EndCardDrawn'>
  | { readonly kind: 'EndCardRemoved'; readonly round: number }
  /* The end */
  | { readonly kind: 'FinalSaleBegan' }
  | (BySeat<'HandCardsCounted'> & { readonly cards: number })
  | (BySeat<'TalismansCounted'> & { readonly talismans: number; readonly chests: number })
  | (BySeat<'YinYangCounted'> & { readonly tokens: number; readonly chests: number })
  | (BySeat<'MarksCounted'> & { readonly marks: number; readonly chests: number })
  | { readonly kind: 'GameEnded' };

const ITEM_INDEX: Readonly<Record<string, number>> = Object.fromEntries(ITEMS.map((item, i) => [item, i]));

function book(s: State, seat: Seat, item: Item, chests: number): void {
  add(s.chests, seat, chests);
  add(s.ledger, seat * ITEMS.length + (ITEM_INDEX[item] ?? 0), chests);
}

function gainGood(s: State, seat: Seat, good: number, amount: number): void {
  add(s.goods, seat * GOODS + good, amount);
}

/** Goods that leave a hold or are refused go to the loot discard pile. */
function dropGood(s: State, seat: Seat, good: number, amount: number): void {
  gainGood(s, seat, good, -amount);
  add(s.discarded, good, amount);
}

/** Into a hand of known cards by rank, into a hidden hand as one more hidden card. */
function addToHand(hand: number[], card: number): void {
  let i = hand.length;
  hand.push(card);
  while (i > 0 && at(hand, i - 1) > card) {
    hand[i] = at(hand, i - 1);
    i--;
  }
  hand[i] = card;
}

function playFromHand(s: State, seat: Seat, card: number): void {
  const hand = s.hands[seat] ?? [];
  const i = hand.indexOf(card);
  // In somebody else's view every card of the hand is hidden: any of them is the one played.
  if (i < 0) hand.pop();
  else hand.splice(i, 1);
  s.played.push(card);
  if (isHarbour(card)) s.harbour = harbourOf(card);
  else s.card = card;
  s.acted = true;
}

function setOut(s: State, owners: readonly number[], dice: readonly number[]): void {
  s.chart.length = 0;
  for (let i = 0; i < owners.length; i++) {
    const from = i * THROWN;
    s.chart.push(at(owners, i), at(dice, from), at(dice, from + 1), at(dice, from + 2), at(dice, from + 3), AFLOAT);
  }
}

function clearChart(s: State): void {
  if (s.chart.length > 0) s.chart.length = 0;
}

function setFate(s: State, die: number, fate: number): void {
  s.chart[die * DIE + DIE_FATE] = fate;
}

/** The only writer of states and views. */
export function evolve(s: State, e: Event): void {
  switch (e.kind) {
    case 'Awaited':
      s.step = e.step;
      s.decider = e.seat;
      break;
    case 'RoleChosen':
      s.chosen[e.seat] = e.role;
      break;
    case 'RoleCalled':
      s.called = e.role;
      for (const seat of e.seats) s.chosen[seat] = e.role;
      break;
    case 'TurnBegan':
      s.step = 'act';
      s.actor = e.seat;
      s.decider = e.seat;
      s.acted = false;
      s.sold = false;
      s.giftDraws = 0;
      s.card = NO_CARD;
      clearChart(s);
      break;
    case 'RoundEnded':
      for (let seat = 0; seat < s.chosen.length; seat++) {
        s.table[seat] = e.back.includes(seat) ? 0 : at(s.table, seat) | (1 << at(s.chosen, seat));
      }
      s.chosen.fill(NO_ROLE);
      s.called = NOT_CALLED;
      s.starter = e.starter;
      s.card = NO_CARD;
      clearChart(s);
      break;
    case 'RoundBegan':
      s.step = 'choose';
      s.round = e.round;
      s.starter = e.starter;
      s.finale = e.finale;
      break;
    case 'HandDealt':
      for (const card of e.cards) addToHand(s.hands[e.seat] ?? [], card);
      s.above -= e.cards.length;
      break;
    case 'GameBegun':
      s.starter = e.starter;
      for (let seat = 0; seat < e.seats; seat++) book(s, seat, 'start', e.chests);
      break;

    case 'MarkTaken':
      add(s.marks, e.seat, 1);
      break;
    case 'MarkReturned':
      add(s.marks, e.seat, -1);
      break;
    case 'ShipsBought':
      add(s.reserve, e.seat, -e.ships);
      book(s, e.seat, 'ships', -e.ships);
      s.acted = true;
      break;
    case 'ShipsGranted':
      add(s.reserve, e.seat, -e.ships);
      break;
    case 'PrivateerTaken':
      s.privateers[e.country] = e.seat;
      add(s.reserve, e.seat, -e.ships);
      s.acted = true;
      break;
    case 'GuardsPosted':
      add(s.guards, e.seat, e.ships);
      break;
    case 'GuardsReturned':
      add(s.guards, e.seat, -e.ships);
      break;

    case 'CaravanPlayed':
    case 'HarbourPlayed':
    case 'CursePlayed':
      playFromHand(s, e.seat, e.card);
      break;
    case 'ShipsSent':
      s.sent[e.seat] = e.ships;
      break;
    case 'DiceThrown':
      setOut(s, e.owners, e.dice);
      break;
    case 'ShipsClashed':
      if (e.sunk !== 'pirate') setFate(s, e.red, SUNK);
      if (e.sunk !== 'red') {
        setFate(s, e.pirate, e.saved ? SAVED : SUNK);
        add(s.sent, e.owner, -1);
        if (!e.saved) {
          add(s.reserve, e.owner, 1);
          add(s.yinYang, e.owner, 1);
        }
      }
      break;
    case 'PlunderEnded':
      for (let seat = 0; seat < s.sent.length; seat++) {
        s.sent[seat] = 0;
        s.owed[seat] = e.won ? at(e.survivors, seat) : 0;
      }
      break;
    case 'LootReshuffled':
      for (let kind = 0; kind < s.loot.length; kind++) {
        add(s.loot, kind, at(s.discarded, kind));
        s.discarded[kind] = 0;
      }
      break;
    case 'LootGranted':
      add(s.owed, e.seat, e.cards);
      break;
    case 'LootDrawn':
      for (const kind of e.cards) {
        add(s.loot, kind, -1);
        if (kind === TALISMAN) {
          add(s.talismans, e.seat, 1);
          add(s.yinYang, e.seat, 1);
        } else s.drawn.push(kind);
      }
      add(s.owed, e.seat, -e.cards.length);
      break;
    case 'LootRanOut':
      s.owed[e.seat] = 0;
      break;
    case 'GoodLoaded':
      s.drawn.shift();
      gainGood(s, e.seat, e.good, 1);
      break;
    case 'GoodDiscarded':
      s.drawn.shift();
      add(s.discarded, e.good, 1);
      break;

    case 'DiceStruck':
      for (const die of e.dice) setFate(s, die, STRUCK);
      break;
    case 'CurseSuffered':
      if (e.loot === TALISMAN) {
        add(s.talismans, e.seat, -e.cards);
        add(s.discarded, TALISMAN, e.cards);
      } else dropGood(s, e.seat, e.loot, e.cards);
      add(s.reserve, e.seat, e.ships);
      break;
    case 'WagesPaid':
      book(s, e.seat, 'wages', -e.chests);
      break;
    case 'TavernAssigned':
      for (let seat = 0; seat < e.faces.length; seat++) s.tavernFaces[seat] = at(e.faces, seat);
      break;
    case 'TavernServed':
      s.tavernFaces[e.seat] = 0;
      if (e.chests !== 0) book(s, e.seat, 'tavern', e.chests);
      if (e.good !== undefined) dropGood(s, e.seat, e.good, 1);
      if (e.outcome === 'mark') add(s.marks, e.seat, 1);
      else if (e.outcome === 'yinYang') add(s.yinYang, e.seat, TAVERN_YIN_YANG);
      else if (e.outcome === 'loot') add(s.owed, e.seat, 1);
      break;
    case 'SurplusDumped':
      dropGood(s, e.seat, e.good, 1);
      break;

    case 'GoodsSold':
      for (let good = 0; good < GOODS; good++) dropGood(s, e.seat, good, at(e.goods, good));
      book(s, e.seat, e.final ? 'finalSale' : 'sales', e.chests);
      s.acted = true;
      s.sold = true;
      break;
    case 'BargainStruck':
      dropGood(s, e.seat, e.first, 1);
      dropGood(s, e.seat, e.second, 1);
      add(s.yinYang, e.seat, -BARGAIN_COST);
      book(s, e.seat, 'bargains', e.chests);
      if (s.called === MERCHANT && s.bargainIsSale) s.acted = true;
      break;
    case 'ChestsGranted':
      book(s, e.seat, 'gifts', e.chests);
      break;
    case 'YinYangGranted':
      add(s.yinYang, e.seat, e.tokens);
      break;
    case 'RitualPerformed':
      if (e.ritual === 'doubleHold') {
        add(s.doubleHold, e.seat, 1);
        add(s.yinYang, e.seat, -DOUBLE_HOLD_COST);
      } else {
        add(s.unsinkable, e.seat, 1);
        add(s.yinYang, e.seat, -UNSINKABLE_COST);
      }
      break;
    case 'CardDrawn':
      addToHand(s.hands[e.seat] ?? [], e.card);
      if (s.above > 0) s.above--;
      else s.below--;
      if (e.gift) s.giftDraws--;
      s.acted = true;
      break;
    case 'GiftDrawsOffered':
      s.giftDraws = e.cards;
      break;
    case 'EndCardDrawn':
    case 'EndCardRemoved':
      s.endInDeck = false;
      s.finale = 1;
      break;

    case 'FinalSaleBegan':
      s.step = 'finalSale';
      break;
    case 'HandCardsCounted':
      add(s.marks, e.seat, e.cards);
      break;
    case 'TalismansCounted':
      book(s, e.seat, 'talismans', e.chests);
      break;
    case 'YinYangCounted':
      book(s, e.seat, 'yinYang', e.chests);
      break;
    case 'MarksCounted':
      book(s, e.seat, 'marks', e.chests);
      break;
    case 'GameEnded':
      s.step = 'over';
      break;
    case 'MarkSpared':
    case 'ShipsHeldBack':
    case 'CaravanEscaped':
    case 'IdolNamed':
      break;
  }
}
