import { useEffect, useState } from 'react';
import { api } from './api';

const NOBODY: ReadonlySet<string> = new Set();

/** Whom I have blocked. Asked when a page needs it; whoever cannot be asked has blocked nobody. */
export function useBlocked(me: string | undefined): ReadonlySet<string> {
  const [blocked, setBlocked] = useState(NOBODY);
  useEffect(() => {
    if (me === undefined) return undefined;
    let wanted = true;
    api('GET /api/me/blocked').then(
      ({ players }) => wanted && setBlocked(new Set(players)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [me]);
  return blocked;
}
