import { COLOURS, type Event, type Move, ROUNDS, type State } from '@quarterdeck/amerigo';
import { type Message, message } from '@quarterdeck/kernel';
import type { BoardModule, Owner } from '../../kit';
import { Board } from './Board';
import { Choices } from './choices/Choices';
import { focusOf, motionOf, soundOf } from './events';
import { explain } from './explain';
import { PlayerFigures } from './sheet/Figures';
import { Sheet } from './sheet/Sheet';

/** The players' colours of the game: red, yellow, blue, white (AM-001). */
const OWNERS: readonly Owner[] = [
  { colour: 'vermilion', emblem: 'triangle' },
  { colour: 'saffron', emblem: 'disc' },
  { colour: 'cobalt', emblem: 'square' },
  { colour: 'ivory', emblem: 'lozenge' },
];

export const board: BoardModule<State, Move, Event> = {
  Board,
  Choices,
  Player: PlayerFigures,
  Sheet,
  headline,
  focusOf,
  explain,
  motionOf,
  soundOf,
  isClosing: (move) => move.kind === 'end',
  owners: (_view, seats) => OWNERS.slice(0, seats),
  guide: () => import('./guide').then(({ guide }) => guide),
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
};

function headline(view: State): Message | undefined {
  if (view.stage === 'over') return message('board.headline.over');
  if (view.finalBooked > 0) return message('board.headline.final');
  if (view.round === 0) return undefined;
  const colour = COLOURS[view.phase];
  return colour === undefined
    ? message('board.headline.between', { round: view.round, rounds: ROUNDS })
    : message('board.headline', { round: view.round, rounds: ROUNDS, action: message(`board.action.${colour}`) });
}
