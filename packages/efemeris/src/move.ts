import type { Decision, Draw, Glances, Of, Seat } from '@quarterdeck/kernel';
import type { Event } from './event';
import type { Bonus, Captain, Crew, Edge, Field, Nation, OwnShip, Place, Planet, Ship, Spice, State, Tile } from './state';
import type { Step } from './turn';

/** What guns are pointed at: a ship, or the fortress on a planet. */
export type Target = { readonly kind: 'ship'; readonly ship: Ship } | { readonly kind: 'fort'; readonly planet: Planet };

/** What a seat can decide. A galleon is launched on the field of a planet or on the wind rose. */
export type Move =
  | { readonly kind: 'nation'; readonly nation: Nation }
  | { readonly kind: 'captains'; readonly captains: readonly Captain[] }
  | { readonly kind: 'crew'; readonly crew: readonly Crew[] }
  | { readonly kind: 'planet'; readonly planet: Planet }
  | { readonly kind: 'lay'; readonly tile: Tile; readonly place: Place; readonly turn: Edge }
  | { readonly kind: 'entrust' }
  | { readonly kind: 'rescue'; readonly crew: Crew }
  | { readonly kind: 'leave' }
  | { readonly kind: 'sail'; readonly ship: OwnShip; readonly field: Field }
  | { readonly kind: 'wind'; readonly ship: OwnShip; readonly field: Field }
  | { readonly kind: 'shot'; readonly target: Ship; readonly field: Field }
  | { readonly kind: 'cargo'; readonly spice: Spice }
  | { readonly kind: 'banker'; readonly spice: Spice }
  | { readonly kind: 'gunner'; readonly target: Target }
  | { readonly kind: 'play'; readonly crew: Crew }
  | { readonly kind: 'transfer'; readonly planet: Planet }
  | { readonly kind: 'turn'; readonly tile: Tile; readonly turn: Edge }
  | { readonly kind: 'freeze'; readonly target: Ship }
  | { readonly kind: 'raid'; readonly seat: Seat }
  | { readonly kind: 'broadside'; readonly ship: OwnShip; readonly target: Target }
  | { readonly kind: 'citadel'; readonly planet: Planet }
  | { readonly kind: 'drive'; readonly target: Ship; readonly field: Field }
  | { readonly kind: 'sell'; readonly crew: Crew }
  | { readonly kind: 'agree' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'scuttle'; readonly ship: OwnShip }
  | { readonly kind: 'recruit'; readonly crew: Crew }
  | { readonly kind: 'frigate'; readonly planet: Planet }
  | { readonly kind: 'fortress'; readonly planet: Planet }
  | { readonly kind: 'galleon'; readonly field: Field }
  | { readonly kind: 'conquer'; readonly planet: Planet; readonly savedPepper: number; readonly savedVanilla: number }
  | { readonly kind: 'share'; readonly spice: Spice }
  | { readonly kind: 'done' }
  | { readonly kind: 'recall' }
  | { readonly kind: 'concede' };

export type MoveOf<K extends Move['kind']> = Of<Move, K>;

/** What chance can give. */
export type Outcome =
  | { readonly kind: 'start'; readonly seat: Seat }
  | { readonly kind: 'tiles'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'bonus'; readonly bonuses: readonly Bonus[] }
  | { readonly kind: 'raided'; readonly crew: Crew };

export type DecisionOf<K extends Move['kind']> = Decision<State, Of<Move, K>, Event, Step>;
export type DrawOf<K extends Outcome['kind']> = Draw<State, Of<Outcome, K>, Event, Step>;
/** What bots think of a move at a glance. */
export type WorthOf<K extends Move['kind']> = Glances<State, Move, K>[K];
