import { soundings } from '@quarterdeck/kernel/example';
import { describe, expect, test } from 'vitest';
import { type Bout, type Level, meetings, ratings, standings, wilson } from '../src';

const two = { seats: 2, options: {} };
const three = { seats: 3, options: {} };
const bout = (...ranks: number[]): Bout => ({ ranks, points: ranks.map(() => 3), moves: 6, over: true });

describe('a contest', () => {
  test('between two sides, everybody meets everybody once, on both seats', () => {
    const all = meetings(soundings, two, ['captain', 'mate', 'sailor'], 'round-robin');
    expect(all.map(({ seatings }) => seatings)).toEqual([
      [
        ['captain', 'mate'],
        ['mate', 'captain'],
      ],
      [
        ['captain', 'sailor'],
        ['sailor', 'captain'],
      ],
      [
        ['mate', 'sailor'],
        ['sailor', 'mate'],
      ],
    ]);
  });

  test('among more, one meets copies of another on every seat, and the other way round', () => {
    const all = meetings(soundings, three, ['captain', 'mate'], 'round-robin');
    expect(all.map(({ counted }) => counted)).toEqual([['captain'], ['mate']]);
    expect(all[0]?.seatings).toEqual([
      ['captain', 'mate', 'mate'],
      ['mate', 'captain', 'mate'],
      ['mate', 'mate', 'captain'],
    ]);
  });

  test('in a gauntlet the first meets all others, and together all sit at one table', () => {
    expect(meetings(soundings, two, ['captain', 'mate', 'sailor'], 'gauntlet').map(({ against }) => against)).toEqual([
      ['mate'],
      ['sailor'],
    ]);
    expect(meetings(soundings, two, ['captain', 'mate'], 'together')[0]?.seatings).toEqual([
      ['captain', 'mate'],
      ['mate', 'captain'],
    ]);
  });

  test('partners are of the same kind', () => {
    const pairs = { ...soundings, teams: () => [0, 1, 0, 1] };
    expect(meetings(pairs, { seats: 4, options: {} }, ['captain', 'mate'], 'round-robin')[0]?.seatings).toEqual([
      ['captain', 'mate', 'captain', 'mate'],
      ['mate', 'captain', 'mate', 'captain'],
    ]);
  });

  test('standings share a win between equals and give its interval', () => {
    const seating: Level[] = ['mate', 'sailor'];
    const table = standings([bout(1, 1), bout(1, 2)], [seating, seating]);
    expect(table.find(({ level }) => level === 'mate')).toMatchObject({ games: 2, wins: 1.5, meanRank: 1 });
    const { low, high } = wilson(70, 100);
    expect(low).toBeCloseTo(0.604, 2);
    expect(high).toBeCloseTo(0.781, 2);
  });

  test('partners win once', () => {
    const seating: Level[] = ['mate', 'sailor', 'mate', 'sailor'];
    const table = standings([bout(1, 2, 1, 2)], [seating], [0, 1, 0, 1]);
    expect(table.find(({ level }) => level === 'mate')).toMatchObject({ games: 1, wins: 1 });
  });

  test('ratings follow the scale of Elo, also through a third bot', () => {
    const won = (times: number, of: number): Bout[] => Array.from({ length: of }, (_, i) => (i < times ? bout(1, 2) : bout(2, 1)));
    const bouts = [...won(760, 1000), ...won(760, 1000)];
    const seating: Level[][] = bouts.map((_, i) => (i < 1000 ? ['captain', 'mate'] : ['mate', 'sailor']));
    const rated = ratings(bouts, seating);
    expect(rated.get('sailor')).toBe(0);
    expect(rated.get('mate')).toBeGreaterThan(180);
    expect(rated.get('mate')).toBeLessThan(210);
    expect(rated.get('captain')).toBeGreaterThan(380);
    expect(rated.get('captain')).toBeLessThan(420);
  });
});
