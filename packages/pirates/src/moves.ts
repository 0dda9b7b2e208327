import type { Ritual } from './events';

export type Move =
  | { readonly kind: 'choose'; readonly role: number }
  | { readonly kind: 'buy'; readonly ships: number }
  | { readonly kind: 'privateer'; readonly country: number }
  /** A caravan, harbour or curse from hand. */
  | { readonly kind: 'play'; readonly card: number }
  | { readonly kind: 'send'; readonly ships: number }
  /** Which of several equally near pairs fights first, by die number. */
  | { readonly kind: 'fight'; readonly red: number; readonly pirate: number }
  /** Which of several equally near dice the Maelstrom takes. */
  | { readonly kind: 'swallow'; readonly die: number }
  | { readonly kind: 'load'; readonly good: number }
  | { readonly kind: 'discard'; readonly good: number }
  /** The faces of the red dice, given to the players in seat order. */
  | { readonly kind: 'tavern'; readonly faces: readonly number[] }
  | { readonly kind: 'idol'; readonly good: number }
  | { readonly kind: 'sell'; readonly rum: number; readonly coffee: number; readonly fruit: number }
  | { readonly kind: 'ritual'; readonly ritual: Ritual }
  | { readonly kind: 'bargain'; readonly first: number; readonly second: number }
  | { readonly kind: 'draw' }
  /** Ends a turn, a row of gift draws or the final Bargains. */
  | { readonly kind: 'done' };

export type MoveKind = Move['kind'];

const upTo = <T>(n: number, make: (i: number) => T): readonly T[] => Array.from({ length: n + 1 }, (_, i) => make(i));

/* Moves are values: the common ones exist once, so that listing them allocates nothing. */
export const DONE: Move = { kind: 'done' };
export const DRAW: Move = { kind: 'draw' };
export const CHOOSE: readonly Move[] = upTo(6, (role) => ({ kind: 'choose', role }));
export const BUY: readonly Move[] = upTo(10, (ships) => ({ kind: 'buy', ships }));
export const PRIVATEER: readonly Move[] = upTo(3, (country) => ({ kind: 'privateer', country }));
export const PLAY: readonly Move[] = upTo(29, (card) => ({ kind: 'play', card }));
export const DISCARD: readonly Move[] = upTo(2, (good) => ({ kind: 'discard', good }));
/** What can be done with a drawn good: the table waits only while there is room for it. */
export const KEEP: readonly (readonly Move[])[] = upTo(2, (good) => [
  { kind: 'load', good },
  { kind: 'discard', good },
]);
export const IDOL: readonly Move[] = upTo(2, (good) => ({ kind: 'idol', good }));
export const RITUALS: readonly Extract<Move, { kind: 'ritual' }>[] = [
  { kind: 'ritual', ritual: 'doubleHold' },
  { kind: 'ritual', ritual: 'unsinkable' },
];
/** Every pair of goods, the lower first; two of a kind only where the reading allows it (PI-D08). */
export const BARGAINS: readonly Extract<Move, { kind: 'bargain' }>[] = [0, 1, 2].flatMap((first) =>
  [0, 1, 2].filter((second) => second >= first).map((second) => ({ kind: 'bargain' as const, first, second })),
);
/** For each limit, the list of all fleets one may send. */
export const SEND: readonly (readonly Move[])[] = upTo(10, (limit) => upTo(limit, (ships) => ({ kind: 'send', ships })));
