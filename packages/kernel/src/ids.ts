declare const of: unique symbol;

/**
 * A number that counts one kind of thing: `type Die = Id<'die'>`. It goes wherever a number goes and a
 * plain number may become it, so literals, counting loops and cells of arrays need no cast; an id of
 * another kind may not, so a ship where a field belongs does not compile.
 */
export type Id<Thing extends string> = number & { readonly [of]?: Thing };
