import { type Message, message } from '@quarterdeck/kernel';
import type { Event, Move, State } from '@quarterdeck/yamatai';
import type { BoardModule, Owner } from '../../kit';
import { Board } from './Board';
import { Choices } from './choices/Choices';
import { focusOf, motionOf, soundOf } from './events';
import { explain } from './explain';
import { PlayerFigures } from './sheet/Figures';
import { Sheet } from './sheet/Sheet';

/** The players' colours of the game: blue, orange, purple, grey (YA-026). */
const OWNERS: readonly Owner[] = [
  { colour: 'cobalt', emblem: 'triangle' },
  { colour: 'orange', emblem: 'disc' },
  { colour: 'plum', emblem: 'square' },
  { colour: 'slate', emblem: 'lozenge' },
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
  isClosing: (move) => move.kind === 'done',
  owners: (_view, seats) => OWNERS.slice(0, seats),
  guide: () => import('./guide').then(({ guide }) => guide),
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
};

function headline(view: State): Message | undefined {
  if (view.phase === 'over') return message('board.headline.over');
  if (view.round === 0) return undefined;
  return message('board.headline', { round: view.round, step: message(`board.step.${view.phase}`) });
}
