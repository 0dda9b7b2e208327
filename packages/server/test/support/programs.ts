import { inject } from 'vitest';

/** What runs beside the tests, in processes or threads of its own: files that are built before the first of them (build.ts). */
export interface Programs {
  readonly node: string;
  readonly botWorker: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly programs: Programs;
  }
}

export const programs = (): Programs => inject('programs');
