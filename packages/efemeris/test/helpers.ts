import { type Scenario, scenario } from '@quarterdeck/kernel/testing';
import { type Event, efemeris, type Move, type Outcome, type State } from '../src';
import { BONUSES } from '../src/data/bonuses';
import { CAPTAIN_CARDS, NATIONS } from '../src/data/captains';
import { COPIES, CREW, SLOTS, slotOfCrew } from '../src/data/crew';
import { EDGES, PLACES } from '../src/data/places';
import { PLANETS } from '../src/data/planets';
import { TILES } from '../src/data/tiles';
import { FIELD_NAMES, fieldNumber } from '../src/fields';
import { ranging } from '../src/sky';
import { endSeat, firstSeat, sideOf } from '../src/state';

export type Table = Scenario<State, Move, Event, Outcome>;

export interface Setup {
  readonly options?: Record<string, unknown>;
  readonly nations?: readonly string[];
  /** Captain stacks per seat, as words. */
  readonly captains?: readonly string[];
  readonly planets?: readonly string[];
}

const FIRST_CAPTAINS: Record<string, readonly string[]> = {
  france: ['hubac', 'victorine', 'cosme'],
  britain: ['blake', 'byng', 'lancaster'],
  spain: ['pargo', 'catalina', 'isabel'],
};

const planetIndex = (id: string): number => PLANETS.findIndex((planet) => planet.id === id);
const tileIndex = (id: string): number => TILES.findIndex((tile) => tile.id === id);
const crewIndex = (id: string): number => CREW.findIndex((crew) => crew.id === id);
const bonusNames: readonly string[] = BONUSES;
const edgeNames: readonly string[] = EDGES;

/** One card of each kind for a nation, the suggested first hand. */
export function firstHand(nation: string): string {
  const own = { france: 'helmsman courtesan', britain: 'doctor shipbuilder', spain: 'chief governor' }[nation] ?? '';
  return `officer gunner banker ${own}`;
}

/**
 * A game of two or three after the armada has been put together; seat 1 starts. Patrocles lies north of
 * the centre and is three steps from the rose, the second planet south the same.
 */
function armada(seats: 2 | 3, setup: Setup = {}): Table {
  const t = scenario(efemeris, { seats, options: { starter: '1', ...setup.options } });
  const nations = setup.nations ?? ['france', 'britain', 'spain'];
  const planets = setup.planets ?? ['patrocles', 'posidonius', 'apollas'];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const n = setup.options?.expert === true ? 3 : 2;
  for (const seat of all) t.play(`${seat + 1} nation ${nations[seat]}`);
  for (const seat of all)
    t.play(`${seat + 1} captains ${setup.captains?.[seat] ?? FIRST_CAPTAINS[nations[seat] ?? '']?.slice(0, n).join(' ')}`);
  for (const seat of all) t.play(`${seat + 1} crew ${firstHand(nations[seat] ?? '')}`);
  for (const seat of all) t.play(`${seat + 1} planet ${planets[seat]}`);
  const places = seats === 2 ? ['d3', 'd5'] : ['d3', 'e4', 'c4'];
  for (const seat of all) t.play(`${seat + 1} lay ${PLANETS[planetIndex(planets[seat] ?? '')]?.tile} ${places[seat]} n`);
  return t;
}

export const duel = (setup?: Setup): Table => armada(2, setup);
export const general = (setup?: Setup): Table => armada(3, setup);

/** Team mode after the set-up: seats 1 and 2 France (first turn), 3 and 4 Britain. */
export function team(setup: Setup = {}): Table {
  const t = scenario(efemeris, { seats: 4, options: { starter: '1', ...setup.options } });
  const nations = setup.nations ?? ['france', 'britain'];
  t.play(`1 nation ${nations[0]}`, `3 nation ${nations[1]}`);
  (setup.captains ?? ['hubac', 'victorine', 'blake', 'byng']).forEach((captain, seat) => {
    t.play(`${seat + 1} captains ${captain}`);
  });
  t.play('1 planet patrocles', '2 planet demodamas', '3 planet posidonius', '4 planet apollas');
  t.play('1 lay P2 d3 n', '2 lay P1 e3 n', '3 lay P3 d5 n', '4 lay P6 c5 n');
  for (const side of [0, 1]) {
    for (const crew of ['officer', 'gunner', 'banker']) t.play(`${side * 2 + 1} crew ${crew}`, `${side * 2 + 2} crew ${crew}`);
  }
  return t;
}

