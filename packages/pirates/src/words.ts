import { HIDDEN, type Message, type MessageParam, message, type Seat, type Words } from '@quarterdeck/kernel';
import { plundersOf } from './board';
import { at } from './cells';
import { COUNTRIES, CURSES, caravanShips, countryOf, curseOf, harbourOf, isCaravan, isHarbour } from './data/adventures';
import { LOOT_KINDS } from './data/goods';
import { MARK_PENALTY } from './data/numbers';
import { ROLES } from './data/roles';
import { tavernOutcome } from './data/tavern';
import type { Event } from './events';
import { room } from './fleet';
import type { Move } from './moves';
import { bargainPrice, harbourDemand, salePrice } from './prices';
import { fleetLimit, mostToSend } from './rules/captain';
import { giftAmount } from './rules/gifts';
import { distance2 } from './rules/plunder';
import { DIE, DIE_FACE, NO_ROLE, type State } from './state';

const who = (seat: Seat): MessageParam => ({ seat });
const loot = (kind: number): Message => message(`loot.${LOOT_KINDS[kind]}`);
const country = (id: number): Message => message(`country.${COUNTRIES[id]}`);
const role = (id: number): Message => message(`role.${ROLES[id]}`);
const millimetres = (d2: number): number => Math.round(Math.sqrt(d2) / 100);

/** An adventure card by its name; caravans with the ships this game gives them. */
export function cardName(s: State, card: number): Message {
  if (isCaravan(card)) return message('card.caravan', { country: country(countryOf(card)), n: caravanShips(s.caravans, card) });
  if (isHarbour(card)) return message(`harbour.${harbourOf(card)}`);
  return message(`curse.${curseOf(card)?.id ?? CURSES[0]}`);
}

/** How many of each kind, as a list: three rum, one talisman. */
function countedLoot(cards: readonly number[]): Message[] {
  return LOOT_KINDS.flatMap((name, kind) => {
    const n = cards.filter((card) => card === kind).length;
    return n === 0 ? [] : [message(`counted.${name}`, { n })];
  });
}

function countedGoods(goods: readonly number[]): Message[] {
  return goods.flatMap((n, good) => (n === 0 ? [] : [message(`counted.${LOOT_KINDS[good]}`, { n })]));
}

