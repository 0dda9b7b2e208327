import type { Clock } from '../../src/notify';

export interface FakeClock extends Clock {
  /** Moves time on and fires what falls due on the way, in order. */
  advance(ms: number): void;
  /** Timers that wait now. */
  pending(): number;
}

export function fakeClock(start: string): FakeClock {
  let now = Date.parse(start);
  const timers = new Set<{ readonly at: number; readonly then: () => void }>();
  const nextBefore = (end: number) => [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after(ms, then) {
      const timer = { at: now + ms, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const end = now + ms;
      for (let timer = nextBefore(end); timer !== undefined; timer = nextBefore(end)) {
        timers.delete(timer);
        now = timer.at;
        timer.then();
      }
      now = end;
    },
    pending: () => timers.size,
  };
}
