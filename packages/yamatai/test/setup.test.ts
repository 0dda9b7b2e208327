import { filled, plainRng, range, sum } from '@quarterdeck/kernel';
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
    [2, 10, 2, 4],
    [3, 8, 1, 3],
    [4, 6, 1, 4],
  ])(
    'YA-026 YA-027 YA-028 YA-029 YA-030 YAX-02 YAX-03 %i players: 10 coins, %i buildings and %i turns each, %i meeples on the first spots',
    (seats, buildings, turns, meeples) => {
      const firsts = new Set<number>();
      for (const seed of seeds) {
        const s = setUp(seats, seed);
        firsts.add(s.order[0] ?? NONE);
        expect(s.spots).toEqual(range(meeples).map((i) => i + 1));
      }
      expect(firsts.size).toBeGreaterThan(1);
      const t = table(seats);
      const taken = filled(seats, 0);
      while (t.state.round === 1 && t.story.run.turn.kind === 'seats') {
        const player = t.player;
        taken[player - 1] = (taken[player - 1] ?? 0) + 1;
        t.coins(player, t.coinsOf(player)).turn(t.state.open.find((fleet) => fleet !== NONE) ?? NONE);
        expect([t.coinsOf(player), t.state.figures[player - 1]]).toEqual([10, buildings]);
        t.pass();
      }
      expect(taken).toEqual(filled(seats, turns));
    },
  );

  test('YA-028 YA-093 a seat ends the game with the last building that its number of players gives, not one before', () => {
    for (const [seats, buildings] of [
      [2, 10],
      [3, 8],
      [4, 6],
    ] as const) {
      for (const left of [1, 2]) {
        const t = table(seats).row('S01').sea({ s18: 'W', s19: 'B' });
        t.arrange((s) => {
          s.figures[1] = left;
          s.built[1] = range(buildings - left).map((i) => i + 5);
          s.deck = 12;
        });
        t.turn(1).pass().turn(3, 'B');
        t.me('place bamboo s20', 'build S01 i06');
        expect(t.player).toBe(2);
        t.pass();
        while (t.story.run.turn.kind === 'seats' && t.state.round === 1)
          t.turn(t.state.open.find((fleet) => fleet !== NONE) ?? NONE).pass();
        expect(t.state.ending).toBe(left === 1 ? 'lastBuilding' : 'none');
      }
    }
  });

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
