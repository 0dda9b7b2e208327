import { type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { at } from './cells';
import { GOODS } from './data/goods';
import { CAPTAIN, CARTOGRAPHER, GOVERNOR, ISLANDER, MERCHANT, ROLES, SHAMAN, SHIPBUILDER } from './data/roles';
import { goodsOf } from './fleet';
import { BARGAINS, BUY, CHOOSE, DISCARD, DONE, DRAW, IDOL, KEEP, type Move, type MoveKind, PLAY, PRIVATEER, RITUALS, SEND } from './moves';
import { checkSend, mostToSend } from './rules/captain';
import { checkDraw } from './rules/cartographer';
import { checkGiveUp, checkIdol, checkSwallow, tiedDice } from './rules/curses';
import { checkPrivateer } from './rules/governor';
import { checkCard, suitsRole } from './rules/hand';
import { checkKeep, checkLoad } from './rules/loot';
import { checkSale } from './rules/merchant';
import { checkFight, nearestPairs } from './rules/plunder';
import { canBargain, canPerformRitual, checkBargain, checkRitual } from './rules/rituals';
import { checkChoice } from './rules/round';
import { checkBuy, mostToBuy } from './rules/shipbuilder';
import { assignments, checkAssignment } from './rules/tavern';
import type { State, Step } from './state';

const NO_MOVES: readonly Move[] = [];

/** What kinds of moves answer each step; in a turn the role narrows it further. */
const ANSWERS: Readonly<Record<Step, readonly MoveKind[]>> = {
  deal: [],
  start: [],
  choose: ['choose'],
  act: ['buy', 'privateer', 'play', 'sell', 'draw', 'ritual', 'bargain', 'done'],
  send: ['send'],
  throw: [],
  tie: ['fight'],
  swallow: ['swallow'],
  loot: [],
  keep: ['load', 'discard'],
  draw: [],
  giftDraw: ['draw', 'done'],
  tavern: ['tavern'],
  giveUp: ['discard'],
  idol: ['idol'],
  trim: ['discard'],
  finalSale: ['bargain', 'done'],
  over: [],
};

/** The role whose action a move is. */
const ACTION_OF: Partial<Readonly<Record<MoveKind, number>>> = {
  buy: SHIPBUILDER,
  privateer: GOVERNOR,
  sell: MERCHANT,
  draw: CARTOGRAPHER,
};

export function check(s: State, seat: Seat, move: Move): Reason | undefined {
  if (!ANSWERS[s.step].includes(move.kind)) return reason('NOT_NOW', 'PI-048');
  if (move.kind === 'choose') return s.chosen[seat] === undefined ? reason('NOT_YOUR_DECISION', 'PI-041') : checkChoice(s, seat, move.role);
  if (seat !== s.decider) return reason('NOT_YOUR_DECISION', 'PI-048');
  const role = ACTION_OF[move.kind];
  if (role !== undefined && role !== s.called) return reason('ACTION_OF_ANOTHER_ROLE', 'PI-048');
  switch (move.kind) {
    case 'buy':
      return checkBuy(s, seat, move.ships);
    case 'privateer':
      return checkPrivateer(s, move.country);
    case 'play':
      return checkCard(s, seat, move.card);
    case 'send':
      return checkSend(s, seat, move.ships);
    case 'fight':
      return checkFight(s, move.red, move.pirate);
    case 'swallow':
      return checkSwallow(s, move.die);
    case 'load':
      return checkLoad(s, move.good);
    case 'discard':
      return s.step === 'keep' ? checkKeep(s, move.good) : checkGiveUp(s, seat, move.good);
    case 'tavern':
      return checkAssignment(s, move.faces);
    case 'idol':
      return checkIdol(move.good);
    case 'sell':
      return checkSale(s, seat, move.rum, move.coffee, move.fruit);
    case 'ritual':
      return checkRitual(s, seat, move.ritual);
    case 'bargain':
      return checkBargain(s, seat, move.first, move.second);
    case 'draw':
      return checkDraw(s);
    case 'done':
      return undefined;
  }
}

export function moves(s: State, seat: Seat): readonly Move[] {
  if (s.step === 'choose') return roleChoices(s, seat);
  if (seat !== s.decider) return NO_MOVES;
  switch (s.step) {
    case 'act':
      return turnMoves(s, seat);
    case 'send':
      return SEND[mostToSend(s, seat)] ?? NO_MOVES;
    case 'keep':
      return KEEP[s.drawn[0] ?? 0] ?? NO_MOVES;
    case 'giveUp':
    case 'trim':
      return DISCARD.filter((move) => check(s, seat, move) === undefined);
    case 'giftDraw':
      return [DRAW, DONE];
    case 'idol':
      return IDOL;
    case 'tavern':
      return assignments(s).map((faces) => ({ kind: 'tavern', faces }));
    case 'tie':
      return nearestPairs(s.chart).map(({ red, pirate }) => ({ kind: 'fight', red, pirate }));
    case 'swallow':
      return tiedDice(s).map((die) => ({ kind: 'swallow', die }));
    case 'finalSale': {
      const list: Move[] = [];
      pushBargains(s, seat, list);
      list.push(DONE);
      return list;
    }
    case 'deal':
    case 'start':
    case 'throw':
    case 'loot':
    case 'draw':
    case 'over':
      return NO_MOVES;
  }
}

function roleChoices(s: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (s.chosen[seat] === undefined) return list;
  for (let role = 0; role < ROLES.length; role++) {
    if (checkChoice(s, seat, role) === undefined) pushFrom(CHOOSE, role, list);
  }
  return list;
}

function turnMoves(s: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  switch (s.called) {
    case SHIPBUILDER:
      for (let ships = 1, most = mostToBuy(s, seat); ships <= most; ships++) pushFrom(BUY, ships, list);
      break;
    case GOVERNOR:
      for (let country = 0; country < PRIVATEER.length; country++) {
        if (checkPrivateer(s, country) === undefined) pushFrom(PRIVATEER, country, list);
      }
      break;
    case CAPTAIN:
    case ISLANDER:
    case SHAMAN:
      for (const card of s.hands[seat] ?? []) if (suitsRole(s.called, card)) pushFrom(PLAY, card, list);
      break;
    case MERCHANT:
      if (!s.sold) pushSales(s, seat, list);
      break;
    case CARTOGRAPHER:
      if (checkDraw(s) === undefined) list.push(DRAW);
      break;
  }
  if (canPerformRitual(s, seat)) {
    for (const move of RITUALS) if (checkRitual(s, seat, move.ritual) === undefined) list.push(move);
    pushBargains(s, seat, list);
  }
  list.push(DONE);
  return list;
}

function pushFrom(table: readonly Move[], i: number, list: Move[]): void {
  const move = table[i];
  if (move !== undefined) list.push(move);
}

function pushSales(s: State, seat: Seat, list: Move[]): void {
  const rums = goodsOf(s, seat, 0);
  const coffees = goodsOf(s, seat, 1);
  const fruits = at(s.goods, seat * GOODS + 2);
  for (let rum = 0; rum <= rums; rum++) {
    for (let coffee = 0; coffee <= coffees; coffee++) {
      for (let fruit = 0; fruit <= fruits; fruit++) {
        if (rum + coffee + fruit > 0) list.push({ kind: 'sell', rum, coffee, fruit });
      }
    }
  }
}

function pushBargains(s: State, seat: Seat, list: Move[]): void {
  if (!canBargain(s, seat)) return;
  for (const move of BARGAINS) if (checkBargain(s, seat, move.first, move.second) === undefined) list.push(move);
}