function eventWords(e: Event, after: State): Message | undefined {
  switch (e.kind) {
    case 'Awaited':
    case 'TurnBegan':
    case 'FinalSaleBegan':
      return undefined;
    case 'HandDealt':
      return message('event.HandDealt', { who: who(e.seat), n: e.cards.length });
    case 'GameBegun':
      return message('event.GameBegun', { who: who(e.starter), n: e.chests });
    case 'RoundBegan':
      return e.finale === 0
        ? message('event.RoundBegan', { n: e.round, who: who(e.starter) })
        : message('event.RoundBegan.last', { n: e.round, who: who(e.starter), last: e.finale - 1 });
    case 'RoleChosen':
      return message('event.RoleChosen', { who: who(e.seat) });
    case 'RoleCalled':
      return message('event.RoleCalled', { role: role(e.role), who: e.seats.map((seat) => message('player', { who: who(seat) })) });
    case 'RoundEnded':
      return e.back.length === 0
        ? message('event.RoundEnded.none')
        : message('event.RoundEnded', { who: e.back.map((seat) => message('player', { who: who(seat) })) });
    case 'MarkTaken':
      return message(`event.MarkTaken.${e.cause}`, { who: who(e.seat) });
    case 'MarkSpared':
    case 'MarkReturned':
    case 'EndCardDrawn':
      return message(`event.${e.kind}`, { who: who(e.seat) });
    case 'ShipsBought':
    case 'ShipsGranted':
    case 'GuardsPosted':
    case 'GuardsReturned':
    case 'ShipsHeldBack':
      return message(`event.${e.kind}`, { who: who(e.seat), n: e.ships });
    case 'ShipsSent':
      return message(e.ships === 0 ? 'event.ShipsSent.none' : 'event.ShipsSent', { who: who(e.seat), n: e.ships });
    case 'PrivateerTaken':
      return message('event.PrivateerTaken', { who: who(e.seat), country: country(e.country), n: e.ships });
    case 'CaravanPlayed':
      return message('event.CaravanPlayed', { who: who(e.seat), card: cardName(after, e.card), limit: fleetLimit(after) });
    case 'CaravanEscaped':
      return message('event.CaravanEscaped', { card: cardName(after, e.card) });
    case 'DiceThrown':
      return message('event.DiceThrown', { who: who(e.seat), n: e.owners.length });
    case 'ShipsClashed':
      return message(`event.ShipsClashed.${e.sunk}${e.saved ? '.saved' : ''}`, {
        who: who(e.owner),
        red: e.redFace,
        pirate: e.pirateFace,
        mm: millimetres(e.d2),
      });
    case 'PlunderEnded':
      return message(e.won ? 'event.PlunderEnded.won' : 'event.PlunderEnded.lost');
    case 'LootReshuffled':
      return message('event.LootReshuffled', { n: e.cards });
    case 'LootGranted':
      return message('event.LootGranted', { who: who(e.seat), n: e.cards });
    case 'LootDrawn':
      return message('event.LootDrawn', { who: who(e.seat), loot: countedLoot(e.cards) });
    case 'LootRanOut':
      return message('event.LootRanOut', { who: who(e.seat), n: e.cards });
    case 'GoodLoaded':
    case 'SurplusDumped':
    case 'IdolNamed':
      return message(`event.${e.kind}`, { who: who(e.seat), good: loot(e.good) });
    case 'GoodDiscarded':
      return message(`event.GoodDiscarded.${e.cause}`, { who: who(e.seat), good: loot(e.good) });
    case 'HarbourPlayed': {
      const [rum = 0, coffee = 0, fruit = 0] = harbourDemand(after);
      return message('event.HarbourPlayed', { who: who(e.seat), card: cardName(after, e.card), rum, coffee, fruit });
    }
    case 'CursePlayed':
      return message('event.CursePlayed', { who: who(e.seat), card: cardName(after, e.card) });
    case 'DiceStruck':
      return message('event.DiceStruck', { n: e.dice.length });
    case 'CurseSuffered':
      return message('event.CurseSuffered', {
        who: who(e.seat),
        cards: message(`counted.${LOOT_KINDS[e.loot]}`, { n: e.cards }),
        ships: message('counted.ships', { n: e.ships }),
        what: e.ships === 0 ? 'cards' : e.cards === 0 ? 'ships' : 'both',
      });
    case 'WagesPaid':
      return message('event.WagesPaid', { who: who(e.seat), n: e.chests, guards: e.guards });
    case 'TavernAssigned':
      return message('event.TavernAssigned', { who: who(e.seat), list: tavernParts(after, e.faces) });
    case 'TavernServed':
      return e.outcome === 'loseGood' && e.good !== undefined
        ? message('event.TavernServed.good', { who: who(e.seat), good: loot(e.good) })
        : message(`event.TavernServed.${e.outcome}`, { who: who(e.seat), n: Math.abs(e.chests) });
    case 'GoodsSold':
      return message(e.final ? 'event.GoodsSold.final' : 'event.GoodsSold', {
        who: who(e.seat),
        goods: countedGoods(e.goods),
        n: e.chests,
      });
    case 'BargainStruck':
      return message('event.BargainStruck', { who: who(e.seat), first: loot(e.first), second: loot(e.second), n: e.chests });
    case 'ChestsGranted':
      return message('event.ChestsGranted', { who: who(e.seat), n: e.chests });
    case 'YinYangGranted':
      return message('event.YinYangGranted', { who: who(e.seat), n: e.tokens });
    case 'RitualPerformed':
      return message(`event.RitualPerformed.${e.ritual}`, {
        who: who(e.seat),
        n: at(e.ritual === 'doubleHold' ? after.doubleHold : after.unsinkable, e.seat),
      });
    case 'CardDrawn':
      return e.card === HIDDEN
        ? message('event.CardDrawn', { who: who(e.seat) })
        : message('event.CardDrawn.own', { who: who(e.seat), card: cardName(after, e.card) });
    case 'GiftDrawsOffered':
      return e.cards === 0 ? undefined : message('event.GiftDrawsOffered', { who: who(e.seat), n: e.cards });
    case 'EndCardRemoved':
      return message('event.EndCardRemoved', { n: e.round });
    case 'HandCardsCounted':
      return message('event.HandCardsCounted', { who: who(e.seat), n: e.cards });
    case 'TalismansCounted':
      return message('event.TalismansCounted', { who: who(e.seat), n: e.chests });
    case 'YinYangCounted':
      return message('event.YinYangCounted', { who: who(e.seat), tokens: e.tokens, n: e.chests });
    case 'MarksCounted':
      return message('event.MarksCounted', { who: who(e.seat), marks: e.marks, n: -e.chests });
    case 'GameEnded':
      return message('event.GameEnded');
  }
}

