import { useState } from 'react';

/** Whom the host has muted at a table. The server does not tell, so the host's browser remembers. */
export interface Muting {
  readonly muted: ReadonlySet<string>;
  mark(player: string, muted: boolean): void;
}

const keyOf = (table: string): string => `quarterdeck-muted-${table}`;

export function useMuted(table: string): Muting {
  const [muted, setMuted] = useState<ReadonlySet<string>>(() => new Set(read(table)));
  return {
    muted,
    mark: (player, on) => {
      const after = new Set(muted);
      if (on) after.add(player);
      else after.delete(player);
      setMuted(after);
      try {
        if (after.size === 0) localStorage.removeItem(keyOf(table));
        else localStorage.setItem(keyOf(table), [...after].join(' '));
      } catch {
        // Without storage it is forgotten with the page; muting again does no harm.
      }
    },
  };
}

function read(table: string): readonly string[] {
  try {
    return localStorage.getItem(keyOf(table))?.split(' ') ?? [];
  } catch {
    return [];
  }
}
