import { parseOptions, plainRng as rng } from '@quarterdeck/kernel';
import { scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { efemeris } from '../src';
import {
  captainsOf,
  duel,
  firstHand,
  fortified,
  general,
  hand,
  inPlay,
  nations,
  offers,
  ownerOf,
  reserve,
  spices,
  team,
  where,
} from './helpers';

const fresh = (seats: number, options = {}) => scenario(efemeris, { seats, options: { starter: '1', ...options } });

describe('duel', () => {
  test('EFX-01 EF-020 EF-024 EF-028 EF-035 EF-036 EF-D02 EF-D54 the armada step by step', () => {
    const t = fresh(2);
    const phases = [t.state.phase];
    const step = (...lines: string[]) => {
      t.play(...lines);
      phases.push(t.state.phase);
    };
    step('1 nation france', '2 nation spain');
    step('1 captains hubac cassini', '2 captains pargo isabel');
    step(`1 crew ${firstHand('france')}`, `2 crew ${firstHand('spain')}`);
    step('1 planet patrocles', '2 planet posidonius');
    step('1 lay P2 d3 n', '2 lay P3 d5 n');
    expect(phases).toEqual(['nation', 'captains', 'crew', 'planet', 'mobilise', 'explore']);
    expect(t.state.stack).toBe(16);
    expect(t.state.planetOwner.filter((owner) => owner < 0)).toHaveLength(6);
    expect([spices(t, 1), spices(t, 2)]).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(hand(t, 1)).toBe('officer gunner banker helmsman courtesan');
    expect(reserve(t, 1)).toBe('officer officer gunner gunner banker helmsman courtesan');
    expect(t.state.handSize).toEqual([5, 5]);
    expect(t.state.reserveSize).toEqual([7, 7]);
  });

  test('EF-022 the start player is drawn by lot and comes first in every step', () => {
    const t = scenario(efemeris, { seats: 2 });
    expect(t.run.turn).toEqual({ kind: 'chance', ask: 'start' });
    expect(t.refusal('* start 3')).toMatchObject({ code: 'NO_SUCH_OUTCOME', rule: 'EF-022' });
    t.play('* start 2');
    expect(t.refusal('1 nation france').code).toBe('NOT_YOUR_TURN');
    t.play('2 nation france', '1 nation spain');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0, 1] });
  });

  test('EF-023 all twenty-four markers are in the bag', () => {
    expect(fresh(2).state.bag).toEqual([8, 8, 8]);
  });

  test('EF-025 a nation is chosen once', () => {
    const t = fresh(2);
    t.play('1 nation britain');
    expect(t.refusal('2 nation britain')).toMatchObject({ code: 'NATION_TAKEN', rule: 'EF-025' });
    t.play('2 nation france');
    expect(nations(t)).toBe('britain france');
    expect(t.refusal('1 captains hubac cosme')).toMatchObject({ code: 'OTHER_NATION' });
  });

  test('EFX-04 EF-026 EF-027 EF-D55 EF-D66 two captains are chosen and ordered in secret; only the first is shown, free of charge', () => {
    const t = fresh(2);
    t.play('1 nation france', '2 nation britain', '1 captains cassini cosme');
    expect(efemeris.view(t.state, 1).captains[0]).toEqual([-1, -1]);
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [1] });
    expect(t.refusal('2 captains blake')).toMatchObject({ code: 'WRONG_NUMBER', params: { n: 2 } });
    expect(t.refusal('2 captains blake blake')).toMatchObject({ code: 'WRONG_NUMBER' });
    expect(offers(t, 2, 'captains')).toHaveLength(12);
    t.play('2 captains byng blake');
    expect(efemeris.view(t.state, 1).captains[0]).toEqual([3, -1]);
    expect(efemeris.view(t.state, 'spectator').captains).toEqual([
      [3, -1],
      [6, -1],
    ]);
    expect(captainsOf(t, 1)).toBe('cassini cosme');
    const chosen = new Set(Array.from({ length: 60 }, (_, i) => efemeris.resample(efemeris.view(t.state, 1), 1, rng(i)).captains[0]?.[1]));
    expect([...chosen].sort()).toEqual([0, 1, 2]);
    expect(t.state.spices).toEqual([0, 0, 0, 0]);
  });

  test('EF-028 exactly five cards, copies allowed as far as there are any, chosen at the same time and in secret', () => {
    const t = fresh(2);
    t.play('1 nation france', '2 nation britain', '1 captains cassini cosme', '2 captains byng blake');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0, 1] });
    expect(t.refusal('1 crew officer gunner')).toMatchObject({ code: 'WRONG_NUMBER', rule: 'EF-028' });
    expect(t.refusal('1 crew officer gunner banker doctor shipbuilder')).toMatchObject({ code: 'OTHER_NATION', rule: 'EF-004' });
    expect(t.refusal('1 crew officer gunner banker banker banker')).toMatchObject({ code: 'NOT_IN_RESERVE' });
    expect(t.refusal('1 crew gunner officer banker banker helmsman')).toMatchObject({ code: 'CREW_ORDER' });
    t.play('2 crew officer officer officer gunner gunner');
    expect(efemeris.view(t.state, 0).hand.slice(5)).toEqual([-1, -1, -1, -1, -1]);
    expect(efemeris.view(t.state, 0).handSize[1]).toBe(5);
    expect(efemeris.view(t.state, 1).hand.slice(5)).toEqual([3, 2, 0, 0, 0]);
  });

  test('EF-029 the suggested first hand is one card of each kind', () => {
    const t = duel();
    expect(hand(t, 1).split(' ')).toHaveLength(5);
    expect(new Set(hand(t, 1).split(' ')).size).toBe(5);
    expect(inPlay(t, 1)).toBe('');
  });

  test('EFX-07 EF-030 no two players mobilise on one planet', () => {
    const t = fresh(2);
    t.play('1 nation france', '2 nation britain', '1 captains cassini cosme', '2 captains byng blake');
    t.play(`1 crew ${firstHand('france')}`, `2 crew ${firstHand('britain')}`);
    expect(offers(t, 1, 'planet')).toHaveLength(8);
    t.play('1 planet patrocles');
    expect(t.refusal('2 planet patrocles')).toMatchObject({ code: 'PLANET_TAKEN', rule: 'EF-030' });
    expect(offers(t, 2, 'planet')).toHaveLength(7);
  });

  test('EF-031 EF-032 EF-034 EF-160 EF-D01 EF-D03 the tile lies north or south, turned as its owner likes; marker and galleon are on it, no frigate', () => {
    const t = fresh(2);
    t.play('1 nation france', '2 nation britain', '1 captains cassini cosme', '2 captains byng blake');
    t.play(`1 crew ${firstHand('france')}`, `2 crew ${firstHand('britain')}`, '1 planet patrocles', '2 planet pytheas');
    expect(t.refusal('1 lay P4 d3 n')).toMatchObject({ code: 'NOT_YOUR_TILE', rule: 'EF-031' });
    expect(t.refusal('1 lay P2 e3 n')).toMatchObject({ code: 'NOT_THE_START_PLACE', rule: 'EF-031' });
    expect(offers(t, 1, 'lay')).toEqual(['n', 'ne', 'se', 's', 'sw', 'nw'].map((edge) => `lay P2 d3 ${edge}`));
    t.play('1 lay P2 d3 sw', '2 lay P4 d5 n');
    expect([ownerOf(t, 'patrocles'), ownerOf(t, 'pytheas')]).toEqual([1, 2]);
    expect([where(t, '1g'), where(t, '2g'), where(t, '1f1')]).toEqual(['patrocles', 'pytheas', 'nowhere']);
    expect(fortified(t, 'patrocles')).toBe(false);
    t.play('* tiles S1 S2', '1 lay S1 e3 n', '1 lay S2 e4 n');
    expect(spices(t, 1)).toEqual([2, 1]);
  });

  test('EF-037 EF-D64 costs and production are the same for all to see, and so is what everybody holds', () => {
    const t = duel();
    const seen = efemeris.view(t.state, 'spectator');
    expect(seen.spices).toEqual(t.state.spices);
    expect(seen.planetOwner).toEqual(t.state.planetOwner);
    expect(seen.bonuses).toEqual(t.state.bonuses);
    expect(seen.reserveSize).toEqual([7, 7]);
  });
});

