import { type Message, message } from '@quarterdeck/kernel';
import {
  battleSteps,
  COUNTRIES,
  CURSES,
  countryOf,
  curseOf,
  type Event,
  isCaravan,
  LOOT_KINDS,
  type Move,
  ROLES,
  type State,
} from '@quarterdeck/pirates';
import type { Novelty, SoundName } from '../../kit';
import { pieceIds } from './pieces';

/* What the board shows of an event: which pieces it speaks of, its picture, how long its motion takes, how it sounds. */

export function focusOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'ShipsClashed':
      return [pieceIds.die(event.red), pieceIds.die(event.pirate)];
    case 'DiceStruck':
      return event.dice.map(pieceIds.die);
    case 'DiceThrown':
    case 'PlunderEnded':
      return [pieceIds.chart];
    case 'RoleCalled':
      return [pieceIds.role(event.role), ...event.seats.map(pieceIds.chosen)];
    case 'TurnBegan':
      return [pieceIds.role(event.role)];
    case 'RoundEnded':
      return event.back.map(pieceIds.chosen);
    case 'RoundBegan':
    case 'GameBegun':
      return [pieceIds.starter];
    case 'MarkTaken':
    case 'MarkSpared':
    case 'MarkReturned':
    case 'MarksCounted':
    case 'HandCardsCounted':
      return [pieceIds.marks(event.seat)];
    case 'ShipsBought':
    case 'ShipsGranted':
      return [pieceIds.berth(event.seat, 'free'), pieceIds.berth(event.seat, 'reserve')];
    case 'ShipsSent':
    case 'ShipsHeldBack':
      return [pieceIds.berth(event.seat, 'free')];
    case 'PrivateerTaken':
      return [pieceIds.flag(event.country)];
    case 'GuardsPosted':
    case 'GuardsReturned':
      return [pieceIds.guards(event.seat), pieceIds.berth(event.seat, 'guards')];
    case 'WagesPaid':
      return [pieceIds.guards(event.seat), pieceIds.chests(event.seat)];
    case 'CaravanPlayed':
    case 'CaravanEscaped':
      return [pieceIds.caravan(event.card), pieceIds.chart];
    case 'HarbourPlayed':
      return [pieceIds.harbour];
    case 'CursePlayed': {
      const curse = curseOf(event.card)?.id;
      return curse === undefined ? [] : [pieceIds.curse(CURSES.indexOf(curse))];
    }
    case 'LootGranted':
    case 'LootRanOut':
    case 'LootReshuffled':
      return [pieceIds.lootDeck];
    case 'LootDrawn':
      return [...new Set(event.cards)].map((kind) => pieceIds.goods(event.seat, kind));
    case 'GoodLoaded':
    case 'GoodDiscarded':
    case 'SurplusDumped':
      return [pieceIds.goods(event.seat, event.good)];
    case 'IdolNamed':
      return [pieceIds.price(event.good)];
    case 'CurseSuffered':
      return event.cards > 0 ? [pieceIds.goods(event.seat, event.loot)] : [pieceIds.berth(event.seat, 'reserve')];
    case 'TavernAssigned':
      return [pieceIds.chart];
    case 'TavernServed':
      return [pieceIds.chests(event.seat)];
    case 'GoodsSold':
      return event.goods.flatMap((count, good) => (count > 0 ? [pieceIds.price(good)] : []));
    case 'BargainStruck':
      return [pieceIds.price(event.first), pieceIds.price(event.second)];
    case 'ChestsGranted':
    case 'TalismansCounted':
      return [pieceIds.chests(event.seat)];
    case 'YinYangGranted':
    case 'YinYangCounted':
      return [pieceIds.yinYang(event.seat)];
    case 'RitualPerformed':
      return [pieceIds.ritual(event.ritual, event.seat)];
    case 'CardDrawn':
    case 'GiftDrawsOffered':
    case 'EndCardDrawn':
    case 'EndCardRemoved':
      return [pieceIds.deck];
    // That a card lies there, face down, is nothing to see once more.
    case 'RoleChosen':
    case 'HandDealt':
    case 'Awaited':
    case 'FinalSaleBegan':
    case 'GameEnded':
      return [];
  }
}

/** Cards that lay face down are turned over in the middle of the table: until then nothing shows what is on them. */
export function turnsCards(event: Event): boolean {
  return event.kind === 'CursePlayed' || (event.kind === 'RoleCalled' && event.seats.length > 0);
}

/** What is said while cards turn, dividers measure and a curse strikes: how it comes out is told by the motion first. */
export function meanwhile(event: Event): Message | undefined {
  switch (event.kind) {
    case 'ShipsClashed':
      return message('board.meanwhile.clash', { who: { seat: event.owner } });
    case 'DiceStruck':
      return message('board.meanwhile.strike');
    case 'RoleCalled':
      return turnsCards(event) ? message('board.meanwhile.role') : undefined;
    case 'CursePlayed':
      return message('board.meanwhile.curse', { who: { seat: event.seat } });
    default:
      return undefined;
  }
}

/** Where a move is made, for what is secret or lies in the hand. */
export function aimOf(move: Move): readonly string[] {
  switch (move.kind) {
    case 'choose':
      return [pieceIds.role(move.role)];
    case 'play':
      return [pieceIds.card(move.card)];
    case 'draw':
      return [pieceIds.deck];
    default:
      return [];
  }
}

