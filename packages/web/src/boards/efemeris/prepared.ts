import type { Move, State } from '@quarterdeck/efemeris';
import { equal, type Message, message } from '@quarterdeck/kernel';
import type { Situation } from '../../kit';
import { stageOf } from './actions';
import type { Hand } from './hand';
import { heldTile, heldTurning } from './laying';

/** Crew in the order in which the engine names it. */
export function inCardOrder(crew: readonly number[]): readonly number[] {
  return [...crew].sort((a, b) => a - b);
}

/** What the hand amounts to by itself: captains and crew put together, a tile held over a place. */
export function prepared(situation: Situation<State, Move, Hand>): Move | undefined {
  const { view, moves, hand } = situation;
  const legal = (wanted: Move): Move | undefined => moves.find((move) => equal(move, wanted));
  switch (view.phase) {
    case 'captains':
      return legal({ kind: 'captains', captains: hand.captains });
    case 'crew':
      return legal({ kind: 'crew', crew: inCardOrder(hand.crew) });
    case 'mobilise':
    case 'explore':
      return heldTile(situation)?.move;
    case 'tactics': {
      const turning = stageOf(situation)?.picked.find(({ kind }) => kind === 'tile');
      return turning === undefined ? undefined : heldTurning(situation, turning.id).move;
    }
    default:
      return undefined;
  }
}

/** What the one button says of a prepared move, where its own words would be long. */
export function act(move: Move, view: State, wordsOf: (move: Move) => Message): Message {
  switch (move.kind) {
    case 'captains':
      return message('board.takeCaptains', { n: move.captains.length });
    case 'crew':
      return message('board.takeCrew');
    case 'lay':
      return message('board.layHere');
    case 'turn':
      return message('board.turnSo');
    case 'done':
      return message(view.phase === 'tactics' ? 'board.endTactics' : 'board.endTurn');
    default:
      return wordsOf(move);
  }
}
