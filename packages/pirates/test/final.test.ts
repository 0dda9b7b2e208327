import { describe, expect, test } from 'vitest';
import { bestFinalPlan } from '../src';
import { type Holdings, kinds, Table } from './helpers';

/** The last round: everybody declines his role, and the game goes into its final scoring. */
function lastTurn(prepare: (t: Table) => void, options: Readonly<Record<string, unknown>> = {}, seats = 2) {
  const t = new Table({ seats, options });
  t.arrange((s) => {
    s.finale = 4;
    s.hands = s.hands.map(() => []);
  });
  prepare(t);
  t.roles(...t.state.chests.map(() => 'captain'));
  const events = t.play(...t.state.chests.map((_, i) => `${i + 1} done`));
  return { t, events };
}

/** Takes the mark for the declined role out of the count. */
const player = (holdings: Holdings): Holdings => ({ ...holdings, marks: (holdings.marks ?? 0) - 1 });

describe('final scoring', () => {
  test('PIX-29 PI-210 PI-212 PI-213 PI-214 PI-215 30 chests and all the rest make 37', () => {
    const { t, events } = lastTurn((table) => {
      table.give(1, player({ chests: 30, goods: [3, 1, 0], yinYang: 5, talismans: 2, marks: 1 }));
      table.arrange((s) => {
        s.harbour = 1;
        s.hands[0] = [5];
      });
    });
    // A Bargain is possible, but rum as a triple is worth more.
    expect(t.waits).toBe('1 finalSale');
    events.push(...t.play('1 done'));
    expect(kinds(events, 'GoodsSold')).toEqual([{ kind: 'GoodsSold', seat: 0, goods: [3, 1, 0], chests: 10, final: true }]);
    expect(kinds(events, 'HandCardsCounted')).toEqual([{ kind: 'HandCardsCounted', seat: 0, cards: 1 }]);
    expect(kinds(events, 'TalismansCounted')[0]).toMatchObject({ chests: 2 });
    expect(kinds(events, 'YinYangCounted')[0]).toMatchObject({ tokens: 5, chests: 1 });
    expect(kinds(events, 'MarksCounted')[0]).toMatchObject({ marks: 2, chests: -6 });
    expect(t.of(1).chests).toBe(37);
    expect(t.game.score(t.state).total[0]).toBe(37);
    expect(t.run.turn.kind).toBe('over');
  });

  test('PI-211 PI-140 PI-D76 Bargains in the final sale, as many as tokens allow, then all the rest by kind', () => {
    const { t } = lastTurn((table) => {
      table.give(1, player({ chests: 0, goods: [2, 2, 1], yinYang: 7 }));
      table.arrange((s) => {
        s.harbour = 1;
      });
    });
    expect(t.moves(0)).toEqual(['bargain rum coffee', 'bargain rum fruit', 'bargain coffee fruit', 'done']);
    expect(t.refusal('1 ritual unsinkable')).toMatchObject({ code: 'NOT_NOW' });
    t.play('1 bargain rum coffee', '1 bargain rum coffee');
    // Two Bargains of 5, the fruit for 1, one token left.
    expect(t.of(1)).toMatchObject({ chests: 11, goods: [0, 0, 0], yinYang: 1, guards: 0 });
    expect(t.run.turn.kind).toBe('over');
  });

  test('PI-D53 the sale of everything is compulsory and automatic without a choice; the best plan is known', () => {
    const { t, events } = lastTurn((table) => table.give(1, player({ goods: [0, 0, 2], yinYang: 9 })));
    expect(kinds(events, 'GoodsSold')).toEqual([{ kind: 'GoodsSold', seat: 0, goods: [0, 0, 2], chests: 2, final: true }]);
    expect(t.run.turn.kind).toBe('over');
    const plan = new Table().give(1, { goods: [1, 1, 0], yinYang: 4 });
    plan.arrange((s) => {
      s.harbour = 1;
    });
    // A Bargain of 5 for three tokens beats 2 and a chest for the tokens.
    expect(bestFinalPlan(plan.state, 0)).toEqual({ sale: 5, tokens: 1, bargain: [0, 1] });
    plan.give(1, { goods: [3, 1, 0] });
    expect(bestFinalPlan(plan.state, 0)).toEqual({ sale: 10, tokens: 4, bargain: undefined });
  });

  test('PI-D76 PI-D32 guards are not posted any more, and marks may take a total below nothing', () => {
    const { t } = lastTurn((table) => table.give(1, player({ chests: 8, goods: [3, 0, 0], marks: 9 })));
    expect(t.of(1)).toMatchObject({ chests: -10, guards: 0 });
  });

  test('PI-002 PI-216 most chests win', () => {
    const { t } = lastTurn((table) => table.give(1, { chests: 20 }).give(2, { chests: 25 }));
    expect(t.game.ranking(t.state)).toEqual([2, 1]);
  });

  test.each([
    ['fewer privateer tiles', [1, 0], [1, 1], [2, 1]],
    ['fewer black marks', [1, 1], [2, 1], [2, 1]],
    ['nothing: the victory is shared', [1, 1], [1, 1], [1, 1]],
  ] as const)('PIX-31 PI-217 PI-D54 a tie is broken by %s', (_, tiles, marks, ranks) => {
    const { t } = lastTurn((table) => {
      marks.forEach((count, i) => {
        table.give(i + 1, player({ chests: 30 + 3 * count, guards: 3, marks: count }));
      });
      table.arrange((s) => {
        s.privateers = [9, 9, 9, 9];
        tiles.forEach((count, seat) => {
          if (count > 0) s.privateers[seat] = seat;
        });
      });
    });
    expect(t.of(1).chests).toBe(t.of(2).chests);
    expect(t.game.ranking(t.state)).toEqual(ranks);
  });

  test('PI-D54 PI-212 marks for cards in hand count in the tie-break', () => {
    const { t } = lastTurn((table) => {
      table.give(1, player({ chests: 33, guards: 3 })).give(2, player({ chests: 30, guards: 3 }));
      table.arrange((s) => {
        s.hands[0] = [4];
      });
    });
    expect(t.of(1).chests).toBe(30);
    expect(t.of(2).chests).toBe(30);
    expect(t.game.ranking(t.state)).toEqual([2, 1]);
  });

  test('PI-003 the score sheet adds up to the chests, item by item', () => {
    const t = new Table().give(1, { goods: [1, 0, 0] });
    t.roles('merchant', 'captain', 'captain');
    t.play('2 done', '3 done', '1 sell 1 rum');
    const sheet = t.game.score(t.state);
    const booked = sheet.lines.filter((line) => line.booked);
    expect(booked.reduce((sum, line) => sum + (line.points[0] ?? 0), 0)).toBe(t.of(1).chests);
    expect(booked.find((line) => line.item === 'gifts')?.points).toEqual([2, 0, 0]);
  });
});