// Arranging positions.

export function field(name: string): number {
  const number = fieldNumber(name);
  if (number === undefined) throw new Error(`No field ${name}`);
  return number;
}

export const nameOf = (number: number | undefined): string => FIELD_NAMES[number ?? -1] ?? 'nowhere';

/** Ship `2f1` and so on. */
export function ship(name: string): number {
  return (Number(name[0]) - 1) * 3 + ['g', 'f1', 'f2'].indexOf(name.slice(1));
}

export const where = (t: Table, name: string): string => nameOf(t.state.shipAt[ship(name)]);

export interface Position {
  /** `S1 e3 n`: tile, place, direction of its north. */
  readonly tiles?: readonly string[];
  /** Where ships are; `-` is nowhere. */
  readonly ships?: Readonly<Record<string, string>>;
  /** Owner of planets, seat from 1; a `+` adds a fortress, 0 makes it free. */
  readonly planets?: Readonly<Record<string, string | number>>;
  /** Hands by seat (from 1), in words; the rest of the twelve is the reserve. */
  readonly hands?: Readonly<Record<number, string>>;
  /** Pepper and vanilla by seat. */
  readonly spices?: Readonly<Record<number, readonly [number, number]>>;
  readonly bonuses?: Readonly<Record<number, string>>;
  readonly captains?: Readonly<Record<number, string>>;
  readonly phase?: State['phase'];
  /** Seat whose side has the turn, from 1. */
  readonly turn?: number;
  /** Turns every side has completed; past the truce by default. */
  readonly turnsDone?: number;
  /** Tiles left in the stack; none by default. */
  readonly stack?: number;
}

/** Sets up a position in the tactics phase of seat 1, unless it says otherwise. */
export function arrange(t: Table, p: Position): Table {
  return t.arrange((s) => {
    s.phase = p.phase ?? 'tactics';
    s.active = sideOf(s, (p.turn ?? 1) - 1);
    s.turnsDone.fill(p.turnsDone ?? 3);
    s.stack = p.stack ?? 0;
    s.toDraw = 0;
    s.drawn = [];
    s.drawer = [];
    s.done.fill(0);
    for (const text of p.tiles ?? []) layTile(s, text);
    for (const [name, at] of Object.entries(p.ships ?? {})) {
      s.shipAt[ship(name)] = at === '-' ? -1 : field(at);
      const seat = Math.floor(ship(name) / 3);
      if (ship(name) % 3 > 0) s.frigatesBuilt[seat] = Math.max(s.frigatesBuilt[seat] ?? 0, ship(name) % 3);
    }
    for (const [id, owner] of Object.entries(p.planets ?? {})) {
      const planet = planetIndex(id);
      const seat = Number(String(owner)[0]) - 1;
      s.planetOwner[planet] = seat;
      s.fortress[planet] = String(owner).endsWith('+') ? 1 : 0;
      if (s.fortress[planet] === 1) s.fortressesBuilt[seat] = (s.fortressesBuilt[seat] ?? 0) + 1;
    }
    for (const [seat, cards] of Object.entries(p.hands ?? {})) holdCards(s, Number(seat) - 1, cards);
    for (const [seat, spices] of Object.entries(p.spices ?? {})) s.spices.splice((Number(seat) - 1) * 2, 2, ...spices);
    for (const [seat, bonuses] of Object.entries(p.bonuses ?? {})) {
      bonuses.split(' ').forEach((bonus) => {
        const kind = bonusNames.indexOf(bonus);
        const at = (Number(seat) - 1) * 3 + kind;
        s.bonuses[at] = (s.bonuses[at] ?? 0) + 1;
        s.bag[kind] = (s.bag[kind] ?? 0) - 1;
      });
    }
    for (const [seat, names] of Object.entries(p.captains ?? {})) {
      s.captains[Number(seat) - 1] = names.split(' ').map((name) => CAPTAIN_CARDS.findIndex((captain) => captain.id === name));
    }
  });
}

