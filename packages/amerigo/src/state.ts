import { at, filled, type GameConfig, type Id, newestOf, type Seat } from '@quarterdeck/kernel';
import { COLOURS, type Colour, type Hue } from './data/colours';
import {
  COMPLETION_FACTORS,
  type CompletionOption,
  CUBES_PER_COLOUR,
  LAST_SPACE,
  type LastSpaceOption,
  POSTS,
  PROGRESS_AREA,
  SHIPS,
  TIME_BY_ROUND,
  TOWERS,
  type TowerOption,
} from './data/figures';
import { PRODUCTION_KINDS, PRODUCTION_SPACES, type Production, SORTS } from './data/goods';
import { LAYOUTS, TILE_SIDE } from './data/islands';
import { FIRST_VILLAGE, neutralTiles, TILES, type Tile, villageTiles } from './data/tiles';
import { TOKENS, type Token } from './data/tokens';
import type { Tracks } from './data/tracks';
import { MAP_STRIDE, type Space } from './map/spaces';
import { tracksUnder, versions } from './versions';

/** Stands for "nothing here" wherever a number names a thing: no thing has this number, and what is hidden has another. */
export const NONE = -2;

/** A seat's first or second ship. */
export type Ship = Id<'ship'>;

/**
 * What the game waits for. Chance: `map` to `production` are set-up and round preparation, `fill` is
 * the throw of all cubes at the start, `throw` the throw of a phase. A seat: `choose` its action of
 * the phase, `act` on, decide about a post (`found`), take a progress token that is due (`token`).
 */
export type Stage =
  | 'map'
  | 'order'
  | 'pirate'
  | 'progress'
  | 'production'
  | 'fill'
  | 'throw'
  | 'choose'
  | 'act'
  | 'found'
  | 'token'
  | 'over';

/** What covers a land space: nothing, a neutral tile, and from there on a seat's village tile or post. */
export const FREE = 0;
export const NEUTRAL = 1;
export const VILLAGE = 2;
export const POST = 6;

/** Where a progress token is, when it is not a seat's (then the seat's number stands there). */
export const TOKEN_HIDDEN = 4;
export const TOKEN_SHOWN = 5;
export const TOKEN_GONE = 6;

/**
 * The whole game. There are no private parts, so every view looks the same (AM-D43): what lies face
 * down is drawn when it is turned up. Geometry (islands, coasts, distances) follows from `layout`
 * and is never stored; see map/geometry.ts.
 *
 * Arrays "by colour", "by sort", "by tile" and "by token" follow the tables COLOURS, SORTS, TILES
 * and TOKENS; arrays "per seat and …" are flat, seat by seat.
 */
export interface State {
  /** The version of the rules. */
  rules: number;
  seats: number;
  tower: TowerOption;
  completion: CompletionOption;
  lastSpace: LastSpaceOption;

  stage: Stage;
  /** 1 to 5; 0 during the set-up. */
  round: number;
  /** Place of the phase in COLOURS; NONE between rounds. */
  phase: Hue;
  /** Two characters per island tile, row by row: its letter (A is the first of the table) and its quarter turns. Empty before the map lies. */
  layout: string;

  /** Cubes on the storage board, by colour. */
  storage: number[];
  /** Cubes in the action field, by colour. */
  field: number[];
  /** Cubes in the tower, by colour; all of them before the set-up throws them (AM-048). */
  inside: number[];

  /** Pirate markers turned up, oldest first. */
  pirates: number[];
  /** Progress tokens on offer: four spaces of the left area, four of the right; NONE where empty. */
  progressOffer: Token[];
  /** By token: its owner, or TOKEN_HIDDEN, TOKEN_SHOWN, TOKEN_GONE. */
  tokenAt: number[];
  /** By token: 1 when it was used up. */
  tokenSpent: number[];
  /** Production tokens on display (numbers of PRODUCTION_KINDS); NONE where one was bought. */
  productionOffer: Production[];
  /** Production tokens still face down, by kind. */
  productionHidden: number[];
  /** Production tokens that were cleared away unsold. */
  productionGone: number;

  /** Neutral tiles in the supply, by tile. */
  neutralSupply: number[];
  /** Village tiles in the supply, per seat and village shape. */
  villageSupply: number[];
  /** Planned tiles waiting to be built, per seat and tile. */
  stock: number[];

  /** Space of each order disc on the special track. */
  special: number[];
  /** Seats in player order now: furthest ahead first, the upper disc before the lower (AM-070). */
  order: Seat[];
  /** The order that holds in this phase (AM-D02). */
  queue: Seat[];
  /** How many seats of the queue have had their turn. */
  acted: number;

