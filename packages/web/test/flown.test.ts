import { describe, expect, it } from 'vitest';
import { flightsOf as flightsInAmerigo } from '../src/boards/amerigo/motion/flown';
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

describe('what changes hands in Amerigo', () => {
  it('flies from where it lay to whoever takes it; a tile and a token as they are drawn there', () => {
    const [token] = flightsInAmerigo({ kind: 'TokenTaken', seat: 1, token: 9, slot: 3 });
    expect(token).toEqual({ from: ['progress-place-3'], to: ['token-9'], picture: { of: 'token-9' }, count: 1 });
    const [bought] = flightsInAmerigo({ kind: 'ProductionBought', seat: 1, sort: 'coffee', cost: 2, slot: 4, ap: 2, paid: 0 });
    expect(bought).toMatchObject({ from: ['production-place-4'], to: ['goods-of-1-4', 'player-1'], picture: 'am-g-f' });
  });

  it('is as many goods as a tile lies on', () => {
    const built = { kind: 'TileBuilt', seat: 0, tile: 2, cell: 21, rotation: 0, island: 1, vp: 4, ap: 3, paid: 0 } as const;
    expect(flightsInAmerigo({ ...built, commodities: ['sugar', 'sugar'] }).map(({ to }) => to[0])).toEqual([
      'goods-of-0-2',
      'goods-of-0-2',
    ]);
    expect(flightsInAmerigo({ ...built, commodities: [] })).toEqual([]);
  });
});
