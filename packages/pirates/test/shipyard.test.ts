import { describe, expect, test } from 'vitest';
import { plundersOf } from '../src';
import { kinds, Table } from './helpers';

describe('Shipbuilder', () => {
  test('PI-060 PI-062 ships cost a chest each and are free at once', () => {
    const t = new Table();
    t.roles('shipbuilder', 'shipbuilder', 'captain');
    t.play('1 buy 2');
    expect(t.of(1)).toMatchObject({ chests: 5, reserve: 1, free: 9 });
  });

  test('PI-061 PI-006 no more than the reserve holds and the chests pay: ten ships at most', () => {
    const t = new Table().give(2, { chests: 1, reserve: 6 });
    t.roles('shipbuilder', 'shipbuilder', 'captain');
    expect(t.refusal('1 buy 4')).toMatchObject({ code: 'RESERVE_TOO_SMALL', rule: 'PI-061' });
    expect(t.refusal('1 buy 0')).toMatchObject({ code: 'BUY_AT_LEAST_ONE', rule: 'PI-060' });
    expect(t.moves(0)).toEqual(['buy 1', 'buy 2', 'buy 3', 'done']);
    t.play('1 buy 3');
    expect(t.refusal('2 buy 2')).toMatchObject({ code: 'NOT_ENOUGH_CHESTS', rule: 'PI-061' });
  });

  test('PIX-01 PI-063 Olga buys three ships with 22 chests: one of two guards comes back', () => {
    const t = new Table().give(1, { chests: 22 });
    t.roles('shipbuilder', 'shipbuilder', 'captain');
    expect(t.of(1)).toMatchObject({ guards: 2, reserve: 3, free: 5 });
    t.play('1 buy 3');
    expect(t.of(1)).toMatchObject({ chests: 19, guards: 1, reserve: 0, free: 9 });
  });

  test('PI-065 PI-D12 the gift takes what the purchase left in the reserve', () => {
    const t = new Table();
    t.roles('shipbuilder', 'captain', 'captain');
    t.play('1 buy 3');
    expect(t.of(1)).toMatchObject({ chests: 4, reserve: 0, free: 10 });
    const two = new Table();
    two.roles('shipbuilder', 'captain', 'captain');
    const events = two.play('1 buy 2');
    expect(kinds(events, 'ShipsGranted')).toEqual([{ kind: 'ShipsGranted', seat: 0, ships: 1 }]);
  });

  test('PI-066 an empty reserve, empty chests or no wish to buy: a black mark', () => {
    const t = new Table().give(1, { reserve: 0 }).give(2, { chests: 0 });
    t.roles('shipbuilder', 'shipbuilder', 'shipbuilder');
    expect(t.moves(0)).toEqual(['done']);
    t.play('1 done');
    expect(t.moves(1)).toEqual(['done']);
    t.play('2 done', '3 done');
    expect([1, 2, 3].map((seat) => t.of(seat).marks)).toEqual([1, 1, 1]);
  });

  test('PI-067 PI-076 PI-D61 rituals before and after buying, but ships only once', () => {
    const t = new Table().give(1, { yinYang: 6 });
    t.roles('shipbuilder', 'captain', 'governor');
    t.play('1 ritual double-hold', '1 buy 1', '1 ritual unsinkable');
    expect(t.of(1)).toMatchObject({ doubleHold: 1, unsinkable: 1, yinYang: 1 });
    // Nothing is left to decide: the turn is over.
    expect(t.waits).toBe('3 act');
    const again = new Table().give(1, { yinYang: 2 });
    again.roles('shipbuilder', 'captain', 'governor');
    again.play('1 buy 1');
    expect(again.refusal('1 buy 1')).toMatchObject({ code: 'ACTION_USED', rule: 'PI-D61' });
  });
});

describe('Governor', () => {
  test('PI-070 PI-071 PI-072 one tile of choice and the whole reserve; more tiles in later turns, none twice', () => {
    const t = new Table().give(1, { reserve: 5 });
    t.roles('governor', 'governor', 'captain');
    t.play('1 privateer england');
    expect(t.of(1)).toMatchObject({ tiles: [0], reserve: 0, free: 10, marks: 1 });
    expect(t.refusal('2 privateer england')).toMatchObject({ code: 'TILE_TAKEN', rule: 'PI-072' });
    expect(t.moves(1)).toEqual(['privateer spain', 'privateer france', 'privateer holland', 'done']);
    t.play('2 privateer holland', '3 done');
    t.arrange((s) => s.table.fill(0));
    t.roles('governor', 'captain', 'governor');
    t.play('3 privateer france', '1 privateer spain');
    expect(t.of(1).tiles).toEqual([0, 1]);
  });

  test('PI-D13 an empty reserve still gives tile and mark', () => {
    const t = new Table().give(1, { reserve: 0 });
    t.roles('governor', 'governor', 'captain');
    t.play('1 privateer france');
    expect(t.of(1)).toMatchObject({ tiles: [2], marks: 1, reserve: 0 });
  });

  test('PI-075 no tile left, or no wish: a mark and nothing else', () => {
    const t = new Table().arrange((s) => s.privateers.fill(1));
    t.roles('governor', 'governor', 'captain');
    expect(t.moves(0)).toEqual(['done']);
    t.play('1 done');
    expect(t.of(1)).toMatchObject({ marks: 1, reserve: 3, tiles: [] });
  });

  test('PI-078 PI-D56 the board tells how often each country was plundered; a country that is done with may still be taken', () => {
    const t = new Table().arrange((s) => s.played.push(4, 5, 6, 7, 8));
    t.roles('governor', 'governor', 'captain');
    expect([0, 1, 2, 3].map((country) => plundersOf(t.state, country))).toEqual([0, 4, 1, 0]);
    expect(t.game.words.move({ kind: 'privateer', country: 1 }, t.state, 0).params).toMatchObject({ plundered: 4 });
    t.play('1 privateer spain');
    expect(t.of(1).tiles).toEqual([1]);
  });

  test('PI-073 PI-088 PI-D16 a privateer pays one mark when he plunders his own country, none for other countries', () => {
    const t = new Table().arrange((s) => {
      s.privateers = [1, 1, 9, 9];
    });
    t.roles('captain', 'captain', 'captain');
    const events = t.play('1 play EN3', '1 send 1', '2 send 3', '3 send 1');
    expect(kinds(events, 'MarkTaken')).toEqual([{ kind: 'MarkTaken', seat: 1, cause: 'privateer' }]);
    const other = new Table().arrange((s) => {
      s.privateers = [9, 9, 1, 1];
    });
    other.roles('captain', 'captain', 'captain');
    expect(kinds(other.play('1 play EN3', '1 send 1', '2 send 3', '3 send 1'), 'MarkTaken')).toEqual([]);
  });
});
