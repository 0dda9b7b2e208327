import { describe, expect, it } from 'vitest';
import { flightsOf } from '../src/boards/pirates/flown';

describe('what changes hands in Pirates', () => {
  it('flies from the hold to the harbour, and is paid for afterwards', () => {
    const flights = flightsOf({ kind: 'GoodsSold', seat: 1, goods: [3, 0, 2], chests: 11, final: false });
    expect(flights.map(({ picture, count }) => [picture, count])).toEqual([
      ['pi-rum', 3],
      ['pi-coffee', 0],
      ['pi-fruit', 2],
      ['pi-chest', 11],
    ]);
    const [goods, paid] = [flights[0], flights.at(-1)];
    expect(goods?.to[0]).toBe('price-0');
    expect([paid?.from[0], paid?.to[0], (paid?.begins ?? 0) > 0]).toEqual(['harbour', 'chests-1', true]);
  });

  it('arrives at a card of whoever takes it, even where no figure shows it', () => {
    for (const event of [
      { kind: 'GoodLoaded', seat: 2, good: 1 } as const,
      { kind: 'BargainStruck', seat: 2, first: 0, second: 1, chests: 4 } as const,
    ]) {
      const ends = flightsOf(event).flatMap(({ from, to }) => [...from, ...to]);
      expect(ends).toContain('player-2');
    }
  });
});
