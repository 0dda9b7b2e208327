import type { SoundName } from './sounds';

/*
 * Sounds are made of oscillators and noise at the moment they are heard: nothing to download. Each is a
 * few partials or a burst of filtered noise with a short envelope.
 */

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
}

interface Noise {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
}

interface Sound {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  wood: {
    tones: [{ wave: 'triangle', from: 240, to: 120, length: 0.09, loud: 0.5 }],
    noises: [{ filter: 'bandpass', from: 1400, length: 0.03, loud: 0.3 }],
  },
  tile: {
    tones: [{ wave: 'triangle', from: 420, to: 300, length: 0.06, loud: 0.35 }],
    noises: [{ filter: 'highpass', from: 2500, length: 0.025, loud: 0.25 }],
  },
  coin: {
    tones: [
      { wave: 'sine', from: 1980, length: 0.14, loud: 0.2 },
      { wave: 'sine', from: 2640, at: 0.06, length: 0.22, loud: 0.18 },
    ],
  },
  splash: { noises: [{ filter: 'lowpass', from: 1800, to: 300, length: 0.4, loud: 0.4 }] },
  sail: { noises: [{ filter: 'bandpass', from: 300, to: 1100, length: 0.45, loud: 0.25 }] },
  drop: {
    tones: [0, 0.07, 0.12, 0.2].map((at) => ({ wave: 'triangle', from: 300, to: 180, at, length: 0.07, loud: 0.35 })),
  },
  roll: {
    noises: [0, 0.06, 0.11, 0.18, 0.27].map((at) => ({ filter: 'bandpass', from: 2200, at, length: 0.025, loud: 0.4 })),
  },
  cannon: {
    tones: [{ wave: 'sine', from: 90, to: 38, length: 0.5, loud: 0.8 }],
    noises: [{ filter: 'lowpass', from: 900, to: 120, length: 0.45, loud: 0.6 }],
  },
  bell: {
    tones: [
      { wave: 'sine', from: 880, length: 0.9, loud: 0.25 },
      { wave: 'sine', from: 2112, length: 0.5, loud: 0.1 },
      { wave: 'sine', from: 880, at: 0.28, length: 0.9, loud: 0.25 },
    ],
  },
  page: { noises: [{ filter: 'highpass', from: 3000, to: 1500, length: 0.16, loud: 0.16 }] },
  fanfare: {
    tones: [523, 659, 784, 1047].map((from, i) => ({ wave: 'triangle', from, at: i * 0.12, length: i === 3 ? 0.7 : 0.2, loud: 0.25 })),
  },
  refuse: { tones: [{ wave: 'triangle', from: 160, to: 130, length: 0.16, loud: 0.3 }] },
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound now. The caller decides whether sounds are wanted. */
export function playSound(name: SoundName): void {
  const ctx = speaking();
  play(ctx, SOUNDS[name], ctx.currentTime);
}

/** What pieces knock on: a tin (its floor, its rim) or wood (a plank, a wall, another cube). */
const KNOCKS: Readonly<Record<'tin' | 'wood', readonly Sound[]>> = {
  tin: [
    {
      tones: [{ wave: 'sine', from: 2350, to: 1900, length: 0.05, loud: 0.13 }],
      noises: [{ filter: 'bandpass', from: 3100, length: 0.022, loud: 0.42 }],
    },
    {
      tones: [
        { wave: 'sine', from: 1480, length: 0.16, loud: 0.16 },
        { wave: 'sine', from: 3320, length: 0.09, loud: 0.07 },
      ],
      noises: [{ filter: 'bandpass', from: 2400, length: 0.03, loud: 0.4 }],
    },
  ],
  wood: [
    {
      tones: [{ wave: 'triangle', from: 520, to: 380, length: 0.05, loud: 0.34 }],
      noises: [{ filter: 'bandpass', from: 1700, length: 0.018, loud: 0.3 }],
    },
    {
      tones: [{ wave: 'triangle', from: 300, to: 210, length: 0.075, loud: 0.38 }],
      noises: [{ filter: 'bandpass', from: 1100, length: 0.022, loud: 0.26 }],
    },
  ],
};

/** Plays a knock of a strength from 0 to 1 after so many seconds; call what it returns to take it back. */
export function playKnock(on: 'tin' | 'wood', what: number, strength: number, after: number): () => void {
  const ctx = speaking();
  const sounds = KNOCKS[on];
  const sound = sounds[what] ?? sounds[0];
  return sound === undefined ? () => undefined : play(ctx, sound, ctx.currentTime + after, 0.08 + 0.6 * strength);
}

function speaking(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Sends a sound on its way; returns what stops it. */
function play(ctx: AudioContext, sound: Sound, begin: number, loudness = 1): () => void {
  const sources: AudioScheduledSourceNode[] = [];
  for (const tone of sound.tones ?? []) {
    const start = begin + (tone.at ?? 0);
    const oscillator = ctx.createOscillator();
    oscillator.type = tone.wave;
    oscillator.frequency.setValueAtTime(tone.from, start);
    if (tone.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
    oscillator.connect(envelope(ctx, start, tone.length, tone.loud * loudness));
    oscillator.start(start);
    oscillator.stop(start + tone.length);
    sources.push(oscillator);
  }
  for (const burst of sound.noises ?? []) {
    const start = begin + (burst.at ?? 0);
    const source = ctx.createBufferSource();
    source.buffer = noise ??= whiteNoise(ctx);
    const filter = ctx.createBiquadFilter();
    filter.type = burst.filter;
    filter.frequency.setValueAtTime(burst.from, start);
    if (burst.to !== undefined) filter.frequency.exponentialRampToValueAtTime(burst.to, start + burst.length);
    source.connect(filter).connect(envelope(ctx, start, burst.length, burst.loud * loudness));
    source.start(start);
    source.stop(start + burst.length);
    sources.push(source);
  }
  return () => {
    for (const source of sources) source.stop();
  };
}

function envelope(ctx: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * 0.4, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(ctx.destination);
  return gain;
}

function whiteNoise(ctx: AudioContext): AudioBuffer {
  const buffer = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
