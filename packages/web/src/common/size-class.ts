import { useSyncExternalStore } from 'react';
import type { SizeClass } from '../kit';

/** Desks, and tablets on their side: the height is too little for anything below the board. */
const WIDE = '(min-width: 1100px), (min-width: 1000px) and (orientation: landscape)';
/** Upright phones, phones on their side, and anything else too small for two columns of choices. */
const PHONE = '(max-width: 699px), (max-height: 519px)';

export function useSizeClass(): SizeClass {
  return useSyncExternalStore(subscribe, read);
}

/** Asked once: every part of a page reads the answers at every turn. */
let asked: { readonly wide: MediaQueryList; readonly phone: MediaQueryList } | undefined;

function ask(): { readonly wide: MediaQueryList; readonly phone: MediaQueryList } {
  asked ??= { wide: matchMedia(WIDE), phone: matchMedia(PHONE) };
  return asked;
}

function read(): SizeClass {
  const { wide, phone } = ask();
  if (phone.matches) return 'phone';
  return wide.matches ? 'wide' : 'medium';
}

function subscribe(listener: () => void): () => void {
  const queries = Object.values(ask());
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
