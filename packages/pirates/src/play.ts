import { type Emit, type Reason, type Rng, reason, type Seat } from '@quarterdeck/kernel';
import { curseOf, isCaravan, isHarbour } from './data/adventures';
import { CAPTAIN, ISLANDER, SHAMAN } from './data/roles';
import type { Event } from './events';
import type { Move } from './moves';
import { maybeGrantYinYang, playCaravan, plunderDice, sendShips } from './rules/captain';
import { checkCardDrawn, declineGiftDraws, drawCard, sampleCard, takeCard } from './rules/cartographer';
import { dumpSurplus, nameIdolGood, strike, swallow, trimSurplus } from './rules/curses';
import { closeFinalSale, continueFinalSale } from './rules/final';
import { becomePrivateer } from './rules/governor';
import { playHarbour } from './rules/islander';
import { checkLoot, dealLoot, drawLoot, load, refuse, sampleLoot } from './rules/loot';
import { sell } from './rules/merchant';
import { battle, fight } from './rules/plunder';
import { performRitual, strikeBargain } from './rules/rituals';
import { chooseRole, endTurn, maybeEndTurn } from './rules/round';
import { begin, checkDeal, checkStarter, deal, sampleDeal } from './rules/setup';
import { curseDice, playCurse } from './rules/shaman';
import { buyShips } from './rules/shipbuilder';
import { assign, giveUp, nextGuest, pourOut, serve } from './rules/tavern';
import { NO_CARD, type State } from './state';
import { isThrow, throwDice } from './throw';

export type Outcome =
  /** Adventure cards of all hands, three a seat. */
  | { readonly kind: 'deal'; readonly cards: readonly number[] }
  | { readonly kind: 'start'; readonly seat: Seat }
  /** x, y, rotation and face of every die. */
  | { readonly kind: 'throw'; readonly dice: readonly number[] }
  | { readonly kind: 'loot'; readonly cards: readonly number[] }
  | { readonly kind: 'adventure'; readonly card: number };

/** Carries out a legal move. Rule functions that can pause tell by `true` that nothing waits, and the turn goes on. */
export function play(s: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  switch (move.kind) {
    case 'choose':
      chooseRole(s, seat, move.role, emit);
      return;
    case 'buy':
      buyShips(s, seat, move.ships, emit);
      break;
    case 'privateer':
      becomePrivateer(s, seat, move.country, emit);
      break;
    case 'play':
      if (!playCard(s, seat, move.card, emit)) return;
      break;
    case 'send':
      if (!sendShips(s, seat, move.ships, emit)) return;
      break;
    case 'fight':
      if (!fight(s, move.red, move.pirate, emit)) return;
      break;
    case 'swallow':
      if (!swallow(s, move.die, emit)) return;
      break;
    case 'load':
      load(s, move.good, emit);
      break;
    case 'discard':
      if (s.step === 'keep') refuse(s, move.good, emit);
      else if (s.step === 'giveUp') giveUp(s, seat, move.good, emit);
      else dumpSurplus(s, move.good, emit);
      break;
    case 'tavern':
      assign(s, move.faces, emit);
      break;
    case 'idol':
      nameIdolGood(s, move.good, emit);
      break;
    case 'sell':
      sell(s, seat, move.rum, move.coffee, move.fruit, emit);
      break;
    case 'ritual':
      performRitual(s, seat, move.ritual, emit);
      break;
    case 'bargain':
      strikeBargain(s, seat, move.first, move.second, emit);
      if (s.step !== 'finalSale') break;
      continueFinalSale(s, seat, emit);
      return;
    case 'draw':
      drawCard(s, seat, emit);
      return;
    case 'done':
      if (s.step === 'finalSale') closeFinalSale(s, seat, emit);
      else if (s.step === 'giftDraw') {
        declineGiftDraws(s, seat, emit);
        maybeEndTurn(s, emit);
      } else endTurn(s, emit);
      return;
  }
  proceed(s, emit);
}

