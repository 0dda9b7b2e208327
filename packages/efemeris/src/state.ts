import { filled, type GameConfig, type OptionValues, type Seat, type Viewer } from '@quarterdeck/kernel';
import { BONUS_MARKERS } from './data/bonuses';
import { SLOTS } from './data/crew';
import { EFFECTS } from './data/effects';
import { BASE_PLACES, CENTRE, PLACES, type SkySize } from './data/places';
import { PLANETS } from './data/planets';
import { CENTRE_TILE, TILES } from './data/tiles';
import { PLANET_OF } from './fields';
import {
  type Bonus,
  type Captain,
  type Edge,
  type Effect,
  type Field,
  type Nation,
  NO_CAPTAIN,
  NO_NATION,
  NO_PLACE,
  NO_PLANET,
  NO_SHIP,
  NO_SIDE,
  NO_TILE,
  NOBODY,
  NOWHERE,
  type OwnShip,
  type Place,
  type Planet,
  type Ship,
  type Side,
  type Spice,
  type Tile,
} from './ids';

export * from './ids';

/** The readings of the rules that a table may choose, see `options`. */
export interface Rules {
  readonly expert: boolean;
  readonly size: SkySize;
  readonly truceTurns: number;
  readonly rangeThroughSingularity: boolean;
  readonly pushIntoSingularity: boolean;
  readonly buildLimit: 'lifetime' | 'concurrent';
  readonly teamNationLimit: number;
  readonly fortressUnderEnemyShip: boolean;
  readonly enemyOnBorderBlocksTurn: 'never' | 'soleHalf' | 'always';
  readonly pargoOnProvidence: boolean;
  readonly recruitUsedOnly: boolean;
  readonly concede: boolean;
}

export type SetupStep = 'nation' | 'captains' | 'crew' | 'planet' | 'mobilise';
export type Phase = 'start' | SetupStep | 'explore' | 'collect' | 'tactics' | 'construct' | 'over';

/**
 * A side is a nation at the table: one seat, or two partners in team mode. Arrays are per seat,
 * per side, per ship (seat * 3: the galleon, then two frigates), per planet, per tile or per place.
 * Cards are counted per slot (seat * SLOTS or side * SLOTS); HIDDEN in the eyes of others.
 */
export interface State {
  rules: Rules;
  seats: number;
  phase: Phase;
  /** Side that was first to choose and to play; NO_SIDE before it is known. */
  starter: Side;
  /** Side whose turn it is. */
  active: Side;
  /** Turns completed, per side. */
  turnsDone: number[];
  /** Winning side when over; NO_SIDE for none. */
  winner: Side;
  /** Order in which seats were eliminated, from 1; 0 still in the game. */
  eliminated: number[];

  /** Per side; NO_NATION until it is chosen. */
  nation: Nation[];
  /** Captains of each seat, first on top; HIDDEN below the top for others. */
  captains: Captain[][];
  /** Galleons each seat has lost: in duel and general mode as many captains are discarded. */
  galleonsLost: number[];
  /** Mobilisation planet, per seat; NO_PLANET until it is chosen. */
  mobilisation: Planet[];

  hand: number[];
  handSize: number[];
  reserve: number[];
  reserveSize: number[];
  /** Cards of the reserve that everybody has seen going there, at the least. */
  seenReserve: number[];
  /** Cards of the reserve that nobody ever chose; only kept when used cards alone may be recruited. */
  unchosen: number[];
  /** Crew face up below the board, per seat. */
  inPlay: number[];
  /** Crew out of the game, per side. */
  boxed: number[];
  /** Crew cards played this turn, per seat. */
  crewPlayed: number[];
  /** Waiting effects: seat * EFFECTS + effect. */
  effects: number[];

  /** Seat * 2 + spice. */
  spices: number[];
  /** Seat * 3 + bonus. */
  bonuses: number[];
  bag: number[];
  spentBonuses: number[];

  /** Seat that controls each planet; NOBODY where it is free. */
  planetOwner: Seat[];
  /** 1 where a fortress stands. */
  fortress: number[];
  /** Built in the whole game, per seat. */
  fortressesBuilt: number[];
  frigatesBuilt: number[];

