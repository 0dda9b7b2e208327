import { equal, type Message, message, type Seat } from '@quarterdeck/kernel';
import {
  bargainPrice,
  COUNTRIES,
  DEMAND_FROM,
  diceOf,
  goodsOf,
  harbourDemand,
  LOOT_KINDS,
  type Move,
  pirates,
  type State,
  salePrice,
} from '@quarterdeck/pirates';
import type { Situation } from '../../kit';
import type { Hand } from './hand';

/** What is offered for sale: as counted out, else every kind that fetches its full price, else all. */
export function offerOf(view: State, seat: Seat, hand: Hand): readonly number[] {
  if (hand.offer !== undefined) return hand.offer;
  const held = LOOT_KINDS.slice(0, 3).map((_, good) => goodsOf(view, seat, good));
  const full = held.map((count) => (count >= DEMAND_FROM ? count : 0));
  return full.some((count) => count > 0) ? full : held;
}

export function saleOf(view: State, seat: Seat, hand: Hand): Extract<Move, { kind: 'sell' }> {
  const [rum = 0, coffee = 0, fruit = 0] = offerOf(view, seat, hand);
  return { kind: 'sell', rum, coffee, fruit };
}

/** The Tavern's dice: as dealt out, else as they fell. */
export function facesOf(view: State, hand: Hand): readonly number[] {
  return hand.faces ?? diceOf(view).map((die) => die.face);
}

/** What the hand amounts to by itself: the sale as counted out, the dice as dealt out, the card one may draw. */
export function prepared({ view, seat, moves, hand }: Situation<State, Move, Hand>): Move | undefined {
  const legal = (wanted: Move): Move | undefined => moves.find((move) => equal(move, wanted));
  if (view.step === 'tavern') return legal({ kind: 'tavern', faces: facesOf(view, hand) });
  return legal({ kind: 'draw' }) ?? (hand.bargaining ? undefined : legal(saleOf(view, seat, hand)));
}

/** Without the action, the end of a turn costs a mark. */
export const costsMark = (view: State): boolean => view.step === 'act' && !view.acted;

/** What ends the turn, the gift draws or the final Bargains, in few words. */
export function ending(view: State): Message {
  if (view.step === 'finalSale') return message('board.do.sellAll');
  if (view.step === 'giftDraw') return message('board.do.noMore');
  return message(costsMark(view) ? 'board.do.decline' : 'board.do.end');
}

/** Few words: what a move is good for is said above the choices. */
export function act(move: Move, view: State, seat: Seat, following: readonly Move[]): Message {
  switch (move.kind) {
    case 'load':
      return following.length === 0 ? pirates.words.move(move, view, seat) : message('board.do.loadAll', { n: following.length + 1 });
    case 'tavern':
      return message('board.do.tavern');
    case 'sell':
      // What is sold stands counted out above.
      return message('board.do.sell', { n: salePrice(harbourDemand(view), move.rum, move.coffee, move.fruit) });
    case 'bargain':
      return message('board.do.sell', { n: bargainPrice(harbourDemand(view), move.first, move.second) });
    case 'ritual':
      return message('board.do.ritual', { ritual: message(`ritual.${move.ritual}`) });
    case 'privateer':
      return message('board.do.privateer', { country: message(`country.${COUNTRIES[move.country]}`) });
    case 'send':
      return move.ships === 0 ? message('board.do.decline') : pirates.words.move(move, view, seat);
    case 'done':
      return ending(view);
    default:
      return pirates.words.move(move, view, seat);
  }
}
