import { at, type Seat } from '@quarterdeck/kernel';
import { PRINTED_PRODUCTION, SHIPS } from './data/figures';
import { SORT_INDEX, SORTS, type Sort } from './data/goods';
import { TILES, type Tile } from './data/tiles';
import { TOKENS, type Token } from './data/tokens';
import { type Geometry, geometryOf, type Placement, UNREACHABLE } from './map/geometry';
import { rotationsOf } from './map/shapes';
import { type BuiltTile, type Cell, type Space, unpackTile } from './map/spaces';
import { forEachBuild } from './rules/building/placements';
import { finalPoints } from './rules/final/scoring';
import { goldNeeded, purse } from './rules/gold/purse';
import { distanceBetween, mayFound, mayStop } from './rules/sailing/voyages';
import { actor, NONE, owns, type Ship, type State, shipSpace } from './state';

/* What boards and bots ask of a state or view. */

/** A space where a ship could end its voyage now. */
export interface Destination {
  readonly space: Space;
  readonly distance: number;
  /** Gold on top of the range (AM-D21). */
  readonly gold: number;
  /** Whether a post could be founded there. */
  readonly landing: boolean;
}

/** Where a ship of the seat on turn may sail now, with all its gold if need be; nearest first. */
export function reachable(s: State, seat: Seat, ship: Ship): readonly Destination[] {
  const from = ship < SHIPS ? shipSpace(s, seat, ship) : NONE;
  if (s.action !== 'blue' || s.stage !== 'act' || actor(s) !== seat || from === NONE || s.sailed[ship] === 1) return [];
  return geometryOf(s.layout)
    .voyages(from)
    .spaces.filter((space) => distanceBetween(s, from, space) <= purse(s, seat) && mayStop(s, seat, from, space))
    .map((space) => destination(s, seat, ship, space));
}

/** What a voyage of a ship on the map would take and open, whether it may be made now or not. */
export function destination(s: State, seat: Seat, ship: Ship, space: Space): Destination {
  const distance = distanceBetween(s, shipSpace(s, seat, ship), space);
  return { space, distance, gold: goldNeeded(s, distance), landing: mayFound(s, seat, space) };
}

/** The way of a voyage on the map of this game; see `seaWay`. */
export function voyage(s: State, from: Space, to: Space): readonly Space[] {
  return seaWay(geometryOf(s.layout), from, to);
}

/** A shortest way over water, both ends included, that holds its course as long as it leads on; empty when there is none. */
export function seaWay(geometry: Geometry, from: Space, to: Space): readonly Space[] {
  const { distance } = geometry.voyages(to);
  if ((distance[from] ?? UNREACHABLE) === UNREACHABLE) return [];
  const path = [from];
  for (let here = from; here !== to; ) {
    const ways = geometry.neighboursAtSea(here).filter((next) => distance[next] === (distance[here] ?? 0) - 1);
    const course = here - (path.at(-2) ?? here);
    here = ways.find((next) => next - here === course) ?? ways[0] ?? to;
    path.push(here);
  }
  return path;
}

/** Where one of a seat's planned tiles could be built now, as the green action stands. */
export function placements(s: State, seat: Seat, tile: Tile): readonly Placement[] {
  if (s.action !== 'green' || s.stage !== 'act' || actor(s) !== seat) return [];
  const found: Placement[] = [];
  forEachBuild(s, seat, purse(s, seat), (kind, placement) => {
    if (kind === tile) found.push(placement);
  });
  return found;
}

/** The cells a tile covers. */
export function tileCells(tile: Tile, cell: Cell, rotation: number): readonly Cell[] {
  return at(rotationsOf(tile), rotation).offsets.map((offset) => cell + offset);
}

/** All tiles on the map, in building order. */
export function builtTiles(s: State): readonly BuiltTile[] {
  return s.built.map(unpackTile);
}

export interface OwnedToken {
  readonly token: Token;
  readonly spent: boolean;
}

export function tokensOf(s: State, seat: Seat): readonly OwnedToken[] {
  return TOKENS.flatMap((_, token) => (owns(s, seat, token) ? [{ token, spent: s.tokenSpent[token] === 1 }] : []));
}

/** Planned tiles of a seat, by tile. */
export function plannedTiles(s: State, seat: Seat): readonly number[] {
  return TILES.map((_, tile) => at(s.stock, seat * TILES.length + tile));
}

export interface Goods {
  readonly goods: number;
  /** Production tokens, the printed one included (AM-033). */
  readonly production: number;
  /** What they would score now (AM-191). */
  readonly points: number;
}

/** What a seat has of a sort. */
export function goodsOf(s: State, seat: Seat, sort: Sort): Goods {
  const stack = seat * SORTS.length + SORT_INDEX[sort];
  const [goods, bought] = [at(s.commodities, stack), at(s.production, stack)];
  return { goods, production: PRINTED_PRODUCTION + bought, points: finalPoints(s, seat, sort) };
}

const VP_LAP = 50;

/** How a score stands on the track of 50 spaces: the space of the disc, and the tile that counts the laps (AM-034, AM-035). */
export function vpOnTrack(vp: number): { readonly space: number; readonly tile: number } {
  return { space: vp % VP_LAP, tile: Math.min(4, Math.floor(vp / VP_LAP)) * VP_LAP };
}
