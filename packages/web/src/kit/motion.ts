import { useLayoutEffect, useRef } from 'react';
import type { Playing } from './board-module';

/**
 * Runs the motion of the event being played. `run` is called once per event, after the board has been
 * drawn in the state after it, and returns the animations it started (`element.animate(…)`); they are
 * ended when the event is skipped or another begins. With `duration` 0 it is not called.
 */
export function useMotion<S, E>(playing: Playing<S, E> | undefined, run: (playing: Playing<S, E>) => readonly Animation[]): void {
  const latest = useRef(run);
  latest.current = run;
  const id = playing?.id;
  const current = useRef(playing);
  current.current = playing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the event; a new object for the same event must not restart it
  useLayoutEffect(() => {
    const now = current.current;
    if (now === undefined || now.duration <= 0) return undefined;
    const animations = latest.current(now);
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [id]);
}
