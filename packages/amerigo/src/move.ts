import type { Colour } from './data/colours';
import type { Cost, Sort } from './data/goods';

/** What makes an action available: its own cubes, white cubes on the disc's space, or the red-green token. */
export type By = 'cubes' | 'white' | 'token';

/**
 * Everything a seat can decide. Tiles and tokens are numbers of TILES and TOKENS, spaces those of
 * map/spaces.ts, ships 0 and 1.
 *
 * - choosing for the phase: `act`, `gold`, `count` (the token that scores the cubes)
 * - at any moment of one's turn: `chest` and `use` of a gold token; `end`
 * - blue: `place`, `sail` (to its own space: stay, to found there), then `found` or `pass`; `use` of the +8 token
 * - black `load` · red `plan` · brown `advance` (to the next mark at most), then `take` · green `build`
 * - yellow `buy` · white `order` or `jump`
 */
export type Move =
  | { readonly kind: 'act'; readonly colour: Colour; readonly by: By }
  | { readonly kind: 'gold' }
  | { readonly kind: 'count' }
  | { readonly kind: 'chest' }
  | { readonly kind: 'use'; readonly token: number }
  | { readonly kind: 'place'; readonly ship: number; readonly space: number }
  | { readonly kind: 'sail'; readonly ship: number; readonly space: number }
  | { readonly kind: 'found' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'load'; readonly steps: number }
  | { readonly kind: 'plan'; readonly tile: number }
  | { readonly kind: 'advance'; readonly steps: number }
  | { readonly kind: 'take'; readonly token: number }
  | { readonly kind: 'build'; readonly tile: number; readonly cell: number; readonly rotation: number }
  | { readonly kind: 'buy'; readonly sort: Sort; readonly cost: Cost }
  | { readonly kind: 'order'; readonly steps: number }
  | { readonly kind: 'jump' }
  | { readonly kind: 'end' };

/** The move of one kind. */
export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** What chance can answer; counts are by colour, tokens and kinds numbers of their tables. */
export type Outcome =
  | { readonly kind: 'map'; readonly layout: string }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'pirate'; readonly marker: number }
  | { readonly kind: 'progress'; readonly tokens: readonly number[] }
  | { readonly kind: 'production'; readonly kinds: readonly number[] }
  | { readonly kind: 'tower'; readonly out: readonly number[] };

export type OutcomeOf<K extends Outcome['kind']> = Extract<Outcome, { readonly kind: K }>;
