import { at, type Seat } from '@quarterdeck/kernel';
import { islandsAt, spacesAround } from '../data/geometry';
import type { Move } from '../move';
import { hasToken } from '../rules/collect/tokens';
import { besideChain } from '../rules/place/chain';
import { canLand } from '../rules/powers/old-boats';
import { whyNotTouch } from '../rules/powers/swaps';
import { type BoatColour, begunSpace, type Island, NONE, type Space, type State, type Tile, tokensOf } from '../state';
import { gameLeft } from './ending';
import { BEGUN, NOT_WANTED, tokenPrice } from './prices';
import { bestSite, readyAfter } from './survey';

/*
 * Where a fleet's power helps: a boat moved or exchanged that completes a building beside the chain, a token exchanged
 * for one that makes a pair; and, once the turn has nothing else to give, boats or ground taken from under what the
 * next players could build, or a good tile kept from them. All after a survey of the islands.
 */

/** Somebody else would build there, perhaps: what hindering it is worth of the building. */
const HINDER = 0.25;
/** Less than this is not worth a move. */
const SOME = 0.2;

/** A tile of one's own that nobody else can take pays off while there is much time to build it. */
const EARLY = 0.6;
const LOOK = 0.25;

const isOver = (s: State): boolean => s.phase === 'recruit';

/**
 * How good it is to use a power so, `ready` being the best that can be built without it, `collecting` what tokens bring
 * and `beside` the islands beside the chain.
 */
export function powerWorth(s: State, seat: Seat, move: Move, ready: number, collecting: number, beside: readonly Island[]): number {
  switch (move.kind) {
    case 'lift':
      return orNot(bestLift(s, move.space, beside), Math.max(ready, collecting));
    case 'land':
      return BEGUN + readyThere(beside, move.space, begunSpace(s), NONE, boatAt(s, begunSpace(s)));
    case 'swapBoat':
      return orNot(bestSwap(s, move.space, beside), Math.max(ready, collecting));
    case 'withBoat':
      return BEGUN + swapWorth(s, begunSpace(s), move.space, beside);
    case 'remove':
      return isOver(s) ? orNot(HINDER * hindered(s, move.space), SOME) : NOT_WANTED;
    case 'hallow':
      return isOver(s) ? orNot(HINDER * readyAfter(move.island, NONE, NONE), SOME) : NOT_WANTED;
    case 'reserve':
      return isOver(s) ? orNot(reserveWorth(s, seat, move.tile), SOME) : NOT_WANTED;
    case 'look':
      return isOver(s) && at(s.reserved, seat).length === 0 && gameLeft(s) > EARLY ? LOOK : NOT_WANTED;
    case 'swapToken':
      return collecting > ready && bringsPair(s, seat, move.island) ? collecting + tokenPrice(s, seat) : NOT_WANTED;
    case 'withToken':
      return makesPair(s, seat, move.island) && !besideChain(s, move.island) ? 1 : BEGUN;
    default:
      return NOT_WANTED;
  }
}

const orNot = (worth: number, least: number): number => (worth > least ? worth : NOT_WANTED);

const boatAt = (s: State, space: Space): BoatColour => at(s.boats, space);

/**
 * The best building on the islands of a space if one boat left them and one came: on those beside the chain that do not lie
 * at the other space as well, where the boat that leaves goes or the one that comes was.
 */
function readyThere(beside: readonly Island[], space: Space, other: Space, left: BoatColour, came: BoatColour): number {
  const islands = islandsAt(space);
  const elsewhere = islandsAt(other);
  let best = 0;
  for (let i = 0; i < islands.length; i++) {
    const island = at(islands, i);
    if (beside.includes(island) && !elsewhere.includes(island)) best = Math.max(best, readyAfter(island, left, came));
  }
  return best;
}

/** The best building that a boat could complete beside the chain. */
function bestLift(s: State, from: Space, beside: readonly Island[]): number {
  if (s.phase !== 'place') return 0;
  const colour = boatAt(s, from);
  let best = 0;
  for (let i = 0; i < beside.length; i++) {
    const island = at(beside, i);
    const worth = readyAfter(island, NONE, colour);
    if (worth > best && !islandsAt(from).includes(island) && spacesAround(island).some((to) => canLand(s, from, to))) best = worth;
  }
  return best;
}

/** The best building that one of the two boats would complete in the other's place. */
function swapWorth(s: State, a: Space, b: Space, beside: readonly Island[]): number {
  const first = boatAt(s, a);
  const second = boatAt(s, b);
  return Math.max(readyThere(beside, a, b, first, second), readyThere(beside, b, a, second, first));
}

function bestSwap(s: State, from: Space, beside: readonly Island[]): number {
  if (s.phase !== 'place') return 0;
  let best = 0;
  // One partner of each colour stands for all: where it comes from hardly matters.
  let tried = 1 << boatAt(s, from);
  for (let space = 0; space < s.boats.length; space++) {
    const colour = boatAt(s, space);
    if (colour === NONE || (tried & (1 << colour)) !== 0 || whyNotTouch(s, space) !== undefined || sharesIsland(from, space)) continue;
    tried |= 1 << colour;
    best = Math.max(best, swapWorth(s, from, space, beside));
  }
  return best;
}

function sharesIsland(a: Space, b: Space): boolean {
  const islands = islandsAt(a);
  const others = islandsAt(b);
  for (let i = 0; i < islands.length; i++) if (others.includes(at(islands, i))) return true;
  return false;
}

/** What could no longer be built at once if this boat were gone. */
function hindered(s: State, space: Space): number {
  const colour = boatAt(s, space);
  let lost = 0;
  for (const island of islandsAt(space)) lost += readyAfter(island, NONE, NONE) - readyAfter(island, colour, NONE);
  return lost;
}

/** Prestige and dear tiles that nearly fit somewhere, while there is time to build them. */
function reserveWorth(s: State, seat: Seat, tile: Tile): number {
  if (at(s.reserved, seat).length > 0 || gameLeft(s) < 0.4) return 0;
  return HINDER * bestSite(tile, 2) - 0.6;
}

const makesPair = (s: State, seat: Seat, island: Island): boolean =>
  hasToken(s, island) && tokensOf(s, seat, at(s.culture, island)) % 2 === 1;

/** Whether a token beside the chain that makes no pair could be exchanged for one that does. */
function bringsPair(s: State, seat: Seat, island: Island): boolean {
  if (!besideChain(s, island) || makesPair(s, seat, island)) return false;
  return s.culture.some((_, other) => makesPair(s, seat, other) && !besideChain(s, other));
}
