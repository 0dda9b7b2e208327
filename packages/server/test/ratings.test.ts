import { InputError } from '@quarterdeck/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayRating, newRating, type RatedResult, type Rating, rate, whyUnrated } from '../src/ratings';

const NOBODY_YET: ReadonlyMap<string, Rating> = new Map();

function points(ratings: ReadonlyMap<string, Rating>, player: string): number {
  return displayRating(ratings.get(player) ?? newRating()).points;
}

describe('ratings', () => {
  it('starts everybody at 1500, provisionally', () => {
    expect(displayRating(newRating())).toEqual({ points: 1500, provisional: true });
  });

  it('lifts the winner as much as it lowers the loser of a first duel', () => {
    const after = rate(NOBODY_YET, { players: ['ada', 'bo'], ranks: [2, 1] });
    expect(points(after, 'bo')).toBeGreaterThan(1500);
    expect(points(after, 'ada')).toBeLessThan(1500);
    expect(points(after, 'bo') - 1500).toBe(1500 - points(after, 'ada'));
    expect(after.get('ada')?.games).toBe(1);
  });

  it('orders four new players by their ranks, and shares for a shared rank', () => {
    const after = rate(NOBODY_YET, { players: ['a', 'b', 'c', 'd'], ranks: [4, 1, 2, 2] });
    expect(points(after, 'b')).toBeGreaterThan(points(after, 'c'));
    expect(points(after, 'c')).toBe(points(after, 'd'));
    expect(points(after, 'd')).toBeGreaterThan(points(after, 'a'));
  });

  it('leaves equal players where they are after a draw, and draws unequal players together', () => {
    const level = rate(NOBODY_YET, { players: ['a', 'b', 'c'], ranks: [1, 1, 1] });
    expect(['a', 'b', 'c'].map((player) => points(level, player))).toEqual([1500, 1500, 1500]);
    const before = new Map<string, Rating>([['strong', { mu: 32, sigma: 4, games: 20 }]]);
    const after = rate(before, { players: ['strong', 'new'], ranks: [1, 1] });
    expect(points(after, 'strong')).toBeLessThan(points(before, 'strong'));
    expect(points(after, 'new')).toBeGreaterThan(1500);
  });

  it('rates partners together, wherever they sit', () => {
    const after = rate(NOBODY_YET, { players: ['a', 'x', 'b', 'y'], ranks: [1, 2, 1, 2], teams: [0, 1, 0, 1] });
    expect(points(after, 'a')).toBe(points(after, 'b'));
    expect(points(after, 'x')).toBe(points(after, 'y'));
    expect(points(after, 'a')).toBeGreaterThan(1500);
    expect(points(after, 'x')).toBeLessThan(1500);
  });

  it('moves the less known partner more', () => {
    const before = new Map<string, Rating>([['old', { mu: 25, sigma: 2, games: 90 }]]);
    const after = rate(before, { players: ['old', 'x', 'new', 'y'], ranks: [1, 2, 1, 2], teams: [0, 1, 0, 1] });
    expect(points(after, 'new') - 1500).toBeGreaterThan(points(after, 'old') - 1500);
  });

  it('counts a person who plays both seats of one side once', () => {
    const after = rate(NOBODY_YET, { players: ['a', 'x', 'a', 'y'], ranks: [1, 2, 1, 2], teams: [0, 1, 0, 1] });
    expect([...after.keys()].sort()).toEqual(['a', 'x', 'y']);
    expect(after.get('a')?.games).toBe(1);
  });

  it('shows a lead of about 200 points for winning three games of four, no longer provisional', () => {
    let ratings = new Map<string, Rating>();
    for (let game = 0; game < 2000; game++) ratings = rate(ratings, { players: ['a', 'b'], ranks: game % 4 === 3 ? [2, 1] : [1, 2] });
    const lead = points(ratings, 'a') - points(ratings, 'b');
    expect(lead).toBeGreaterThan(150);
    expect(lead).toBeLessThan(250);
    expect(ratings.get('a')).toMatchObject({ games: 2000 });
    expect(displayRating(ratings.get('a') ?? newRating()).provisional).toBe(false);
  });

  it('says why a game cannot count, and refuses to rate it', () => {
    const cases: ReadonlyArray<readonly [string, RatedResult]> = [
      ['SEAT_COUNT', { players: ['a'], ranks: [1] }],
      ['SEAT_COUNT', { players: ['a', 'b', 'c', 'd', 'e'], ranks: [1, 2, 3, 4, 5] }],
      ['SEATS_DO_NOT_MATCH', { players: ['a', 'b'], ranks: [1] }],
      ['SEATS_DO_NOT_MATCH', { players: ['a', 'b'], ranks: [1, 2], teams: [0] }],
      ['BAD_RANK', { players: ['a', 'b'], ranks: [1, Number.NaN] }],
      ['NO_OPPONENT', { players: ['a', 'b'], ranks: [1, 1], teams: [0, 0] }],
      ['PLAYS_AGAINST_SELF', { players: ['a', 'a'], ranks: [1, 2] }],
    ];
    for (const [reason, result] of cases) {
      expect(whyUnrated(result)).toBe(reason);
      expect(() => rate(NOBODY_YET, result)).toThrow(InputError);
    }
  });

  it('holds for any game: everyone stays finite and surer, winners never fall, the order of seats does not matter', () => {
    const rating = fc.record({
      mu: fc.double({ min: 0, max: 50, noNaN: true }),
      sigma: fc.double({ min: 1, max: 25 / 3, noNaN: true }),
      games: fc.nat(500),
    });
    const game = fc.array(fc.tuple(rating, fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(game, (seats) => {
        const names = seats.map((_, seat) => `p${seat}`);
        const before = new Map(seats.map(([r], seat) => [`p${seat}`, r]));
        const ranks = seats.map(([, rank]) => rank);
        const after = rate(before, { players: names, ranks });
        const reversed = rate(before, { players: [...names].reverse(), ranks: [...ranks].reverse() });
        names.forEach((name, seat) => {
          const was = before.get(name) ?? newRating();
          const is = after.get(name) ?? newRating();
          expect(Number.isFinite(is.mu)).toBe(true);
          expect(is.sigma).toBeGreaterThan(0);
          expect(is.sigma).toBeLessThanOrEqual(Math.hypot(was.sigma, 25 / 300) + 1e-9);
          const wonAlone = ranks.every((rank, other) => other === seat || rank > (ranks[seat] ?? 0));
          if (wonAlone) expect(is.mu).toBeGreaterThanOrEqual(was.mu);
          expect(reversed.get(name)?.mu).toBeCloseTo(is.mu, 9);
        });
        expect(before.get('p0')).toBe(seats[0]?.[0]);
      }),
    );
  });
});
