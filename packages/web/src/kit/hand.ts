import { useCallback, useRef, useState } from 'react';

/** What a player takes in hand before deciding: a ship, a tile and how it is turned, steps along a track. */
export interface Holding<H> {
  readonly empty: H;
  /** What of it outlasts the position, because one plans with it; left out: nothing. */
  keep?(hand: H): H;
}

/** The hand after a gesture. */
export function take<H>(hand: H, change: Partial<H>): H {
  return { ...hand, ...change };
}

/** The hand in a new position. */
export function kept<H>(holding: Holding<H>, hand: H): H {
  return holding.keep?.(hand) ?? holding.empty;
}

/** The hand belongs to one position and is forgotten with it, but for what the board keeps. */
export function useHand<H>(holding: Holding<H> | undefined, view: unknown): readonly [H | undefined, (change: Partial<H>) => void] {
  const [held, setHeld] = useState<{ readonly view: unknown; readonly hand: H } | undefined>(undefined);
  const hand =
    holding === undefined ? undefined : held === undefined ? holding.empty : held.view === view ? held.hand : kept(holding, held.hand);
  const latest = useRef({ view, hand });
  latest.current = { view, hand };
  const onHand = useCallback((change: Partial<H>): void => {
    const now = latest.current;
    if (now.hand === undefined) return;
    const hand = take(now.hand, change);
    // Two gestures before the next drawing add up.
    latest.current = { view: now.view, hand };
    setHeld({ view: now.view, hand });
  }, []);
  return [hand, onHand];
}
