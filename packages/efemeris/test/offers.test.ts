import { describe, expect, test } from 'vitest';
import { CAPTAIN_CARDS, CREW, EDGES, efemeris, type Move, NATIONS, PLACES, PLANETS, SHIPS_PER_SEAT, SPICES, TILES } from '../src';
import { FIELDS, PLANET_FIELD, ROSE } from '../src/fields';
import type { Target } from '../src/move';
import { arrange, duel, fortified, general, hand, ownerOf, type Position, reserve, type Table, team } from './helpers';

/* What is offered is exactly what may be done: every move there is, tried in positions with much to do. */

const count = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const SHIPS = count(4 * SHIPS_PER_SEAT);
const TARGETS: readonly Target[] = [
  ...SHIPS.map((ship): Target => ({ kind: 'ship', ship })),
  ...PLANETS.map((_, planet): Target => ({ kind: 'fort', planet })),
];

/** Every move of every kind but the lists of captains and crew. */
const EVERY: readonly Move[] = [
  ...NATIONS.map((_, nation): Move => ({ kind: 'nation', nation })),
  ...count(PLANETS.length).flatMap((planet): Move[] => [
    { kind: 'planet', planet },
    { kind: 'transfer', planet },
    { kind: 'citadel', planet },
    { kind: 'frigate', planet },
    { kind: 'fortress', planet },
    { kind: 'galleon', field: PLANET_FIELD[planet] ?? ROSE },
    ...count(4).flatMap((p) => count(4).map((v): Move => ({ kind: 'conquer', planet, savedPepper: p, savedVanilla: v }))),
  ]),
  { kind: 'galleon', field: ROSE },
  ...TILES.flatMap((_, tile) =>
    EDGES.flatMap((_edge, turn): Move[] => [
      { kind: 'turn', tile, turn },
      ...PLACES.map((_place, place): Move => ({ kind: 'lay', tile, place, turn })),
    ]),
  ),
  ...count(FIELDS).flatMap((field): Move[] => [
    ...count(SHIPS_PER_SEAT).flatMap((ship): Move[] => [
      { kind: 'sail', ship, field },
      { kind: 'wind', ship, field },
    ]),
    ...SHIPS.flatMap((target): Move[] => [
      { kind: 'shot', target, field },
      { kind: 'drive', target, field },
    ]),
  ]),
  ...SPICES.flatMap((_, spice): Move[] => [
    { kind: 'cargo', spice },
    { kind: 'banker', spice },
    { kind: 'share', spice },
  ]),
  ...CREW.flatMap((_, crew): Move[] => [
    { kind: 'play', crew },
    { kind: 'sell', crew },
    { kind: 'recruit', crew },
    { kind: 'rescue', crew },
  ]),
  ...TARGETS.flatMap((target): Move[] => [
    { kind: 'gunner', target },
    ...count(SHIPS_PER_SEAT).map((ship): Move => ({ kind: 'broadside', ship, target })),
  ]),
  ...SHIPS.map((target): Move => ({ kind: 'freeze', target })),
  ...count(4).map((seat): Move => ({ kind: 'raid', seat })),
  ...count(SHIPS_PER_SEAT).map((ship): Move => ({ kind: 'scuttle', ship })),
  ...(['entrust', 'leave', 'agree', 'refuse', 'done', 'recall', 'concede'] as const).map((kind): Move => ({ kind })),
];

const write = (move: Move): string => efemeris.notation.writeMove(move);

function expectExact(t: Table): void {
  for (let seat = 0; seat < t.state.seats; seat++) {
    const allowed = EVERY.filter((move) => efemeris.check(t.state, seat, move) === undefined).map(write);
    expect([...t.moves(seat)].sort()).toEqual(allowed.sort());
  }
}

