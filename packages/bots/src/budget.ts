/** When to stop thinking: whichever comes first. With iterations alone the result depends on the seed only. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** How time is read, in milliseconds; by the clock on the wall when absent. */
  readonly clock?: () => number;
  /** Asked now and then; true stops at once with what is known. */
  readonly cancelled?: () => boolean;
}

/** The clock is read again at the latest after this part of the time that is left, at the pace so far: to read it may cost a tenth of an iteration. */
const LOOK_AGAIN = 1 / 16;

/** And after so many iterations, whatever the pace was: a process that does something else meanwhile is slower. */
const BLIND = 16;

/** Tells whether a budget is spent after so many iterations; the time runs from now on. */
export function spending({ iterations, milliseconds, cancelled, clock = wallClock }: Budget): (done: number) => boolean {
  const started = clock();
  // On a busy machine the time may be over before it began: one try there is, so that there is an answer.
  let look = 1;
  return (done) => {
    if (iterations !== undefined && done >= iterations) return true;
    if (cancelled?.() === true) return true;
    if (milliseconds === undefined || done < look) return false;
    const passed = clock() - started;
    if (passed >= milliseconds) return true;
    const safe = (LOOK_AGAIN * (milliseconds - passed) * done) / passed;
    look = done + Math.max(1, Math.min(BLIND, safe));
    return false;
  };
}

const wallClock = (): number => performance.now();
