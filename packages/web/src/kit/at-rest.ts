import type { AnyGame, Viewer } from '@quarterdeck/kernel';
import type { BoardProps } from './board-module';

type AtRest = Omit<BoardProps<unknown, unknown, unknown>, 'playing' | 'speaker' | 'names' | 'owners' | 'size' | 'calm'>;

/** Board props where nothing can be decided: replays, and the panels of players. */
export function atRest(game: AnyGame, view: unknown, viewer: Viewer, hand?: unknown): AtRest {
  return {
    game,
    view,
    viewer,
    seat: undefined,
    moves: [],
    draft: undefined,
    preview: undefined,
    following: [],
    onPreview: () => undefined,
    onChoose: () => undefined,
    onPrepare: () => undefined,
    onCancel: () => undefined,
    hand,
    onHand: () => undefined,
    whyNot: () => undefined,
    foresee: () => ({ after: view, events: [], score: game.score(view), gain: 0, keepsTurn: false }),
    pending: false,
  };
}
