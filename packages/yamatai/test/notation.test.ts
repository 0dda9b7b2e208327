import { NotationError } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { yamatai } from '../src';

const { notation } = yamatai;

describe('notation', () => {
  test.each([
    'fleet 9',
    'fleet 10',
    'buy wood',
    'sell gold',
    'place stone s07',
    'collect s08 i07',
    'extra i34',
    'build S01 i06',
    'build P04 i06 fleet',
    'build T05 i06 engineer',
    'build O03 i06 fleet engineer',
    'moor nothing',
    'moor bamboo wood gold',
    'moor wood wood',
    'recruit gold-broker blue blue',
    'recruit riu orange green red',
    'coins',
    'reserve S10',
    'look',
    'keep S10',
    'keep S10 T01 P02',
    'swap i06',
    'with i13',
    'swap s06',
    'with s13',
    'hallow i12',
    'lift s12',
    'land s71',
    'remove s01',
    'done',
  ])('the move "%s" reads and writes alike', (text) => {
    const move = notation.readMove(text);
    expect(move).not.toBeInstanceOf(NotationError);
    if (!(move instanceof NotationError)) expect(notation.writeMove(move)).toBe(text);
  });

  test('boats and tokens may be named in any order', () => {
    expect(notation.readMove('moor gold bamboo')).toEqual(notation.readMove('moor bamboo gold'));
    expect(notation.readMove('recruit riu red green orange')).toEqual(notation.readMove('recruit riu orange green red'));
  });

  test.each([
    ['', '"" is no move; there is fleet, buy'],
    ['sail s07', '"sail" is no move'],
    ['fleet', 'a fleet is missing at the end (fleet <fleet>)'],
    ['fleet 11', '"11" is no fleet; it is a number from 1 to 10'],
    ['fleet 9 9', '"9" is too much'],
    ['buy iron', '"iron" is no boat colour'],
    ['place wood s72', '"s72" is no boat space; there is s01, s02'],
    ['place wood s7', '"s7" is no boat space'],
    ['place s07 wood', '"s07" is no boat colour'],
    ['collect s07 i35', '"i35" is no island; there is i01, i02'],
    ['build S17 i06', '"S17" is no building tile'],
    ['build S01 i06 engineer fleet', '"fleet" is too much'],
    ['moor', 'a boat colour is missing at the end (moor <boat colour…>)'],
    ['moor wood wood wood wood', '4 times a boat colour, but at most 3 are possible'],
    ['recruit riu blue', '1 times a token colour, but at least 2 are needed'],
    ['recruit nobody blue blue', '"nobody" is no specialist'],
    ['keep S10 S10', 'the same building tile stands twice'],
    ['swap 7', '"7" is no island'],
    ['done now', '"now" is too much'],
    ['Done', '"Done" is no move'],
    ['buy  wood', '"" is no boat colour'],
  ])('"%s" is refused with its problem named', (text, problem) => {
    const read = notation.readMove(text);
    expect(read).toBeInstanceOf(NotationError);
    expect(read instanceof NotationError ? read.problem : '').toContain(problem);
  });

  test.each([
    'specialists riu noble pilot climber patron',
    'row S01 P02',
    'look T01',
    'fleets 3 10 1',
    'order 2 1 1 2',
    'islands ogpberOGPBER^---ogpberogpberogpber',
  ])('the outcome "%s" reads and writes alike', (text) => {
    const outcome = notation.readOutcome(text);
    expect(outcome).not.toBeInstanceOf(NotationError);
    if (!(outcome instanceof NotationError)) expect(notation.writeOutcome(outcome)).toBe(text);
  });

  test.each([
    ['die 6', '"die" is no outcome'],
    ['row', 'a building tile is missing at the end'],
    ['fleets 0', '"0" is no fleet'],
    ['order 5 1 2', '"5" is no seat'],
    ['islands xyz', '"x" is no token'],
    ['islands ogp', '3 islands are given, the board has 34'],
    ['islands ogpberOGPBER^---ogpberogpberogpber ogp', '"ogp" is too much at the end'],
  ])('the outcome "%s" is refused with its problem named', (text, problem) => {
    const read = notation.readOutcome(text);
    expect(read).toBeInstanceOf(NotationError);
    expect(read instanceof NotationError ? read.problem : '').toContain(problem);
  });

  test('check never throws, whatever move is read at whatever moment', () => {
    const texts = ['place gold s71', 'collect s40 i34', 'build P04 i34 fleet engineer', 'moor wood wood wood', 'recruit noble red red'];
    texts.push('keep S10 T01 P02', 'with i34', 'with s71', 'land s71', 'remove s71', 'extra i01', 'done', 'look', 'coins', 'fleet 1');
    const moves = texts.map((text) => notation.readMove(text));
    for (const seats of yamatai.seats) {
      const s = yamatai.initial({ seats, options: {} });
      for (const move of moves) {
        if (move instanceof NotationError) throw move;
        for (let seat = 0; seat < 5; seat++) expect(() => yamatai.check(s, seat, move)).not.toThrow();
      }
    }
  });
});
