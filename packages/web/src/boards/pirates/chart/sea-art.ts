import { fig } from '../../../kit';
import { contours } from '../draw/contours';
import { hatching, noise, type Point, rough, smoothClosed } from '../draw/path';

/* The sea chart in the tin lid, 270 × 270 millimetres. */

export const SIDE = 270;

interface Land {
  readonly outline: readonly Point[];
  readonly seed: number;
}

const LANDS: readonly Land[] = [
  {
    outline: [
      [196, -10],
      [204, 14],
      [222, 22],
      [232, 44],
      [250, 52],
      [262, 76],
      [284, 82],
      [284, -14],
    ],
    seed: 7,
  },
  {
    outline: [
      [-12, 196],
      [10, 204],
      [24, 220],
      [44, 226],
      [52, 246],
      [70, 258],
      [74, 284],
      [-14, 284],
    ],
    seed: 3,
  },
  {
    outline: [
      [-12, 26],
      [8, 30],
      [20, 44],
      [16, 60],
      [4, 68],
      [-12, 66],
    ],
    seed: 11,
  },
  {
    outline: [
      [222, 226],
      [236, 216],
      [252, 222],
      [254, 238],
      [240, 248],
      [226, 242],
    ],
    seed: 5,
  },
  {
    outline: [
      [92, 20],
      [104, 15],
      [114, 22],
      [110, 31],
      [97, 32],
    ],
    seed: 21,
  },
];

/** Left, top and width of hills and palms. */
export type Spot = readonly [number, number, number];
export const HILLS: readonly Spot[] = [
  [232, 14, 13],
  [245, 18, 17],
  [254, 36, 12],
  [238, 30, 11],
  [8, 226, 14],
  [22, 236, 16],
  [5, 243, 13],
  [38, 248, 12],
  [2, 46, 11],
  [236, 227, 10],
];
export const PALMS: readonly Spot[] = [
  [222, 8, 6],
  [258, 56, 6],
  [56, 256, 6],
  [32, 226, 6],
  [244, 236, 5],
  [100, 19, 5],
  [8, 52, 5],
];

interface SeaArt {
  readonly land: string;
  /** Depth lines, nearest to the coast first. */
  readonly depths: readonly string[];
  readonly rhumbs: readonly string[];
  readonly soundings: readonly { readonly x: number; readonly y: number; readonly fathoms: number }[];
  readonly scale: string;
}

let drawn: SeaArt | undefined;

export function seaArt(): SeaArt {
  drawn ??= draw();
  return drawn;
}

function draw(): SeaArt {
  const coasts = LANDS.map(({ outline, seed }) => rough(outline, seed));
  const random = noise(42);
  return {
    land: coasts.map(smoothClosed).join(''),
    depths: contours(coasts, { left: -3, top: -3, right: 273, bottom: 273 }, [2.6, 5.6, 9.4, 14.2, 20], 2.4, 0.35),
    rhumbs: [rhumbs(66, 96, 32, 0), rhumbs(214, 150, 16, Math.PI / 16) + rhumbs(120, 236, 16, 0)],
    soundings: Array.from({ length: 34 }, () => ({
      x: 16 + random() * 238,
      y: 16 + random() * 238,
      fathoms: 4 + Math.floor(random() * 38),
    })),
    scale: scaleBar(),
  };
}

/** Straight courses from one point to all quarters. */
export function rhumbs(x: number, y: number, count: number, turn: number, length = 400): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = turn + (i * 2 * Math.PI) / count;
    d += `M${x} ${y}l${fig(Math.sin(angle) * length)} ${fig(-Math.cos(angle) * length)}`;
  }
  return d;
}

/** Every other centimetre of the border is dark: the chart is its own scale. */
function scaleBar(): string {
  let d = '';
  for (let x = 0; x < SIDE; x += 20) {
    d += `M${x} 0h10v2.6h-10ZM${x} 267.4h10v2.6h-10ZM0 ${x}h2.6v10H0ZM267.4 ${x}h2.6v10h-2.6Z`;
  }
  return d;
}

const WHALE_BELLY = 'M12 16C20 13 30 9 36 5C41 8 46 12 52 11C58 9 60 6 60.5 8C60 15 54 19 46 16Z';

/** A whale of the old charts: body above the waterline, shade, features. */
export const WHALE = {
  body: 'M2 16C-1 6 7 -2 19 -2C31 -2 37 5 45 10C49 12.5 52.5 11 53.5 7C52 3 48 1.5 45.5 -1.5C51 -2.5 55 -.5 57 3.5C59 -.5 63 -2.5 69 -1.5C66.5 1.5 62.5 3.5 60.5 8C60 15 54 19 46 16Z',
  shade: hatching(WHALE_BELLY, 24, 1.5),
  lines:
    'M1.6 12C7 13.5 12 12 15 7.5M3.5 12.4L4.6 10.8L6 12.6L7.4 10.6L9 12L10 9.8L12 10.6M18 4.5Q19.2 3.3 20.4 4.5Q19.2 5.7 18 4.5ZM16.5 2.5Q19 .8 22 2.5M24 16C23 11 29 9 34 11.5C31.5 13 30 14.5 29.5 16M57 3.5V8M54 -.3L56.5 5M61 -.3L58 5' +
    'M12 -2.5C12 -8 9 -11.5 4.5 -11C3 -10.8 2.5 -9.5 3.5 -8.8M13 -2.5C13 -9 16 -12.5 20.5 -12C22 -11.8 22.5 -10.5 21.5 -9.8M12.5 -2.5V-10M9.5 -13L9 -14M16 -14L16.5 -15' +
    'M-7 17.6H12M-3 19.6H6M20 17.6H44M26 19.6H38M50 17.8H66M56 19.8H62',
};
