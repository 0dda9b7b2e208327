import { describe, expect, test } from 'vitest';
import { thinned } from '../src/kit/physics/knocks';
import { KNOCKS, knockLoudness, SOUNDS, type Sound } from '../src/kit/sounds';
import { render } from '../src/kit/synth';

const RATE = 48_000;

/** What every sound is to be as loud as, in LUFS, and how far off it may be. */
const TARGET = -28;
const BAND = 1;

/** Room below full scale, so that two sounds at the same moment do not clip either. */
const HIGHEST_PEAK = 0.6;

const sounds: readonly (readonly [string, Sound])[] = Object.entries(SOUNDS);
const knocks = Object.entries(KNOCKS).flatMap(([on, all]) => all.map((sound, what) => [`${on} ${what}`, sound] as const));

test('every sound stays clear of clipping, begins and ends in silence, and is soon over', () => {
  for (const [name, sound] of [...sounds, ...knocks]) {
    const samples = render(sound, RATE);
    expect(peakOf(samples), name).toBeLessThan(HIGHEST_PEAK);
    expect(Math.abs(samples[0] ?? 1), name).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1), name).toBeLessThan(0.01);
    expect(samples.length / RATE, name).toBeLessThan(1.5);
  }
});

test('every sound is as loud as the others', () => {
  for (const [name, sound] of sounds) expect(Math.abs(loudness(render(sound, RATE)) - TARGET), name).toBeLessThan(BAND);
});

describe.each(['tin', 'wood'] as const)('a throw on %s', (on) => {
  // More than any throw has: a hard knock at every moment that is let through.
  const knocks = thinned(Array.from({ length: 150 }, (_, i) => ({ at: i * 4, strength: 1, what: i % 2 })));

  test('does not clip, however many pieces knock', () => {
    expect(knocks.length).toBeGreaterThan(20);
    expect(peakOf(mixed(on, knocks))).toBeLessThan(1);
  });

  test('is not much louder than a single sound', () => {
    expect(loudness(mixed(on, knocks))).toBeLessThan(TARGET + 6);
  });

  test('is softer where pieces touch lightly', () => {
    const gentle = knocks.map((knock) => ({ ...knock, strength: 0.1 }));
    expect(loudness(mixed(on, gentle))).toBeLessThan(loudness(mixed(on, knocks)) - 6);
  });
});

test('the measure itself: a sine of full scale at 997 Hz has -3.01 LUFS', () => {
  const sine = Float32Array.from({ length: RATE }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / RATE));
  expect(loudness(sine)).toBeCloseTo(-3.01, 1);
});

function mixed(
  on: 'tin' | 'wood',
  knocks: readonly { readonly at: number; readonly strength: number; readonly what: number }[],
): Float32Array {
  const out = new Float32Array(RATE);
  const samples = KNOCKS[on].map((sound) => render(sound, RATE));
  for (const { at, strength, what } of knocks) {
    const start = Math.round((at / 1000) * RATE);
    samples[what]?.forEach((sample, i) => {
      out[start + i] = (out[start + i] ?? 0) + sample * knockLoudness(strength);
    });
  }
  return out;
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/** The highest momentary loudness (400 ms) by ITU-R BS.1770, of one channel. */
function loudness(samples: Float32Array): number {
  const heard = biquad(
    biquad(samples, [1.53512485958697, -2.69169618940638, 1.19839281085285], [-1.69065929318241, 0.73248077421585]),
    [1, -2, 1],
    [-1.99004745483398, 0.99007225036621],
  );
  const window = 0.4 * RATE;
  let highest = 0;
  for (let start = 0; start === 0 || start + window <= heard.length; start += window / 8) {
    let sum = 0;
    for (let i = start; i < Math.min(start + window, heard.length); i++) sum += (heard[i] ?? 0) ** 2;
    highest = Math.max(highest, sum / window);
  }
  return -0.691 + 10 * Math.log10(highest);
}

function biquad(x: Float32Array, [b0, b1, b2]: readonly [number, number, number], [a1, a2]: readonly [number, number]): Float32Array {
  const y = new Float32Array(x.length);
  for (let i = 0; i < x.length; i++) {
    y[i] = b0 * (x[i] ?? 0) + b1 * (x[i - 1] ?? 0) + b2 * (x[i - 2] ?? 0) - a1 * (y[i - 1] ?? 0) - a2 * (y[i - 2] ?? 0);
  }
  return y;
}