describe('general mode', () => {
  test('EFX-02 EF-040 EF-041 EF-042 EF-043 planets at north, south-east and south-west, spices by turn order, fifteen tiles', () => {
    const t = general();
    expect([spices(t, 1), spices(t, 2), spices(t, 3)]).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(t.state.stack).toBe(15);
    expect(nations(t)).toBe('france britain spain');
    const order = scenario(efemeris, { seats: 3, options: { starter: '3' } });
    order.play('3 nation france', '1 nation britain', '2 nation spain');
    expect(order.state.starter).toBe(2);
  });

  test('EF-041 the third seat starting lays north, the next clockwise south-east', () => {
    const t = scenario(efemeris, { seats: 3, options: { starter: '3' } });
    t.play('3 nation france', '1 nation britain', '2 nation spain');
    t.play('1 captains byng blake', '2 captains pargo isabel', '3 captains hubac cosme');
    t.play(`1 crew ${firstHand('britain')}`, `2 crew ${firstHand('spain')}`, `3 crew ${firstHand('france')}`);
    t.play('3 planet patrocles', '1 planet apollas', '2 planet hecateus');
    t.play('3 lay P2 d3 n', '1 lay P6 e4 n', '2 lay P7 c4 n');
    expect(spices(t, 3)).toEqual([1, 1]);
    expect(spices(t, 2)).toEqual([2, 2]);
    expect(t.state.active).toBe(2);
  });
});

