import type { Move } from '@quarterdeck/pirates';
import type { MoveOf } from './types';

/* Reading the list of legal moves. */

export function movesOf<K extends Move['kind']>(moves: readonly Move[], kind: K): readonly MoveOf<K>[] {
  return moves.filter((move): move is MoveOf<K> => move.kind === kind);
}

export function moveOf<K extends Move['kind']>(moves: readonly Move[], kind: K): MoveOf<K> | undefined {
  return moves.find((move): move is MoveOf<K> => move.kind === kind);
}