  /** Field of each ship; NOWHERE when not in the sky. */
  shipAt: Field[];
  /** 1 when the ship has used its normal move this turn. */
  sailed: number[];
  /** Seat that froze the ship; NOBODY when it is free. */
  frozenBy: Seat[];

  /** Tile on each place, NO_TILE where none lies; place of each tile, NO_PLACE where it is not in the sky; turn of each tile. */
  tileAt: Tile[];
  placeOf: Place[];
  turnOf: Edge[];
  /** Face-down tiles; before mobilisation also the tiles that will be picked then. */
  stack: number;
  /** Expert tiles among them. */
  expertsInStack: number;
  /** Tiles still to be drawn this turn. */
  toDraw: number;
  /** Tiles drawn and not yet laid, with the seat that lays each. */
  drawn: Tile[];
  drawer: Seat[];

  /** Bonus markers still to be drawn in this collection phase, per seat. */
  draws: number[];
  /** Ships that may still rescue crew from a wreck, per seat. */
  rescues: number[];
  /** 1 when the seat has finished the running phase. */
  done: number[];
  /** Whether a finished partner was called back in this phase, or a drawn tile handed over. */
  recalled: boolean;
  entrusted: boolean;
  /** Spices passed between partners this turn. */
  shared: number;
  /** Byng's raid that waits for its card: who raids whom; NOBODY when none waits. */
  raider: Seat;
  raided: Seat;
  /** Cassini's turn that waits for the partner's consent; the proposer is NOBODY when none waits. */
  proposer: Seat;
  proposedTile: Tile;
  proposedTurn: Edge;
  consentRefused: boolean;
}

export const SHIPS_PER_SEAT = 3;
export const GALLEON: OwnShip = 0;

function choice<T extends string>(value: unknown, values: readonly T[], fallback: T): T {
  return values.find((known) => known === value) ?? fallback;
}

function skySize(options: OptionValues): SkySize {
  if (options.expert !== true) return 19;
  return options.sky === '23' ? 23 : options.sky === '27' ? 27 : 25;
}

function rulesOf(options: OptionValues): Rules {
  return {
    expert: options.expert === true,
    size: skySize(options),
    truceTurns: Number(options.truceTurns ?? 1),
    rangeThroughSingularity: options.rangeThroughSingularity !== false,
    pushIntoSingularity: options.pushIntoSingularity !== false,
    buildLimit: choice(options.buildLimit, ['lifetime', 'concurrent'], 'lifetime'),
    teamNationLimit: Number(options.teamNationLimit ?? 2),
    fortressUnderEnemyShip: options.fortressUnderEnemyShip !== false,
    enemyOnBorderBlocksTurn: choice(options.enemyOnBorderBlocksTurn, ['never', 'soleHalf', 'always'], 'soleHalf'),
    pargoOnProvidence: options.pargoOnProvidence !== false,
    recruitUsedOnly: options.recruitUsedOnly === true,
    concede: options.concede === true,
  };
}

