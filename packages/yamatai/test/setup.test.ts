import { countOf, plainRng, range, sum } from '@quarterdeck/kernel';
import { scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { NONE, type State, yamatai } from '../src';
import { table } from './helpers';

const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
const setUp = (seats: number, seed: string): State => scenario(yamatai, { seats, seed }).settle().state;
const present = (values: readonly number[]): number[] => values.filter((value) => value !== NONE);

describe('set-up', () => {
  test('YA-020 YA-021 YA-022 YAX-05 five specialists, five buildings and five fleets lie open, the rest is a deck', () => {
    for (const seed of seeds) {
      const s = setUp(4, seed);
      expect(present(s.display)).toHaveLength(5);
      expect(s.specialistDeck).toBe(13);
      expect(s.displayCoins).toEqual([0, 0, 0, 0, 0]);
      expect(present(s.row)).toHaveLength(5);
      expect(s.deck).toBe(23);
      expect(present(s.open)).toHaveLength(5);
      expect(s.faceDown).toHaveLength(1);
      expect([...s.open, ...s.faceDown.flat()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('YA-023 YA-024 YA-025 YAX-04 one token per island: 30 coloured, 4 bare, 7 mountains of which exactly one is bare', () => {
    for (const seed of seeds) {
      const s = setUp(3, seed);
      expect(s.culture).toHaveLength(34);
      for (const colour of range(6)) {
        const islands = range(34).filter((island) => s.culture[island] === colour);
        expect(islands).toHaveLength(5);
        expect(islands.filter((island) => s.mountains[island] === 1)).toHaveLength(1);
      }
      const bare = range(34).filter((island) => s.culture[island] === NONE);
      expect(bare).toHaveLength(4);
      expect(bare.filter((island) => s.mountains[island] === 1)).toHaveLength(1);
      expect(sum(s.mountains)).toBe(7);
      expect(s.tokensOut).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test('YA-023 a set-up with other tokens than those of the box is refused', () => {
    const s = scenario(yamatai, { seats: 2 });
    s.play('* specialists riu noble pilot climber patron', '* row S01 S02 S03 S04 S05', '* fleets 3 7 1 9 5');
    expect(s.refusal(`* islands ${'o'.repeat(34)}`)).toMatchObject({ code: 'WRONG_TOKENS' });
  });

  test.each([
    [2, 10, 2],
    [3, 8, 1],
    [4, 6, 1],
  ])(
    'YA-026 YA-027 YA-028 YA-029 YA-030 YAX-02 YAX-03 %i players: 10 coins, %i buildings and %i meeples each, meeples on the first spots',
    (seats, buildings, meeples) => {
      const firsts = new Set<number>();
      for (const seed of seeds) {
        const s = setUp(seats, seed);
        expect(s.coins).toEqual(range(seats).map(() => 10));
        expect(s.figures).toEqual(range(seats).map(() => buildings));
        expect(s.order).toHaveLength(seats * meeples);
        for (const seat of range(seats)) expect(countOf(s.order, seat)).toBe(meeples);
        expect(s.spots).toEqual(range(seats * meeples).map((i) => i + 1));
        firsts.add(s.order[0] ?? NONE);
      }
      expect(firsts.size).toBeGreaterThan(1);
    },
  );

  test('YA-003 YA-031 YAX-102 the sea starts without boats, the supply is full', () => {
    const s = setUp(4, 'sea');
    expect(s.boats).toEqual(range(71).map(() => NONE));
    expect(s.supply).toEqual([22, 19, 16, 13, 10]);
    expect(s.sacred).toBe(8);
    expect(s.sites.every((site) => site === NONE)).toBe(true);
    expect(s.round).toBe(1);
    expect(s.phase).toBe('fleet');
  });

  test('YA-030 every order of the meeples is drawn', () => {
    const orders = new Set<string>();
    const rng = plainRng(4);
    const s = table(2).state;
    for (let i = 0; i < 200; i++) {
      const drawn = yamatai.sample({ ...s, phase: 'order' }, rng);
      if (drawn.kind === 'order') orders.add(drawn.seats.join(''));
    }
    expect([...orders].toSorted()).toEqual(['0011', '0101', '0110', '1001', '1010', '1100']);
  });
});
