import { at, filled, type GameConfig, type Id, range, type Seat } from '@quarterdeck/kernel';
import { BOATS } from './data/boats';
import { BUILDINGS } from './data/buildings';
import { CULTURE, PIECES } from './data/components';
import { DISPLAY_SIZE, FLEETS_OPEN, ROW_SIZE, START, START_COINS } from './data/figures';
import { FLEETS } from './data/fleets';
import { ISLANDS, SPACES } from './data/geometry';
import { SPECIALISTS } from './data/specialists';
import { swapsAreLimited } from './versions';

/** A boat space, by its place in `SPACE_ROWS`. */
export type Space = Id<'space'>;
/** An island, by its place in `ISLAND_ROWS`. */
export type Island = Id<'island'>;
/** A building tile, by its place in `BUILDINGS`. */
export type Tile = Id<'tile'>;
/** A fleet, by the number printed on it. */
export type Fleet = Id<'fleet'>;
/** A specialist, by the place in `SPECIALISTS`. */
export type Specialist = Id<'specialist'>;
export type BoatColour = Id<'boat colour'>;
export type TokenColour = Id<'token colour'>;
/** A place that a tile passed through in a look, see `Look`. */
export type Slot = Id<'slot'>;
/** What stands on an island: a seat, for its standard building, or one of those below. */
type Site = Id<'site'>;

/** Nothing lies here. Not `HIDDEN`, which says that something does. */
export const NONE = -2;

export const BOAT_COLOURS = BOATS.length;
export const TOKEN_COLOURS = CULTURE.length;

/** What may stand on an island besides a seat's standard building, which is written as the seat. */
export const PALACE = 4;
export const TORII = 5;
export const SACRED = 6;

/** In `Look.knows`: everybody, with or without a seat. */
export const EVERYBODY = 0xff;

/** Cards that chance must turn before anybody can decide. */
type Draw = 'specialists' | 'row' | 'fleets' | 'islands' | 'order';

/** The steps of a turn; the first boat leads from `trade` to `place`, the first token to `collect`. */
type TurnStep = 'fleet' | 'trade' | 'place' | 'collect' | 'extra' | 'moor' | 'recruit';

export type Phase = Draw | TurnStep | 'over';

/** A power begun but not finished: what is asked before the turn goes on. */
export type Pending = 'none' | 'draw' | 'keep' | 'swapTokens' | 'land' | 'swapBoats' | 'remove';

export type Ending = 'lastBuilding' | 'boats' | 'specialists' | 'buildings';

/**
 * A look at the top of the building deck. Looked-at tiles leave through slots: the first is kept,
 * the others go back on top. A slot is numbered 3 × look + place, so that a later look can say
 * where its tiles came from: that is what makes the knowledge of every seat exact (YA-D27).
 */
export interface Look {
  seat: Seat;
  /** For each tile seen, top first: the slot of an earlier look, or NONE when it came fresh from the deck. */
  from: Slot[];
  /** The tile in each slot: kept, then those put back, top first. */
  out: Tile[];
  /** Who knows each slot's tile, as bits per seat; EVERYBODY once it lay open. */
  knows: number[];
}

export const SLOTS = 3;

export interface State {
  clearedIslandsOnly: boolean;
  limitedSwaps: boolean;
  phase: Phase;
  round: number;

  /** The seat of each meeple, in turn order. */
  order: Seat[];
  /** The turn-order spot of each meeple. */
  spots: number[];
  /** The fleet that each meeple has taken this round. */
  taken: Fleet[];
  /** Whose turn it is, as a place in `order`. */
  current: number;

  /** The open fleets from the left; NONE where one was taken this round. */
  open: Fleet[];
  /** The face-down fleets from the left, by the shuffle they come from: who they are is known, their order is not (YA-D36). */
  faceDown: Fleet[][];

