import type { Happenings, Of, Seat } from '@quarterdeck/kernel';
import type { Colour } from './data/colours';
import type { Cost, Production, Sort } from './data/goods';
import type { Tile } from './data/tiles';
import type { Token } from './data/tokens';
import type { Island } from './map/chart';
import type { Cell, Space } from './map/spaces';
import type { By } from './move';
import type { FinalItem, Ship, State } from './state';

/** Gold that somebody got: `gold` in all, of which `overflow` did not fit on the track and became points (AM-161). */
export interface Gained {
  readonly gold: number;
  readonly overflow: number;
}

/** What a step cost: action points, and gold paid on top (AM-073). */
export interface Price {
  readonly ap: number;
  readonly paid: number;
}

/** Everything that can happen. Arrays named by plural words are per seat, cube counts are by colour. */
export type Event =
  // Set-up and round preparation
  | { readonly kind: 'MapLaid'; readonly layout: string }
  | { readonly kind: 'OrderDrawn'; readonly order: readonly Seat[] }
  | { readonly kind: 'PirateShown'; readonly marker: number; readonly strength: number }
  | { readonly kind: 'TokensLaid'; readonly tokens: readonly Token[] }
  | { readonly kind: 'ProductionLaid'; readonly kinds: readonly Production[] }
  | { readonly kind: 'TowerFilled'; readonly out: readonly number[] }
  | { readonly kind: 'RoundBegan'; readonly round: number; readonly time: number }
  // Phase
  | { readonly kind: 'PhaseBegan'; readonly colour: Colour; readonly order: readonly Seat[] }
  | { readonly kind: 'PhaseSkipped'; readonly colour: Colour; readonly thrown: number }
  | { readonly kind: 'CubesFell'; readonly colour: Colour; readonly thrown: number; readonly out: readonly number[]; readonly ap: number }
  | { readonly kind: 'TurnEnded'; readonly seat: Seat }
  | { readonly kind: 'CubesSorted' }
  // Choosing
  | { readonly kind: 'ActionChosen'; readonly seat: Seat; readonly colour: Colour; readonly by: By; readonly ap: number }
  | ({ readonly kind: 'GoldTaken'; readonly seat: Seat; readonly cubes: number } & Gained)
  | { readonly kind: 'CubesCounted'; readonly seat: Seat; readonly token: Token; readonly vp: number }
  | ({ readonly kind: 'ChestCashed'; readonly seat: Seat } & Gained)
  | ({ readonly kind: 'TokenCashed'; readonly seat: Seat; readonly token: Token } & Gained)
  | ({ readonly kind: 'Compensated'; readonly seat: Seat; readonly colour: Colour } & Gained)
  // Blue
  | { readonly kind: 'ShipPlaced'; readonly seat: Seat; readonly ship: Ship; readonly space: Space }
  | { readonly kind: 'ShipsHastened'; readonly seat: Seat; readonly token: Token; readonly ap: number }
  | {
      readonly kind: 'ShipSailed';
      readonly seat: Seat;
      readonly ship: Ship;
      readonly from: Space;
      readonly to: Space;
      readonly distance: number;
      readonly paid: number;
      /** Whether a post can be founded from there now. */
      readonly landing: boolean;
    }
  | ({
      readonly kind: 'PostFounded';
      readonly seat: Seat;
      readonly ship: Ship;
      readonly cell: Cell;
      readonly island: Island;
      /** Points of the discoverer, 0 on a known island. */
      readonly vp: number;
    } & Gained)
  | { readonly kind: 'PostDeclined'; readonly seat: Seat; readonly ship: Ship }
  // Black, red, brown
  | { readonly kind: 'CannonsLoaded'; readonly seat: Seat; readonly steps: number; readonly to: number; readonly paid: number }
  | ({ readonly kind: 'TilePlanned'; readonly seat: Seat; readonly tile: Tile } & Price)
  | {
      readonly kind: 'ProgressAdvanced';
      readonly seat: Seat;
      readonly steps: number;
      readonly to: number;
      readonly paid: number;
      readonly tokenDue: boolean;
    }
  | { readonly kind: 'TokenTaken'; readonly seat: Seat; readonly token: Token; readonly slot: number }
  // Green
  | ({
      readonly kind: 'TileBuilt';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly cell: Cell;
      readonly rotation: number;
      readonly island: Island;
      readonly vp: number;
      readonly commodities: readonly Sort[];
    } & Price)
  | {
      readonly kind: 'IslandCompleted';
      readonly seat: Seat;
      readonly island: Island;
      readonly vp: number;
      readonly posts: readonly number[];
      readonly chest: boolean;
    }
  // Yellow, white
  | ({ readonly kind: 'ProductionBought'; readonly seat: Seat; readonly sort: Sort; readonly cost: Cost; readonly slot: number } & Price)
  | { readonly kind: 'OrderAdvanced'; readonly seat: Seat; readonly steps: number; readonly to: number; readonly paid: number }
  | { readonly kind: 'DiscJumped'; readonly seat: Seat; readonly token: Token; readonly onto: Seat; readonly to: number }
  // Round end and final scoring
  | { readonly kind: 'RoundEnded'; readonly round: number; readonly strength: number }
  | ({ readonly kind: 'PiratesRepelled'; readonly seat: Seat; readonly strength: number } & Gained)
  | { readonly kind: 'PiratesPlundered'; readonly seat: Seat; readonly strength: number; readonly cannons: number; readonly loss: number }
  | { readonly kind: 'FinalScored'; readonly item: FinalItem; readonly points: readonly number[] }
  | { readonly kind: 'GameEnded'; readonly totals: readonly number[]; readonly winner: Seat };

export type EventOf<K extends Event['kind']> = Of<Event, K>;

/** The happenings that one file holds. */
export type HappeningsOf<K extends Event['kind']> = Happenings<State, Event, K>;
