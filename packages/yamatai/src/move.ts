import { BUILDINGS } from './data/buildings';
import { CULTURE } from './data/components';
import { FLEETS } from './data/fleets';
import { ISLANDS, islandsAt, SPACES } from './data/geometry';
import { SPECIALISTS } from './data/specialists';
import { range } from './numbers';
import { BOAT_COLOURS } from './state';

export type Move =
  | { readonly kind: 'fleet'; readonly fleet: number }
  | { readonly kind: 'buy'; readonly colour: number }
  | { readonly kind: 'sell'; readonly colour: number }
  | { readonly kind: 'place'; readonly colour: number; readonly space: number }
  | { readonly kind: 'collect'; readonly space: number; readonly island: number }
  | { readonly kind: 'extra'; readonly island: number }
  | {
      readonly kind: 'build';
      readonly tile: number;
      readonly island: number;
      /** Let one needed boat be missing by the fleet's power, by the specialist's, or one by each. */
      readonly byFleet: boolean;
      readonly bySpecialist: boolean;
    }
  /** What shall lie in the dock from now on, colours ascending. */
  | { readonly kind: 'moor'; readonly boats: readonly number[] }
  /** A specialist and the token colours paid, ascending. */
  | { readonly kind: 'recruit'; readonly who: number; readonly tokens: readonly number[] }
  | { readonly kind: 'coins' }
  | { readonly kind: 'reserve'; readonly tile: number }
  | { readonly kind: 'look' }
  | { readonly kind: 'keep'; readonly tile: number; readonly back: readonly number[] }
  | { readonly kind: 'swapToken'; readonly island: number }
  | { readonly kind: 'withToken'; readonly island: number }
  | { readonly kind: 'hallow'; readonly island: number }
  | { readonly kind: 'lift'; readonly space: number }
  | { readonly kind: 'land'; readonly space: number }
  | { readonly kind: 'swapBoat'; readonly space: number }
  | { readonly kind: 'withBoat'; readonly space: number }
  | { readonly kind: 'remove'; readonly space: number }
  | { readonly kind: 'done' };

/*
 * Moves are values without identity, so every list of legal moves is made of the same shared
 * objects: listing them allocates nothing but the list.
 */
const table = (n: number, make: (i: number) => Move): readonly Move[] => range(n).map(make);

export const DONE: Move = { kind: 'done' };
export const COINS: Move = { kind: 'coins' };
export const LOOK: Move = { kind: 'look' };

const fleets = table(FLEETS.length + 1, (fleet) => ({ kind: 'fleet', fleet }));
const buys = table(BOAT_COLOURS, (colour) => ({ kind: 'buy', colour }));
const sells = table(BOAT_COLOURS, (colour) => ({ kind: 'sell', colour }));
const places = table(BOAT_COLOURS * SPACES, (i) => ({ kind: 'place', colour: Math.floor(i / SPACES), space: i % SPACES }));
const extras = table(ISLANDS, (island) => ({ kind: 'extra', island }));
const reserves = table(BUILDINGS.length, (tile) => ({ kind: 'reserve', tile }));
const swapTokens = table(ISLANDS, (island) => ({ kind: 'swapToken', island }));
const withTokens = table(ISLANDS, (island) => ({ kind: 'withToken', island }));
const hallows = table(ISLANDS, (island) => ({ kind: 'hallow', island }));
const lifts = table(SPACES, (space) => ({ kind: 'lift', space }));
const lands = table(SPACES, (space) => ({ kind: 'land', space }));
const swapBoats = table(SPACES, (space) => ({ kind: 'swapBoat', space }));
const withBoats = table(SPACES, (space) => ({ kind: 'withBoat', space }));
const removes = table(SPACES, (space) => ({ kind: 'remove', space }));
const builds = table(BUILDINGS.length * ISLANDS * 4, (i) => ({
  kind: 'build',
  tile: Math.floor(i / (ISLANDS * 4)),
  island: Math.floor(i / 4) % ISLANDS,
  byFleet: (i & 1) !== 0,
  bySpecialist: (i & 2) !== 0,
}));

/** Per space, in the order of its islands. */
const collects: readonly (readonly Move[])[] = range(SPACES).map((space) =>
  islandsAt(space).map((island) => ({ kind: 'collect', space, island })),
);

/** All ways to take up to `size` colours out of `kinds`, shorter ones first. */
function handfuls(kinds: number, size: number): readonly (readonly number[])[] {
  const all: number[][] = [[]];
  for (let i = 0; i < all.length; i++) {
    const start = all[i] ?? [];
    if (start.length === size) continue;
    for (let kind = start.at(-1) ?? 0; kind < kinds; kind++) all.push([...start, kind]);
  }
  return all;
}

/** Contents of a dock, smaller ones first. */
export const MOORINGS: readonly (Move & { readonly kind: 'moor' })[] = handfuls(BOAT_COLOURS, 3).map((boats) => ({ kind: 'moor', boats }));

/** Tokens that somebody might pay for a specialist. */
export const PAYMENTS: readonly (readonly number[])[] = handfuls(CULTURE.length, 3).filter(
  (tokens) => tokens.length === 2 || (tokens.length === 3 && new Set(tokens).size === 3),
);

const recruits = table(SPECIALISTS.length * PAYMENTS.length, (i) => ({
  kind: 'recruit',
  who: Math.floor(i / PAYMENTS.length),
  tokens: PAYMENTS[i % PAYMENTS.length] ?? [],
}));

function from(moves: readonly Move[], i: number): Move {
  const move = moves[i];
  if (move === undefined) throw new RangeError(`No move at ${i}`);
  return move;
}

export const fleetMove = (fleet: number): Move => from(fleets, fleet);
export const buyMove = (colour: number): Move => from(buys, colour);
export const sellMove = (colour: number): Move => from(sells, colour);
export const placeMove = (colour: number, space: number): Move => from(places, colour * SPACES + space);
/** `nth` counts the islands at the space. */
export const collectMove = (space: number, nth: number): Move => from(collects[space] ?? [], nth);
export const extraMove = (island: number): Move => from(extras, island);
export const buildMove = (tile: number, island: number, byFleet: boolean, bySpecialist: boolean): Move =>
  from(builds, (tile * ISLANDS + island) * 4 + (byFleet ? 1 : 0) + (bySpecialist ? 2 : 0));
export const recruitMove = (who: number, payment: number): Move => from(recruits, who * PAYMENTS.length + payment);
export const reserveMove = (tile: number): Move => from(reserves, tile);
export const swapTokenMove = (island: number): Move => from(swapTokens, island);
export const withTokenMove = (island: number): Move => from(withTokens, island);
export const hallowMove = (island: number): Move => from(hallows, island);
export const liftMove = (space: number): Move => from(lifts, space);
export const landMove = (space: number): Move => from(lands, space);
export const swapBoatMove = (space: number): Move => from(swapBoats, space);
export const withBoatMove = (space: number): Move => from(withBoats, space);
export const removeMove = (space: number): Move => from(removes, space);
