import type { Decision, Draw, Glances, Of, Seat } from '@quarterdeck/kernel';
import type { Event } from './event';
import type { BoatColour, Fleet, Island, Space, Specialist, State, Tile, TokenColour } from './state';
import type { Step } from './turn';

export type Move =
  | { readonly kind: 'fleet'; readonly fleet: Fleet }
  | { readonly kind: 'buy'; readonly colour: BoatColour }
  | { readonly kind: 'sell'; readonly colour: BoatColour }
  | { readonly kind: 'place'; readonly colour: BoatColour; readonly space: Space }
  | { readonly kind: 'collect'; readonly space: Space; readonly island: Island }
  | { readonly kind: 'extra'; readonly island: Island }
  | {
      readonly kind: 'build';
      readonly tile: Tile;
      readonly island: Island;
      /** Let one needed boat be missing by the fleet's power, by the specialist's, or one by each. */
      readonly byFleet: boolean;
      readonly bySpecialist: boolean;
    }
  /** What shall lie in the dock from now on, colours ascending. */
  | { readonly kind: 'moor'; readonly boats: readonly BoatColour[] }
  /** A specialist and the token colours paid, ascending. */
  | { readonly kind: 'recruit'; readonly who: Specialist; readonly tokens: readonly TokenColour[] }
  | { readonly kind: 'coins' }
  | { readonly kind: 'reserve'; readonly tile: Tile }
  | { readonly kind: 'look' }
  /** The tile kept and those put back, topmost first. */
  | { readonly kind: 'keep'; readonly tile: Tile; readonly back: readonly Tile[] }
  | { readonly kind: 'swapToken'; readonly island: Island }
  | { readonly kind: 'withToken'; readonly island: Island }
  | { readonly kind: 'hallow'; readonly island: Island }
  | { readonly kind: 'lift'; readonly space: Space }
  | { readonly kind: 'land'; readonly space: Space }
  | { readonly kind: 'swapBoat'; readonly space: Space }
  | { readonly kind: 'withBoat'; readonly space: Space }
  | { readonly kind: 'remove'; readonly space: Space }
  | { readonly kind: 'done' };

export type Outcome =
  | { readonly kind: 'specialists'; readonly who: readonly Specialist[] }
  | { readonly kind: 'row'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'fleets'; readonly fleets: readonly Fleet[] }
  /** Per island the token's colour, NONE for a blank, and whether it has the black rim. */
  | { readonly kind: 'islands'; readonly culture: readonly TokenColour[]; readonly mountains: readonly number[] }
  | { readonly kind: 'order'; readonly seats: readonly Seat[] }
  | { readonly kind: 'look'; readonly tiles: readonly Tile[] };

export type MoveOf<K extends Move['kind']> = Of<Move, K>;
export type DecisionOf<K extends Move['kind']> = Decision<State, MoveOf<K>, Event, Step>;
export type DrawOf<K extends Outcome['kind']> = Draw<State, Of<Outcome, K>, Event, Step>;
/** What a bot thinks of such a move at a glance, in points. */
export type WorthOf<K extends Move['kind']> = Glances<State, Move>[K];