/** Ships close together, fortresses and planets of everybody, every marker, a full hand. */
const melee = (turn: number, cards: string, more: Position = {}): Position => ({
  turn,
  tiles: ['S10 e3 n', 'S1 e4 se', 'S6 c3 s', 'P7 d2 ne', 'P4 c4 n', 'S4 e5 n'],
  ships: { '1g': 'd4n', '1f1': 'S10.a', '1f2': 'P4.a', '2g': 'P2.b', '2f1': 'S6.b', '2f2': 'rose' },
  hands: { [turn]: cards },
  bonuses: { [turn]: 'wind shot cargo' },
  spices: { 1: [3, 4], 2: [4, 3] },
  planets: { hecateus: '1+', pytheas: '2+' },
  ...more,
});

const ORDERS: readonly (readonly [captain: string, rule: string])[] = CAPTAIN_CARDS.map(({ id, rule }) => [id, rule]);

describe.each([1, 2])('EF-091 EF-130 EF-141 the tactics of seat %i', (turn) => {
  test.each(ORDERS)('under %s (%s) offer exactly what may be done', (captain) => {
    const nation = CAPTAIN_CARDS.find(({ id }) => id === captain)?.nation ?? 0;
    const others = [...NATIONS.keys()].filter((other) => other !== nation);
    const stack = (of: number): string =>
      CAPTAIN_CARDS.filter((card) => card.nation === of)
        .map(({ id }) => id)
        .sort((a, b) => Number(b === captain) - Number(a === captain))
        .slice(0, 2)
        .join(' ');
    const sides = turn === 1 ? [nation, others[0] ?? 0] : [others[0] ?? 0, nation];
    const at = duel({ nations: sides.map((side) => NATIONS[side] ?? ''), captains: sides.map(stack) });
    const national = ['helmsman courtesan', 'doctor shipbuilder', 'chief governor'][nation] ?? '';
    for (const cards of [`officer gunner banker ${national}`, `officer officer`, `officer gunner`, 'gunner', 'banker', national, '']) {
      expectExact(arrange(at, melee(turn, cards)));
    }
  });

  test('EF-096 EF-098 EF-241 with a galleon lost, crew played, ships frozen or used, and in truce', () => {
    const t = arrange(duel(), melee(turn, 'officer gunner banker'));
    const first = (turn - 1) * SHIPS_PER_SEAT;
    t.arrange((s) => {
      s.frozenBy[first] = 0;
      s.frozenBy[first + 1] = 1;
      s.sailed[first + 2] = 1;
    });
    expectExact(t);
    for (const played of [1, 2, 3]) {
      t.arrange((s) => {
        s.crewPlayed[turn - 1] = played;
      });
      expectExact(t);
    }
    t.arrange((s) => {
      s.shipAt[first] = -1;
      s.turnsDone.fill(0);
    });
    expectExact(t);
  });
});

