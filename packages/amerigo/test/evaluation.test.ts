import { plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { amerigo, type State } from '../src';
import { policy } from '../src/policy';
import { features } from '../src/policy/features';
import { fitted } from '../src/policy/fitted';
import { choosing, posts, type Table, table } from './helpers';

/** Positions all over random games, set-ups and ends included. */
function positions(): State[] {
  const found: State[] = [];
  for (let seed = 1; seed <= 18; seed++) {
    const s = amerigo.initial({ seats: 2 + (seed % 3), options: {} });
    found.push(amerigo.clone(s));
    for (let steps = 0; steps < 6 && amerigo.turn(s).kind !== 'over'; steps++) {
      playOut(amerigo, s, plainRng(seed * 10 + steps), undefined, 1 + 17 * steps);
      found.push(amerigo.clone(s));
    }
  }
  return found;
}

function estimate(t: Table, change: (s: State) => void): readonly number[] {
  const s = amerigo.clone(t.state);
  change(s);
  return policy.evaluate(s);
}

/** How much the first seat's lead over the second grows by a change. */
function gain(t: Table, change: (s: State) => void): number {
  const [own = 0, other = 0] = estimate(t, change);
  const [ownBefore = 0, otherBefore = 0] = estimate(t, () => {});
  return own - other - (ownBefore - otherBefore);
}

describe('the evaluation', () => {
  test('there is a weight for every measure and every part of the game', () => {
    expect(fitted.weights).toHaveLength(features.buckets);
    expect(fitted.spread).toHaveLength(features.buckets);
    for (const weights of fitted.weights) expect(weights).toHaveLength(features.names.length);
    for (const spread of fitted.spread) expect(spread).toBeGreaterThan(0);
  });

  test('every position can be measured', () => {
    for (const s of positions()) {
      expect(features.bucket(s)).toBeGreaterThanOrEqual(0);
      expect(features.bucket(s)).toBeLessThan(features.buckets);
      for (let seat = 0; seat < s.seats; seat++) {
        const out: number[] = [];
        features.measure(s, seat, out);
        expect(out).toHaveLength(features.names.length);
        expect(out.filter((measure) => !Number.isFinite(measure))).toEqual([]);
      }
      expect(policy.evaluate(s).filter(Number.isFinite)).toHaveLength(s.seats);
    }
  });

  test('a stage never returns', () => {
    const s = amerigo.initial({ seats: 3, options: {} });
    let latest = 0;
    playOut(amerigo, s, plainRng(4), (state, seat, _moves, rng) => {
      const stage = policy.stage?.(state) ?? 0;
      expect(stage).toBeGreaterThanOrEqual(latest);
      latest = stage;
      return policy.rollout(state, seat, rng);
    });
    expect(latest).toBeGreaterThan(30);
  });

  test.each([1, 2, 3, 4, 5])('in round %i more is better', (round) => {
    const t = posts(choosing('blue3 red2', { round, phase: 'green' }), 1, 'd7');
    t.arrange((s) => {
      s.vp = [30, 30];
      s.pirates = [3];
    });
    expect(gain(t, (s) => s.vp.splice(0, 1, 36))).toBeGreaterThan(4);
    expect(gain(t, (s) => s.gold.splice(0, 1, 6))).toBeGreaterThan(1);
    expect(gain(t, (s) => s.cannons.splice(0, 1, 3))).toBeGreaterThan(0.5);
    expect(gain(t, (s) => s.gold.splice(1, 1, 6))).toBeLessThan(-1);
  });

  test('estimates grow surer towards the end', () => {
    const early = policy.spread?.(choosing('blue3', { round: 1 }).state) ?? 0;
    const late = policy.spread?.(choosing('blue3', { round: 5, phase: 'white' }).state) ?? 0;
    expect(early).toBeGreaterThan(3 * late);
  });

  test('when the game is over it is the score', () => {
    const s = table().state;
    playOut(amerigo, s, plainRng(9));
    expect(policy.evaluate(s)).toEqual(amerigo.score(s).total);
  });
});
