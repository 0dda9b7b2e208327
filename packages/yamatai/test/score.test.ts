import { at } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { NONE, yamatai } from '../src';
import { only, table, tile } from './helpers';

type T = ReturnType<typeof table>;

const line = (t: T, item: string): number | undefined => yamatai.score(t.state).lines.find((row) => row.item === item)?.points[0];

const built = (t: T, player: number, ...ids: readonly string[]): T =>
  t.arrange((s) => {
    s.built[player - 1] = ids.map(tile);
  });

const reserved = (t: T, ...ids: readonly string[]): T =>
  t.arrange((s) => {
    s.reserved[0] = ids.map(tile);
    s.reservedFrom[0] = ids.map(() => NONE);
  });

/** The last turn of the last round ends; events of the end. */
const end = (t: T) => {
  t.arrange((s) => {
    s.supply[4] = 0;
    s.current = s.order.length - 1;
  });
  t.turn(1, '').me('done');
  return t.me('done');
};

describe('scoring', () => {
  test('YA-095 YAX-90 a point per full 5 coins', () => {
    expect(line(table().coins(1, 14), 'coins')).toBe(2);
    expect(line(table().coins(1, 4), 'coins')).toBe(0);
  });

  test('YA-096 YA-097 YA-098 YAX-91 prestige tokens, built tiles and specialists', () => {
    const t = built(table(), 1, 'T01', 'S01', 'S10', 'O01').own(1, 'cheap-buyer', 'noble').coins(1, 0);
    t.arrange((s) => {
      s.prestige[0] = 3;
    });
    expect([line(t, 'prestige'), line(t, 'buildings'), line(t, 'specialists')]).toEqual([3, 11, 5]);
    expect(yamatai.score(t.state).total[0]).toBe(19);
  });

  test('YA-099 YAX-92 a point less per reserved tile not built', () => {
    expect(line(reserved(table(), 'S01', 'P01'), 'reserved')).toBe(-2);
  });

  test('YA-100 YA-D21 YAX-93 a point less per full two boats beside the dock; those in it do not count', () => {
    expect(line(table().beside(1, 'WWSSC').dock(1, 'G'), 'boats')).toBe(-2);
    expect(line(table().dock(1, 'GWS'), 'boats')).toBe(0);
  });

  test('YA-095 YA-096 YA-097 YA-098 YA-099 YA-100 YAX-94 a whole sheet', () => {
    const t = reserved(built(table(), 1, 'P01', 'P02', 'O01'), 'S01')
      .own(1, 'noble', 'riu')
      .coins(1, 23)
      .beside(1, 'BBB');
    t.arrange((s) => {
      s.prestige[0] = 4;
    });
    expect(yamatai.score(t.state)).toMatchObject({
      lines: [
        { item: 'buildings', points: [17, 0, 0] },
        { item: 'prestige', points: [4, 0, 0] },
        { item: 'specialists', points: [6, 0, 0] },
        { item: 'powers', points: [0, 0, 0] },
        { item: 'coins', points: [4, 2, 2] },
        { item: 'reserved', points: [-1, 0, 0] },
        { item: 'boats', points: [-1, 0, 0] },
      ],
      total: [29, 2, 2],
    });
  });

  test('YA-064 YA-097 what counts during the game is booked by events, the rest when it ends', () => {
    const t = reserved(table(), 'S01').coins(1, 12).beside(1, 'BB');
    expect(
      yamatai
        .score(t.state)
        .lines.filter((row) => row.booked)
        .map((row) => row.item),
    ).toEqual(['buildings', 'prestige', 'specialists']);
    const ended = at(only(end(t), 'GameEnded'), 0);
    expect(ended).toMatchObject({ why: 'boats', coins: [2, 2, 2], reserved: [-1, 0, 0], boats: [-1, 0, 0], powers: [0, 0, 0] });
    expect(yamatai.points(ended)).toContainEqual({ seat: 0, item: 'coins', points: 2 });
    expect(yamatai.score(t.state).lines.every((row) => row.booked)).toBe(true);
  });

  test('YA-D47 totals may be negative, and only the sum of the coins matters', () => {
    const t = reserved(table().coins(1, 4).beside(1, 'WWWW'), 'S01', 'S02');
    expect(yamatai.score(t.state).total[0]).toBe(-4);
    expect(yamatai.ranking(t.state)).toEqual([3, 1, 2]);
  });

  test('YA-101 YAX-107 the highest total wins', () => {
    const t = table();
    t.arrange((s) => {
      s.coins = [0, 0, 0];
      s.prestige = [28, 31, 19];
    });
    end(t);
    expect(yamatai.ranking(t.state)).toEqual([2, 1, 3]);
  });

  test('YA-102 YAX-95 a tie goes to whoever had the earlier turn in the last round', () => {
    const t = table(3);
    t.arrange((s) => {
      s.coins = [0, 0, 0];
      s.prestige = [30, 30, 10];
      s.order = [2, 0, 1];
    });
    end(t);
    expect(yamatai.ranking(t.state)).toEqual([1, 2, 3]);
  });

  test('YA-102 YA-D25 with two turns each the first turns are compared', () => {
    const t = table(2);
    t.arrange((s) => {
      s.coins = [0, 0];
      s.prestige = [30, 30];
      s.order = [1, 0, 0, 1];
    });
    end(t);
    expect(yamatai.ranking(t.state)).toEqual([2, 1]);
  });
});