/** The picture beside an event's words. */
export function iconOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'RoleCalled':
      return `role-${ROLES[event.role]}`;
    case 'MarkTaken':
    case 'MarkReturned':
    case 'MarksCounted':
    case 'HandCardsCounted':
      return 'mark';
    case 'PrivateerTaken':
      return `flag-${COUNTRIES[event.country]}`;
    case 'CaravanPlayed':
    case 'CaravanEscaped':
      return isCaravan(event.card) ? `flag-${COUNTRIES[countryOf(event.card)]}` : undefined;
    case 'CursePlayed':
      return `curse-${curseOf(event.card)?.id ?? 'kraken'}`;
    case 'CurseSuffered':
      return `curse-${event.curse}`;
    case 'WagesPaid':
      return 'curse-wages';
    case 'TavernAssigned':
    case 'TavernServed':
      return 'curse-tavern';
    case 'IdolNamed':
      return 'curse-idol';
    case 'GoodLoaded':
    case 'GoodDiscarded':
    case 'SurplusDumped':
      return LOOT_KINDS[event.good];
    case 'GoodsSold':
    case 'ChestsGranted':
    case 'TalismansCounted':
    case 'YinYangCounted':
      return 'chest';
    case 'BargainStruck':
      return 'bargain';
    case 'YinYangGranted':
      return 'yin-yang';
    case 'RitualPerformed':
      return event.ritual === 'doubleHold' ? 'hold' : 'unsinkable';
    case 'RoundBegan':
      return 'helm';
    default:
      return undefined;
  }
}

/**
 * The throw and the battle are the heart of the game and last longer than other motions: long enough to
 * see who meets whom and how far apart. A press on the board skips them, the speed setting shortens them.
 */
export const THROW = 1850;
/** A curse is read, not only seen. */
const CURSE = 1900;
/** Cards turned over: a role may be anybody's. */
const REVEAL = 1200;
const STORY = 900;
/** Goods go to the harbour, chests come back. */
const SALE = 1100;
const CLASH = 700;
const LONG = 520;
const MIDDLE = 360;
const SHORT = 200;

export function motionOf(event: Event): number {
  switch (event.kind) {
    case 'DiceThrown':
      return THROW;
    case 'CursePlayed':
      return CURSE;
    case 'GoodsSold':
    case 'BargainStruck':
      return SALE;
    case 'RoleCalled':
      return event.seats.length === 0 ? LONG : REVEAL;
    case 'PlunderEnded':
    case 'EndCardDrawn':
      return STORY;
    case 'ShipsClashed':
    case 'DiceStruck':
    case 'LootDrawn':
    case 'WagesPaid':
    case 'CurseSuffered':
    case 'TavernServed':
    case 'IdolNamed':
      return CLASH;
    case 'CaravanPlayed':
    case 'ShipsSent':
    case 'CaravanEscaped':
    case 'HarbourPlayed':
    case 'PrivateerTaken':
    case 'TavernAssigned':
    case 'TalismansCounted':
    case 'YinYangCounted':
    case 'MarksCounted':
    case 'HandCardsCounted':
      return LONG;
    case 'ShipsBought':
    case 'GoodLoaded':
    case 'RitualPerformed':
    case 'GuardsPosted':
    case 'MarkTaken':
    case 'RoundBegan':
    case 'ShipsHeldBack':
    case 'CardDrawn':
      return MIDDLE;
    case 'ShipsGranted':
    case 'GuardsReturned':
    case 'MarkReturned':
    case 'GoodDiscarded':
    case 'SurplusDumped':
    case 'ChestsGranted':
    case 'YinYangGranted':
    case 'LootGranted':
      return SHORT;
    default:
      return 0;
  }
}

/** Whoever has never seen a battle sees the first one slowly: who meets whom, and how far apart. */
export function noveltyOf(event: Event, before: State): Novelty | undefined {
  if (event.kind === 'ShipsClashed') return { name: 'battle', over: false };
  if (event.kind === 'PlunderEnded' && battleSteps(before).length > 0) return { name: 'battle', over: true };
  return undefined;
}

export function soundOf(event: Event): SoundName | undefined {
  switch (event.kind) {
    // A throw is heard knock by knock, from the throw itself.
    case 'ShipsClashed':
      return 'cannon';
    case 'PlunderEnded':
      return event.won ? 'bell' : undefined;
    case 'DiceStruck':
      return 'splash';
    case 'ShipsSent':
      return event.ships > 0 ? 'sail' : undefined;
    case 'GuardsPosted':
    case 'GuardsReturned':
      return 'sail';
    case 'GoodLoaded':
    case 'GoodDiscarded':
    case 'SurplusDumped':
      return 'wood';
    case 'GoodsSold':
    case 'BargainStruck':
    case 'ChestsGranted':
    case 'WagesPaid':
      return 'coin';
    case 'RoleCalled':
    case 'CaravanPlayed':
    case 'HarbourPlayed':
    case 'CursePlayed':
    case 'CardDrawn':
    case 'LootDrawn':
      return 'page';
    case 'RoleChosen':
      return 'tile';
    case 'ShipsBought':
    case 'PrivateerTaken':
      return 'wood';
    case 'RoundBegan':
    case 'EndCardDrawn':
      return 'bell';
    case 'MarkTaken':
      return 'drop';
    case 'GameEnded':
      return 'fanfare';
    default:
      return undefined;
  }
}
