import { type Message, message, type Seat } from '@quarterdeck/kernel';
import {
  BOATS,
  buyingPrice,
  type Event,
  islandSaid,
  type Move,
  type Phase,
  type State,
  sellingPrice,
  specialistName,
  yamatai,
} from '@quarterdeck/yamatai';
import type { BoardModule, Owner, Situation, TurnSteps } from '../../kit';
import { Board } from './Board';
import { Choices } from './choices/Choices';
import { HutIcon } from './draw/Icons';
import { aimOf, focusOf, meanwhile, motionOf, soundOf } from './events';
import { type Hand, holding } from './hand';
import { modesOffered, movesOf, specialistInHand } from './legal';
import { PlayerFigures } from './sheet/Figures';
import { Own, Strip } from './sheet/Own';
import { Sheet } from './sheet/Sheet';
import './palette.css';

/** The players' colours of the game: blue, orange, purple, grey (YA-026). */
const OWNERS: readonly Owner[] = [
  { colour: 'cobalt', emblem: 'triangle' },
  { colour: 'orange', emblem: 'disc' },
  { colour: 'plum', emblem: 'square' },
  { colour: 'slate', emblem: 'lozenge' },
];

/** Points that only the end brings, in the order in which they are counted (YA-095). */
const FINAL = ['powers', 'coins', 'reserved', 'boats'] as const;

export const board: BoardModule<State, Move, Event, Hand> = {
  Board,
  Choices,
  Player: PlayerFigures,
  Own,
  Strip,
  Sheet,
  OwnPiece: HutIcon,
  leaves: ['map', 'buildings', 'specialists', 'fleets'],
  hand: holding,
  asks,
  headline,
  steps,
  chapters,
  opens: ({ kind }) => kind === 'RoundBegan' || kind === 'GameEnded',
  final: { items: FINAL, counted },
  act,
  focusOf,
  meanwhile,
  aimOf,
  explain: () => import('./explain').then(({ explain }) => explain),
  motionOf,
  soundOf,
  isClosing: (move) => move.kind === 'done',
  owners: (_view, seats) => OWNERS.slice(0, seats),
  legend: { frame: 'ya', signs: () => import('./legend').then(({ legend }) => legend) },
  guide: () => import('./guide').then(({ guide }) => guide),
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
};

/** Only what is possible is asked for: boats, culture, building, a specialist. */
function asks({ view, moves, hand }: Situation<State, Move, Hand>): Message | undefined {
  if (view.pending !== 'none') return undefined;
  const offered = modesOffered(moves);
  if (view.phase === 'place') {
    const ways = (['boats', 'collect', 'build'] as const).filter((mode) => offered.has(mode));
    return ways.length === 0 ? message('board.asks.nothing') : message(`board.asks.${ways.join('-')}`);
  }
  const paid = specialistInHand(moves, hand);
  if (paid !== undefined) return message('board.asks.pay', { who: specialistName(paid) });
  if (view.phase === 'recruit' && !view.recruited && movesOf(moves, 'recruit').length === 0) return message('board.asks.nobody');
  return undefined;
}

function headline(view: State): Message | undefined {
  if (view.phase === 'over') return message('board.headline.over');
  if (view.round === 0) return undefined;
  return message('board.headline', { round: view.round, step: message(`board.step.${view.phase}`) });
}

/** The steps of a turn (YA-035); collecting belongs to placing, as its other way. */
const STEPS: readonly Phase[] = ['fleet', 'trade', 'place', 'moor', 'recruit'];

function steps({ phase }: State): TurnSteps | undefined {
  const at = phase === 'collect' || phase === 'extra' ? 'place' : phase;
  const now = STEPS.indexOf(at);
  return now < 0 ? undefined : { steps: STEPS.map((step) => message(`board.step.${step}`)), now };
}

function counted(view: State): readonly string[] {
  return view.phase === 'over' ? FINAL : [];
}

/** The log is grouped by rounds; in them, turns are told apart by who acts. */
function chapters(view: State): readonly Message[] {
  if (view.phase === 'over') return [message('board.final')];
  return view.round === 0 ? [] : [message('board.round', { round: view.round })];
}

/** What the button says: the act and its place, in few words; the sentence beside it has the rest. */
function act(move: Move, view: State, seat: Seat): Message {
  switch (move.kind) {
    case 'fleet':
      return message('board.act.fleet', { fleet: move.fleet });
    case 'buy':
      return message('board.act.buy', {
        boat: message(`board.boat.${BOATS[move.colour]?.colour ?? ''}`),
        coins: buyingPrice(view, seat, move.colour),
      });
    case 'recruit':
      return message('board.act.recruit', { who: specialistName(move.who) });
    case 'moor':
    case 'keep':
    case 'lift':
    case 'land':
    case 'swapBoat':
    case 'withBoat':
    case 'swapToken':
    case 'withToken':
    case 'remove':
    case 'place':
      return message(`board.act.${move.kind}`);
    case 'sell':
      return message('board.act.sell', {
        boat: message(`board.boat.${BOATS[move.colour]?.colour ?? ''}`),
        coins: sellingPrice(move.colour),
      });
    case 'collect':
    case 'extra':
      return message('board.act.collect', { island: islandSaid(move.island) });
    case 'build':
      return message('board.act.build', { island: islandSaid(move.island) });
    default:
      return yamatai.words.move(move, view, seat);
  }
}