describe('team mode', () => {
  test('EFX-03 EF-050 EF-051 EF-053 EF-055 EF-056 EF-057 EF-058 EF-D49 EF-D50 nation, captain, planets, crew, spices', () => {
    const t = team();
    expect(t.state.handSize).toEqual([3, 3, 3, 3]);
    expect(t.state.reserveSize).toEqual([6, 6]);
    expect(reserve(t, 1)).toBe(reserve(t, 2));
    expect(t.state.stack).toBe(14);
    expect([1, 2, 3, 4].map((seat) => spices(t, seat).join())).toEqual(['1,1', '1,1', '1,2', '1,2']);
    expect([1, 2, 3, 4].map((seat) => where(t, `${seat}g`))).toEqual(['patrocles', 'demodamas', 'posidonius', 'apollas']);
    expect(t.state.active).toBe(0);
  });

  test('EF-052 EF-D79 four captains at once and in secret; the partner’s is taken; partners see each other', () => {
    const t = fresh(4);
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0, 1] });
    t.play('2 nation france', '4 nation spain');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0, 1, 2, 3] });
    t.play('2 captains cosme');
    expect(t.refusal('1 captains cosme')).toMatchObject({ code: 'PARTNER_HAS_IT', rule: 'EF-052' });
    expect(offers(t, 1, 'captains')).toHaveLength(3);
    expect(efemeris.view(t.state, 0).captains[1]).toEqual([2]);
    expect(efemeris.view(t.state, 2).captains[1]).toEqual([-1]);
    t.play('1 captains hubac', '3 captains pargo', '4 captains isabel');
    expect(efemeris.view(t.state, 2).captains).toEqual([[0], [2], [8], [10]]);
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0, 1] });
  });

  test('EFX-06 EF-054 the first planet goes north, the second next to it inside the two rings', () => {
    const t = fresh(4, { expert: true, sky: '25' });
    t.play('1 nation france', '3 nation spain', '1 captains hubac', '2 captains cosme', '3 captains pargo', '4 captains isabel');
    t.play('2 planet demodamas', '1 planet patrocles', '3 planet apollas', '4 planet pytheas');
    expect(t.refusal('1 lay P2 e3 n')).toMatchObject({ code: 'NOT_THE_START_PLACE', rule: 'EF-054' });
    t.play('2 lay P1 d3 n');
    expect(t.refusal('1 lay P2 d5 n')).toMatchObject({ code: 'NOT_NEXT_TO_PARTNER', rule: 'EF-054' });
    expect(t.refusal('1 lay P2 d4 n')).toMatchObject({ code: 'PLACE_TAKEN', rule: 'EF-054' });
    expect(t.refusal('1 lay P2 e1 n')).toMatchObject({ code: 'NOT_NEXT_TO_PARTNER' });
    const places = new Set(offers(t, 1, 'lay').map((move) => move.split(' ')[2]));
    expect([...places].sort()).toEqual(['c2', 'c3', 'd2', 'e2', 'e3']);
  });

  test('EF-D79 partners pick crew card by card from the common twelve, both teams at once', () => {
    const t = fresh(4);
    t.play('1 nation france', '3 nation spain', '1 captains hubac', '2 captains cosme', '3 captains pargo', '4 captains isabel');
    t.play('1 planet patrocles', '2 planet demodamas', '3 planet apollas', '4 planet pytheas');
    t.play('1 lay P2 d3 n', '2 lay P1 e3 n', '3 lay P6 d5 n', '4 lay P4 c5 n');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [0, 2] });
    t.play('1 crew helmsman');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [1, 2] });
    t.play('2 crew helmsman');
    expect(t.refusal('1 crew helmsman')).toMatchObject({ code: 'NOT_IN_RESERVE' });
    t.play('1 crew gunner', '2 crew gunner', '1 crew officer', '2 crew officer');
    expect(t.run.turn).toEqual({ kind: 'seats', seats: [2] });
  });
});

describe('expert level', () => {
  test('EFX-05 EF-204 three captains in duel and general mode', () => {
    const t = fresh(2, { expert: true });
    t.play('1 nation france', '2 nation britain');
    expect(t.refusal('1 captains hubac cosme')).toMatchObject({ code: 'WRONG_NUMBER', rule: 'EF-204', params: { n: 3 } });
    expect(offers(t, 1, 'captains')).toHaveLength(24);
  });

  test('EFX-100 EF-201 six of eight expert tiles make a sky of 25 with a stack of 22', () => {
    const stacks = ['23', '25', '27'].map((sky) => {
      const { state } = duel({ options: { expert: true, sky } });
      return [state.expertsInStack, state.rules.size, state.stack];
    });
    expect(stacks).toEqual([
      [4, 23, 20],
      [6, 25, 22],
      [8, 27, 24],
    ]);
  });
});

test('EF-019 a world guessed before the nations are chosen can be played on: nobody holds cards yet', () => {
  const start = efemeris.initial({ seats: 2, options: parseOptions(efemeris.options, {}) });
  const world = efemeris.resample(efemeris.view(start, 0), 0, rng(1));
  expect(world).toEqual(start);
});
