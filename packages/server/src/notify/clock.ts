/** Time, so that tests can move it. */
export interface Clock {
  now(): number;
  /** Runs `then` once after `ms`, unless the returned function is called first. */
  after(ms: number, then: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(ms, then) {
    const timer = setTimeout(then, ms);
    // Waiting for a sweep or a time-out must not keep a finished process alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