/** Who gets which Tavern die, and what it brings. */
function tavernParts(s: State, faces: readonly number[]): Message[] {
  return faces.map((face, seat) =>
    message('tavern.part', { who: who(seat), face, outcome: message(`tavern.${tavernOutcome(s.tavern, face)}`) }),
  );
}

const dieFace = (s: State, die: number): number => s.chart[die * DIE + DIE_FACE] ?? 0;

function moveWords(move: Move, s: State, seat: Seat): Message {
  switch (move.kind) {
    case 'choose':
      return message('move.choose', { role: role(move.role) });
    case 'buy':
      return message('move.buy', { n: move.ships });
    case 'privateer':
      return message('move.privateer', {
        country: country(move.country),
        n: at(s.reserve, seat),
        plundered: plundersOf(s, move.country),
      });
    case 'play':
      return message('move.play', { card: cardName(s, move.card) });
    case 'send':
      return move.ships === 0 ? message('move.send.none') : message('move.send', { n: move.ships });
    case 'fight':
      return message('move.fight', {
        red: dieFace(s, move.red),
        pirate: dieFace(s, move.pirate),
        who: who(s.chart[move.pirate * DIE] ?? 0),
        mm: millimetres(distance2(s.chart, move.red, move.pirate)),
      });
    case 'swallow':
      return message('move.swallow', { die: move.die + 1, who: who(s.chart[move.die * DIE] ?? 0) });
    case 'load':
      return message('move.load', { good: loot(move.good) });
    case 'discard':
      return message('move.discard', { good: loot(move.good) });
    case 'tavern':
      return message('move.tavern', { list: tavernParts(s, move.faces) });
    case 'idol':
      return message('move.idol', { good: loot(move.good) });
    case 'sell':
      return message('move.sell', {
        goods: countedGoods([move.rum, move.coffee, move.fruit]),
        n: salePrice(harbourDemand(s), move.rum, move.coffee, move.fruit),
      });
    case 'ritual':
      return message(`move.ritual.${move.ritual}`);
    case 'bargain':
      return message('move.bargain', {
        first: loot(move.first),
        second: loot(move.second),
        n: bargainPrice(harbourDemand(s), move.first, move.second),
      });
    case 'draw':
      return message(s.step === 'giftDraw' ? 'move.draw.gift' : 'move.draw');
    case 'done':
      if (s.step === 'finalSale') return message('move.done.finalSale');
      if (s.step === 'giftDraw') return message('move.done.giftDraw');
      return message(s.acted ? 'move.done' : 'move.done.mark', { n: MARK_PENALTY });
  }
}

function decisionWords(s: State, seat: Seat): Message {
  if (s.step === 'choose') return message(s.chosen[seat] === NO_ROLE ? 'decision.choose' : 'decision.wait');
  if (seat !== s.decider) return message('decision.wait');
  switch (s.step) {
    case 'act':
      return message(`decision.act.${ROLES[s.called]}${s.acted ? '.rituals' : ''}`, { n: giftAmount(s) });
    case 'send':
      return message('decision.send', { card: cardName(s, s.card), n: mostToSend(s, seat) });
    case 'keep':
      return message('decision.keep', { good: loot(s.drawn[0] ?? 0), n: s.drawn.length, room: room(s, seat) });
    case 'giftDraw':
      return message('decision.giftDraw', { n: s.giftDraws });
    case 'trim':
      return message('decision.trim', { n: -room(s, seat) });
    case 'tie':
    case 'swallow':
    case 'tavern':
    case 'giveUp':
    case 'idol':
    case 'finalSale':
      return message(`decision.${s.step}`);
    case 'deal':
    case 'start':
    case 'throw':
    case 'loot':
    case 'draw':
    case 'over':
      return message('decision.wait');
  }
}

export const words: Words<State, Move, Event> = { event: eventWords, move: moveWords, decision: decisionWords };
