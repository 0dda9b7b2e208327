import { plainRng } from '@quarterdeck/kernel';
import type { Noise, Sound, Tone } from './sounds';

/** Seconds in which a sound swells: any faster and it would click. */
const ATTACK = 0.008;

/** Where a swell begins and a fade ends, as a part of the full loudness. */
const FAINT = 0.0005;

/** Makes the samples of a sound. The same recipe gives the same samples, so that what is measured is what is heard. */
export function render(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const parts = [...(sound.tones ?? []), ...(sound.noises ?? [])];
  const length = Math.max(0, ...parts.map(({ at = 0, length }) => at + length));
  const samples = new Float32Array(Math.ceil(length * rate));
  for (const tone of sound.tones ?? []) addTone(samples, tone, sound.gain, rate);
  for (const noise of sound.noises ?? []) addNoise(samples, noise, sound.gain, rate);
  return samples;
}

function addTone(samples: Float32Array, tone: Tone, gain: number, rate: number): void {
  const start = Math.round((tone.at ?? 0) * rate);
  const count = Math.floor(tone.length * rate);
  let turns = 0;
  for (let i = 0; i < count; i++) {
    const wave = tone.wave === 'sine' ? Math.sin(2 * Math.PI * turns) : triangle(turns);
    add(samples, start + i, wave * gain * tone.loud * envelope(i / rate, tone.length));
    turns += sliding(tone.from, tone.to, i / count) / rate;
  }
}

/** White noise through a filter of two poles whose frequency may slide. */
function addNoise(samples: Float32Array, noise: Noise, gain: number, rate: number): void {
  const start = Math.round((noise.at ?? 0) * rate);
  const count = Math.floor(noise.length * rate);
  const rng = plainRng(count + start);
  let low = 0;
  let band = 0;
  for (let i = 0; i < count; i++) {
    const stiffness = 2 * Math.sin((Math.PI * Math.min(sliding(noise.from, noise.to, i / count), rate / 7)) / rate);
    const white = rng.u32() / 2 ** 31 - 1;
    low += stiffness * band;
    const high = white - low - band;
    band += stiffness * high;
    const passed = noise.filter === 'lowpass' ? low : noise.filter === 'highpass' ? high : band;
    add(samples, start + i, passed * gain * noise.loud * envelope(i / rate, noise.length));
  }
}

function add(samples: Float32Array, at: number, value: number): void {
  if (at < samples.length) samples[at] = (samples[at] ?? 0) + value;
}

/** A swell, then an even fade for the ear. */
function envelope(time: number, length: number): number {
  return time < ATTACK ? FAINT ** (1 - time / ATTACK) : FAINT ** ((time - ATTACK) / (length - ATTACK));
}

function triangle(turns: number): number {
  return 1 - 4 * Math.abs(((turns + 0.25) % 1) - 0.5);
}

function sliding(from: number, to: number | undefined, part: number): number {
  return to === undefined ? from : from * (to / from) ** part;
}