  vp: number[];
  gold: number[];
  cannons: number[];
  /** Space of each progress disc. */
  progress: number[];
  /** Chests in hand. */
  chests: number[];
  /** Chests that were exchanged and left the game. */
  chestsGone: number;
  /** Commodity tokens per seat and sort. */
  commodities: number[];
  /** Bought production tokens per seat and sort; the printed one is not counted here. */
  production: number[];
  /** Trading posts not yet on the map. */
  posts: number[];
  /** Space of each ship, per seat and ship: a map cell, a frame space, or NONE before it is placed. */
  ships: Space[];

  /** What covers each cell of the map, rows of MAP_STRIDE. */
  cover: number[];
  /** Tiles on the map in building order, each packed by map/spaces.ts. */
  built: number[];
  /** By island: land spaces still free. */
  freeLand: number[];
  /** Per island and seat: trading posts. */
  islandPosts: number[];
  /** By island: 1 while its chest stands on it. */
  islandChest: number[];

  /** Points by score item and seat; the items are those of score.ts. */
  booked: number[];
  /** How many items of the final scoring are booked. */
  finalBooked: number;

  /** The action the seat on turn is carrying out; `none` before and after. */
  action: Colour | 'none';
  /** Action points left; in the blue action the range of each ship (AM-D21). */
  ap: number;
  /** Neutral tiles taken in this red action. */
  neutralTaken: number;
  /** Steps made in this white action, or JUMPED. */
  orderSteps: number;
  /** By ship of the seat on turn: 1 when it has made its voyage. */
  sailed: number[];
  /** The ship whose captain may found a post now, or NONE. */
  landing: Ship;
}

/** Value of `orderSteps` after the jump onto the leader, which replaces all steps (AM-D31). */
export const JUMPED = 99;

export const SCORE_ITEMS = [
  'discovery',
  'tiles',
  'completion',
  'posts',
  'overflow',
  'cubes',
  'pirates',
  'gold',
  'cotton',
  'tobacco',
  'sugar',
  'coconut',
  'coffee',
  'tokens',
  'progress',
  'special',
] as const;
export type ScoreItem = (typeof SCORE_ITEMS)[number];

/** The items booked in the final scoring, in the order of the rulebook (AM-190 … AM-193). */
export const FINAL_ITEMS = ['gold', ...SORTS, 'tokens', 'progress', 'special'] as const satisfies readonly ScoreItem[];
export type FinalItem = (typeof FINAL_ITEMS)[number];

export const VILLAGE_SHAPES = villageTiles.rows.length;

export function initial({ seats, options, rules = newestOf(versions) }: GameConfig): State {
  const layout = LAYOUTS[seats];
  if (layout === undefined) throw new RangeError(`No map for ${seats} seats`);
  return {
    rules,
    seats,
    tower: optionOf(TOWERS, options.tower, 'common'),
    completion: optionOf(COMPLETION_FACTORS, options.completion, 'flat'),
    lastSpace: optionOf(LAST_SPACE, options.lastSpace, 'missing'),
    stage: 'map',
    round: 0,
    phase: NONE,
    layout: '',
    storage: filled(COLOURS.length, 0),
    field: filled(COLOURS.length, 0),
    inside: filled(COLOURS.length, CUBES_PER_COLOUR),
    pirates: [],
    progressOffer: filled(2 * PROGRESS_AREA, NONE),
    tokenAt: filled(TOKENS.length, TOKEN_HIDDEN),
    tokenSpent: filled(TOKENS.length, 0),
    productionOffer: filled(PRODUCTION_SPACES[seats] ?? 0, NONE),
    productionHidden: PRODUCTION_KINDS.map((kind) => kind.count[seats] ?? 0),
    productionGone: 0,
    neutralSupply: neutralTiles.rows.map((tile) => tile.count),
    villageSupply: Array.from({ length: seats }, () => villageTiles.rows.map((tile) => tile.count)).flat(),
    stock: filled(seats * TILES.length, 0),
    special: filled(seats, 0),
    order: [],
    queue: [],
    acted: 0,
    vp: filled(seats, 0),
    gold: filled(seats, 0),
    cannons: filled(seats, 0),
    progress: filled(seats, 0),
    chests: filled(seats, 0),
    chestsGone: 0,
    commodities: filled(seats * SORTS.length, 0),
    production: filled(seats * SORTS.length, 0),
    posts: filled(seats, POSTS),
    ships: filled(seats * SHIPS, NONE),
    cover: filled(layout.rows * TILE_SIDE * MAP_STRIDE, 0),
    built: [],
    freeLand: [],
    islandPosts: [],
    islandChest: [],
    booked: filled(SCORE_ITEMS.length * seats, 0),
    finalBooked: 0,
    action: 'none',
    ap: 0,
    neutralTaken: 0,
    orderSteps: 0,
    sailed: filled(SHIPS, 0),
    landing: NONE,
  };
}

