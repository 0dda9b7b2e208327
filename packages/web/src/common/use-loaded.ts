import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

/** Loads something whenever `key` changes, and again on `reload`. The old value stays until the new one is there. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> & { reload(): void } {
  const [loaded, setLoaded] = useState<{ key: string; result: Loaded<T> }>({ key, result: { state: 'loading' } });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and `round` say when to load; the function is new on every render
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ key, result: { state: 'ready', value } }),
      (error: unknown) => wanted && setLoaded({ key, result: { state: 'failed', error } }),
    );
    return () => {
      wanted = false;
    };
  }, [key, round]);
  const result: Loaded<T> = loaded.key === key ? loaded.result : { state: 'loading' };
  return { ...result, reload: () => setRound((n) => n + 1) };
}
