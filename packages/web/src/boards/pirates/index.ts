import { type Message, message } from '@quarterdeck/kernel';
import { allowsRitualsNow, type Event, ITEMS, isCaravan, type Move, ROLES, type State } from '@quarterdeck/pirates';
import type { BoardModule, Situation, TurnSteps } from '../../kit';
import { Board } from './Board';
import { Choices } from './choices/Choices';
import { Ship } from './draw/Hull';
import { OWNERS } from './draw/owner';
import { aimOf, focusOf, meanwhile, motionOf, noveltyOf, soundOf } from './events';
import { type Hand, holding } from './hand';
import { act, prepared } from './prepared';
import { PlayerFigures } from './sheet/Figures';
import { Own, Strip } from './sheet/Own';
import { Sheet } from './sheet/Sheet';

/** Lines that the final scoring fills, in its order. */
const FINAL = ['finalSale', 'talismans', 'yinYang', 'marks'] as const;

export const board: BoardModule<State, Move, Event, Hand> = {
  Board,
  Choices,
  Player: PlayerFigures,
  Own,
  Strip,
  Sheet,
  OwnPiece: ({ owner }) => Ship({ owner, face: 5 }),
  hand: holding,
  prepared,
  asks,
  act,
  headline,
  steps,
  chapters,
  opens: ({ kind }) => kind === 'RoundBegan' || kind === 'RoleCalled' || kind === 'FinalSaleBegan',
  final: { items: FINAL, counted },
  focusOf,
  aimOf,
  explain: () => import('./explain').then(({ explain }) => explain),
  motionOf,
  meanwhile,
  noveltyOf,
  soundOf,
  owners: (_view, seats) => OWNERS.slice(0, seats),
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
  legend: { frame: 'pi', signs: () => import('./legend').then(({ legend }) => legend) },
  guide: () => import('./guide').then(({ guide }) => guide),
};

function headline(view: State): Message | undefined {
  if (view.step === 'over') return message('board.headline.over');
  if (view.step === 'finalSale') return message('board.headline.final');
  if (view.round === 0) return undefined;
  const last = view.finale > 1 ? view.finale - 1 : 0;
  const role = ROLES[view.called];
  return message('board.headline', {
    round: view.round,
    last,
    what: role === undefined ? message('board.headline.choose') : message(`role.${role}`),
  });
}

/** In the Tavern: what is to be tapped. */
function asks({ view, hand: { guest } }: Situation<State, Move, Hand>): Message | undefined {
  if (view.step !== 'tavern') return undefined;
  return guest === undefined ? message('board.asks.tavern') : message('board.asks.tavernSwap', { who: { seat: guest } });
}

/** A plunder and its three parts, which a curse has not; a turn of a role that allows rituals. */
function steps(view: State): TurnSteps | undefined {
  switch (view.step) {
    case 'send':
      return { steps: PLUNDER, now: 0 };
    case 'tie':
      return { steps: PLUNDER, now: 1 };
    case 'throw':
      return isCaravan(view.card) ? { steps: PLUNDER, now: 1 } : undefined;
    case 'loot':
    case 'keep':
    case 'giveUp':
      return isCaravan(view.card) ? { steps: PLUNDER, now: 2 } : undefined;
    case 'act':
      return allowsRitualsNow(view) ? { steps: TURN, now: view.acted ? 1 : 0 } : undefined;
    default:
      return undefined;
  }
}

const PLUNDER = ['send', 'battle', 'loot'].map((part) => message(`board.turn.${part}`));
const TURN = ['action', 'rituals'].map((part) => message(`board.turn.${part}`));

function counted(view: State): readonly string[] {
  if (view.step === 'over') return FINAL;
  if (view.step !== 'finalSale') return [];
  const book = (seat: number, item: (typeof FINAL)[number]): number => view.ledger[seat * ITEMS.length + ITEMS.indexOf(item)] ?? 0;
  return FINAL.filter((item) => view.chests.some((_, seat) => book(seat, item) !== 0));
}

/** Round by round, each role by role as they are called. */
function chapters(view: State): readonly Message[] {
  if (view.step === 'over' || view.round === 0) return [];
  if (view.step === 'finalSale') return [message('board.headline.final')];
  const role = ROLES[view.called];
  return [
    message('board.chapter.round', { n: view.round }),
    role === undefined ? message('board.headline.choose') : message(`role.${role}`),
  ];
}
