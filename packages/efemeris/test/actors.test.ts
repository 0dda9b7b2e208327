import { plainRng } from '@quarterdeck/kernel';
import { scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { efemeris } from '../src';
import { CAPTAIN_CARDS } from '../src/data/captains';
import { CREW } from '../src/data/crew';
import { PLACES } from '../src/data/places';
import { PLANETS } from '../src/data/planets';
import { TILES } from '../src/data/tiles';
import { NO_CAPTAIN } from '../src/ids';
import {
  arrange,
  boxed,
  duel,
  endTurn,
  field,
  fieldsAway,
  fortified,
  general,
  hand,
  offers,
  ownerOf,
  spices,
  team,
  where,
} from './helpers';

/* Rules with other actors than the first seat, who is neither the start player nor the owner, and on both sides of every limit. */

describe('who comes first', () => {
  test('EF-022 whoever is drawn comes first in every step and in the first turn, and has the fewest spices', () => {
    const t = scenario(efemeris, { seats: 3 });
    t.play('* start 2');
    const first = (): readonly number[] => (t.run.turn.kind === 'seats' ? t.run.turn.seats.map((seat) => seat + 1) : []);
    expect(first()).toEqual([2]);
    t.play('2 nation spain');
    expect(first()).toEqual([3]);
    t.play('3 nation france');
    expect(first()).toEqual([1]);
    t.play('1 nation britain', '1 captains blake byng', '2 captains pargo isabel', '3 captains hubac cosme');
    t.play('3 crew officer gunner banker helmsman courtesan', '1 crew officer gunner banker doctor shipbuilder');
    t.play('2 crew officer gunner banker chief governor');
    expect(first()).toEqual([2]);
    t.play('2 planet apollas', '3 planet pytheas', '1 planet demodamas');
    expect(first()).toEqual([2]);
    t.play('2 lay P6 d3 n', '3 lay P4 e4 n', '1 lay P1 c4 n');
    expect([spices(t, 2), spices(t, 3), spices(t, 1)]).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(t.state.active).toBe(1);
  });

  test.each([2, 3, 4])('EF-022 among %i every seat can be drawn, and nobody else', (seats) => {
    const s = efemeris.initial({ seats, options: {} });
    const drawn = Array.from({ length: 60 }, (_, i) => efemeris.sample(s, plainRng(i)));
    const seen = new Set(drawn.map((outcome) => (outcome.kind === 'start' ? outcome.seat : -1)));
    expect([...seen].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(efemeris.checkOutcome(s, { kind: 'start', seat: seats - 1 })).toBeUndefined();
    expect(efemeris.checkOutcome(s, { kind: 'start', seat: seats })).toMatchObject({ code: 'NO_SUCH_OUTCOME', rule: 'EF-022' });
  });

  test('EF-022 a starter who does not sit at the table is drawn like any other; in teams either partner stands for both', () => {
    expect(efemeris.turn(efemeris.initial({ seats: 3, options: { starter: '4' } }))).toMatchObject({ kind: 'chance' });
    expect(efemeris.initial({ seats: 3, options: { starter: '3' } })).toMatchObject({ phase: 'nation', starter: 2 });
    for (const starter of ['3', '4']) expect(efemeris.initial({ seats: 4, options: { starter } })).toMatchObject({ starter: 1, active: 1 });
  });

  test('EF-020 EF-031 the start player lays in the north, the other in the south, whatever the seats', () => {
    const t = scenario(efemeris, { seats: 2, options: { starter: '2' } });
    t.play('2 nation spain', '1 nation france', '1 captains hubac cosme', '2 captains pargo isabel');
    t.play('1 crew officer gunner banker helmsman courtesan', '2 crew officer gunner banker chief governor');
    t.play('2 planet pytheas', '1 planet apollas');
    expect(offers(t, 2, 'lay')).toEqual(['n', 'ne', 'se', 's', 'sw', 'nw'].map((edge) => `lay P4 d3 ${edge}`));
    expect(t.refusal('2 lay P4 d5 n')).toMatchObject({ code: 'NOT_THE_START_PLACE', rule: 'EF-031' });
    t.play('2 lay P4 d3 se');
    expect(t.refusal('1 lay P6 d3 n')).toMatchObject({ code: 'NOT_THE_START_PLACE', rule: 'EF-031' });
    expect(t.refusal('1 lay P4 d5 n')).toMatchObject({ code: 'NOT_YOUR_TILE', rule: 'EF-031' });
    t.play('1 lay P6 d5 n');
    expect([where(t, '1g'), where(t, '2g')]).toEqual(['apollas', 'pytheas']);
  });
});

describe('what planets cost and bring', () => {
  test.each(PLANETS.map(({ id, pepper, vanilla, produces }, planet) => ({ id, pepper, vanilla, produces, planet })))(
    'EF-037 EF-122 EF-080 $id is taken for just its price, not for one spice less, and brings its spice',
    ({ id, pepper, vanilla, produces, planet }) => {
      const other = ['posidonius', 'patrocles', 'apollas'].find((name) => name !== id) ?? '';
      const mine = other === 'posidonius' ? 'posidonius' : other;
      const sky = {
        tiles: [`${TILES[planet + 1]?.id} e3 n`],
        planets: { [id]: 0, [mine]: 2, pytheas: id === 'pytheas' ? 0 : 1 },
        ships: { '2g': id, '1g': '-' },
        phase: 'construct',
        turn: 2,
      } as const;
      const exact = arrange(duel(), { ...sky, spices: { 1: [0, 0], 2: [pepper, vanilla] } });
      for (const [p, v] of [
        [pepper - 1, vanilla],
        [pepper, vanilla - 1],
      ] as const) {
        if (p < 0 || v < 0) continue;
        const poor = arrange(duel(), { ...sky, spices: { 1: [5, 5], 2: [p, v] } });
        expect(poor.refusal(`2 conquer ${id}`)).toMatchObject({ code: 'NOT_ENOUGH_SPICE', rule: 'EF-122', params: { pepper, vanilla } });
        expect(offers(poor, 2, 'conquer')).toEqual([]);
      }
      exact.play(`2 conquer ${id}`);
      expect([ownerOf(exact, id), spices(exact, 2)]).toEqual([2, [0, 0]]);
      exact.arrange((s) => {
        s.planetOwner.forEach((owner, at) => {
          if (owner === 1 && at !== planet) s.planetOwner[at] = -1;
        });
        s.shipAt[3] = -1;
      });
      exact.play('2 done', '1 done', '1 done');
      expect(spices(exact, 2)).toEqual(produces === 0 ? [1, 0] : [0, 1]);
    },
  );

  test('EF-D62 the bank gives on when everybody else is full', () => {
    const full = { 1: [5, 5], 2: [5, 5], 4: [5, 5] } as const;
    const t = arrange(team(), { turn: 3, spices: { ...full, 3: [4, 5] }, bonuses: { 3: 'cargo' } });
    t.play('3 cargo pepper');
    expect(spices(t, 3)).toEqual([5, 5]);
  });
});

describe('tactics of the second seat', () => {
  const fleet = { '1g': 'P3.a', '2g': 'd3n', '2f1': 'patrocles', '2f2': 'rose' } as const;

  test.each([
    ['ships, crew and markers by turns', ['sail f1 P2.b', 'banker vanilla', 'sail g P2.a', 'cargo pepper', 'sail f2 d4se']],
    ['the other way round', ['sail f2 d4se', 'cargo pepper', 'sail g P2.a', 'banker vanilla', 'sail f1 P2.b']],
    ['crew and markers first', ['cargo pepper', 'banker vanilla', 'sail f2 d4se', 'sail f1 P2.b', 'sail g P2.a']],
  ])('EF-091 %s', (_order, moves) => {
    const t = arrange(duel(), { turn: 2, ships: fleet, hands: { 2: 'banker' }, bonuses: { 2: 'cargo' }, spices: { 2: [2, 2] } });
    for (const move of moves) t.play(`2 ${move}`);
    expect([where(t, '2g'), where(t, '2f1'), where(t, '2f2')]).toEqual(['P2.a', 'P2.b', 'd4se']);
    expect(spices(t, 2)).toEqual([2, 3]);
    expect(offers(t, 2, 'sail')).toEqual([]);
  });

  test('EF-092 EF-093 a galleon comes three fields far and a frigate four, to every free field so near and to none beyond', () => {
    const t = arrange(duel(), {
      turn: 2,
      tiles: ['S1 e3 n', 'S4 e4 n', 'S9 c4 n', 'S5 c3 n'],
      ships: { '1g': '-', '2g': 'd4n', '2f1': '-', '2f2': '-' },
    });
    const far = (ship: string): number[] => offers(t, 2, `sail ${ship}`).map((move) => fieldsAway(t, 'd4n', move.split(' ')[2] ?? ''));
    expect(Math.max(...far('g'))).toBe(3);
    const galleon = offers(t, 2, 'sail g').length;
    t.arrange((s) => {
      s.shipAt[4] = s.shipAt[3] ?? -1;
      s.shipAt[3] = -1;
    });
    expect(Math.max(...far('f1'))).toBe(4);
    expect(offers(t, 2, 'sail f1').length).toBeGreaterThan(galleon);
    const reached = new Set(offers(t, 2, 'sail f1').map((move) => move.split(' ')[2]));
    for (const name of ['rose', 'S1.a', 'e3s', 'S4.a', 'patrocles', 'P3.a']) {
      expect([name, reached.has(name)]).toEqual([name, fieldsAway(t, 'd4n', name) <= 4]);
    }
  });

  test('EF-093 each frigate moves once, and again in the next turn', () => {
    const t = arrange(duel(), { turn: 2, ships: fleet });
    t.play('2 sail f1 P2.b', '2 sail f2 d4s');
    for (const ship of ['f1', 'f2']) expect(t.refusal(`2 sail ${ship} rose`)).toMatchObject({ code: 'HAS_SAILED', rule: 'EF-093' });
    t.play('2 sail g patrocles');
    expect(t.refusal('2 sail g P2.a')).toMatchObject({ code: 'HAS_SAILED', rule: 'EF-092' });
    endTurn(t, 2);
    endTurn(t, 1);
    t.play('2 sail f2 rose', '2 sail f1 d4n', '2 sail g d3n');
  });

  test.each([
    ['a normal move', 'sail g', {}],
    ['a Solar Wind', 'wind g', { bonuses: { 2: 'wind' } }],
  ])('EF-D09 EF-135 %s may end in a singularity and is its end; nothing crosses one', (_means, verb, extra) => {
    // South of the singularity of S10 lies a border field that no other path leads to.
    const t = arrange(duel(), { turn: 2, tiles: ['S10 e3 n'], ships: { '2g': 'S10.a', '1g': 'P3.k' }, ...extra });
    expect(offers(t, 2, verb)).toContain(`${verb} S10.s`);
    expect(offers(t, 2, verb)).not.toContain(`${verb} e3s`);
    expect(t.refusal(`2 ${verb} e3s`)).toMatchObject({ code: 'OUT_OF_REACH', rule: 'EF-130' });
    const events = t.play(`2 ${verb} S10.s`);
    expect(events.map(({ kind }) => kind)).toContain('ShipLost');
    expect([where(t, '2g'), where(t, '1g'), t.state.galleonsLost]).toEqual(['nowhere', 'P3.k', [0, 1]]);
  });
});

describe('EF-143 what shields a fortress', () => {
  /** Seat 3 shoots at the second seat's fortress on Posidonius, with somebody's ship on it. */
  const siege = (on: string | undefined, more: Readonly<Record<string, string>> = {}) =>
    arrange(general(), {
      turn: 3,
      tiles: ['P3 d5 n'],
      planets: { posidonius: '2+' },
      hands: { 3: 'gunner' },
      ships: { '1g': 'd4ne', '2g': 'd4se', '3g': 'P3.a', ...(on === undefined ? {} : { [on]: 'posidonius' }), ...more },
    });

  test('its owner’s ship and a third nation’s ship do', () => {
    for (const on of ['2f1', '1f1']) {
      const t = siege(on);
      expect(t.refusal('3 gunner fort posidonius')).toMatchObject({ code: 'SHIP_SHIELDS_FORTRESS', rule: 'EF-143' });
      expect(offers(t, 3, 'gunner')).toEqual([`gunner ${on}`]);
    }
  });

  test('nobody’s and the attacker’s own do not', () => {
    for (const on of [undefined, '3f1']) {
      const t = siege(on);
      t.play('3 gunner fort posidonius');
      expect([fortified(t, 'posidonius'), ownerOf(t, 'posidonius')]).toEqual([false, 2]);
    }
  });
});

describe('EF-D78 the second seat takes the third one’s last planet', () => {
  const fall = () => {
    const t = arrange(general(), {
      turn: 2,
      phase: 'construct',
      planets: { apollas: 3 },
      ships: { '1g': 'd4n', '2g': 'apollas', '3g': 'd4s', '3f1': 'rose' },
      spices: { 2: [5, 5], 3: [4, 3] },
      bonuses: { 3: 'wind shot cargo' },
      hands: { 3: 'officer gunner' },
    });
    t.arrange((s) => {
      s.frozenBy[0] = 2;
      s.frozenBy[3] = 0;
    });
    t.play('2 conquer apollas');
    return t;
  };

  test('everything of the loser vanishes, markers and cards into the box, and ships he froze are free', () => {
    const t = fall();
    expect(t.state.eliminated).toEqual([0, 0, 1]);
    expect([where(t, '3g'), where(t, '3f1'), hand(t, 3), spices(t, 3)]).toEqual(['nowhere', 'nowhere', '', [0, 0]]);
    expect(boxed(t, 3).split(' ')).toHaveLength(12);
    expect(t.state.spentBonuses).toEqual([1, 1, 1]);
    expect(t.state.frozenBy.slice(0, 6)).toEqual([-1, -1, -1, 0, -1, -1]);
    expect([ownerOf(t, 'apollas'), where(t, '1g'), where(t, '2g')]).toEqual([2, 'd4n', 'apollas']);
  });

  test('the conqueror plays on, and the turn passes over the empty seat', () => {
    const t = fall();
    expect(t.run.turn).toMatchObject({ kind: 'seats', seats: [1] });
    t.play('2 fortress apollas', '2 done');
    expect(t.run.turn).toMatchObject({ kind: 'seats', seats: [0] });
    endTurn(t, 1);
    expect(t.run.turn).toMatchObject({ kind: 'seats', seats: [1] });
  });

  test('with one planet left nobody leaves', () => {
    const t = arrange(general(), {
      turn: 2,
      phase: 'construct',
      planets: { apollas: 3, demodamas: 3 },
      ships: { '2g': 'apollas', '3g': 'd4s' },
      spices: { 2: [5, 5] },
    });
    t.play('2 conquer apollas');
    expect([t.state.eliminated, where(t, '3g')]).toEqual([[0, 0, 0], 'd4s']);
  });
});

describe('partners', () => {
  test('EF-D82 EF-192 no marker is used on the partner’s ship, but an enemy is pushed away from it and cargo is shared', () => {
    const t = arrange(team(), {
      turn: 4,
      ships: { '1g': 'd4s', '3g': 'P3.a', '4g': 'rose' },
      bonuses: { 4: 'shot wind cargo' },
      spices: { 3: [0, 0], 4: [0, 0] },
    });
    expect(t.refusal('4 shot 3g posidonius')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'EF-192' });
    expect(offers(t, 4, 'shot').every((move) => /^shot [12]/.test(move))).toBe(true);
    expect(offers(t, 4, 'wind').every((move) => move.startsWith('wind g'))).toBe(true);
    t.play('4 shot 1g d4s'.replace('d4s', offers(t, 4, 'shot 1g')[0]?.split(' ')[2] ?? ''), '4 cargo pepper', '4 done', '3 done');
    expect(where(t, '1g')).not.toBe('d4s');
    t.play('4 share pepper');
    expect([spices(t, 3), spices(t, 4)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test('EF-250 Byng raids enemies, not the partner', () => {
    const t = arrange(team(), { turn: 4, hands: { 4: 'officer' } });
    expect(t.refusal('4 officer raid 3')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'EF-250' });
    expect(offers(t, 4, 'officer raid')).toEqual(['officer raid 1', 'officer raid 2']);
  });

  test('EF-D26 a partner is asked only where a turn takes the last half circle from under the ship', () => {
    const cassini = { captains: ['hubac', 'cassini', 'blake', 'byng'] };
    const held = arrange(team(cassini), { turn: 2, ships: { '1g': 'd4n' }, hands: { 2: 'officer' } });
    // The centre keeps its half circle on the border.
    expect(held.play('2 officer turn P2 ne').map(({ kind }) => kind)).toContain('TileTurned');
    expect(where(held, '1g')).toBe('d4n');
    const alone = arrange(team(cassini), { turn: 2, ships: { '1g': 'd3n' }, hands: { 2: 'officer' } });
    expect(alone.play('2 officer turn P2 ne').map(({ kind }) => kind)).toEqual(['TurnProposed']);
    expect(alone.run.turn).toEqual({ kind: 'seats', seats: [0] });
  });

  test('EF-D81 a finished phase is taken up again once, and not by those who have nothing to finish', () => {
    const t = arrange(team(), { turn: 3 });
    expect(t.refusal('4 recall')).toMatchObject({ code: 'NOT_DONE', rule: 'EF-D81' });
    t.play('4 done');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [2], may: [3] });
    t.play('4 recall');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [2, 3] });
    t.play('4 done');
    expect(t.game.check(t.state, 3, { kind: 'recall' })).toMatchObject({ code: 'ALREADY_RECALLED', rule: 'EF-D81' });
    t.play('3 done');
    expect(t.state.phase).toBe('construct');
    t.play('3 done', '3 recall', '3 done', '4 done');
    expect(t.state.active).toBe(0);
  });

  test('EF-051 EF-183 the ships of partners are told apart: each moves only the own', () => {
    const t = arrange(team(), { turn: 3, ships: { '3g': 'd4s', '4g': 'd4n' } });
    t.play('4 sail g rose');
    expect([where(t, '3g'), where(t, '4g')]).toEqual(['d4s', 'rose']);
    t.play('3 sail g rose');
    expect([where(t, '3g'), where(t, '4g')]).toEqual(['rose', 'rose']);
  });
});

