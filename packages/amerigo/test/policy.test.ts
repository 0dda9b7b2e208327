import { plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { amerigo, type Move, type State } from '../src';
import { policy } from '../src/policy';
import { choosing, posts, ships, stock, table } from './helpers';

const rollout = (s: State, seat: number): Move => policy.rollout(s, seat, plainRng(1));
const written = (s: State, seat: number): string => amerigo.notation.writeMove(rollout(s, seat));

describe('the playing policy', () => {
  test('it proposes legal moves only, and changes nothing', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const s = amerigo.initial({ seats: 2 + (seed % 3), options: {} });
      playOut(amerigo, s, plainRng(seed), undefined, 20 * seed);
      const turn = amerigo.turn(s);
      if (turn.kind !== 'seats') continue;
      const seat = turn.seats[0] ?? 0;
      const before = JSON.stringify(s);
      expect(amerigo.check(s, seat, rollout(s, seat))).toBeUndefined();
      policy.evaluate(s);
      expect(JSON.stringify(s)).toBe(before);
    }
  });

  test('it beats random play by far', () => {
    let wins = 0;
    for (let game = 0; game < 12; game++) {
      const s = amerigo.initial({ seats: 3, options: {} });
      const mine = game % 3;
      playOut(amerigo, s, plainRng(game), (state, seat, moves, rng) =>
        seat === mine ? policy.rollout(state, seat, rng) : (moves[rng.below(moves.length)] ?? { kind: 'end' as const }),
      );
      if (amerigo.ranking(s)[mine] === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(11);
  });

  test('among itself it scores what people score', () => {
    let points = 0;
    for (let game = 0; game < 6; game++) {
      const s = amerigo.initial({ seats: 3, options: {} });
      playOut(amerigo, s, plainRng(game), (state, seat, _moves, rng) => policy.rollout(state, seat, rng));
      points += s.vp.reduce((sum, vp) => sum + vp, 0) / 18;
    }
    expect(points).toBeGreaterThan(85);
  });

  test('steps that cost nothing are taken at once, and none is left; gold is another matter', () => {
    const lookedAt = (t: ReturnType<typeof choosing>): string[] =>
      amerigo
        .moves(t.state, 0)
        .filter((move) => policy.pointless?.(t.state, 0, move) !== true)
        .map((move) => amerigo.notation.writeMove(move));
    const t = choosing('black5 brown5 white5').arrange((s) => {
      s.gold = [1, 0];
      s.cannons = [6, 0];
    });
    const arming = choosing('black5 brown5 white5', {}, t);
    arming.play('1 choose black');
    expect(lookedAt(arming)).toEqual(['load 5', 'load 6']);
    arming.play('1 load 5');
    expect(lookedAt(arming)).toEqual(['load 1', 'end']);
    const advancing = choosing('brown5');
    advancing.play('1 choose brown');
    expect(lookedAt(advancing)).toEqual(['advance 4']);
    const ordering = choosing('white2');
    ordering.play('1 choose white');
    expect(lookedAt(ordering)).toEqual(['order 1', 'order 2', 'end']);
  });

  test('it founds where it can, completes islands, and arms against pirates', () => {
    const founding = ships(choosing('blue4 red1'), 1, 'e2', 'frame5');
    founding.play('1 choose blue', '1 sail 1 d2');
    expect(written(founding.state, 0)).toBe('found');
    const completing = stock(posts(choosing('green4 yellow1'), 1, 'b5'), 1, 'vD2');
    expect(written(completing.state, 0)).toBe('choose green');
    completing.play('1 choose green');
    expect(written(completing.state, 0)).toBe('build vD2 a4 r1');
    const threatened = choosing('black5 white1', { phase: 'yellow', round: 4 });
    threatened.arrange((s) => {
      s.pirates = [4, 3, 1];
      s.cannons = [4, 0];
      s.vp = [40, 40];
    });
    expect(written(threatened.state, 0)).toBe('choose black');
  });

  test('it values points, posts and tiles', () => {
    const [plain = 0] = policy.evaluate(table().state);
    const [settled = 0] = policy.evaluate(posts(table(), 1, 'd7', 'j13').state);
    const [planned = 0] = policy.evaluate(stock(posts(table(), 1, 'd7', 'j13'), 1, 'R6').state);
    expect(settled).toBeGreaterThan(plain);
    expect(planned).toBeGreaterThan(settled);
  });
});
