import { useRef } from 'react';
import type { BoardProps } from './board-module';

const NOTHING: readonly never[] = [];

/**
 * The same props for as long as the position is the same: what follows the pointer is left out, and whatever else
 * `fixed` says. A part of the board that is drawn from these, as a `memo`, is not drawn anew at a click that does
 * not concern it.
 */
export function useSteady<S, M, E, H, P extends BoardProps<S, M, E, H>>(props: P & BoardProps<S, M, E, H>, fixed: Partial<P> = {}): P {
  const now: P = { ...props, preview: undefined, following: NOTHING, ...fixed };
  const kept = useRef(now);
  const keys = Object.keys(now) as (keyof P)[];
  if (!keys.every((key) => kept.current[key] === now[key])) kept.current = now;
  return kept.current;
}
