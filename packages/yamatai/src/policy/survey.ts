import { at, type Seat } from '@quarterdeck/kernel';
import { BUILDINGS } from '../data/buildings';
import { isPrestige } from '../data/catalog';
import { ISLANDS, isEntry, neighboursOf, spacesAround } from '../data/geometry';
import { siteFree } from '../rules/build/sites';
import { colourBitsAround } from '../rules/place/chain';
import { BOAT_COLOURS, type BoatColour, type Island, NONE, PALACE, type State, type Tile, TORII } from '../state';
import { COIN } from './prices';

/*
 * What could be built where, and which boats that would still take. It is asked for at every
 * decision of every playout, so it is worked out once per decision into lists that are kept, and
 * only for islands that are asked about: what stands around one first, and what each tile lacks
 * there if it could hold the best plan. Boats per colour are packed into one number: four bits each, of which the highest
 * stays free, so that all colours are compared by one subtraction.
 */

const BITS = 4;
const FIELD = 7;
const GUARD = 0x88888;
const PAIRS = 0xf0f0f;

/** What is seen of an island in one number: the boats on its shore, above them prestige, above that the group. */
const SIGHT_OF_PRESTIGE = BITS * BOAT_COLOURS;
const SIGHT_OF_GROUP = SIGHT_OF_PRESTIGE + BITS;

/** One boat of a colour. */
export const boatOf = (colour: BoatColour): number => 1 << (BITS * colour);
/** How many boats of a colour there are in a packed number. */
const countIn = (boats: number, colour: BoatColour): number => (boats >> (BITS * colour)) & FIELD;

export function pack(count: (colour: BoatColour) => number): number {
  let boats = 0;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) boats += Math.min(FIELD, count(colour)) * boatOf(colour);
  return boats;
}

/** What `wanted` has more of than `there`, colour by colour. */
function shortage(wanted: number, there: number): number {
  const difference = (wanted | GUARD) - there;
  const enough = difference & GUARD;
  return difference & (enough - (enough >> (BITS - 1)));
}

/** Whether there are at least as many of every colour. */
const covers = (boats: number, wanted: number): boolean => (((boats | GUARD) - wanted) & GUARD) === GUARD;

/** All boats of a packed number: every other field is added to its neighbour, then the three sums. */
function total(boats: number): number {
  const pairs = (boats & PAIRS) + ((boats >> BITS) & PAIRS);
  return (pairs + (pairs >> (2 * BITS)) + (pairs >> (4 * BITS))) & (2 ** (2 * BITS) - 1);
}

/** Colours that occur in a packed number, as bits. */
function coloursIn(boats: number): number {
  let bits = 0;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) if (countIn(boats, colour) > 0) bits |= 1 << colour;
  return bits;
}

const COSTS = BUILDINGS.map(({ cost }) => pack((colour) => at(cost, colour)));
const POINTS = BUILDINGS.map(({ points }) => points);
/** Coins of a building for every building of its group; those of prestige bring neither coins nor what stands around. */
const COINS = BUILDINGS.map(({ kind }, tile) => (isPrestige(tile) ? 0 : kind === 'tradingPost' ? 2 : 1));
const MOST_COINS = Math.max(...COINS);
const ALL_COLOURS = (1 << BOAT_COLOURS) - 1;

/** What is left of a plan's worth when so many boats must still be placed for it. */
const AFTER_BOATS: readonly number[] = [1, 0.8, 0.64, 0.512, 0.41];

/** The tiles that a seat could build, and what each lacks on every island. */
interface Survey {
  s: State | undefined;
  seat: Seat;
  readonly tiles: Tile[];
  /** The number of this list of tiles: another one when another tile is in it. */
  list: number;
  /** The most points of a tile of prestige, and of any other. */
  prestigeTile: number;
  otherTile: number;
  /** By island: the survey in which it was looked around there, and that in which its tiles were looked at. */
  readonly lookedAround: Float64Array;
  readonly lookedAt: Float64Array;
  /** By island: prestige that a standard building would bring, and the group it would stand in, itself included. */
  readonly prestige: Int32Array;
  readonly group: Int32Array;
  /** By island: no building brings more than this; 0 where nothing may be built. */
  readonly most: Float64Array;
  /** By island: boats on its shore, packed, and how many. */
  readonly there: Int32Array;
  readonly boats: Int32Array;
  /** By island: the list of tiles, and all that is seen of the island, that the following was worked out for. */
  readonly knownList: Float64Array;
  readonly knownSight: Int32Array;
  /** By island and place in `tiles`: packed boats that are missing, how many, and what the building would bring. */
  readonly lacks: Int32Array;
  readonly missing: Int32Array;
  readonly worth: Float64Array;
}

