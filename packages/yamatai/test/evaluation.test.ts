import { at, plainRng, playOut, range } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { type State, yamatai } from '../src';
import { ISLANDS } from '../src/data/geometry';
import { policyOn } from '../src/policy';
import { features } from '../src/policy/features';
import { fitted } from '../src/policy/fitted';
import { boatOf, pack, planAt, siteWorth, surveyIslands } from '../src/policy/survey';
import { missingBoats } from '../src/rules/build/sites';
import { active, BOAT_COLOURS, NONE, seatsOf } from '../src/state';
import { type Table, table } from './helpers';

const policy = policyOn(yamatai.moves);

/** Positions all over games, set-ups and ends included. */
function positions(): State[] {
  const found: State[] = [];
  for (let seed = 1; seed <= 15; seed++) {
    const s = yamatai.initial({ seats: 2 + (seed % 3), options: {} });
    found.push(yamatai.clone(s));
    for (let steps = 0; steps < 8 && yamatai.turn(s).kind !== 'over'; steps++) {
      playOut(yamatai, s, plainRng(seed * 10 + steps), undefined, 1 + 7 * steps);
      found.push(yamatai.clone(s));
    }
  }
  return found;
}

/** How much the first player's lead over the second grows by a change. */
function gain(before: Table, after: Table): number {
  const [own = 0, other = 0] = policy.evaluate(after.state);
  const [ownBefore = 0, otherBefore = 0] = policy.evaluate(before.state);
  return own - other - (ownBefore - otherBefore);
}

describe('the evaluation', () => {
  test('there is a weight for every measure and every part of the game', () => {
    expect(fitted.weights).toHaveLength(features.buckets);
    expect(fitted.spread).toHaveLength(features.buckets);
    for (const weights of fitted.weights) expect(weights).toHaveLength(features.names.length);
    for (const spread of fitted.spread) expect(spread).toBeGreaterThan(0);
  });

  test('every position can be measured, and every view of it', () => {
    for (const full of positions()) {
      for (const s of [full, yamatai.view(full, 1)]) {
        expect(features.bucket(s)).toBeGreaterThanOrEqual(0);
        expect(features.bucket(s)).toBeLessThan(features.buckets);
        for (let seat = 0; seat < seatsOf(s); seat++) {
          const out: number[] = [];
          features.measure(s, seat, out);
          expect(out).toHaveLength(features.names.length);
          expect(out.filter((measure) => !Number.isFinite(measure))).toEqual([]);
        }
        expect(policy.evaluate(s).filter(Number.isFinite)).toHaveLength(seatsOf(s));
      }
    }
  });

  test('more is better', () => {
    expect(gain(table(), table().coins(1, 20))).toBeGreaterThan(1);
    expect(gain(table(), table().coins(2, 20))).toBeLessThan(-1);
    expect(gain(table(), table().tokens(1, 'blue blue'))).toBeGreaterThan(0);
    const prestige = table().arrange((s) => s.prestige.splice(0, 1, 3));
    expect(gain(table(), prestige)).toBeGreaterThan(2);
  });

  test('a stage never returns', () => {
    const s = yamatai.initial({ seats: 2, options: {} });
    let latest = 0;
    playOut(yamatai, s, plainRng(4), (state, seat, _moves, rng) => {
      const stage = policy.stage?.(state) ?? 0;
      expect(stage).toBeGreaterThanOrEqual(latest);
      latest = stage;
      return policy.rollout(state, seat, rng);
    });
    expect(latest).toBeGreaterThan(15);
  });

  test('when the game is over it is the score', () => {
    const s = yamatai.initial({ seats: 3, options: {} });
    playOut(yamatai, s, plainRng(9));
    expect(policy.evaluate(s)).toEqual(yamatai.score(s).total);
  });
});

describe('the survey of islands', () => {
  test('it finds what the rules would let a seat build', () => {
    let ready = 0;
    for (const s of positions()) {
      if (yamatai.turn(s).kind !== 'seats') continue;
      const seat = active(s);
      surveyIslands(s, seat);
      const tiles = [...s.row, ...at(s.reserved, seat)].filter((tile) => tile >= 0);
      for (const island of range(ISLANDS)) {
        if (s.sites[island] !== NONE || at(s.figures, seat) === 0) continue;
        const worth = tiles.filter((tile) => missingBoats(s, tile, island) === 0).map((tile) => siteWorth(s, seat, tile, island));
        expect(planAt(island, 0, 0)).toBeCloseTo(Math.max(0, ...worth));
        ready += worth.length;
      }
    }
    expect(ready).toBeGreaterThan(20);
  });

  test('boats are packed colour by colour', () => {
    const boats = pack((colour) => colour);
    expect(boats).toBe(range(BOAT_COLOURS).reduce((sum, colour) => sum + colour * boatOf(colour), 0));
    expect(pack(() => 99)).toBe(pack(() => 7));
  });
});
