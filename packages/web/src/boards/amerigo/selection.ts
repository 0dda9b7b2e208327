import type { Move, State } from '@quarterdeck/amerigo';
import { useSyncExternalStore } from 'react';

/*
 * What the player has taken in hand but not yet chosen: a ship, a tile and how it is turned, gold they are
 * ready to add, a place they aim at. Board and decision bar are drawn apart and share it here; it belongs to
 * one view and is forgotten with it, only the tile in hand stays.
 */
export interface Selection {
  readonly ship: number | undefined;
  readonly tile: number | undefined;
  readonly rotation: number;
  /** Steps along a track. */
  readonly steps: number | undefined;
  /** Gold the player is ready to add to the next move. */
  readonly gold: number;
  /** A place touched once; a finger has no hover, so its first touch aims and its second chooses. */
  readonly aim: Move | undefined;
}

const EMPTY: Selection = { ship: undefined, tile: undefined, rotation: 0, steps: undefined, gold: 0, aim: undefined };

let current = EMPTY;
let currentView: State | undefined;
const listeners = new Set<() => void>();

export function select(change: Partial<Selection>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

export function useSelection(view: State): Selection {
  const selection = useSyncExternalStore(subscribe, read, read);
  if (currentView === view) return selection;
  currentView = view;
  current = { ...EMPTY, tile: selection.tile, rotation: selection.rotation };
  return current;
}

function read(): Selection {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
