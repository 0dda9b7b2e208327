import { useSyncExternalStore } from 'react';

/*
 * What the player looks at without choosing it: a die whose distances are measured, a step of the battle
 * that is laid out again, a role whose text is read. Board and decision bar are drawn apart and share it here.
 */
export interface Attention {
  readonly die: number | undefined;
  readonly step: number | undefined;
  readonly role: number | undefined;
}

const NOTHING: Attention = { die: undefined, step: undefined, role: undefined };
let current: Attention = NOTHING;
const listeners = new Set<() => void>();

export function attend(change: Partial<Attention>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

function read(): Attention {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAttention(): Attention {
  return useSyncExternalStore(subscribe, read, read);
}
