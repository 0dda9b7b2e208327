import type { Move, State } from '@quarterdeck/efemeris';
import { useSyncExternalStore } from 'react';

/*
 * What the player has taken in hand but not yet chosen. Board and decision bar are drawn apart and share
 * it here. It belongs to one view and is forgotten with it.
 */
export interface Selection {
  /** What is being done: an action's id, see `actions.ts`. */
  readonly action: string | undefined;
  /** What was picked for it so far, as keys of spots. */
  readonly picks: readonly string[];
  /** Tile in hand, where it is held and how it is turned. */
  readonly tile: number | undefined;
  readonly place: number | undefined;
  readonly turn: number | undefined;
  /** Captains in the order chosen, crew in any order. */
  readonly captains: readonly number[];
  readonly crew: readonly number[];
  /** A place touched once; a finger has no hover, so its first touch aims and its second chooses. */
  readonly aim: Move | undefined;
}

const EMPTY: Selection = {
  action: undefined,
  picks: [],
  tile: undefined,
  place: undefined,
  turn: undefined,
  captains: [],
  crew: [],
  aim: undefined,
};

let current = EMPTY;
let currentView: State | undefined;
const listeners = new Set<() => void>();

export function select(change: Partial<Selection>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

export function useSelection(view: State): Selection {
  const selection = useSyncExternalStore(subscribe, () => current);
  if (currentView === view) return selection;
  currentView = view;
  current = EMPTY;
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
