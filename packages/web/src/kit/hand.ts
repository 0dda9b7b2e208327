import { equal } from '@quarterdeck/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';

/** What a player takes in hand before deciding: a ship, a tile and how it is turned, steps along a track. */
export interface Holding<H> {
  readonly empty: H;
  /** What of it outlasts the position, because one plans with it; left out: nothing. */
  keep?(hand: H): H;
}

/** The hand after a gesture; the very same if that takes nothing new, so that nothing has to be drawn anew. */
export function take<H>(hand: H, change: Partial<H>): H {
  const taken = { ...hand, ...change };
  return equal(taken, hand) ? hand : taken;
}

/** The hand in a new position. */
export function kept<H>(holding: Holding<H>, hand: H): H {
  return holding.keep?.(hand) ?? holding.empty;
}

/** The hand belongs to one position and is forgotten with it, but for what the board keeps. */
export function useHand<H>(holding: Holding<H> | undefined, view: unknown): readonly [H | undefined, (change: Partial<H>) => void] {
  const [held, setHeld] = useState<{ readonly view: unknown; readonly hand: H } | undefined>(undefined);
  const hand = useMemo(() => {
    if (holding === undefined) return undefined;
    if (held === undefined) return holding.empty;
    return held.view === view ? held.hand : kept(holding, held.hand);
  }, [holding, held, view]);
  const latest = useRef({ view, hand });
  latest.current = { view, hand };
  const onHand = useCallback((change: Partial<H>): void => {
    const now = latest.current;
    if (now.hand === undefined) return;
    const hand = take(now.hand, change);
    if (hand === now.hand) return;
    // Two gestures before the next drawing add up.
    latest.current = { view: now.view, hand };
    setHeld({ view: now.view, hand });
  }, []);
  return [hand, onHand];
}
