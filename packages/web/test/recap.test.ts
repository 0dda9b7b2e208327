import { type Message, message } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { recapsOf, sinceLastMove, stretchesOf, subjectOf } from '../src/stage/recap';
import type { LogItem } from '../src/table/table-client';

const says = (key: string, seat: number): Message => message(key, { who: { seat } });

const always = (): boolean => true;

function item(id: number, by: number | undefined, told: Message, points = 0): LogItem {
  const scored = points === 0 || by === undefined ? [] : [{ seat: by, item: 'any', points }];
  return { id, n: id, by, event: undefined, message: told, chapter: [], points: scored, at: undefined };
}

describe('what a line speaks of', () => {
  test('is the seat it names, also in the name of a ship; lists and rounds speak of nobody', () => {
    expect(subjectOf(says('sails', 2))).toBe(2);
    expect(subjectOf(message('sinks', { ship: message('galleonOf', { who: { seat: 1 } }) }))).toBe(1);
    expect(subjectOf(message('order', { players: [says('player', 0)] }))).toBeUndefined();
    expect(subjectOf(message('roundEnds', { round: 3 }))).toBeUndefined();
  });
});

describe('the log as turns', () => {
  const exploration = [message('turn', { n: 1 }), message('exploration')];
  const tactics = [message('turn', { n: 1 }), message('tactics')];

  test('gives what a move sets off in the next part of the game to whom it speaks of, with what they do there', () => {
    const log = [
      { ...item(1, 0, says('builds', 0)), chapter: tactics },
      { ...item(2, 0, says('begins', 1)), chapter: exploration, n: 1 },
      { ...item(3, 1, says('lays', 1)), chapter: exploration },
    ];
    expect(stretchesOf(log).map(({ by, items }) => [by, items.map(({ id }) => id)])).toEqual([
      [0, [1]],
      [1, [2, 3]],
    ]);
    const begun = [...log.slice(0, 1), { ...item(2, 0, message('roundBegins')), chapter: exploration, n: 1 }];
    expect(stretchesOf(begun).map(({ by }) => by)).toEqual([0, undefined]);
  });

  test('recaps a turn through all its parts', () => {
    const log = [
      { ...item(1, 0, says('lays', 0)), chapter: exploration },
      { ...item(2, 0, says('sails', 0)), chapter: tactics },
    ];
    const [recap] = recapsOf(log, 1, always);
    expect(recap?.from).toBe(1);
    expect(recap?.lines.map(({ key }) => key)).toEqual(['lays', 'sails']);
  });
});

describe('the recap of a turn (play P3)', () => {
  test('tells what the seat did, not what its move set off for others or for all', () => {
    const [first, second] = recapsOf(
      [item(1, 0, says('builds', 0)), item(2, 0, message('roundEnds')), item(3, 0, says('collects', 1)), item(4, 1, says('sails', 1))],
      2,
      always,
    );
    expect(first?.lines.map(({ key }) => key)).toEqual(['builds']);
    expect(second?.lines.map(({ key }) => key)).toEqual(['sails']);
  });

  test('tells first what brought most points, else the last', () => {
    const [recap] = recapsOf([item(1, 0, says('builds', 0), 3), item(2, 0, says('takesCoins', 0))], 1, always);
    expect(recap?.says.key).toBe('builds');
    const [plain] = recapsOf([item(1, 0, says('takes', 0)), item(2, 0, says('places', 0))], 1, always);
    expect(plain?.says.key).toBe('places');
  });

  test('leaves out what shows nothing; a turn of only that keeps what was told before', () => {
    const finished = { ...item(2, 0, says('finishesPhase', 0)), event: 'finished' };
    const shows = (event: unknown): boolean => event !== 'finished';
    const [first] = recapsOf([item(1, 0, says('sails', 0)), finished], 1, shows);
    expect(first?.lines.map(({ key }) => key)).toEqual(['sails']);
    const [kept] = recapsOf([item(1, 0, says('sails', 0)), item(3, 1, says('sails', 1)), { ...finished, id: 4 }], 2, shows);
    expect(kept?.says.key).toBe('sails');
  });
});

describe('everything since one’s own last move', () => {
  const [sailing, cannons] = [[message('sailing')], [message('cannons')]];
  const ends = { ...item(2, 0, says('sails', 0)), chapter: sailing };
  const thrown = { ...item(3, 0, message('cubesFell')), chapter: cannons, n: 2 };
  const answer = { ...item(4, 1, says('loads', 1)), chapter: cannons };

  test('begins with what its end set off: a throw is seen again', () => {
    expect(sinceLastMove([ends, thrown, answer], 0)).toBe(3);
    expect(sinceLastMove([ends, answer], 0)).toBe(4);
  });

  test('does not begin with what others set off for oneself', () => {
    const begins = { ...item(5, 1, says('begins', 0)), chapter: sailing, n: 4 };
    expect(sinceLastMove([ends, thrown, answer, begins], 0)).toBe(3);
  });

  test('is nothing before one has moved, and while nothing has happened since', () => {
    expect(sinceLastMove([answer], 0)).toBeUndefined();
    expect(sinceLastMove([ends], 0)).toBeUndefined();
  });
});
