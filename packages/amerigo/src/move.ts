import type { Decision, Draw, Glances, Of, Seat } from '@quarterdeck/kernel';
import type { Colour } from './data/colours';
import type { Cost, Production, Sort } from './data/goods';
import type { Tile } from './data/tiles';
import type { Token } from './data/tokens';
import type { Event } from './event';
import type { Cell, Space } from './map/spaces';
import type { Ship, State } from './state';
import type { Step } from './turn';

/** What makes an action available: its own cubes, white cubes on the disc's space, or the red-green token. */
export type By = 'cubes' | 'white' | 'token';

/**
 * Everything a seat can decide.
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
  | { readonly kind: 'use'; readonly token: Token }
  | { readonly kind: 'place'; readonly ship: Ship; readonly space: Space }
  | { readonly kind: 'sail'; readonly ship: Ship; readonly space: Space }
  | { readonly kind: 'found' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'load'; readonly steps: number }
  | { readonly kind: 'plan'; readonly tile: Tile }
  | { readonly kind: 'advance'; readonly steps: number }
  | { readonly kind: 'take'; readonly token: Token }
  | { readonly kind: 'build'; readonly tile: Tile; readonly cell: Cell; readonly rotation: number }
  | { readonly kind: 'buy'; readonly sort: Sort; readonly cost: Cost }
  | { readonly kind: 'order'; readonly steps: number }
  | { readonly kind: 'jump' }
  | { readonly kind: 'end' };

/** The move of one kind. */
export type MoveOf<K extends Move['kind']> = Of<Move, K>;

/** What chance can answer; counts are by colour. */
export type Outcome =
  | { readonly kind: 'map'; readonly layout: string }
  | { readonly kind: 'order'; readonly order: readonly Seat[] }
  | { readonly kind: 'pirate'; readonly marker: number }
  | { readonly kind: 'progress'; readonly tokens: readonly Token[] }
  | { readonly kind: 'production'; readonly kinds: readonly Production[] }
  | { readonly kind: 'tower'; readonly out: readonly number[] };

export type DecisionOf<K extends Move['kind']> = Decision<State, Of<Move, K>, Event, Step>;
export type DrawOf<K extends Outcome['kind']> = Draw<State, Of<Outcome, K>, Event, Step>;
/** What a bot thinks of such a move at a glance. */
export type WorthOf<K extends Move['kind']> = Glances<State, Move>[K];
