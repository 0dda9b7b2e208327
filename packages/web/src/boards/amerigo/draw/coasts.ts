import { contours, type Field, type Loop } from './marching';
import { type Noise, smoothNoise } from './noise';
import { spline } from './path';

/*
 * Smooth coasts from a grid of squares: the land mask is blurred (in closed form, square by square),
 * shaken a little by noise, and cut at a level. Depth lines are cuts through the distance to the coast.
 */

export interface LandMask {
  readonly rows: number;
  readonly columns: number;
  isLand(row: number, column: number): boolean;
}

export interface ChartScale {
  /** Side of a square. */
  readonly cell: number;
  /** Width of the frame around the squares. */
  readonly frame: number;
}

export interface CoastArt {
  readonly land: string;
  /** Depth lines from the coast outwards. */
  readonly depths: readonly string[];
}

const PER_CELL = 6;
const MARGIN = 2;
const BLUR = 0.245 * Math.SQRT2;
const COAST_LEVEL = 0.37;
const DEPTHS = [5, 10.5, 17.5, 26, 37, 52];
const EDGE = 1.6;

export function drawCoasts(mask: LandMask, { cell, frame }: ChartScale): CoastArt {
  const [east, south] = [smoothNoise(11), smoothNoise(29)];
  const height = landHeight(mask, east, south);
  const toChart = (loop: Loop): Loop =>
    loop.map(([x, y]) => [(x / PER_CELL - MARGIN) * cell + frame, (y / PER_CELL - MARGIN) * cell + frame]);
  const keepInside = (loop: Loop): Loop =>
    loop.map(([x, y]) => [
      clamp(x, frame + EDGE, frame + mask.columns * cell - EDGE),
      clamp(y, frame + EDGE, frame + mask.rows * cell - EDGE),
    ]);
  const coast = contours(height, COAST_LEVEL).map((loop) => keepInside(toChart(loop)));
  const depth = depthField(height, coast, east, { cell, frame });
  return {
    land: coast.map((loop) => spline(loop, 6)).join(''),
    depths: DEPTHS.map((level) =>
      contours(depth, -level)
        .map((loop) => spline(toChart(loop), 9))
        .join(''),
    ),
  };
}

function landHeight(mask: LandMask, east: Noise, south: Noise): Field {
  const width = (mask.columns + 2 * MARGIN) * PER_CELL + 1;
  const height = (mask.rows + 2 * MARGIN) * PER_CELL + 1;
  const values = new Float64Array(width * height);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const [x, y] = [i / PER_CELL - MARGIN, j / PER_CELL - MARGIN];
      const wx = x + 0.085 * east(x * 1.15 + 9, y * 1.15 + 4) + 0.035 * east(x * 3 + 1, y * 3);
      const wy = y + 0.085 * south(x * 1.15 + 2, y * 1.15 + 7) + 0.035 * south(x * 3, y * 3 + 5);
      values[j * width + i] = landShare(mask, wx, wy);
    }
  }
  return { width, height, values };
}

/** How much of the blurred surroundings of a point is land. */
function landShare(mask: LandMask, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [inColumn, inRow] = [weights(x - column), weights(y - row)];
  let share = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (mask.isLand(row + dy, column + dx)) share += (inColumn[dx + 1] ?? 0) * (inRow[dy + 1] ?? 0);
    }
  }
  return share;
}

/** What a blurred point at `part` of its square takes from the square before, its own, and the next. */
function weights(part: number): readonly [number, number, number] {
  const [a, b, c, d] = [erf((part + 1) / BLUR), erf(part / BLUR), erf((part - 1) / BLUR), erf((part - 2) / BLUR)];
  return [(a - b) / 2, (b - c) / 2, (c - d) / 2];
}

/** The error function, good to seven digits. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x);
  return x < 0 ? tail - 1 : 1 - tail;
}

/** Minus the distance to the coast, on water; a little positive on land. */
function depthField({ width, height, values }: Field, coast: readonly Loop[], noise: Noise, { cell, frame }: ChartScale): Field {
  const step = cell / PER_CELL;
  const origin = frame - MARGIN * cell;
  const nearest = nearestCoast(width, height, coast, origin, step);
  const depth = new Float64Array(width * height);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const at = j * width + i;
      if ((values[at] ?? 0) > COAST_LEVEL) {
        depth[at] = 5;
        continue;
      }
      const [x, y] = [origin + i * step, origin + j * step];
      depth[at] = -Math.hypot((nearest.x[at] ?? 0) - x, (nearest.y[at] ?? 0) - y) + noise(x / 60, y / 60) * 2.2;
    }
  }
  const smooth = blurred(blurred({ width, height, values: depth }));
  // Closed lines only: the rim lies below every depth.
  for (let i = 0; i < width; i++) smooth.values[i] = smooth.values[(height - 1) * width + i] = -999;
  for (let j = 0; j < height; j++) smooth.values[j * width] = smooth.values[j * width + width - 1] = -999;
  return smooth;
}

interface Nearest {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** For every sample the nearest coast point, handed on from neighbour to neighbour in two sweeps. */
function nearestCoast(width: number, height: number, coast: readonly Loop[], origin: number, step: number): Nearest {
  const x = new Float64Array(width * height).fill(1e6);
  const y = new Float64Array(width * height).fill(1e6);
  const offer = (at: number, px: number, py: number): void => {
    const [sx, sy] = [origin + (at % width) * step, origin + Math.floor(at / width) * step];
    const [dx, dy] = [(x[at] ?? 0) - sx, (y[at] ?? 0) - sy];
    if ((px - sx) ** 2 + (py - sy) ** 2 >= dx * dx + dy * dy) return;
    x[at] = px;
    y[at] = py;
  };
  for (const loop of coast) {
    for (const [px, py] of loop) {
      const [i, j] = [Math.floor((px - origin) / step), Math.floor((py - origin) / step)];
      for (let b = -1; b <= 2; b++) {
        for (let a = -1; a <= 2; a++) {
          if (i + a >= 0 && j + b >= 0 && i + a < width && j + b < height) offer((j + b) * width + i + a, px, py);
        }
      }
    }
  }
  const handOn = (at: number, from: number): void => offer(at, x[from] ?? 0, y[from] ?? 0);
  for (let j = 1; j < height; j++) {
    for (let i = 1; i < width - 1; i++) {
      const at = j * width + i;
      for (const from of [at - 1, at - width - 1, at - width, at - width + 1]) handOn(at, from);
    }
    for (let i = width - 2; i >= 0; i--) handOn(j * width + i, j * width + i + 1);
  }
  for (let j = height - 2; j >= 0; j--) {
    for (let i = width - 2; i > 0; i--) {
      const at = j * width + i;
      for (const from of [at + 1, at + width + 1, at + width, at + width - 1]) handOn(at, from);
    }
    for (let i = 1; i < width; i++) handOn(j * width + i, j * width + i - 1);
  }
  return { x, y };
}

function blurred({ width, height, values }: Field): Field {
  const out = new Float64Array(values);
  for (let j = 1; j < height - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      let total = 0;
      for (let b = -width; b <= width; b += width) for (let a = -1; a <= 1; a++) total += values[j * width + i + b + a] ?? 0;
      out[j * width + i] = total / 9;
    }
  }
  return { width, height, values: out };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
