import type { Seat } from '@quarterdeck/kernel';

/**
 * What a seat can decide. Own ships are 0 the galleon, 1 and 2 the frigates; a target ship is counted
 * over all seats; a target of guns is a ship, or ~planet for the fortress on a planet. A turn is the
 * edge to which the tile's north points. Planet -1 of a galleon is the wind rose.
 */
export type Move =
  | { readonly kind: 'nation'; readonly nation: number }
  | { readonly kind: 'captains'; readonly captains: readonly number[] }
  | { readonly kind: 'crew'; readonly crew: readonly number[] }
  | { readonly kind: 'planet'; readonly planet: number }
  | { readonly kind: 'lay'; readonly tile: number; readonly place: number; readonly turn: number }
  | { readonly kind: 'entrust' }
  | { readonly kind: 'rescue'; readonly crew: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'sail'; readonly ship: number; readonly field: number }
  | { readonly kind: 'wind'; readonly ship: number; readonly field: number }
  | { readonly kind: 'shot'; readonly target: number; readonly field: number }
  | { readonly kind: 'cargo'; readonly spice: number }
  | { readonly kind: 'banker'; readonly spice: number }
  | { readonly kind: 'gunner'; readonly target: number }
  | { readonly kind: 'play'; readonly crew: number }
  | { readonly kind: 'transfer'; readonly planet: number }
  | { readonly kind: 'turn'; readonly tile: number; readonly turn: number }
  | { readonly kind: 'freeze'; readonly target: number }
  | { readonly kind: 'raid'; readonly seat: Seat }
  | { readonly kind: 'broadside'; readonly ship: number; readonly target: number }
  | { readonly kind: 'citadel'; readonly planet: number }
  | { readonly kind: 'drive'; readonly target: number; readonly field: number }
  | { readonly kind: 'sell'; readonly crew: number }
  | { readonly kind: 'agree' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'scuttle'; readonly ship: number }
  | { readonly kind: 'recruit'; readonly crew: number }
  | { readonly kind: 'frigate'; readonly planet: number }
  | { readonly kind: 'fortress'; readonly planet: number }
  | { readonly kind: 'galleon'; readonly planet: number }
  | { readonly kind: 'conquer'; readonly planet: number; readonly savedPepper: number; readonly savedVanilla: number }
  | { readonly kind: 'share'; readonly spice: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'recall' }
  | { readonly kind: 'concede' };

export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** What chance can give. */
export type Outcome =
  | { readonly kind: 'start'; readonly seat: Seat }
  | { readonly kind: 'tiles'; readonly tiles: readonly number[] }
  | { readonly kind: 'bonus'; readonly bonuses: readonly number[] }
  | { readonly kind: 'raid'; readonly crew: number };
