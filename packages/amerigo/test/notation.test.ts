import { NotationError, plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { amerigo, type Move } from '../src';
import { choosing, space, tileNumber, tokenNumber } from './helpers';

const { readMove, writeMove, readOutcome, writeOutcome } = amerigo.notation;

describe('notation', () => {
  test.each<[string, Move]>([
    ['choose blue', { kind: 'act', colour: 'blue', by: 'cubes' }],
    ['choose red by white', { kind: 'act', colour: 'red', by: 'white' }],
    ['choose green by token', { kind: 'act', colour: 'green', by: 'token' }],
    ['gold', { kind: 'gold' }],
    ['count', { kind: 'count' }],
    ['chest', { kind: 'chest' }],
    ['use gold3', { kind: 'use', token: tokenNumber('gold3') }],
    ['place 1 frame5', { kind: 'place', ship: 0, space: space('frame5') }],
    ['sail 2 c12', { kind: 'sail', ship: 1, space: space('c12') }],
    ['found', { kind: 'found' }],
    ['pass', { kind: 'pass' }],
    ['load 4', { kind: 'load', steps: 4 }],
    ['plan R6', { kind: 'plan', tile: tileNumber('R6') }],
    ['advance 3', { kind: 'advance', steps: 3 }],
    ['take end-7', { kind: 'take', token: tokenNumber('end-7') }],
    ['build vL3 t20 r3', { kind: 'build', tile: tileNumber('vL3'), cell: 399, rotation: 3 }],
    ['buy cotton2', { kind: 'buy', sort: 'cotton', cost: 2 }],
    ['order 4', { kind: 'order', steps: 4 }],
    ['jump', { kind: 'jump' }],
    ['end', { kind: 'end' }],
  ])('"%s" is read and written', (text, move) => {
    expect(readMove(text)).toEqual(move);
    expect(writeMove(move)).toBe(text);
  });

  test.each([
    ['', 'is no move'],
    ['dance', '"dance" is no move; there is choose, gold'],
    ['constructor', 'is no move'],
    ['gold 3', '"3" is too much at the end (gold)'],
    ['choose', 'a colour is missing at the end (choose <colour> [by <way>])'],
    ['choose pink', '"pink" is no colour'],
    ['choose red by magic', '"magic" is no way; there is white, token'],
    ['choose red by cubes', '"cubes" is no way; there is white, token'],
    ['choose red with white', '"with" is too much at the end'],
    ['use gold4', '"gold4" is no progress token'],
    ['place 3 frame1', '"3" is no ship'],
    ['sail 1 u1', '"u1" is no space'],
    ['sail 1 a21', '"a21" is no space'],
    ['sail 1 a01', '"a01" is no space'],
    ['sail 1 frame17', '"frame17" is no space'],
    ['load 0', '"0" is no number of steps'],
    ['load four', '"four" is no number of steps'],
    ['plan X9', '"X9" is no tile'],
    ['build R6 frame1 r0', '"frame1" is no space of the map'],
    ['build R6 a1 4', '"4" is no rotation'],
    ['buy rum2', '"rum2" is no production token'],
    ['end  ', '"" is too much at the end (end)'],
  ])('move "%s" is refused and the problem named', (text, problem) => {
    const read = readMove(text);
    expect(read).toBeInstanceOf(NotationError);
    expect(read instanceof NotationError ? read.problem : '').toContain(problem);
  });

  test.each([
    'map A0B3C1D2E0F0G0H0I1',
    'order 3 1 2',
    'pirate 4',
    'progress gold3 end-7',
    'production cotton2 coffee4',
    'tower blue4 white1',
    'tower nothing',
  ])('outcome "%s" is read and written', (text) => {
    const outcome = readOutcome(text);
    expect(outcome instanceof Error ? outcome.message : writeOutcome(outcome)).toBe(text);
  });

  test.each([
    ['', 'is no outcome'],
    ['dice 4', 'is no outcome'],
    ['map Q0', 'tile letters A to P'],
    ['map A4', 'tile letters A to P'],
    ['map', 'a layout is missing at the end'],
    ['order 1 5', '"5" is no player; it is a number from 1 to 4'],
    ['order', 'a player is missing at the end'],
    ['pirate 5', '"5" is no pirate marker; it is a number from 0 to 4'],
    ['pirate 1 2', '"2" is too much at the end'],
    ['progress gold4', '"gold4" is no progress token'],
    ['production cotton5', '"cotton5" is no production token'],
    ['tower pink2', '"pink2" is not a colour'],
    ['tower blue8', '"blue8" is not a colour'],
    ['tower blue1 blue2', '"blue2" is not a colour'],
    ['tower', 'or "nothing"'],
  ])('outcome "%s" is refused and the problem named', (text, problem) => {
    const read = readOutcome(text);
    expect(read).toBeInstanceOf(NotationError);
    expect(read instanceof NotationError ? read.problem : '').toContain(problem);
  });

  test('no readable move or outcome makes a check throw, at any moment', () => {
    const moves = [
      'choose white by token',
      'count',
      'chest',
      'use ships8',
      'use end-7',
      'place 2 t20',
      'place 1 frame16',
      'sail 1 frame16',
      'sail 2 t20',
      'load 99',
      'plan vO4',
      'advance 99',
      'take jump-first',
      'build R6 t20 r3',
      'build U5 s1 r2',
      'build vI4 t1 r0',
      'buy coffee4',
      'order 99',
      'jump',
      'found',
      'pass',
      'end',
    ].map((text) => readMove(text));
    const outcomes = ['map A0', 'map A0A0A0A0A0A0A0A0A0', 'order 1', 'pirate 0', 'progress gold3', 'production cotton2', 'tower blue7'].map(
      (text) => readOutcome(text),
    );
    for (let seed = 1; seed <= 30; seed++) {
      const s = amerigo.initial({ seats: 2 + (seed % 3), options: {} });
      playOut(amerigo, s, plainRng(seed), undefined, seed * 9);
      for (const move of moves) {
        if (move instanceof Error) throw move;
        for (let seat = 0; seat < s.seats; seat++) expect(() => amerigo.check(s, seat, move)).not.toThrow();
      }
      for (const outcome of outcomes) {
        if (outcome instanceof Error) throw outcome;
        expect(() => amerigo.checkOutcome(s, outcome)).not.toThrow();
      }
    }
    const blank = amerigo.initial({ seats: 2, options: {} });
    for (const outcome of outcomes) if (!(outcome instanceof Error)) expect(amerigo.checkOutcome(blank, outcome)).toBeDefined();
    for (const move of moves) if (!(move instanceof Error)) expect(amerigo.check(blank, 0, move)).toMatchObject({ code: 'NOT_YOUR_TURN' });
  });

  test('every action refuses every move that is not listed', () => {
    const t = choosing('blue4 black1 red1 brown1 green1 yellow1 white1');
    for (const colour of ['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white']) {
      const copy = choosing('blue4 black1 red1 brown1 green1 yellow1 white1', {}, t);
      copy.play(`1 choose ${colour}`);
      const listed = new Set(copy.moves(0));
      for (let cell = 0; cell < 416; cell++) {
        const sail: Move = { kind: 'sail', ship: 0, space: cell };
        expect(amerigo.check(copy.state, 0, sail) === undefined).toBe(listed.has(writeMove(sail)));
      }
    }
  });
});
