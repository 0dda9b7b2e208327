/*
 * The sounds of the house, as recipes: nothing to download. Each is a few partials or bursts of filtered
 * noise; `gain` brings all of them to the same loudness, which their test measures.
 */

export interface Tone {
  readonly wave: 'sine' | 'triangle';
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
}

export interface Noise {
  readonly filter: 'lowpass' | 'bandpass' | 'highpass';
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
}

export interface Sound {
  readonly gain: number;
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

export const SOUNDS = {
  wood: {
    gain: 1.26,
    tones: [{ wave: 'triangle', from: 240, to: 120, length: 0.09, loud: 0.5 }],
    noises: [{ filter: 'bandpass', from: 1400, length: 0.03, loud: 0.3 }],
  },
  tile: {
    gain: 1.6,
    tones: [{ wave: 'triangle', from: 420, to: 300, length: 0.09, loud: 0.35 }],
    noises: [{ filter: 'highpass', from: 2500, length: 0.03, loud: 0.1 }],
  },
  coin: {
    gain: 0.9,
    tones: [
      { wave: 'sine', from: 1980, length: 0.14, loud: 0.2 },
      { wave: 'sine', from: 2640, at: 0.06, length: 0.22, loud: 0.18 },
    ],
  },
  splash: { gain: 1.8, noises: [{ filter: 'lowpass', from: 1800, to: 300, length: 0.4, loud: 0.4 }] },
  sail: { gain: 6.78, noises: [{ filter: 'bandpass', from: 300, to: 1100, length: 0.45, loud: 0.25 }] },
  drop: {
    gain: 1.01,
    tones: [0, 0.07, 0.12, 0.2].map((at) => ({ wave: 'triangle', from: 300, to: 180, at, length: 0.07, loud: 0.35 })),
  },
  roll: {
    gain: 1.97,
    noises: [0, 0.06, 0.11, 0.18, 0.27].map((at) => ({ filter: 'bandpass', from: 2200, at, length: 0.025, loud: 0.4 })),
  },
  cannon: {
    gain: 0.32,
    tones: [{ wave: 'sine', from: 90, to: 38, length: 0.5, loud: 0.8 }],
    noises: [{ filter: 'lowpass', from: 900, to: 120, length: 0.45, loud: 0.6 }],
  },
  bell: {
    gain: 0.44,
    tones: [
      { wave: 'sine', from: 880, length: 0.9, loud: 0.25 },
      { wave: 'sine', from: 2112, length: 0.5, loud: 0.1 },
      { wave: 'sine', from: 880, at: 0.28, length: 0.9, loud: 0.25 },
    ],
  },
  page: { gain: 1.48, noises: [{ filter: 'highpass', from: 3000, to: 1500, length: 0.16, loud: 0.16 }] },
  /** One's own turn: two notes of a boatswain's pipe. */
  turn: {
    gain: 1.1,
    tones: [
      { wave: 'sine', from: 660, length: 0.16, loud: 0.2 },
      { wave: 'sine', from: 990, at: 0.11, length: 0.26, loud: 0.2 },
    ],
  },
  fanfare: {
    gain: 0.66,
    tones: [523, 659, 784, 1047].map((from, i) => ({ wave: 'triangle', from, at: i * 0.12, length: i === 3 ? 0.7 : 0.2, loud: 0.25 })),
  },
  refuse: { gain: 1.6, tones: [{ wave: 'triangle', from: 160, to: 130, length: 0.16, loud: 0.3 }] },
} as const satisfies Readonly<Record<string, Sound>>;

/** The sounds a board may ask for. */
export type SoundName = keyof typeof SOUNDS;

/** What pieces knock on: a tin (its floor, its rim) or wood (a plank, a wall, another cube). */
export const KNOCKS: Readonly<Record<'tin' | 'wood', readonly Sound[]>> = {
  tin: [
    {
      gain: 1,
      tones: [{ wave: 'sine', from: 2350, to: 1900, length: 0.05, loud: 0.13 }],
      noises: [{ filter: 'bandpass', from: 3100, length: 0.022, loud: 0.42 }],
    },
    {
      gain: 1,
      tones: [
        { wave: 'sine', from: 1480, length: 0.16, loud: 0.16 },
        { wave: 'sine', from: 3320, length: 0.09, loud: 0.07 },
      ],
      noises: [{ filter: 'bandpass', from: 2400, length: 0.03, loud: 0.4 }],
    },
  ],
  wood: [
    {
      gain: 1,
      tones: [{ wave: 'triangle', from: 520, to: 380, length: 0.05, loud: 0.34 }],
      noises: [{ filter: 'bandpass', from: 1700, length: 0.018, loud: 0.3 }],
    },
    {
      gain: 1,
      tones: [{ wave: 'triangle', from: 300, to: 210, length: 0.075, loud: 0.38 }],
      noises: [{ filter: 'bandpass', from: 1100, length: 0.022, loud: 0.26 }],
    },
  ],
};

/** How loud a knock of a strength from 0 to 1 is. */
export const knockLoudness = (strength: number): number => 0.08 + 0.6 * strength;
