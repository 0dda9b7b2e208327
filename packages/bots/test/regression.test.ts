import { plainRng } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { findSpread, findWeights, prove, reliabilityOf, type Sample } from '../src/regression';

const rng = plainRng(3);
const anyNumber = (): number => rng.below(2001) / 1000 - 1;

/** Two seats whose leads follow from two features and some luck, the first feature counting `first` times. */
function samples(count: number, bucket: number, first: number): Sample[] {
  return Array.from({ length: count }, () => {
    const a = anyNumber();
    const b = anyNumber();
    const lead = first * a - 2 * b + 2 * (anyNumber() + anyNumber());
    return {
      bucket,
      features: Float32Array.of(a, b, -a, -b),
      targets: [lead, -lead],
      wins: lead > 0 ? [1, 0] : [0, 1],
    };
  });
}

describe('the fit', () => {
  test('finds the weights by which leads came about, bucket by bucket', () => {
    const weights = findWeights([...samples(4000, 0, 3), ...samples(4000, 1, 5)], 2, 2);
    expect(weights[0]?.[0]).toBeCloseTo(3, 0);
    expect(weights[1]?.[0]).toBeCloseTo(5, 0);
    for (const own of weights) expect(own[1]).toBeCloseTo(-2, 0);
  });

  test('a bucket that has seen little leans on the others', () => {
    const [, rare = [], none = []] = findWeights([...samples(4000, 0, 3), ...samples(3, 1, -20)], 3, 2);
    expect(rare[0]).toBeGreaterThan(1);
    expect(none[0]).toBeGreaterThan(2);
  });

  test('nothing weighs less than it may, and what is held there leaves the others right', () => {
    const [own = []] = findWeights(samples(4000, 0, 3), 1, 2, [Number.NEGATIVE_INFINITY, 1]);
    expect(own[1]).toBe(1);
    expect(own[0]).toBeCloseTo(3, 0);
    expect(findWeights(samples(4000, 0, 3), 1, 2, [1, Number.NEGATIVE_INFINITY])[0]?.[1]).toBeCloseTo(-2, 0);
  });

  test('shares mean what they say in games that the weights do not know', () => {
    const weights = findWeights(samples(4000, 0, 3), 1, 2);
    const spread = findSpread(samples(4000, 0, 3), weights);
    const unknown = samples(4000, 0, 3);
    const [proof] = prove(unknown, { weights, spread });
    expect(proof?.positions).toBe(4000);
    expect(proof?.foretold).toBeGreaterThan(0.4);
    expect(proof?.surprise).toBeLessThan((proof?.surpriseOfEqualShares ?? 0) - 0.2);
    for (const { expected, happened } of reliabilityOf(unknown, { weights, spread }))
      expect(Math.abs(expected - happened)).toBeLessThan(0.08);
  });
});
