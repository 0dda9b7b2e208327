import { type Event, efemeris, type Move, type State, WINDS } from '@quarterdeck/efemeris';
import { type Message, message } from '@quarterdeck/kernel';
import type { BoardModule } from '../../kit';
import { asks } from './asks';
import { Board } from './Board';
import { Choices } from './choices/Choices';
import { aimOf, focusOf, meanwhile, motionOf, soundOf } from './events';
import { type Hand, holding } from './hand';
import { owners } from './owners';
import { act, prepared } from './prepared';
import { Ended } from './sheet/Ended';
import { PlayerFigures } from './sheet/Figures';
import { Sheet } from './sheet/Sheet';
import { Strip } from './sheet/Strip';
import { ShipIcon } from './symbols/Icons';

export const board: BoardModule<State, Move, Event, Hand> = {
  Board,
  Choices,
  Player: PlayerFigures,
  Strip,
  Ended,
  OwnPiece: ({ owner }) => ShipIcon({ galleon: true, owner }),
  Sheet,
  total: (n) => message('board.total', { n }),
  headline,
  chapters,
  opens: ({ kind }) => kind === 'TurnBegan' || kind === 'CollectionBegan' || kind === 'TacticsBegan' || kind === 'ConstructionBegan',
  asks,
  focusOf,
  meanwhile,
  aimOf,
  explain: () => import('./explain').then(({ explain }) => explain),
  motionOf,
  soundOf,
  hand: holding,
  prepared,
  act: (move, view, seat) => act(move, view, (other) => efemeris.words.move(other, view, seat)),
  owners,
  legend: {
    frame: 'ef',
    signs: () => import('./legend').then(({ legend }) => legend),
    notes: [message('board.key.winds', { winds: WINDS.join(', ') })],
  },
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
      return message('board.headline', { turn: (view.turnsDone[view.active] ?? 0) + 1, phase: message(`phase.${view.phase}`) });
    default:
      return message('board.headline.armada', { mode });
  }
}

/** The armadas, then turn by turn, each in its phases. */
function chapters(view: State): readonly Message[] {
  switch (view.phase) {
    case 'explore':
    case 'collect':
    case 'tactics':
    case 'construct':
      return [message('board.chapter.turn', { n: (view.turnsDone[view.active] ?? 0) + 1 }), message(`phase.${view.phase}`)];
    case 'over':
      return [];
    default:
      return [message('board.chapter.armada')];
  }
}
