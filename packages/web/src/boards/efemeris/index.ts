import type { Event, Move, State } from '@quarterdeck/efemeris';
import { type Message, message } from '@quarterdeck/kernel';
import type { BoardModule } from '../../kit';
import { Board } from './Board';
import { Choices } from './choices/Choices';
import { focusOf, motionOf, soundOf } from './events';
import { explain } from './explain';
import { owners } from './owners';
import { PlayerFigures } from './sheet/Figures';
import { Sheet } from './sheet/Sheet';

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
  owners,
  guide: () => import('./guide').then(({ guide }) => guide),
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
};

const MODES: Readonly<Record<number, string>> = { 2: 'duel', 3: 'general', 4: 'team' };

function headline(view: State): Message | undefined {
  const mode = message(`board.mode.${MODES[view.seats] ?? 'duel'}`);
  switch (view.phase) {
    case 'over':
      return message('board.headline.over', { mode });
    case 'explore':
    case 'collect':
    case 'tactics':
    case 'construct':
      return message('board.headline', { mode, turn: (view.turnsDone[view.active] ?? 0) + 1, phase: message(`phase.${view.phase}`) });
    default:
      return message('board.headline.armada', { mode });
  }
}
