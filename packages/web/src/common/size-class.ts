import { useSyncExternalStore } from 'react';
import type { SizeClass } from '../kit';

const WIDE = '(min-width: 1100px)';
/** Upright phones, and anything too narrow for two columns of choices. */
const PHONE = '(max-width: 699px)';

export function useSizeClass(): SizeClass {
  return useSyncExternalStore(subscribe, read);
}

function read(): SizeClass {
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(PHONE).matches ? 'phone' : 'medium';
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(PHONE)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
