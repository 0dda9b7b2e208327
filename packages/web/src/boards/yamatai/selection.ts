import type { Move, State } from '@quarterdeck/yamatai';
import { useSyncExternalStore } from 'react';

/** What a turn can be spent on; the map shows the places of one at a time. */
export type Mode = 'boats' | 'trade' | 'collect' | 'build' | 'power';

/** How a missing boat is made up for. */
type Sparing = 'fleet' | 'specialist';

/*
 * What the player has taken in hand but not yet chosen. Board and decision bar are drawn apart and share
 * it here; it belongs to one view and is forgotten with it. Only the tile stays: one plans for it.
 */
export interface Selection {
  readonly mode: Mode | undefined;
  /** The boat colour to place next. */
  readonly colour: number | undefined;
  /** The building tile to build, keep or plan for. */
  readonly tile: number | undefined;
  /** The boat that collects next, by its space. */
  readonly collector: number | undefined;
  readonly sparing: Sparing | undefined;
  readonly specialist: number | undefined;
  /** A place touched once; a finger's first touch aims, its second chooses. */
  readonly aim: Move | undefined;
}

const EMPTY: Selection = {
  mode: undefined,
  colour: undefined,
  tile: undefined,
  collector: undefined,
  sparing: undefined,
  specialist: undefined,
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
  const selection = useSyncExternalStore(subscribe, read, read);
  if (currentView === view) return selection;
  currentView = view;
  current = { ...EMPTY, tile: selection.tile };
  return current;
}

function read(): Selection {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
