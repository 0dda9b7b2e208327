/**
 * How sure a table is: printed in the rulebook, found in a public source, forced by other facts,
 * or our own reconstruction of what only pictures showed.
 */
type Certainty = 'rulebook' | 'found' | 'inferred' | 'reconstructed';

/** Component data with its mark; `note` says which part is less sure than the rest. */
export interface Table<T> {
  readonly certainty: Certainty;
  readonly note?: string;
  readonly rows: readonly T[];
}