export function initial(config: GameConfig): State {
  const { seats } = config;
  const sides = seats === 4 ? 2 : seats;
  const rules = rulesOf(config.options);
  // A starter that does not sit at the table is drawn like any other (EF-022).
  const seat = Number(config.options.starter ?? 0) - 1;
  const starter = seat >= 0 && seat < seats ? (seats === 4 ? seat >> 1 : seat) : NO_SIDE;
  const tileAt = filled<Tile>(PLACES.length, NO_TILE);
  tileAt[CENTRE] = CENTRE_TILE;
  const placeOf = filled<Place>(TILES.length, NO_PLACE);
  placeOf[CENTRE_TILE] = CENTRE;
  return {
    rules,
    seats,
    phase: starter < 0 ? 'start' : 'nation',
    starter,
    active: starter,
    turnsDone: filled(sides, 0),
    winner: NO_SIDE,
    eliminated: filled(seats, 0),
    nation: filled(sides, NO_NATION),
    captains: Array.from({ length: seats }, () => []),
    galleonsLost: filled(seats, 0),
    mobilisation: filled(seats, NO_PLANET),
    hand: filled(seats * SLOTS, 0),
    handSize: filled(seats, 0),
    reserve: filled(sides * SLOTS, 0),
    reserveSize: filled(sides, 0),
    seenReserve: filled(sides * SLOTS, 0),
    unchosen: filled(sides * SLOTS, 0),
    inPlay: filled(seats * SLOTS, 0),
    boxed: filled(sides * SLOTS, 0),
    crewPlayed: filled(seats, 0),
    effects: filled(seats * EFFECTS.length, 0),
    spices: filled(seats * 2, 0),
    bonuses: filled(seats * 3, 0),
    bag: [...BONUS_MARKERS],
    spentBonuses: filled(3, 0),
    planetOwner: filled(PLANETS.length, NOBODY),
    fortress: filled(PLANETS.length, 0),
    fortressesBuilt: filled(seats, 0),
    frigatesBuilt: filled(seats, 0),
    shipAt: filled(seats * SHIPS_PER_SEAT, NOWHERE),
    sailed: filled(seats * SHIPS_PER_SEAT, 0),
    frozenBy: filled(seats * SHIPS_PER_SEAT, NOBODY),
    tileAt,
    placeOf,
    turnOf: filled(TILES.length, 0),
    stack: rules.size - 1,
    expertsInStack: rules.size - BASE_PLACES,
    toDraw: 0,
    drawn: [],
    drawer: [],
    draws: filled(seats, 0),
    rescues: filled(seats, 0),
    done: filled(seats, 0),
    recalled: false,
    entrusted: false,
    shared: 0,
    raider: NOBODY,
    raided: NOBODY,
    proposer: NOBODY,
    proposedTile: NO_TILE,
    proposedTurn: 0,
    consentRefused: false,
  };
}

export function clone(s: State): State {
  return {
    rules: { ...s.rules },
    seats: s.seats,
    phase: s.phase,
    starter: s.starter,
    active: s.active,
    turnsDone: s.turnsDone.slice(),
    winner: s.winner,
    eliminated: s.eliminated.slice(),
    nation: s.nation.slice(),
    captains: s.captains.map((stack) => stack.slice()),
    galleonsLost: s.galleonsLost.slice(),
    mobilisation: s.mobilisation.slice(),
    hand: s.hand.slice(),
    handSize: s.handSize.slice(),
    reserve: s.reserve.slice(),
    reserveSize: s.reserveSize.slice(),
    seenReserve: s.seenReserve.slice(),
    unchosen: s.unchosen.slice(),
    inPlay: s.inPlay.slice(),
    boxed: s.boxed.slice(),
    crewPlayed: s.crewPlayed.slice(),
    effects: s.effects.slice(),
    spices: s.spices.slice(),
    bonuses: s.bonuses.slice(),
    bag: s.bag.slice(),
    spentBonuses: s.spentBonuses.slice(),
    planetOwner: s.planetOwner.slice(),
    fortress: s.fortress.slice(),
    fortressesBuilt: s.fortressesBuilt.slice(),
    frigatesBuilt: s.frigatesBuilt.slice(),
    shipAt: s.shipAt.slice(),
    sailed: s.sailed.slice(),
    frozenBy: s.frozenBy.slice(),
    tileAt: s.tileAt.slice(),
    placeOf: s.placeOf.slice(),
    turnOf: s.turnOf.slice(),
    stack: s.stack,
    expertsInStack: s.expertsInStack,
    toDraw: s.toDraw,
    drawn: s.drawn.slice(),
    drawer: s.drawer.slice(),
    draws: s.draws.slice(),
    rescues: s.rescues.slice(),
    done: s.done.slice(),
    recalled: s.recalled,
    entrusted: s.entrusted,
    shared: s.shared,
    raider: s.raider,
    raided: s.raided,
    proposer: s.proposer,
    proposedTile: s.proposedTile,
    proposedTurn: s.proposedTurn,
    consentRefused: s.consentRefused,
  };
}

// Seats, sides and ships.

export function isTeam(s: State): boolean {
  return s.seats === 4;
}

export function sideCount(s: State): number {
  return s.turnsDone.length;
}

export function sideOf(s: State, seat: Seat): Side {
  return s.seats === 4 ? seat >> 1 : seat;
}

