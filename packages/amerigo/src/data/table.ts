import type { Certainty } from '@quarterdeck/kernel';

/** Component data with its mark; `note` says which part is less sure than the rest. */
export interface Table<T> {
  readonly certainty: Certainty;
  readonly note?: string;
  readonly rows: readonly T[];
}