describe('the second seat, with the first one’s ships about', () => {
  const britainFirst = { nations: ['britain', 'france'], captains: ['blake byng', 'cassini hubac'] };

  test('EF-091 nobody has a fourth ship, least of all the first ship of the next seat', () => {
    const t = arrange(general(), { turn: 2, ships: { '3g': 'd4s' } });
    expect(efemeris.check(t.state, 1, { kind: 'sail', ship: 3, field: field('d4sw') })).toMatchObject({
      code: 'NO_SUCH_SHIP',
      rule: 'EF-091',
    });
    expect(efemeris.check(t.state, 1, { kind: 'sail', ship: 2, field: field('d4sw') })).toMatchObject({
      code: 'NO_SUCH_SHIP',
      rule: 'EF-091',
    });
  });

  test('EF-100 Solar Wind neither carries the next seat’s galleon nor a frigate that was never built', () => {
    const t = arrange(general(), { turn: 2, ships: { '3g': 'd4s' }, bonuses: { 2: 'wind' } });
    for (const ship of [2, 3])
      expect(efemeris.check(t.state, 1, { kind: 'wind', ship, field: field('d4sw') })).toMatchObject({
        code: 'NO_SUCH_SHIP',
        rule: 'EF-100',
      });
  });

  test('EF-112 no ship starts from a planet on which the first seat’s galleon stands', () => {
    const position = { turn: 2, phase: 'construct', spices: { 2: [5, 5] } } as const;
    const taken = arrange(duel(), { ...position, ships: { '1g': 'posidonius', '2g': 'rose' } });
    expect(offers(taken, 2, 'frigate')).toEqual([]);
    expect(taken.refusal('2 frigate posidonius')).toMatchObject({ code: 'SHIP_ON_PLANET' });
    const free = arrange(duel(), { ...position, ships: { '1g': 'P3.k', '2g': 'rose' } });
    expect(offers(free, 2, 'frigate')).toEqual(['frigate posidonius']);
  });

  test('EF-D69 the next captain is seen when a galleon is lost, not when a frigate is', () => {
    const sunk = (ship: string) => {
      const t = arrange(duel(), {
        turn: 2,
        ships: { '1g': 'rose', '1f1': 'rose', '2g': 'P3.a', [ship]: 'posidonius' },
        hands: { 2: 'gunner' },
      });
      return t.play(`2 gunner ${ship}`).find(({ kind }) => kind === 'ShipLost');
    };
    expect(sunk('1f1')).toMatchObject({ ship: 1, next: NO_CAPTAIN });
    expect(sunk('1g')).toMatchObject({ ship: 0, next: CAPTAIN_CARDS.findIndex(({ id }) => id === 'victorine') });
  });

  test('EF-D81 EF-060 while a raid is drawn nobody takes a phase up again', () => {
    const t = arrange(team(), { turn: 4, hands: { 1: 'banker', 4: 'officer' } });
    t.play('3 done', '4 officer raid 1');
    expect(t.run.turn).toMatchObject({ kind: 'chance' });
    expect(efemeris.check(t.state, 2, { kind: 'recall' })).toMatchObject({ code: 'NOT_YOUR_DECISION', rule: 'EF-060' });
  });

  test('EF-095 cards that need a choice are offered with it only', () => {
    const t = arrange(duel(), {
      turn: 2,
      hands: { 2: 'banker gunner' },
      ships: { '1g': 'posidonius', '2g': 'P3.a' },
      spices: { 2: [1, 1] },
    });
    expect(offers(t, 2, 'banker')).toEqual(['banker pepper', 'banker vanilla']);
    expect(offers(t, 2, 'gunner')).toEqual(['gunner 1g']);
    for (const crew of ['gunner', 'banker'])
      expect(efemeris.check(t.state, 1, { kind: 'play', crew: CREW.findIndex(({ id }) => id === crew) })).toMatchObject({
        code: 'NEEDS_A_CHOICE',
        rule: 'EF-095',
      });
  });

  test('EF-D26 one’s own ship is set adrift without asking the partner', () => {
    const t = arrange(team({ captains: ['hubac', 'cassini', 'blake', 'byng'] }), {
      turn: 2,
      ships: { '1g': 'rose', '2g': 'd3n' },
      hands: { 2: 'officer' },
    });
    expect(t.play('2 officer turn P2 ne').map(({ kind }) => kind)).toContain('TileTurned');
  });

  test('EF-230 the first place of the sky is turned like any other', () => {
    const t = arrange(duel(britainFirst), { turn: 2, tiles: [`S2 ${PLACES[0]?.name} n`], hands: { 2: 'officer' } });
    expect(offers(t, 2, 'officer turn S2').length).toBeGreaterThan(0);
  });

  test('EF-D26 after tactics there is no question left to answer', () => {
    const t = arrange(team(), { turn: 3, phase: 'construct' });
    for (const seat of [2, 3]) expect(efemeris.check(t.state, seat, { kind: 'agree' })).not.toMatchObject({ rule: 'EF-D26' });
  });

  test('EF-D26 EF-232 the first seat’s galleon on the only half circle holds the tile, and inside of it too', () => {
    const onBorder = arrange(duel(britainFirst), { turn: 2, ships: { '1g': 'd3n', '2g': 'rose' }, hands: { 2: 'officer' } });
    expect(onBorder.refusal('2 officer turn P2 s')).toMatchObject({ code: 'ENEMY_ON_TILE', rule: 'EF-D26' });
    const inside = arrange(duel(britainFirst), { turn: 2, ships: { '1g': 'P2.a', '2g': 'rose' }, hands: { 2: 'officer' } });
    expect(inside.refusal('2 officer turn P2 s')).toMatchObject({ code: 'ENEMY_ON_TILE', rule: 'EF-232' });
    const away = arrange(duel(britainFirst), { turn: 2, ships: { '1g': 'P3.k', '2g': 'rose' }, hands: { 2: 'officer' } });
    away.play('2 officer turn P2 s');
  });

  test('EF-095 EF-301 a First Officer who prepares something is offered to whoever holds him, and to nobody else', () => {
    const hubac = { nations: ['britain', 'france'], captains: ['blake byng', 'hubac cosme'] };
    const held = arrange(duel(hubac), { turn: 2, hands: { 2: 'officer banker' } });
    expect(offers(held, 2, 'officer')).toEqual(['officer']);
    const without = arrange(duel(hubac), { turn: 2, hands: { 1: 'officer', 2: 'banker' } });
    expect(offers(without, 2, 'officer')).toEqual([]);
  });

  test('EF-D26 an answer that nobody asked for: in tactics nothing was proposed, to others it is not their decision', () => {
    const t = arrange(team(), { turn: 3 });
    for (const kind of ['agree', 'refuse'] as const) {
      expect(efemeris.check(t.state, 3, { kind })).toMatchObject({ code: 'NOTHING_PROPOSED', rule: 'EF-D26' });
      expect(efemeris.check(t.state, 1, { kind })).not.toMatchObject({ code: 'NOTHING_PROPOSED' });
    }
  });
});
