import type { Decision, Draw, Glances, Of, Seat } from '@quarterdeck/kernel';
import type { Event, Ritual } from './event';
import type { Card, Country, Die, Face, Good, Loot, Role, State } from './state';
import type { Step } from './turn';

export type Move =
  | { readonly kind: 'choose'; readonly role: Role }
  | { readonly kind: 'buy'; readonly ships: number }
  | { readonly kind: 'privateer'; readonly country: Country }
  /** A caravan, harbour or curse from hand. */
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'send'; readonly ships: number }
  /** Which of several equally near pairs fights first, by die number. */
  | { readonly kind: 'fight'; readonly red: Die; readonly pirate: Die }
  /** Which of several equally near dice the Maelstrom takes. */
  | { readonly kind: 'swallow'; readonly die: Die }
  | { readonly kind: 'load'; readonly good: Good }
  | { readonly kind: 'discard'; readonly good: Good }
  /** The faces of the red dice, given to the players in seat order. */
  | { readonly kind: 'tavern'; readonly faces: readonly Face[] }
  | { readonly kind: 'idol'; readonly good: Good }
  | { readonly kind: 'sell'; readonly rum: number; readonly coffee: number; readonly fruit: number }
  | { readonly kind: 'ritual'; readonly ritual: Ritual }
  | { readonly kind: 'bargain'; readonly first: Good; readonly second: Good }
  | { readonly kind: 'draw' }
  /** Ends a turn, a row of gift draws or the final Bargains. */
  | { readonly kind: 'done' };

export type Outcome =
  /** Adventure cards of all hands, three a seat. */
  | { readonly kind: 'deal'; readonly cards: readonly Card[] }
  | { readonly kind: 'start'; readonly seat: Seat }
  /** x, y, rotation and face of every die. */
  | { readonly kind: 'throw'; readonly dice: readonly number[] }
  | { readonly kind: 'loot'; readonly cards: readonly Loot[] }
  | { readonly kind: 'adventure'; readonly card: Card };

export type DecisionOf<K extends Move['kind']> = Decision<State, Of<Move, K>, Event, Step>;
export type DrawOf<K extends Outcome['kind']> = Draw<State, Of<Outcome, K>, Event, Step>;
/** What a bot thinks of such a move at a glance, in chests; only differences within one list matter. */
export type WorthOf<K extends Move['kind']> = Glances<State, Move>[K];
