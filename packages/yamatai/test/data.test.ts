import { Playthrough, sum } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import {
  BOATS,
  BUILDINGS,
  CULTURE,
  ENTRY_SPACES,
  FLEETS,
  ISLAND_ROWS,
  isEntry,
  islandNumber,
  islandsAt,
  linksOf,
  NONE,
  neighboursOf,
  PIECES,
  PLAYER_COLOURS,
  SPACE_ROWS,
  SPECIALISTS,
  spacesAround,
  yamatai,
} from '../src';
import { BOARD_CERTAINTY } from '../src/data/board';
import { BLANK } from '../src/data/components';
import { START } from '../src/data/figures';
import { island, space, table } from './helpers';

const spaces = SPACE_ROWS.map((_, i) => i);
const islands = ISLAND_ROWS.map((_, i) => i);

/** Everything that can be reached from 0. */
function reach(next: (n: number) => readonly number[]): number {
  const seen = new Set([0]);
  for (const n of seen) for (const other of next(n)) seen.add(other);
  return seen.size;
}

describe('the board', () => {
  test('YA-002 YA-007 YAX-06 34 islands, 71 boat spaces, five entries on the west edge, all in one piece', () => {
    expect(ISLAND_ROWS).toHaveLength(34);
    expect(SPACE_ROWS).toHaveLength(71);
    expect(Object.keys(ENTRY_SPACES)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(spaces.filter(isEntry)).toEqual(Object.values(ENTRY_SPACES).map(space));
    const west = Math.min(...SPACE_ROWS.map((row) => row.x));
    for (const entry of spaces.filter(isEntry)) {
      expect(SPACE_ROWS[entry]?.x).toBe(west);
      expect(linksOf(entry).some(isEntry)).toBe(false);
    }
    expect(reach(linksOf)).toBe(71);
    expect(reach(neighboursOf)).toBe(34);
    expect(BOARD_CERTAINTY).toBe('reconstructed');
  });

  test('YA-004 YA-005 YA-D49 connections and shores are told alike from both sides, without doubles', () => {
    for (const a of spaces) {
      expect(new Set(linksOf(a)).size).toBe(linksOf(a).length);
      expect(linksOf(a)).not.toContain(a);
      for (const b of linksOf(a)) expect(linksOf(b)).toContain(a);
      for (const shore of islandsAt(a)) expect(spacesAround(shore)).toContain(a);
      expect(islandsAt(a).length).toBeGreaterThan(0);
      expect(islandsAt(a).length).toBeLessThanOrEqual(4);
    }
    for (const i of islands) for (const a of spacesAround(i)) expect(islandsAt(a)).toContain(i);
    expect(sum(spaces.map((a) => linksOf(a).length))).toBe(2 * 92);
  });

  test('YA-D49 a boat on a corner is adjacent to every island around it, though those need not be adjacent to each other', () => {
    expect(islandsAt(space('s37'))).toEqual(['i15', 'i16', 'i20', 'i21'].map(island));
  });

  test('YA-006 YAX-07 islands are adjacent exactly when a dotted line runs between them, never by a corner', () => {
    for (const a of islands) {
      for (const b of islands) {
        const common = spacesAround(a).filter((s) => a !== b && spacesAround(b).includes(s));
        const line = common.some((s) => common.some((other) => linksOf(s).includes(other)));
        expect(neighboursOf(a).includes(b), `${ISLAND_ROWS[a]?.id} and ${ISLAND_ROWS[b]?.id}`).toBe(line);
      }
    }
    expect(neighboursOf(island('i15'))).not.toContain(island('i21'));
    expect(neighboursOf(island('i15'))).toContain(island('i20'));
    expect(islandNumber('i35')).toBeUndefined();
  });

  test('the drawing keeps every piece on the canvas and apart', () => {
    for (const row of [...SPACE_ROWS, ...ISLAND_ROWS]) {
      expect(row.x).toBeGreaterThan(0);
      expect(row.x).toBeLessThan(1000);
      expect(row.y).toBeGreaterThan(0);
      expect(row.y).toBeLessThan(760);
    }
    const places = [...SPACE_ROWS, ...ISLAND_ROWS];
    const close = places.flatMap((a, i) => places.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 30));
    expect(close).toEqual([]);
  });
});