function optionOf<K extends string>(known: Readonly<Record<K, unknown>>, given: unknown, fallback: K): K {
  const names = Object.keys(known) as K[];
  return names.find((name) => name === given) ?? fallback;
}

/** Written by hand: the search copies states by the million. */
export function clone(s: State): State {
  return {
    rules: s.rules,
    seats: s.seats,
    tower: s.tower,
    completion: s.completion,
    lastSpace: s.lastSpace,
    stage: s.stage,
    round: s.round,
    phase: s.phase,
    layout: s.layout,
    storage: s.storage.slice(),
    field: s.field.slice(),
    inside: s.inside.slice(),
    pirates: s.pirates.slice(),
    progressOffer: s.progressOffer.slice(),
    tokenAt: s.tokenAt.slice(),
    tokenSpent: s.tokenSpent.slice(),
    productionOffer: s.productionOffer.slice(),
    productionHidden: s.productionHidden.slice(),
    productionGone: s.productionGone,
    neutralSupply: s.neutralSupply.slice(),
    villageSupply: s.villageSupply.slice(),
    stock: s.stock.slice(),
    special: s.special.slice(),
    order: s.order.slice(),
    queue: s.queue.slice(),
    acted: s.acted,
    vp: s.vp.slice(),
    gold: s.gold.slice(),
    cannons: s.cannons.slice(),
    progress: s.progress.slice(),
    chests: s.chests.slice(),
    chestsGone: s.chestsGone,
    commodities: s.commodities.slice(),
    production: s.production.slice(),
    posts: s.posts.slice(),
    ships: s.ships.slice(),
    cover: s.cover.slice(),
    built: s.built.slice(),
    freeLand: s.freeLand.slice(),
    islandPosts: s.islandPosts.slice(),
    islandChest: s.islandChest.slice(),
    booked: s.booked.slice(),
    finalBooked: s.finalBooked,
    action: s.action,
    ap: s.ap,
    neutralTaken: s.neutralTaken,
    orderSteps: s.orderSteps,
    sailed: s.sailed.slice(),
    landing: s.landing,
  };
}

/** The seat whose turn it is; NONE while chance is asked, and when the game is over. */
export function actor(s: State): Seat {
  const { stage } = s;
  const asks = stage === 'act' || stage === 'choose' || stage === 'found' || stage === 'token';
  return asks ? (s.queue[s.acted] ?? NONE) : NONE;
}

/** Phases of the round that have begun, the present one among them; 0 between rounds. */
export function phasesBegun(s: State): number {
  return s.phase === NONE ? 0 : s.phase + 1;
}

/** The progress and special tracks that the game is played with. */
export function tracksOf(s: State): Tracks {
  return tracksUnder(s.rules);
}

export function insideTower(s: State, colour: Hue): number {
  return s.inside[colour] ?? 0;
}

export function cubesInField(s: State): number {
  let cubes = 0;
  for (const count of s.field) cubes += count;
  return cubes;
}

/** Action points of the phase: the largest number of equal cubes (AM-067). */
export function phaseAp(s: State): number {
  let most = 0;
  for (const count of s.field) if (count > most) most = count;
  return most;
}

export function owns(s: State, seat: Seat, token: Token): boolean {
  return s.tokenAt[token] === seat;
}

/** Whether a seat holds a token that works once and has not been used. */
export function holdsUnused(s: State, seat: Seat, token: Token): boolean {
  return s.tokenAt[token] === seat && s.tokenSpent[token] === 0;
}

export function shipSpace(s: State, seat: Seat, ship: Ship): Space {
  return s.ships[seat * SHIPS + ship] ?? NONE;
}

export function stockOf(s: State, seat: Seat, tile: Tile): number {
  return s.stock[seat * TILES.length + tile] ?? 0;
}

/** Tiles of a kind that a seat could still plan (AM-D36). */
export function supplyOf(s: State, seat: Seat, tile: Tile): number {
  return tile < FIRST_VILLAGE ? (s.neutralSupply[tile] ?? 0) : (s.villageSupply[seat * VILLAGE_SHAPES + tile - FIRST_VILLAGE] ?? 0);
}

/** The factor of a completed island in this round (AM-144, AM-145). */
export function timeMarker(s: State): number {
  return at(TIME_BY_ROUND, Math.max(0, s.round - 1));
}

/** Sum of the pirate markers turned up (AM-170). */
export function pirateStrength(s: State): number {
  let strength = 0;
  for (const marker of s.pirates) strength += marker;
  return strength;
}