  /** Colour of the boat on each space. */
  boats: BoatColour[];
  /** Colour of the culture token on each island. */
  culture: TokenColour[];
  /** 1 for islands with a mountain tile. */
  mountains: number[];
  /** What stands on each island: a seat, PALACE, TORII, SACRED or NONE. */
  sites: Site[];
  supply: number[];
  /** Sacred Ground tokens left. */
  sacred: number;
  /** Culture tokens per colour that are neither on an island nor with a player. */
  tokensOut: number[];

  row: Tile[];
  /** Tiles in the building deck, those on top that somebody has seen included. */
  deck: number;
  /** Slots of the tiles put back on top, the topmost first. */
  top: Slot[];
  looks: Look[];
  /** The tiles being looked at now, topmost first. */
  looking: Tile[];
  display: Specialist[];
  displayCoins: number[];
  specialistDeck: number;

  coins: number[];
  prestige: number[];
  /** Standard buildings that each seat has not yet built. */
  figures: number[];
  /** Culture tokens, seat × 6 + colour. */
  tokens: number[];
  /** Moored boats, seat × 5 + colour. */
  dock: number[];
  /** Boats beside the dock, seat × 5 + colour. */
  beside: number[];
  /** Recruited specialists, as bits per seat. */
  owned: number[];
  built: Tile[][];
  reserved: Tile[][];
  /** The slot that a reserved tile came through, NONE when it came from the row. */
  reservedFrom: Slot[][];

  /** Unplaced boats received this turn, per colour. */
  hand: number[];
  /** Spaces of the boats placed this turn, in order. */
  chain: Space[];
  /** Boats of the chain that have taken their token, as bits. */
  collected: number;
  /** Trades made this turn. */
  trades: number;
  /** Colours bought and sold this turn, as bits. */
  bought: number;
  sold: number;
  powerUsed: boolean;
  pending: Pending;
  /** The space or island that a begun power starts from. */
  pendingAt: Space | Island;
  recruited: boolean;

  ending: Ending | 'none';
}

export function initial(config: GameConfig): State {
  const { seats, options } = config;
  const start = START[seats];
  if (start === undefined) throw new RangeError(`Not for ${seats} seats`);
  const meeples = seats * start.meeples;
  return {
    clearedIslandsOnly: options.clearedIslandsOnly === true,
    limitedSwaps: swapsAreLimited(config),
    phase: 'specialists',
    round: 0,
    order: filled(meeples, NONE),
    spots: range(meeples).map((i) => i + 1),
    taken: filled(meeples, NONE),
    current: 0,
    open: filled(FLEETS_OPEN, NONE),
    faceDown: [FLEETS.map((row) => row.number)],
    boats: filled(SPACES, NONE),
    culture: filled(ISLANDS, NONE),
    mountains: filled(ISLANDS, 0),
    sites: filled(ISLANDS, NONE),
    supply: BOATS.map((row) => row.count),
    sacred: PIECES.sacredGround,
    tokensOut: CULTURE.map((row) => row.count),
    row: filled(ROW_SIZE, NONE),
    deck: BUILDINGS.length,
    top: [],
    looks: [],
    looking: [],
    display: filled(DISPLAY_SIZE, NONE),
    displayCoins: filled(DISPLAY_SIZE, 0),
    specialistDeck: SPECIALISTS.length,
    coins: filled(seats, START_COINS),
    prestige: filled(seats, 0),
    figures: filled(seats, start.buildings),
    tokens: filled(seats * TOKEN_COLOURS, 0),
    dock: filled(seats * BOAT_COLOURS, 0),
    beside: filled(seats * BOAT_COLOURS, 0),
    owned: filled(seats, 0),
    built: range(seats).map(() => []),
    reserved: range(seats).map(() => []),
    reservedFrom: range(seats).map(() => []),
    hand: filled(BOAT_COLOURS, 0),
    chain: [],
    collected: 0,
    trades: 0,
    bought: 0,
    sold: 0,
    powerUsed: true,
    pending: 'none',
    pendingAt: NONE,
    recruited: false,
    ending: 'none',
  };
}