describe('EF-110 EF-112 EF-116 EF-119 EF-122 construction', () => {
  const site = (turn: number, pepper: number, vanilla: number, more: Position = {}): Position =>
    melee(turn, 'officer gunner', { phase: 'construct', spices: { [turn]: [pepper, vanilla] }, ...more });

  test.each([1, 2])('of seat %i offers exactly what may be done, whatever there is to pay with', (turn) => {
    const mine = turn === 1 ? 'patrocles' : 'posidonius';
    const theirs = turn === 1 ? 'posidonius' : 'patrocles';
    for (let pepper = 0; pepper <= 5; pepper++) {
      for (let vanilla = 0; vanilla <= 5; vanilla++) {
        expectExact(arrange(duel(), site(turn, pepper, vanilla)));
        expectExact(arrange(duel(), site(turn, pepper, vanilla, { ships: { [`${turn}g`]: '-', [`${turn}f1`]: mine } })));
        expectExact(
          arrange(
            duel(),
            site(turn, pepper, vanilla, { ships: { [`${turn}g`]: theirs, [`${turn}f1`]: 'pytheas' }, planets: { pytheas: 0 } }),
          ),
        );
      }
    }
  });

  test('EF-018 EF-115 EF-117 EF-121 at the limits of hand, yard and captains', () => {
    const t = arrange(duel(), site(2, 5, 5, { ships: { '2g': '-', '2f1': '-', '2f2': '-' } }));
    for (const built of [0, 1, 2]) {
      for (const lost of [0, 1, 2]) {
        t.arrange((s) => {
          s.frigatesBuilt[1] = built;
          s.fortressesBuilt[1] = built;
          s.galleonsLost[1] = lost;
        });
        expectExact(t);
      }
    }
    const full = arrange(duel(), {
      phase: 'construct',
      turn: 2,
      spices: { 2: [5, 5] },
      hands: { 2: 'officer officer officer gunner gunner gunner banker banker' },
    });
    expect(full.refusal('2 recruit doctor')).toMatchObject({ code: 'HAND_FULL', rule: 'EF-018', params: { n: 8 } });
    expectExact(full);
  });

  test('EF-186 EF-187 EF-188 EF-189 EF-D18 of partners', () => {
    for (const phase of ['tactics', 'construct'] as const) {
      for (const shared of [0, 1, 2]) {
        const t = arrange(team({ captains: ['hubac', 'cassini', 'blake', 'byng'] }), {
          phase,
          turn: 3,
          tiles: ['S1 d6 n'],
          ships: { '1g': 'P3.a', '2g': 'd4n', '3g': 'apollas', '4g': 'd4s', '4f1': 'posidonius' },
          hands: { 3: 'officer gunner banker', 4: 'officer gunner banker doctor' },
          bonuses: { 3: 'shot cargo', 4: 'wind wind' },
          spices: { 3: [5, 2], 4: [2, 5] },
          planets: { demodamas: '2+', patrocles: 1 },
        });
        t.arrange((s) => {
          s.shared = shared;
        });
        expectExact(t);
      }
    }
  });
});

describe('cards that change hands', () => {
  test('EF-250 EF-D28 a raided card leaves the hand and the game', () => {
    const t = arrange(general({ nations: ['france', 'spain', 'britain'], captains: ['hubac cosme', 'pargo isabel', 'byng blake'] }), {
      turn: 3,
      hands: { 2: 'officer chief', 3: 'officer' },
    });
    t.play('3 officer raid 2');
    expect(t.refusal('* raid governor')).toMatchObject({ code: 'NO_SUCH_OUTCOME', rule: 'EF-250' });
    t.play('* raid chief');
    expect([hand(t, 2), t.state.handSize]).toEqual(['officer', [5, 1, 0]]);
  });

  test('EF-285 a sold card goes from the hand to the reserve', () => {
    const t = arrange(duel({ nations: ['france', 'spain'], captains: ['hubac cosme', 'sebastian pargo'] }), {
      turn: 2,
      hands: { 2: 'officer chief governor' },
      spices: { 2: [0, 5] },
    });
    const before = [reserve(t, 2).split(' ').length, t.state.reserveSize[1]];
    t.play('2 officer sell chief');
    expect([hand(t, 2), t.state.handSize[1]]).toEqual(['governor', 1]);
    expect([reserve(t, 2).split(' ').length, t.state.reserveSize[1]]).toEqual(before.map((n) => (n ?? 0) + 1));
    expect(
      reserve(t, 2)
        .split(' ')
        .filter((card) => card === 'chief'),
    ).toHaveLength(2);
    expect(t.state.spices.slice(2)).toEqual([1, 5]);
  });

  test('EF-D78 what an eliminated seat had built and kept is gone as well', () => {
    const t = arrange(general({ options: { concede: true } }), { turn: 2, planets: { posidonius: '2+', pytheas: '2+' } });
    t.arrange((s) => {
      s.sailed[3] = 1;
    });
    t.play('2 concede');
    expect([fortified(t, 'posidonius'), fortified(t, 'pytheas'), ownerOf(t, 'pytheas')]).toEqual([false, false, 0]);
    expect([t.state.reserveSize[1], t.state.handSize[1], t.state.sailed[3]]).toEqual([0, 0, 0]);
  });
});