function playCard(s: State, seat: Seat, card: number, emit: Emit<Event>): boolean {
  if (isCaravan(card)) return playCaravan(s, seat, card, emit);
  if (!isHarbour(card)) return playCurse(s, seat, card, emit);
  playHarbour(s, seat, card, emit);
  return true;
}

/** Goes on with the turn after something in it was carried out, up to the next decision or throw. */
function proceed(s: State, emit: Emit<Event>): void {
  switch (s.called) {
    case CAPTAIN:
      if (!dealLoot(s, emit)) return;
      maybeGrantYinYang(s, emit);
      endTurn(s, emit);
      return;
    case ISLANDER:
      if (dealLoot(s, emit)) endTurn(s, emit);
      return;
    case SHAMAN:
      if (serveTavern(s, emit) && trimSurplus(s, emit)) endTurn(s, emit);
      return;
    default:
      maybeEndTurn(s, emit);
  }
}

/** Guest after guest, each with the loot he draws, before the next (PI-D66). True when all were served. */
function serveTavern(s: State, emit: Emit<Event>): boolean {
  for (;;) {
    if (!dealLoot(s, emit)) return false;
    const guest = nextGuest(s);
    if (guest === undefined) return true;
    if (!serve(s, guest, emit)) return false;
  }
}

/** Owners of the dice that are to be thrown now, in die order. */
function diceToThrow(s: State): number[] {
  return isCaravan(s.card) ? plunderDice(s) : curseDice(s);
}

export function sample(s: State, rng: Rng): Outcome {
  switch (s.step) {
    case 'deal':
      return { kind: 'deal', cards: sampleDeal(s, rng) };
    case 'start':
      return { kind: 'start', seat: rng.below(s.chests.length) };
    case 'throw':
      return { kind: 'throw', dice: throwDice(rng, diceToThrow(s).length) };
    case 'loot':
      return { kind: 'loot', cards: sampleLoot(s, rng) };
    default:
      return { kind: 'adventure', card: sampleCard(s, rng) };
  }
}

/** The step that each kind of outcome answers. */
const ASKED = { deal: 'deal', start: 'start', throw: 'throw', loot: 'loot', adventure: 'draw' } as const;

export function checkOutcome(s: State, outcome: Outcome): Reason | undefined {
  if (ASKED[outcome.kind] !== s.step) return reason('NOT_ASKED', 'PI-048');
  switch (outcome.kind) {
    case 'deal':
      return checkDeal(s, outcome.cards);
    case 'start':
      return checkStarter(s, outcome.seat);
    case 'throw':
      return s.card !== NO_CARD && isThrow(outcome.dice, diceToThrow(s).length) ? undefined : reason('IMPOSSIBLE_THROW', 'PI-096');
    case 'loot':
      return checkLoot(s, outcome.cards);
    case 'adventure':
      return checkCardDrawn(s, outcome.card);
  }
}

export function chance(s: State, outcome: Outcome, emit: Emit<Event>): void {
  switch (outcome.kind) {
    case 'deal':
      deal(s, outcome.cards, emit);
      return;
    case 'start':
      begin(s, outcome.seat, emit);
      return;
    case 'throw':
      emit({ kind: 'DiceThrown', seat: s.actor, owners: diceToThrow(s), dice: outcome.dice });
      if (resolveThrow(s, emit)) proceed(s, emit);
      return;
    case 'loot':
      drawLoot(s, outcome.cards, emit);
      proceed(s, emit);
      return;
    case 'adventure':
      if (takeCard(s, outcome.card, emit)) maybeEndTurn(s, emit);
      return;
  }
}

function resolveThrow(s: State, emit: Emit<Event>): boolean {
  if (isCaravan(s.card)) return battle(s, emit);
  return curseOf(s.card)?.id === 'tavern' ? pourOut(s, emit) : strike(s, emit);
}
