import type { Club } from '@quarterdeck/protocol';
import { useSyncExternalStore } from 'react';
import { api } from './api';

let club: Club | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Asks the server what the club is called and has to say; `again` asks anew. */
export function askClub(again = false): void {
  if (asked !== undefined && !again) return;
  asked = api('GET /api/club').then(
    (known) => {
      club = known;
      if (known.colours === 'brass') delete document.documentElement.dataset.club;
      else document.documentElement.dataset.club = known.colours;
      for (const listener of listeners) listener();
    },
    // Without a server there is no club either.
    () => {},
  );
}

/** The club of this server; undefined until it is known, and where there is none. */
export function useClub(): Club | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      askClub();
      return () => listeners.delete(listener);
    },
    () => club,
  );
}
