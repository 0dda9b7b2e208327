/** How sure we are of a fact: printed in the rulebook, told by a public source, following from those, or our own choice. */
export type Certainty = 'rulebook' | 'found' | 'inferred' | 'reconstructed';
