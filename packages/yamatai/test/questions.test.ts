import { at, countOf, equal, plainRng, playOut, range } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import {
  BUILDINGS,
  boatPenalty,
  costMet,
  groupAround,
  lookSize,
  mooringOf,
  nearlyFits,
  previewBuild,
  type State,
  startedFrom,
  usableBoats,
  yamatai,
} from '../src';
import { island, space, table, tile } from './helpers';

/* What boards point at must be what the rules count. */

function* positions(): Generator<State> {
  for (let seed = 1; seed <= 4; seed++) {
    const s = yamatai.initial({ seats: 2 + (seed % 3), options: {} });
    for (let moves = 10; moves < 80 && yamatai.turn(s).kind !== 'over'; moves += 20) {
      playOut(yamatai, s, plainRng(seed * 100 + moves), undefined, moves);
      yield s;
    }
  }
}

describe('questions', () => {
  test('YA-062 YA-D13 the boats that meet a cost and those that lack are the cost, and as many lack as the rules miss', () => {
    let met = 0;
    const wrong: string[] = [];
    for (const s of positions()) {
      for (const of of range(34)) {
        for (const t of range(BUILDINGS.length)) {
          const { meeting, lacking } = costMet(s, t, of);
          const colours = [...meeting.map((near) => at(s.boats, near)), ...lacking];
          const cost = range(5).map((colour) => countOf(colours, colour));
          if (!equal(cost, BUILDINGS[t]?.cost) || lacking.length !== previewBuild(s, 0, t, of).missing) wrong.push(`${t} on ${of}`);
          met += meeting.length;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(met).toBeGreaterThan(1000);
  });

  test('YA-062 boats placed this turn are counted before older ones', () => {
    const t = table(3).row('T01').sea({ s18: 'B', s08: 'B', s20: 'B' }).turn(2, 'B');
    t.pass().turn(3, 'B').me('place bamboo s19');
    expect(costMet(t.state, tile('T01'), island('i06')).meeting).toEqual([space('s19'), space('s08')]);
  });

  test('YA-059 YA-061 YA-D30 a tile nearly fits where one boat lacks, on free islands only', () => {
    const t = table(3).sea({ s07: 'B', s01: 'W', s18: 'B' });
    const near = (s: State): readonly number[] => nearlyFits(s, tile('T02')).map((found) => found.island);
    expect(near(t.state)).toEqual(['i01', 'i06', 'i12'].map(island));
    expect(nearlyFits(t.state, tile('T02'))[0]).toEqual({ island: island('i01'), lacking: [] });
    expect(nearlyFits(t.state, tile('T02'))[1]).toEqual({ island: island('i06'), lacking: [1] });
    t.sites({ i01: 'sacred', i06: 'P3' });
    expect(near(t.state)).toEqual([island('i12')]);
    const cleared = table(3, { clearedIslandsOnly: true }).sea({ s07: 'B' }).culture({ i01: 'red' });
    expect(near(cleared.state)).toEqual([island('i06')]);
  });

  test('YA-070 a group goes on through neighbours of neighbours, and only through the builder’s own', () => {
    const t = table(3).sites({ i07: 'P2', i14: 'P2', i20: 'P2', i06: 'P3', i12: 'P2' });
    expect(groupAround(t.state, 1, island('i13')).toSorted((a, b) => a - b)).toEqual(['i07', 'i12', 'i13', 'i14', 'i20'].map(island));
    expect(groupAround(t.state, 2, island('i13'))).toEqual(['i13', 'i06'].map(island));
  });

  test('YA-046 YA-076 what can be placed, and what a mooring leaves beside the dock', () => {
    const t = table(3).dock(2, 'W').turn(1);
    t.pass().turn(3, 'BC');
    expect(t.player).toBe(2);
    expect(usableBoats(t.state, 1)).toEqual([1, 1, 0, 1, 0]);
    expect(mooringOf(t.state, 1, [3])).toEqual({ dock: [0, 0, 0, 1, 0], beside: [1, 1, 0, 0, 0] });
  });

  test('YA-100 two boats beside the dock cost a point, one none, and whoever has Aya pays nothing', () => {
    expect(boatPenalty(table(3).beside(2, 'W').state, 1)).toBe(0);
    expect(boatPenalty(table(3).beside(2, 'WW').state, 1)).toBe(1);
    expect(boatPenalty(table(3).beside(2, 'WWB').state, 1)).toBe(1);
    expect(boatPenalty(table(3).beside(2, 'WWB').own(2, 'harbour-master').state, 1)).toBe(0);
    expect(boatPenalty(table(3).beside(2, 'WWB').own(3, 'harbour-master').state, 1)).toBe(1);
  });

  test('YA-D39 a look shows three tiles, or what is left', () => {
    const left = (deck: number): number =>
      lookSize(
        table(3).arrange((s) => {
          s.deck = deck;
        }).state,
      );
    expect([0, 2, 3, 4].map(left)).toEqual([0, 2, 3, 3]);
  });

  test('YA-048 the chain started from the old boat of its colour, from none at an entry', () => {
    const t = table(3).sea({ s08: 'S', s20: 'W' }).turn(1).pass().turn(6, 'WS');
    expect(startedFrom(t.state)).toBeUndefined();
    t.me('place wood s19', 'place stone s18');
    expect(startedFrom(t.state)).toBe(space('s20'));
    const entry = table(3).turn(1, 'W');
    entry.me('place wood s18');
    expect(startedFrom(entry.state)).toBeUndefined();
  });
});