describe('the pieces', () => {
  test('YA-008 YA-043 80 boats in five colours, dearer as they are rarer', () => {
    expect(BOATS.map((row) => [row.colour, row.count, row.price])).toEqual([
      ['bamboo', 22, 1],
      ['wood', 19, 2],
      ['stone', 16, 3],
      ['clay', 13, 4],
      ['gold', 10, 5],
    ]);
    expect(sum(BOATS.map((row) => row.count))).toBe(80);
  });

  test('YA-009 YA-D35 ten fleets, numbered, with one to three boats and a power each', () => {
    expect(FLEETS.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const row of FLEETS) {
      expect(sum(row.boats)).toBeGreaterThanOrEqual(1);
      expect(sum(row.boats)).toBeLessThanOrEqual(3);
    }
    expect(FLEETS.map((row) => row.power.kind)).toEqual([
      'coins',
      'reserve',
      'swapTokens',
      'coins',
      'sacredGround',
      'moveBoat',
      'swapBoats',
      'removeBoats',
      'discount',
      'freeFirstColour',
    ]);
    expect(FLEETS[8]?.boats).toEqual([0, 1, 1, 0, 0]);
    expect(sum(FLEETS.map((row) => sum(row.boats)))).toBe(18);
  });

  test('YA-010 YA-011 YAX-99 28 building tiles: 21 standard with some trading posts, 4 palaces, 3 torii', () => {
    const count = (kind: string): number => BUILDINGS.filter((row) => row.kind === kind).length;
    expect(BUILDINGS).toHaveLength(28);
    expect([count('standard'), count('tradingPost'), count('palace'), count('torii')]).toEqual([16, 5, 4, 3]);
    expect(Math.min(...BUILDINGS.map((row) => row.points))).toBe(1);
    expect(Math.max(...BUILDINGS.map((row) => row.points))).toBe(6);
    expect(new Set(BUILDINGS.map((row) => row.id)).size).toBe(28);
    for (const row of BUILDINGS) expect(sum(row.cost)).toBeGreaterThanOrEqual(2);
  });

  test('no building asks more boats for fewer points than another', () => {
    for (const a of BUILDINGS) {
      for (const b of BUILDINGS) {
        const dearer = a.cost.every((n, colour) => n >= (b.cost[colour] ?? 0)) && sum(a.cost) > sum(b.cost);
        if (dearer) expect(a.points, `${a.id} against ${b.id}`).toBeGreaterThan(b.points);
      }
    }
  });

  test('YA-013 18 specialists worth 0 to 4 points, each with one declared ability', () => {
    expect(SPECIALISTS).toHaveLength(18);
    expect(new Set(SPECIALISTS.map((row) => row.id)).size).toBe(18);
    expect(new Set(SPECIALISTS.map((row) => row.name)).size).toBe(18);
    expect(Math.min(...SPECIALISTS.map((row) => row.points))).toBe(0);
    expect(Math.max(...SPECIALISTS.map((row) => row.points))).toBe(4);
    expect(SPECIALISTS.filter((row) => row.certainty === 'rulebook').map((row) => row.id)).toEqual(['riu', 'gold-broker']);
  });

  test('YA-014 34 culture tokens: six colours of five, four blanks, one of each kind with a black rim', () => {
    expect(CULTURE.map((row) => row.count)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(BLANK.count).toBe(4);
    expect(sum([...CULTURE, BLANK].map((row) => row.count))).toBe(34);
    expect([...CULTURE, BLANK].map((row) => row.mountains)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  test('YA-015 YAX-01 mountain tiles, Sacred Ground, prestige tokens and 73 coins worth 267', () => {
    expect([PIECES.mountainTiles, PIECES.sacredGround, PIECES.prestigeTokens]).toEqual([7, 8, 24]);
    expect(sum(PIECES.coins.map((coin) => coin.count))).toBe(73);
    expect(sum(PIECES.coins.map((coin) => coin.count * coin.value))).toBe(267);
    expect(sum(BOATS.map((row) => row.count))).toBe(80);
    expect(sum([...CULTURE, BLANK].map((row) => row.mountains))).toBe(7);
  });

  test('YA-016 YAX-99 34 standard and 7 prestige figures, six meeples, in four colours', () => {
    expect(PLAYER_COLOURS.map((row) => [row.name, row.buildings, row.meeples])).toEqual([
      ['blue', 10, 2],
      ['orange', 10, 2],
      ['purple', 8, 1],
      ['grey', 6, 1],
    ]);
    expect(sum(PLAYER_COLOURS.map((row) => row.buildings))).toBe(34);
    expect(sum(PLAYER_COLOURS.map((row) => row.meeples))).toBe(6);
    expect(PIECES.palaceFigures).toBe(BUILDINGS.filter((row) => row.kind === 'palace').length);
    expect(PIECES.toriiFigures).toBe(BUILDINGS.filter((row) => row.kind === 'torii').length);
    expect(FLEETS).toHaveLength(10);
    expect(BUILDINGS.filter((row) => row.kind === 'tradingPost').length).toBeGreaterThan(0);
    expect(SPECIALISTS).toHaveLength(18);
  });

  test('there are figures and meeples enough for every number of players', () => {
    for (const [seats, start] of Object.entries(START)) {
      for (const row of PLAYER_COLOURS.slice(0, Number(seats))) {
        expect(row.buildings).toBeGreaterThanOrEqual(start.buildings);
        expect(row.meeples).toBeGreaterThanOrEqual(start.meeples);
      }
    }
  });

  test('YA-018 YAX-100 on a fresh mat the printed prices hold and one boat finds a berth, not two', () => {
    for (const [colour, price] of [
      ['bamboo', 1],
      ['wood', 2],
      ['stone', 3],
      ['clay', 4],
    ] as const) {
      const t = table(4).coins(3, price).turn(1).pass().turn(3).pass().turn(4, '');
      t.me(`buy ${colour}`);
      expect([t.player, t.coinsOf(3)]).toEqual([3, 0]);
      const poor = table(4)
        .coins(3, price - 1)
        .turn(1)
        .pass()
        .turn(3)
        .pass()
        .turn(4, '');
      expect(poor.refusal(`buy ${colour}`)).toMatchObject({ code: 'NOT_ENOUGH_COINS', params: { price, coins: price - 1 } });
    }
    const t = table(4).turn(1).pass().turn(3, 'BW');
    expect([t.state.taken[1], t.state.taken[2], t.dockOf(2)]).toEqual([3, NONE, '']);
    t.me('done');
    expect(t.refusal('moor bamboo wood')).toMatchObject({ code: 'NOT_ENOUGH_BERTHS', rule: 'YA-075', params: { berths: 1 } });
    t.me('moor wood');
    expect([t.dockOf(2), t.besideOf(2)]).toEqual(['W', 'B']);
  });

  test('YA-001 YAX-101 the game is for two, three or four', () => {
    expect(yamatai.seats).toEqual([2, 3, 4]);
    for (const seats of [1, 5]) expect(() => new Playthrough(yamatai, seats)).toThrow('is for 2, 3, 4 seats');
  });

  test('every table says how sure it is', () => {
    const marks = ['rulebook', 'found', 'inferred', 'reconstructed'];
    for (const row of [...BOATS, ...BUILDINGS, ...CULTURE, BLANK, ...FLEETS, ...SPECIALISTS, ...PLAYER_COLOURS, PIECES])
      expect(marks).toContain(row.certainty);
    for (const row of BOATS) expect(marks).toContain(row.priceCertainty);
  });
});
