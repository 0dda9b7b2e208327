import { BONUSES, CAPTAIN_CARDS, CREW, CREW_PER_TURN, captainOf, type Move, OFFICER, type State } from '@quarterdeck/efemeris';
import { at, type Message, message, type Seat } from '@quarterdeck/kernel';
import type { Situation } from '../../kit';
import { actionOf, bonusAction, crewAction } from './actions';
import { handOf } from './crew';
import type { Hand } from './hand';

/** What tactics ask for: what the card or bonus in hand does, or else what there is to do at all. */
export function asks({ view, seat, moves, hand }: Situation<State, Move, Hand>): Message | undefined {
  if (view.phase !== 'tactics' || !moves.some(({ kind }) => kind === 'done')) return undefined;
  if (hand.action !== undefined && hand.action !== 'sail') return whatItDoes(hand.action, view, seat);
  const ways = WAYS.filter((way) => moves.some((move) => actionOf(move).startsWith(way)));
  const cards = handOf(view, seat).reduce((sum, { count }) => sum + count, 0);
  return message(`board.asks.${ways.join('-') || 'nothing'}`, { n: Math.min(cards, CREW_PER_TURN - at(view.crewPlayed, seat)) });
}

const WAYS = ['sail', 'bonus', 'crew'] as const;

/** The effect of a card or a bonus, in words; a First Officer has the captain's. */
function whatItDoes(action: string, view: State, seat: Seat): Message | undefined {
  if (action === crewAction(OFFICER)) return message(`board.captain.${at(CAPTAIN_CARDS, captainOf(view, seat)).id}`);
  const id = CREW.find((_, kind) => crewAction(kind) === action)?.id ?? BONUSES.find((_, kind) => bonusAction(kind) === action);
  return id === undefined ? undefined : message(`board.does.${id}`);
}