const PLACES = ISLANDS * BUILDINGS.length;

const survey: Survey = {
  s: undefined,
  seat: 0,
  tiles: [],
  list: 0,
  prestigeTile: 0,
  otherTile: 0,
  lookedAround: new Float64Array(ISLANDS),
  lookedAt: new Float64Array(ISLANDS),
  prestige: new Int32Array(ISLANDS),
  group: new Int32Array(ISLANDS),
  most: new Float64Array(ISLANDS),
  there: new Int32Array(ISLANDS),
  boats: new Int32Array(ISLANDS),
  knownList: new Float64Array(ISLANDS),
  knownSight: new Int32Array(ISLANDS),
  lacks: new Int32Array(PLACES),
  missing: new Int32Array(PLACES),
  worth: new Float64Array(PLACES),
};
let surveys = 0;

/** Begins to look at the islands for a seat; what `planAt` and `bestStart` say holds for this state until the next survey. */
export function surveyIslands(s: State, seat: Seat): void {
  surveys++;
  survey.s = s;
  survey.seat = seat;
  listTiles(s, seat);
}

function listTiles(s: State, seat: Seat): void {
  const { tiles } = survey;
  const reserved = at(s.reserved, seat);
  const onlyPrestige = at(s.figures, seat) === 0;
  let count = 0;
  let isKnown = true;
  survey.prestigeTile = 0;
  survey.otherTile = 0;
  for (let i = 0; i < s.row.length + reserved.length; i++) {
    const tile = i < s.row.length ? at(s.row, i) : at(reserved, i - s.row.length);
    if (tile < 0 || (onlyPrestige && !isPrestige(tile))) continue;
    if (tiles[count] !== tile) isKnown = false;
    tiles[count++] = tile;
    const points = at(POINTS, tile);
    if (at(COINS, tile) === 0) survey.prestigeTile = Math.max(survey.prestigeTile, points);
    else survey.otherTile = Math.max(survey.otherTile, points);
  }
  if (isKnown && tiles.length === count) return;
  tiles.length = count;
  survey.list++;
}

/** The most that a building brings on an island of the survey; 0 where nothing may be built. */
function mostAt(island: Island): number {
  if (survey.lookedAround[island] !== surveys) lookAround(island);
  return survey.most[island] ?? 0;
}

function lookAround(island: Island): void {
  const { s, seat } = survey;
  survey.lookedAround[island] = surveys;
  survey.most[island] = 0;
  if (s === undefined || !siteFree(s, island)) return;
  const prestige = prestigeAt(s, island);
  const group = groupAt(s, seat, island);
  survey.prestige[island] = prestige;
  survey.group[island] = group;
  survey.most[island] = Math.max(survey.prestigeTile, survey.otherTile + prestige + (group === 1 ? 0 : MOST_COINS * group * COIN));
}

function countBoats(s: State, island: Island): void {
  const spaces = spacesAround(island);
  let there = 0;
  let boats = 0;
  for (let i = 0; i < spaces.length; i++) {
    const colour = at(s.boats, at(spaces, i));
    if (colour === NONE) continue;
    there += boatOf(colour);
    boats++;
  }
  survey.there[island] = there;
  survey.boats[island] = boats;
}

/** Prestige that a standard building would bring on an island. */
function prestigeAt(s: State, island: Island): number {
  let prestige = at(s.mountains, island);
  const neighbours = neighboursOf(island);
  for (let i = 0; i < neighbours.length; i++) {
    const site = at(s.sites, at(neighbours, i));
    if (site === PALACE || site === TORII) prestige++;
  }
  return prestige;
}

/** The group that a building of a seat would stand in on an island, itself included. */
function groupAt(s: State, seat: Seat, island: Island): number {
  let group = 1;
  const neighbours = neighboursOf(island);
  for (let i = 0; i < neighbours.length; i++) if (at(s.sites, at(neighbours, i)) === seat) group++;
  return group;
}

/** What every tile lacks on an island, and what it would bring there. From one survey to the next little changes: what was worked out holds while all is as it was. */
function lookAtTiles(island: Island): void {
  const { s, tiles, list, there, prestige, group, knownList, knownSight, lacks, missing, worth } = survey;
  if (s === undefined || survey.lookedAt[island] === surveys) return;
  survey.lookedAt[island] = surveys;
  countBoats(s, island);
  const boats = there[island] ?? 0;
  const own = group[island] ?? 1;
  const honour = prestige[island] ?? 0;
  const sight = (own << SIGHT_OF_GROUP) | (honour << SIGHT_OF_PRESTIGE) | boats;
  if (knownList[island] === list && knownSight[island] === sight) return;
  knownList[island] = list;
  knownSight[island] = sight;
  for (let i = 0; i < tiles.length; i++) {
    const place = island * BUILDINGS.length + i;
    const tile = at(tiles, i);
    const lack = shortage(at(COSTS, tile), boats);
    lacks[place] = lack;
    missing[place] = total(lack);
    worth[place] = worthOf(tile, honour, own);
  }
}

