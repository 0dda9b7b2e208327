import {
  amerigo,
  COLOURS,
  type Event,
  FINAL_ITEMS,
  goldNeeded,
  type Move,
  type MoveOf,
  NONE,
  placeName,
  ROUNDS,
  SHIPS,
  type State,
  strengthAgainst,
  TILES,
  tracksOf,
  voyage,
} from '@quarterdeck/amerigo';
import { eventsOf, type Message, message, type Seat } from '@quarterdeck/kernel';
import type { BoardModule, Owner, Situation, TurnSteps } from '../../kit';
import { Board } from './Board';
import { Choices } from './choices/Choices';
import { ShipIcon } from './draw/Icons';
import { aimOf, focusOf, meanwhile, motionOf, soundOf } from './events';
import { type Hand, holding } from './hand';
import { moveOf, pointsNow, shipInHand, stepInHand, tileInHand } from './legal';
import { PlayerFigures } from './sheet/Figures';
import { Own, Strip } from './sheet/Own';
import { Sheet } from './sheet/Sheet';

/** The players' colours of the game: red, yellow, blue, white (AM-001). */
const OWNERS: readonly Owner[] = [
  { colour: 'vermilion', emblem: 'triangle' },
  { colour: 'saffron', emblem: 'disc' },
  { colour: 'cobalt', emblem: 'square' },
  { colour: 'ivory', emblem: 'lozenge' },
];

export const board: BoardModule<State, Move, Event, Hand> = {
  Board,
  Choices,
  Player: PlayerFigures,
  Own,
  Strip,
  Sheet,
  OwnPiece: ShipIcon,
  leaves: ['map', 'tower', 'displays'],
  hand: holding,
  prepared,
  asks,
  headline,
  steps,
  chapters,
  opens: ({ kind }) => kind === 'RoundBegan' || kind === 'PhaseBegan' || kind === 'FinalScored',
  final: { items: FINAL_ITEMS, counted },
  act,
  focusOf,
  aimOf,
  explain: () => import('./explain').then(({ explain }) => explain),
  motionOf,
  meanwhile,
  soundOf,
  isClosing: (move) => move.kind === 'end',
  owners: (_view, seats) => OWNERS.slice(0, seats),
  legend: { frame: 'am', signs: () => import('./legend').then(({ legend }) => legend) },
  guide: () => import('./guide').then(({ guide }) => guide),
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
};

/** A post that can be founded is founded by the button; along a track it goes as far as the hand says; what is done is ended. */
function prepared({ view, moves, hand }: Situation<State, Move, Hand>): Move | undefined {
  if (view.stage === 'found') return moveOf(moves, 'found');
  if (view.stage !== 'act') return undefined;
  return view.action === 'none' ? moveOf(moves, 'end') : stepInHand(view, moves, hand);
}

/** What is to be done and what it is good for, in one line where the engine's sentence has two. */
function asks({ view, seat, moves, hand }: Situation<State, Move, Hand>): Message | undefined {
  if (view.stage !== 'act') return undefined;
  switch (view.action) {
    case 'blue': {
      const ship = shipInHand(moves, hand);
      if (ship === undefined) return undefined;
      // A ship that is not at sea yet has to enter first.
      return view.ships[seat * SHIPS + ship] === NONE
        ? message('board.asks.place', { ship: ship + 1 })
        : message('board.asks.sail', { ship: ship + 1, n: view.ap + hand.gold });
    }
    case 'green': {
      const tile = TILES[tileInHand(moves, hand) ?? NONE];
      return tile === undefined ? undefined : message('board.asks.build', { tile: message(`tile.${tile.id}`), ap: view.ap });
    }
    case 'black':
      return message('board.asks.load', { strength: strengthAgainst(view, seat) });
    case 'brown': {
      const mark = tracksOf(view).marks.find(({ space }) => space > (view.progress[seat] ?? 0));
      return mark === undefined ? undefined : message('board.asks.advance', { n: mark.space });
    }
    case 'white':
      return message('board.asks.order');
    default:
      return undefined;
  }
}

function headline(view: State): Message | undefined {
  if (view.stage === 'over') return message('board.headline.over');
  if (view.finalBooked > 0) return message('board.headline.final');
  if (view.round === 0) return undefined;
  const colour = COLOURS[view.phase];
  return colour === undefined
    ? message('board.headline.between', { round: view.round, rounds: ROUNDS })
    : message('board.headline', { round: view.round, rounds: ROUNDS, action: message(`board.action.${colour}`) });
}

/** Items of the final scoring that have been booked. */
function counted(view: State): readonly string[] {
  return FINAL_ITEMS.slice(0, view.finalBooked);
}

/** First an action is chosen, then carried out; ships that have landed found posts. */
function steps({ stage, action }: State): TurnSteps | undefined {
  const choose = message('board.step.choose');
  if (stage === 'choose') return { steps: [choose, message('board.step.act')], now: 0 };
  if (action === 'none' || !['act', 'found', 'token'].includes(stage)) return undefined;
  const does = [choose, message(`board.action.${action}`)];
  return action === 'blue' ? { steps: [...does, message('board.step.found')], now: stage === 'found' ? 2 : 1 } : { steps: does, now: 1 };
}

/** The log is grouped by rounds and, in them, by phases. */
function chapters(view: State): readonly Message[] {
  if (view.stage === 'over' || view.finalBooked > 0) return [message('board.headline.final')];
  if (view.round === 0) return [];
  const colour = COLOURS[view.phase];
  const round = message('board.headline.between', { round: view.round, rounds: ROUNDS });
  return colour === undefined ? [round] : [round, message(`board.action.${colour}`)];
}

function act(move: Move, view: State, seat: Seat, following: readonly Move[]): Message {
  const place = (space: number): Message => placeName(view.layout, space);
  const post = following.some(({ kind }) => kind === 'found');
  const sail = following.find((next): next is MoveOf<'sail'> => next.kind === 'sail');
  switch (move.kind) {
    case 'place':
      if (sail === undefined) return message('board.act.place', { ship: move.ship + 1, space: place(move.space) });
      return message(post ? 'board.act.enterAndFound' : 'board.act.enter', { frame: place(move.space), space: place(sail.space) });
    case 'sail': {
      if (post) return message('board.act.sailAndFound', { space: place(move.space) });
      const from = view.ships[seat * SHIPS + move.ship] ?? move.space;
      const n = Math.max(0, voyage(view, from, move.space).length - 1);
      return message('board.act.sail', { space: place(move.space), n, gold: goldNeeded(view, n) });
    }
    case 'found':
      return message('board.do.found', { points: pointsNow({ game: amerigo }, eventsOf(amerigo, amerigo.clone(view), seat, move), seat) });
    case 'plan': {
      const tile = TILES[move.tile];
      return message('board.act.plan', { tile: message(`tile.${tile?.id ?? ''}`), gold: goldNeeded(view, tile?.ap ?? 0) });
    }
    case 'build':
      return message('board.act.build', { tile: message(`tile.${TILES[move.tile]?.id ?? ''}`) });
    case 'buy':
      return message('board.act.buy', { sort: message(`sort.${move.sort}`), gold: goldNeeded(view, move.cost) });
    case 'load':
    case 'advance':
    case 'order':
      return message(`board.do.${move.kind}`, { n: move.steps, gold: goldNeeded(view, move.steps) });
    default:
      return amerigo.words.move(move, view, seat);
  }
}
