import { plainRng } from '@quarterdeck/kernel';
import { scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { pirates } from '../src';
import { Table } from './helpers';

describe('set-up', () => {
  test.each([
    [2, 20],
    [3, 17],
    [4, 14],
  ])(
    'PI-021 PI-022 PI-023 PI-024 with %i players three cards each are dealt and %i stay above the End card, four below it',
    (seats, above) => {
      const s = scenario(pirates, { seats }).settle();
      expect(s.state.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(3));
      expect(new Set(s.state.hands.flat()).size).toBe(3 * seats);
      expect(s.state).toMatchObject({ above, below: 4, endInDeck: true });
    },
  );

  test('PI-021 PI-023 every adventure card can be dealt, no card twice', () => {
    const rng = plainRng(1);
    const start = pirates.initial({ seats: 4, options: {} });
    const seen = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const outcome = pirates.sample(start, rng);
      if (outcome.kind === 'deal') for (const card of outcome.cards) seen.add(card);
    }
    expect(seen.size).toBe(30);
    const s = scenario(pirates, { seats: 2 });
    expect(s.refusal('* deal EN1 EN1 EN2 EN3 EN4 ES1')).toMatchObject({ rule: 'PI-023' });
    expect(s.refusal('* deal EN1 EN2 EN3')).toMatchObject({ rule: 'PI-023' });
  });

  test('PI-025 a full loot deck and an empty discard pile', () => {
    const { state } = new Table();
    expect(state.loot).toEqual([15, 15, 15, 15]);
    expect(state.discarded).toEqual([0, 0, 0, 0]);
  });

  test('PI-026 PI-027 PI-028 PI-029 seven ships, seven chests, seven roles, and nothing else', () => {
    const t = new Table();
    for (const seat of [1, 2, 3]) {
      expect(t.of(seat)).toMatchObject({
        chests: 7,
        free: 7,
        reserve: 3,
        loaded: 0,
        guards: 0,
        atSea: 0,
        yinYang: 0,
        marks: 0,
        doubleHold: 0,
        unsinkable: 0,
        talismans: 0,
        goods: [0, 0, 0],
        tiles: [],
      });
      expect(t.moves(seat - 1)).toHaveLength(7);
    }
  });

  test('PI-031 anybody can become start player, by chance', () => {
    const rng = plainRng(2);
    const s = scenario(pirates, { seats: 3 });
    s.play('* deal EN1 EN2 EN3 EN4 ES1 ES2 ES3 ES4 FR1');
    const starters = new Set(Array.from({ length: 50 }, () => JSON.stringify(pirates.sample(s.state, rng))));
    expect(starters.size).toBe(3);
    expect(s.refusal('* start 4')).toMatchObject({ rule: 'PI-031' });
    s.play('* start 3');
    expect(s.state.starter).toBe(2);
  });
});
