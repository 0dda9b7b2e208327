import { scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { amerigo, TOKENS } from '../src';
import { insideTower, NONE } from '../src/state';
import { MAP, table, tokenNumber } from './helpers';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const EIGHT = TOKENS.slice(0, 8).map(({ id }) => id);

describe('set-up: players', () => {
  test('AM-030 AM-034 discs of progress, cannons and points start at 0; so does gold, but for the order', () => {
    const { state } = table(4);
    expect([state.progress, state.cannons, state.vp]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(state.gold).toEqual([0, 1, 2, 3]);
  });

  test('AM-022 AM-023 AM-031 all 37 neutral tiles and 16 village tiles per seat lie in the supply by kind; nobody has planned any', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = table(seats);
      expect(state.neutralSupply).toEqual([6, 6, 5, 5, 4, 4, 4, 3]);
      expect(state.villageSupply).toEqual(Array.from({ length: seats }, () => [3, 3, 3, 3, 2, 2]).flat());
      expect(sum(state.stock)).toBe(0);
    }
  });

  test('AM-032 AM-033 ships and posts are beside the sheet; no production is bought, one of each sort is printed', () => {
    const { state } = table();
    expect(state.ships).toEqual([NONE, NONE, NONE, NONE]);
    expect(state.posts).toEqual([12, 12]);
    expect(sum(state.production)).toBe(0);
    state.commodities[0] = 2;
    expect(amerigo.score(state).lines.find(({ item }) => item === 'cotton')?.points).toEqual([2, 0]);
  });
});

describe('set-up: storage board', () => {
  test('AM-040 AM-041 one of the pirate markers is turned up; those of the other five come only once each', () => {
    const t = scenario(amerigo, { seats: 2 });
    t.play(`* map ${MAP}`, '* order 1 2');
    expect(t.refusal('* order 1 2')).toMatchObject({ code: 'OTHER_OUTCOME_ASKED' });
    t.play('* pirate 3');
    expect(t.state.pirates).toEqual([3]);
    t.arrange((s) => {
      s.stage = 'pirate';
    });
    expect(t.refusal('* pirate 3')).toMatchObject({ code: 'IMPOSSIBLE_OUTCOME', rule: 'AM-040' });
    t.play('* pirate 0');
    t.arrange((s) => {
      s.stage = 'pirate';
    });
    t.play('* pirate 0');
    t.arrange((s) => {
      s.stage = 'pirate';
    });
    expect(t.refusal('* pirate 0')).toMatchObject({ rule: 'AM-040' });
  });

  test('AM-042 eight different progress tokens are laid out, four left and four right', () => {
    const t = scenario(amerigo, { seats: 2 });
    t.play(`* map ${MAP}`, '* order 1 2', '* pirate 0');
    expect(t.refusal(`* progress ${EIGHT.slice(1).join(' ')}`)).toMatchObject({ rule: 'AM-042' });
    expect(t.refusal(`* progress ${EIGHT.slice(1).join(' ')} ${EIGHT[1]}`)).toMatchObject({ rule: 'AM-042' });
    t.play(`* progress ${EIGHT.join(' ')}`);
    expect(t.state.progressOffer).toEqual(EIGHT.map(tokenNumber));
  });

  test('AM-043 AM-044 AM-045 the display fills the spaces of the player count, and four equal stacks are left', () => {
    for (const [seats, spaces] of [
      [2, 6],
      [3, 8],
      [4, 10],
    ] as const) {
      const { state } = table(seats);
      expect(state.productionOffer).toHaveLength(spaces);
      expect(sum(state.productionHidden)).toBe(4 * spaces);
    }
    const t = scenario(amerigo, { seats: 2 });
    t.play(`* map ${MAP}`, '* order 1 2', '* pirate 0', `* progress ${EIGHT.join(' ')}`);
    expect(t.refusal('* production cotton2 cotton2 cotton2 sugar2 sugar3 sugar4')).toMatchObject({ rule: 'AM-044' });
    expect(t.refusal('* production cotton2 cotton2')).toMatchObject({ rule: 'AM-044' });
  });

  test('AM-046 AM-047 AMX-01 a random stack decides the order; everybody gets one gold per player ahead', () => {
    // Red, yellow, blue, white are seats 1 to 4; the stack from the top: red, white, blue, yellow.
    const t = scenario(amerigo, { seats: 4 });
    t.play(`* map ${table(4).state.layout}`, '* order 1 4 3 2');
    expect(t.state.order).toEqual([0, 3, 2, 1]);
    expect(t.state.gold).toEqual([0, 3, 2, 1]);
    expect(t.state.special).toEqual([0, 0, 0, 0]);
    const u = scenario(amerigo, { seats: 2 });
    u.play(`* map ${MAP}`);
    expect(u.refusal('* order 1 1')).toMatchObject({ rule: 'AM-046' });
    expect(u.refusal('* order 1 2 3')).toMatchObject({ rule: 'AM-046' });
  });

  test('AM-048 AMX-03 all cubes are thrown; what comes out is stored by colour, the rest stays inside', () => {
    const { state } = table();
    // Colours: blue, black, red, brown, green, yellow, white.
    expect(state.storage).toEqual([4, 4, 5, 3, 4, 5, 3]);
    expect(sum(state.storage)).toBe(28);
    expect(state.storage.map((_, colour) => insideTower(state, colour))).toEqual([3, 3, 2, 4, 3, 2, 4]);
  });

  test('AM-060 the first round starts with the blue phase', () => {
    expect(table().state).toMatchObject({ round: 1, phase: 0, stage: 'throw' });
  });

  test('AM-D43 everybody sees everything there is; what lies face down is in no state', () => {
    const { state } = table();
    for (const viewer of ['spectator', 0, 1] as const) expect(amerigo.view(state, viewer)).toEqual(state);
    expect(amerigo.redact({ kind: 'PirateShown', marker: 4, strength: 4 }, 1, state)).toEqual({
      kind: 'PirateShown',
      marker: 4,
      strength: 4,
    });
    // Hidden markers, tokens and stacks are only what is not seen: no order is kept anywhere.
    expect(state.pirates).toHaveLength(1);
    expect(JSON.stringify(state)).toBe(JSON.stringify(table().state));
  });
});
