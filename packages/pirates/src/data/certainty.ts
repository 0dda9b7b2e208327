/** How sure a table is: printed in the rulebook, found in public sources, following from those, or our own choice where pictures were lost. */
export type Certainty = 'rulebook' | 'found' | 'inferred' | 'reconstructed';
