import { type Scenario, scenario } from '@quarterdeck/kernel/testing';
import { amerigo, type Event, type EventOf, geometryOf, type Move, type Outcome, type State, TILES, TOKENS } from '../src';
import { COLOUR_INDEX, type Colour } from '../src/data/colours';
import { readSpace } from '../src/map/spaces';
import { NONE } from '../src/state';

const { evolve } = amerigo;

export type Table = Scenario<State, Move, Event, Outcome>;

/**
 * The map of most tests, for two seats:
 *
 *        abcdefghijklmno
 *      1 ~~.P~~.N~~~.C~~    islands: c1 has 4 spaces, g1 19, k2 10, a4 3, d7 9, k7 12,
 *      2 ~~.A~~.PA~..PA~             h11 20 (the only big one), a12 11
 *      3 ~~C~~~F..~S..~~
 *      4 TA~~~AP..~~.~~~
 *      5 .P~~~~~.T~~PA~~
 *      6 ~~~~~~.F~~~A~~~
 *      7 ~~APTAP.~~.PS~~
 *      8 ~~~..~S.~~F...N
 *      9 ~AP..~~PA~..AP.
 *     10 ~~~N.~~~~~~~~~~
 *     11 ~~~~~~~F.~~~PA~
 *     12 TPA~~~AP.C.N.~~
 *     13 ...F~~~..P...~~
 *     14 ~S.PA~~.~AC.S~~
 *     15 ~..~~~~~~~~~PA~
 */
export const MAP = 'C1M1G1E1B2N2L3F0J1';

const MAPS: Readonly<Record<number, string>> = {
  2: MAP,
  3: 'D2F3L1G0N0A2M3O1H2I3J2K1',
  4: 'A0E1D1C3G1N2H0K3I0O0L2M1B3F0P3J1',
};
const DISPLAY = ['cotton2', 'cotton3', 'tobacco2', 'sugar4', 'coffee3', 'coconut4', 'sugar2', 'tobacco4', 'coffee2', 'coconut3'];
const SPACES: Readonly<Record<number, number>> = { 2: 6, 3: 8, 4: 10 };

/**
 * A game whose set-up is told: order 1 2 3 4, no pirates yet, the first eight tokens, AMX-03 in the tower; blue is thrown next.
 * It is played by the first version of the rules, to whose short tracks most stories were told; versions.test.ts tells what is
 * different under the newest.
 */
export function table(seats = 2, options: Readonly<Record<string, unknown>> = {}, rules = 1): Table {
  const t = scenario(amerigo, { seats, options, rules });
  t.play(
    `* map ${MAPS[seats]}`,
    `* order ${[1, 2, 3, 4].slice(0, seats).join(' ')}`,
    '* pirate 0',
    `* progress ${TOKENS.slice(0, 8)
      .map(({ id }) => id)
      .join(' ')}`,
    `* production ${DISPLAY.slice(0, SPACES[seats]).join(' ')}`,
    '* tower red5 yellow5 blue4 black4 green4 brown3 white3',
  );
  return t;
}

export interface Moment {
  readonly phase?: Colour;
  readonly round?: number;
}

/** A table at the moment when the first player chooses, with these cubes in the action field and none in the tower. */
export function choosing(cubes: string, { phase = 'blue', round = 1 }: Moment = {}, t: Table = table()): Table {
  const outcome = amerigo.notation.readOutcome(`tower ${cubes}`);
  if (outcome instanceof Error || outcome.kind !== 'tower') throw new Error(`"${cubes}" are no cubes`);
  return t.arrange((s) => {
    s.round = round;
    s.phase = COLOUR_INDEX[phase];
    s.field = [...outcome.out];
    s.storage = outcome.out.map((count) => 7 - count);
    s.inside = outcome.out.map(() => 0);
    s.queue = s.order.slice();
    s.acted = 0;
    s.action = 'none';
    s.ap = 0;
    s.stage = 'choose';
  });
}

export function space(name: string): number {
  const found = readSpace(name);
  if (found === undefined) throw new Error(`"${name}" is no space`);
  return found;
}

export function tileNumber(id: string): number {
  return TILES.findIndex((tile) => tile.id === id);
}

export function tokenNumber(id: string): number {
  return TOKENS.findIndex((token) => token.id === id);
}

/** Players are counted from 1, as in the log. */
export function give(t: Table, player: number, ...tokens: readonly string[]): Table {
  return t.arrange((s) => {
    for (const id of tokens) {
      const token = tokenNumber(id);
      s.tokenAt[token] = player - 1;
      s.progressOffer = s.progressOffer.map((shown) => (shown === token ? NONE : shown));
    }
  });
}

/** Posts that stand on the map already. */
export function posts(t: Table, player: number, ...cells: readonly string[]): Table {
  return t.arrange((s) => {
    const { island } = geometryOf(s.layout);
    for (const name of cells) {
      const cell = space(name);
      const stage = s.stage;
      evolve(s, { kind: 'PostFounded', seat: player - 1, ship: 0, cell, island: island[cell] ?? -1, vp: 0, gold: 0, overflow: 0 });
      s.stage = stage;
    }
  });
}

/** Tiles that a player has planned, taken from the supply. */
export function stock(t: Table, player: number, ...ids: readonly string[]): Table {
  return t.arrange((s) => {
    for (const id of ids) evolve(s, { kind: 'TilePlanned', seat: player - 1, tile: tileNumber(id), ap: 0, paid: 0 });
  });
}

/** A tile that lies on the map already; scores nothing. */
export function built(t: Table, player: number, id: string, cell: string, rotation = 0): Table {
  stock(t, player, id);
  return t.arrange((s) => {
    const island = geometryOf(s.layout).island;
    const at = space(cell);
    const tile = tileNumber(id);
    evolve(s, {
      kind: 'TileBuilt',
      seat: player - 1,
      tile,
      cell: at,
      rotation,
      island: island[at] ?? -1,
      vp: 0,
      commodities: [],
      ap: 0,
      paid: 0,
    });
  });
}

export function ships(t: Table, player: number, ...spaces: readonly string[]): Table {
  return t.arrange((s) => {
    spaces.forEach((name, ship) => {
      s.ships[(player - 1) * 2 + ship] = space(name);
    });
  });
}

/** The last player of the white phase ends the turn, and with it the round. */
export function endRound(t: Table, round = 1): Event[] {
  t.arrange((s) => {
    s.round = round;
    s.phase = COLOUR_INDEX.white;
    s.storage = s.storage.map(() => 7);
    s.field = s.field.map(() => 0);
    s.inside = s.inside.map(() => 0);
    s.queue = s.order.slice();
    s.acted = s.seats - 1;
    s.action = 'none';
    s.ap = 0;
    s.stage = 'act';
  });
  return t.play(`${(t.state.queue.at(-1) ?? 0) + 1} end`);
}

export function eventsOf<K extends Event['kind']>(events: readonly Event[], kind: K): EventOf<K>[] {
  return events.filter((event): event is EventOf<K> => event.kind === kind);
}

/** Points per seat of one line of the sheet. */
export function line(t: Table, item: string): readonly number[] {
  return amerigo.score(t.state).lines.find((known) => known.item === item)?.points ?? [];
}