const copyLists = <T>(lists: readonly T[][]): T[][] => {
  const copies: T[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push(at(lists, i).slice());
  return copies;
};

const copyLook = (look: Look): Look => ({ seat: look.seat, from: look.from.slice(), out: look.out.slice(), knows: look.knows.slice() });

/** Field by field on purpose: the engine copies states more often than it does anything else. */
export function clone(s: State): State {
  return {
    clearedIslandsOnly: s.clearedIslandsOnly,
    limitedSwaps: s.limitedSwaps,
    phase: s.phase,
    round: s.round,
    order: s.order.slice(),
    spots: s.spots.slice(),
    taken: s.taken.slice(),
    current: s.current,
    open: s.open.slice(),
    faceDown: copyLists(s.faceDown),
    boats: s.boats.slice(),
    culture: s.culture.slice(),
    mountains: s.mountains.slice(),
    sites: s.sites.slice(),
    supply: s.supply.slice(),
    sacred: s.sacred,
    tokensOut: s.tokensOut.slice(),
    row: s.row.slice(),
    deck: s.deck,
    top: s.top.slice(),
    looks: s.looks.map(copyLook),
    looking: s.looking.slice(),
    display: s.display.slice(),
    displayCoins: s.displayCoins.slice(),
    specialistDeck: s.specialistDeck,
    coins: s.coins.slice(),
    prestige: s.prestige.slice(),
    figures: s.figures.slice(),
    tokens: s.tokens.slice(),
    dock: s.dock.slice(),
    beside: s.beside.slice(),
    owned: s.owned.slice(),
    built: copyLists(s.built),
    reserved: copyLists(s.reserved),
    reservedFrom: copyLists(s.reservedFrom),
    hand: s.hand.slice(),
    chain: s.chain.slice(),
    collected: s.collected,
    trades: s.trades,
    bought: s.bought,
    sold: s.sold,
    powerUsed: s.powerUsed,
    pending: s.pending,
    pendingAt: s.pendingAt,
    recruited: s.recruited,
    ending: s.ending,
  };
}

export const seatsOf = (s: State): number => s.coins.length;
/** The seat whose turn it is; only during a turn. */
export const active = (s: State): Seat => at(s.order, s.current);
/** The fleet of the turn in progress, NONE before one is taken. */
export const ownFleet = (s: State): Fleet => at(s.taken, s.current);
export const docked = (s: State, seat: Seat, colour: BoatColour): number => at(s.dock, seat * BOAT_COLOURS + colour);
export const tokensOf = (s: State, seat: Seat, colour: TokenColour): number => at(s.tokens, seat * TOKEN_COLOURS + colour);
/** Boats of a colour that the active seat can still use: received this turn or moored (YA-046). */
export const usable = (s: State, seat: Seat, colour: BoatColour): number => at(s.hand, colour) + docked(s, seat, colour);
export const slotTile = (s: State, slot: Slot): Tile => at(at(s.looks, Math.floor(slot / SLOTS)).out, slot % SLOTS);
export const slotKnowers = (s: State, slot: Slot): number => at(at(s.looks, Math.floor(slot / SLOTS)).knows, slot % SLOTS);

export function dockedBoats(s: State, seat: Seat): number {
  let boats = 0;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) boats += docked(s, seat, colour);
  return boats;
}

export function besideBoats(s: State, seat: Seat): number {
  let boats = 0;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) boats += at(s.beside, seat * BOAT_COLOURS + colour);
  return boats;
}

/** The space that a begun power of boats starts from; only while one waits. */
export function begunSpace(s: State): Space {
  const begun: number = s.pendingAt;
  return begun;
}

/** The island that a begun power of tokens starts from; only while one waits. */
export function begunIsland(s: State): Island {
  const begun: number = s.pendingAt;
  return begun;
}