/** EF-D80: a seat and its partner know each other's cards. */
export function knowsSide(s: State, viewer: Viewer, side: Side): boolean {
  return viewer !== 'spectator' && sideOf(s, viewer) === side;
}

/** First seat of a side; partners sit side by side (EF-050). */
export function firstSeat(s: State, side: Side): Seat {
  return s.seats === 4 ? side * 2 : side;
}

/** One past the last seat of a side. */
export function endSeat(s: State, side: Side): Seat {
  return s.seats === 4 ? side * 2 + 2 : side + 1;
}

/** The other seat of a team; NOBODY for those who play alone. */
export function partnerOf(s: State, seat: Seat): Seat {
  return s.seats === 4 ? seat ^ 1 : NOBODY;
}

/** Place of a side in the turn order, from 0. */
export function rankInOrder(s: State, side: Side): number {
  const sides = sideCount(s);
  return (side - s.starter + sides) % sides;
}

export function sideAtRank(s: State, rank: number): Side {
  return (s.starter + rank) % sideCount(s);
}

export function shipOf(seat: Seat, own: OwnShip): Ship {
  return seat * SHIPS_PER_SEAT + own;
}

export function ownerOfShip(ship: Ship): Seat {
  return Math.floor(ship / SHIPS_PER_SEAT);
}

/** Which of its owner's ships it is. */
export function ownShip(ship: Ship): OwnShip {
  return ship % SHIPS_PER_SEAT;
}

export function isGalleon(ship: Ship): boolean {
  return ship % SHIPS_PER_SEAT === GALLEON;
}

export function sideOfShip(s: State, ship: Ship): Side {
  return sideOf(s, ownerOfShip(ship));
}

/** Field of a seat's galleon; NOWHERE without one. */
export function galleonAt(s: State, seat: Seat): Field {
  return s.shipAt[shipOf(seat, GALLEON)] ?? NOWHERE;
}

/** A ship on a field that holds only one; NO_SHIP for none. */
export function shipOn(s: State, field: Field): Ship {
  const { shipAt } = s;
  for (let ship = 0; ship < shipAt.length; ship++) if (shipAt[ship] === field) return ship;
  return NO_SHIP;
}

export function effectOf(s: State, seat: Seat, effect: Effect): number {
  return s.effects[seat * EFFECTS.length + effect] ?? 0;
}

export function spiceOf(s: State, seat: Seat, spice: Spice): number {
  return s.spices[seat * 2 + spice] ?? 0;
}

export function bonusOf(s: State, seat: Seat, bonus: Bonus): number {
  return s.bonuses[seat * 3 + bonus] ?? 0;
}

export function bonusesHeld(s: State, seat: Seat): number {
  const first = seat * 3;
  return (s.bonuses[first] ?? 0) + (s.bonuses[first + 1] ?? 0) + (s.bonuses[first + 2] ?? 0);
}

/** Planets a side controls together. */
export function planetsOf(s: State, side: Side): number {
  let count = 0;
  for (const owner of s.planetOwner) if (owner >= 0 && sideOf(s, owner) === side) count++;
  return count;
}

export function planetsOfSeat(s: State, seat: Seat): number {
  let count = 0;
  for (const owner of s.planetOwner) if (owner === seat) count++;
  return count;
}

/** The captain in command of a seat's galleon, or who would command the next one; NO_CAPTAIN when none is left. */
export function captainOf(s: State, seat: Seat): Captain {
  const stack = s.captains[seat];
  return stack?.[isTeam(s) ? 0 : (s.galleonsLost[seat] ?? 0)] ?? NO_CAPTAIN;
}

/** The planet on which a seat's galleon stands; NO_PLANET elsewhere. */
export function planetUnderGalleon(s: State, seat: Seat): Planet {
  const field = galleonAt(s, seat);
  return field === NOWHERE ? NO_PLANET : (PLANET_OF[field] ?? NO_PLANET);
}

/** EF-D67: until a side has completed so many turns, others leave it alone. */
export function inTruce(s: State, side: Side): boolean {
  return side !== s.active && (s.turnsDone[side] ?? 0) < s.rules.truceTurns;
}
