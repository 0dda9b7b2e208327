import { fig } from '../../../kit';
import { brush, dice, polyline } from './path';
import type { Point } from './places';

/* A mountain in layered washes, as a brush would paint it; every island has its own. */

export interface Mountain {
  readonly back: string;
  readonly body: string;
  readonly shade: string;
  readonly snow: string;
  readonly strokes: string;
  readonly ridge: string;
  readonly backRidge: string;
  readonly mist: string;
}

const shrinking = (t: number): number => (1 - t) ** 0.7 + 0.05;

export function paintMountain(island: number): Mountain {
  const next = dice(Math.imul(island + 14, 2654435761) >>> 0);
  const jitter = (): number => next() - 0.5;
  const height = 46 + ((island * 5) % 9);
  const width = (66 + ((island * 7) % 12)) * (0.94 + 0.12 * next());

  const ridge = (from: number, to: number, peak: number, rise: number): Point[] => {
    const steps = 9;
    return Array.from({ length: steps + 1 }, (_, i): Point => {
      const x = from + ((to - from) * i) / steps;
      const slope = x < peak ? (x - from) / (peak - from) : (to - x) / (to - peak);
      const rough = i > 0 && i < steps ? jitter() * height * 0.07 : 0;
      return [x + jitter() * 1.6, -rise * Math.max(0, slope) ** 1.25 + rough];
    });
  };
  const behindLeft = ridge(-width * 0.62, width * 0.1, -width * (0.24 + 0.12 * next()), height * (0.5 + 0.28 * next()));
  const behindRight = ridge(-width * 0.05, width * 0.66, width * (0.28 + 0.12 * next()), height * (0.42 + 0.28 * next()));

  const top: Point = [jitter() * width * 0.12, -height];
  const west: Point[] = [];
  const east: Point[] = [];
  for (let i = 0; i <= 5; i++) {
    const t = i / 5;
    const inner = i > 0 && i < 5;
    const rough = (by: number): number => (inner ? jitter() * by : 0);
    west.push([-width * 0.46 + (top[0] + width * 0.46) * t + rough(3), -height * t ** 1.35 + rough(2.6)]);
    east.push([top[0] + (width * 0.48 - top[0]) * t + rough(3), -height * (1 - t) ** 1.35 + rough(2.6)]);
  }
  west[5] = top;
  east[0] = top;
  const spine: Point[] = [top];
  for (let i = 1; i <= 4; i++) spine.push([top[0] + (i % 2 === 1 ? 3.4 : -1.6) + i * width * 0.018, -height * (1 - i / 4.4)]);

  let strokes = '';
  for (let i = 0; i < 6; i++) {
    const t = 0.16 + i * 0.13;
    const x = top[0] + width * 0.46 * t * 0.96;
    const y = -height * (1 - t) ** 1.35 + 2.2;
    const length = height * (0.34 - 0.03 * i);
    strokes += brush(
      [
        [x, y],
        [x - 1.6 - length * 0.06, y + length * 0.45],
        [x - 1 - length * 0.2, y + length],
      ],
      1.9,
      shrinking,
    );
  }
  for (let i = 0; i < 3; i++) {
    const t = 0.72 - i * 0.2;
    const x = -width * 0.46 + (top[0] + width * 0.46) * t;
    const y = -height * t ** 1.35 + 3;
    const length = height * 0.24;
    strokes += brush(
      [
        [x, y],
        [x + 1.4, y + length * 0.5],
        [x + 0.6, y + length],
      ],
      1.3,
      shrinking,
    );
  }
  const [east1 = top] = east.slice(1);
  const [west4 = top] = west.slice(4);
  const snow: Point[] = [
    top,
    east1,
    [east1[0] - 2.6, east1[1] + 5],
    [top[0] + 3, top[1] + height * 0.2],
    [top[0] + 0.6, top[1] + height * 0.34],
    [top[0] - 3, top[1] + height * 0.2],
    [west4[0] + 1.6, west4[1] + 5.4],
    west4,
  ];
  return {
    back: `${polyline(behindLeft)}z${polyline(behindRight)}z`,
    body: `${polyline([...west, ...east.slice(1)])}z`,
    shade: `${polyline([...spine, [width * 0.1, 0], ...east.toReversed()])}z`,
    snow: `${polyline(snow)}z`,
    strokes,
    ridge: polyline(west) + polyline(east),
    backRidge: polyline(behindLeft.slice(2, 7)) + polyline(behindRight.slice(4, 8)),
    mist: mist(-width * 0.3, 0, width * 0.3, 5.4) + mist(width * 0.3, 1, width * 0.32, 5) + mist(0, -height * 0.17, width * 0.2, 2.6),
  };
}

function mist(x: number, y: number, a: number, b: number): string {
  const to = (...numbers: readonly number[]): string => numbers.map(fig).join(' ');
  return (
    `M${to(x - a, y)}q${to(a * 0.5, -b, a, -b * 0.55)}t${to(a, 0.55 * b)}` + `q${to(-a * 0.4, b * 0.9, -a, b * 0.6)}t${to(-a, -0.6 * b)}z`
  );
}