function layTile(s: State, text: string): void {
  const [id = '', place = '', edge = ''] = text.split(' ');
  const tile = tileIndex(id);
  const at = PLACES.findIndex(({ name }) => name === place);
  s.tileAt[at] = tile;
  s.placeOf[tile] = at;
  s.turnOf[tile] = edgeNames.indexOf(edge);
}

/** Gives a seat a hand; hands of the side and its reserve make up the twelve cards. */
function holdCards(s: State, seat: number, cards: string): void {
  const side = sideOf(s, seat);
  const nation = s.nation[side] ?? 0;
  const words = cards === '' ? [] : cards.split(' ');
  for (let slot = 0; slot < SLOTS; slot++) s.hand[seat * SLOTS + slot] = 0;
  for (const word of words) {
    const at = seat * SLOTS + slotOfCrew(nation, crewIndex(word));
    s.hand[at] = (s.hand[at] ?? 0) + 1;
  }
  s.handSize[seat] = words.length;
  let reserve = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    let left = COPIES[slot] ?? 0;
    for (let other = firstSeat(s, side); other < endSeat(s, side); other++) left -= s.hand[other * SLOTS + slot] ?? 0;
    s.reserve[side * SLOTS + slot] = left;
    reserve += left;
  }
  s.reserveSize[side] = reserve;
}

// Reading positions.

export const spices = (t: Table, seat: number): readonly number[] => t.state.spices.slice((seat - 1) * 2, seat * 2);
export const bonusesOf = (t: Table, seat: number): readonly number[] => t.state.bonuses.slice((seat - 1) * 3, seat * 3);

function cardsAt(counts: readonly number[], owner: number, nation: number): string {
  const words: string[] = [];
  for (const [crew, { id }] of CREW.entries()) {
    const slot = slotOfCrew(nation, crew);
    for (let n = slot < 0 ? 0 : (counts[owner * SLOTS + slot] ?? 0); n > 0; n--) words.push(id);
  }
  return words.join(' ');
}

const nationOf = (t: Table, seat: number): number => t.state.nation[sideOf(t.state, seat - 1)] ?? 0;
export const hand = (t: Table, seat: number): string => cardsAt(t.state.hand, seat - 1, nationOf(t, seat));
export const inPlay = (t: Table, seat: number): string => cardsAt(t.state.inPlay, seat - 1, nationOf(t, seat));
export const reserve = (t: Table, seat: number): string => cardsAt(t.state.reserve, sideOf(t.state, seat - 1), nationOf(t, seat));
export const boxed = (t: Table, seat: number): string => cardsAt(t.state.boxed, sideOf(t.state, seat - 1), nationOf(t, seat));
export const ownerOf = (t: Table, planet: string): number => (t.state.planetOwner[planetIndex(planet)] ?? -1) + 1;
export const fortified = (t: Table, planet: string): boolean => t.state.fortress[planetIndex(planet)] === 1;
export const captainsOf = (t: Table, seat: number): string =>
  (t.state.captains[seat - 1] ?? []).map((captain) => CAPTAIN_CARDS[captain]?.id ?? 'hidden').join(' ');
export const nations = (t: Table): string => t.state.nation.map((nation) => NATIONS[nation] ?? '-').join(' ');

/** Ends the turn of the side to move, and plays tiles nowhere: for tables with an empty stack. */
export function endTurn(t: Table, ...seats: readonly number[]): Event[] {
  return [...seats.flatMap((seat) => t.play(`${seat} done`)), ...seats.flatMap((seat) => t.play(`${seat} done`))];
}

export const offers = (t: Table, seat: number, start: string): string[] => t.moves(seat - 1).filter((move) => move.startsWith(start));

/** Steps between two fields as ranges count them. */
export function fieldsAway(t: Table, from: string, to: string): number {
  return ranging(t.state, field(from), 99).stepsTo(field(to));
}
