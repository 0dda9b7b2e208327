import { useSyncExternalStore } from 'react';
import type { SizeClass } from '../kit';

const WIDE = '(min-width: 1100px)';
/** Upright phones, phones on their side, and anything else too small for two columns of choices. */
const PHONE = '(max-width: 699px), (max-height: 519px)';

export function useSizeClass(): SizeClass {
  return useSyncExternalStore(subscribe, read);
}

function read(): SizeClass {
  if (matchMedia(PHONE).matches) return 'phone';
  return matchMedia(WIDE).matches ? 'wide' : 'medium';
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(PHONE)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
