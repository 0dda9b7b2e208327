import type { ReactNode } from 'react';

/** A motion to be filmed: the board before it, the board while it runs. */
export interface Film {
  readonly before: ReactNode;
  readonly during: ReactNode;
  /** What must be loaded first. */
  readonly ready: Promise<unknown>;
  /** Milliseconds. */
  readonly lasts: number;
}