function worthOf(tile: Tile, prestige: number, group: number): number {
  const coins = at(COINS, tile);
  if (coins === 0) return at(POINTS, tile);
  return at(POINTS, tile) + prestige + (group === 1 ? 0 : coins * group * COIN);
}

/** Points and bonuses that a tile would bring on an island, roughly. */
export const siteWorth = (s: State, seat: Seat, tile: Tile, island: Island): number =>
  worthOf(tile, prestigeAt(s, island), groupAt(s, seat, island));

/**
 * The best building on one surveyed island, with packed boats at hand, if it is better than `beaten`, or else that; `least`
 * boats must be placed in any case, and `placed` is the colour of one imagined on the shore, or NONE. `spare` is how likely
 * a power makes up for one boat that is missing for good.
 */
export function planAt(island: Island, boats: number, least: number, placed: BoatColour = NONE, spare = 0, beaten = 0): number {
  const { tiles, lacks, missing, worth } = survey;
  if (mostAt(island) * (AFTER_BOATS[least] ?? 0) <= beaten) return beaten;
  lookAtTiles(island);
  const room = (survey.boats[island] ?? 0) < spacesAround(island).length;
  let best = beaten;
  for (let i = 0; i < tiles.length; i++) {
    const place = island * BUILDINGS.length + i;
    let lack = lacks[place] ?? 0;
    let count = missing[place] ?? 0;
    if (placed !== NONE && countIn(lack, placed) > 0) {
      lack -= boatOf(placed);
      count--;
    }
    let likely = 1;
    if (!covers(boats, lack)) {
      if (spare === 0 || total(shortage(lack, boats)) > 1) continue;
      count--;
      likely = spare;
    }
    if (count >= AFTER_BOATS.length || (count > 0 && !room)) continue;
    const value = likely * (worth[place] ?? 0) * (AFTER_BOATS[Math.max(least, count)] ?? 0);
    if (value > best) best = value;
  }
  return best;
}

/** The best building on one surveyed island if one boat left its shore and one came; NONE for neither. */
export function readyAfter(island: Island, left: BoatColour, came: BoatColour): number {
  const { tiles, there, worth } = survey;
  if (mostAt(island) === 0) return 0;
  lookAtTiles(island);
  const boats = (there[island] ?? 0) - (left === NONE ? 0 : boatOf(left)) + (came === NONE ? 0 : boatOf(came));
  let best = 0;
  for (let i = 0; i < tiles.length; i++) {
    const value = worth[island * BUILDINGS.length + i] ?? 0;
    if (value > best && covers(boats, at(COSTS, at(tiles, i)))) best = value;
  }
  return best;
}

/** The best place for one tile with so many boats missing at most; 0 when there is none. */
export function bestSite(tile: Tile, most: number): number {
  const { tiles, missing, worth } = survey;
  const i = tiles.indexOf(tile);
  let best = 0;
  for (let island = 0; i >= 0 && island < ISLANDS; island++) {
    if (mostAt(island) <= best) continue;
    lookAtTiles(island);
    const place = island * BUILDINGS.length + i;
    if ((missing[place] ?? 0) <= most) best = Math.max(best, worth[place] ?? 0);
  }
  return best;
}

/** The best building on any surveyed island before a boat is placed. */
export function bestStart(s: State, boats: number, spare = 0): number {
  const colours = coloursIn(boats);
  let best = 0;
  for (let island = 0; island < ISLANDS; island++) {
    const value = planAt(island, boats, 1, NONE, spare, best);
    if (value > best && canStartBeside(s, island, colours)) best = value;
  }
  return best;
}

/** Whether the chain could begin at some empty space of an island's shore with a boat of these colours. */
function canStartBeside(s: State, island: Island, colours: number): boolean {
  const spaces = spacesAround(island);
  for (let i = 0; i < spaces.length; i++) {
    const space = at(spaces, i);
    if (s.boats[space] !== NONE) continue;
    if (((isEntry(space) ? ALL_COLOURS : colourBitsAround(s, space)) & colours) !== 0) return true;
  }
  return false;
}
