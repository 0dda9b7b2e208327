/**
 * How sure a table is: printed in the rulebook, found in a public source, following from those, or
 * our own choice where the printed pictures are lost.
 */
export type Certainty = 'rulebook' | 'found' | 'inferred' | 'reconstructed';
