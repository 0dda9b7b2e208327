import { fig } from '../../../kit';
import { COASTS, ISLETS, MEADOWS, SHOALS } from './coasts';
import { brush, dice, smooth } from './path';
import { LANES, type Point, RIPPLES, SPACE_AT } from './places';
import { unpack } from './unpack';

/* The drawing of the empty archipelago, made from the packed lines once per visit. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ChartArt {
  /** Coast of each island. */
  readonly coasts: readonly string[];
  /** Points along the main coast of each island. */
  readonly shores: readonly (readonly Point[])[];
  readonly boxes: readonly Box[];
  readonly land: string;
  readonly shoals: readonly string[];
  readonly meadows: readonly string[];
  readonly islets: string;
  readonly ripples: string;
  readonly lanes: string;
  readonly cliffs: string;
  readonly sweeps: string;
  readonly rhumbs: string;
}

/** The middle of the compass rose. */
export const ROSE: Point = [578, 666];

let made: ChartArt | undefined;

export function chartArt(): ChartArt {
  made ??= draw();
  return made;
}

function draw(): ChartArt {
  const islands = COASTS.map((packed) => unpack(packed, 4));
  const coasts = islands.map((lines) => lines.map(smooth).join(''));
  const mains = islands.map((lines) => lines[0] ?? []);
  const boxes = mains.map(boxOf);
  const joined = (packed: string, perUnit: number): string => unpack(packed, perUnit).map(smooth).join('');
  return {
    coasts,
    shores: mains,
    boxes,
    land: coasts.join(''),
    shoals: SHOALS.map((packed) => joined(packed, 2)),
    meadows: MEADOWS.map((packed) => joined(packed, 2)),
    islets: joined(ISLETS, 4),
    ripples: RIPPLES.map(([x, y]) => `M${x - 9} ${y}q4.5-4 9 0t9 0M${x - 3} ${y + 4}q3.6-3.2 7.2 0t7.2 0`).join(''),
    lanes: LANES.map(([from, to]) => lanePath(from, to)).join(''),
    cliffs: mains.map(cliffs).join(''),
    sweeps: boxes.map(sweeps).join(''),
    rhumbs: Array.from({ length: 32 }, (_, i) => {
      const angle = (i * Math.PI) / 16;
      return `M${ROSE[0]} ${ROSE[1]}l${fig(Math.sin(angle) * 1600)} ${fig(-Math.cos(angle) * 1600)}`;
    }).join(''),
  };
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const bends = new Map(LANES.map(([from, to, x, y]) => [from * 100 + to, [x, y] as const]));

/** The lane between two connected spaces, in the direction asked for. */
export function lanePath(from: number, to: number): string {
  const a = SPACE_AT[from];
  const b = SPACE_AT[to];
  const bend = bends.get(from * 100 + to) ?? bends.get(to * 100 + from);
  if (a === undefined || b === undefined) return '';
  return bend === undefined ? `M${a[0]} ${a[1]}L${b[0]} ${b[1]}` : `M${a[0]} ${a[1]}Q${bend[0]} ${bend[1]} ${b[0]} ${b[1]}`;
}

/** Hachures inland from coasts that face south and east: light comes from the north-west. */
function cliffs(coast: readonly Point[], island: number): string {
  const next = dice(island * 37 + 11);
  const count = coast.length;
  const turn = coast.reduce((sum, [x, y], i) => {
    const [nx, ny] = coast[(i + 1) % count] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  const way = turn > 0 ? 1 : -1;
  let path = '';
  coast.forEach(([x, y], i) => {
    const [ax, ay] = coast[(i + count - 1) % count] ?? [x, y];
    const [bx, by] = coast[(i + 1) % count] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const nx = ((by - ay) / length) * way;
    const ny = (-(bx - ax) / length) * way;
    const facing = nx * 0.45 + ny * 0.89;
    const patch = Math.sin(i * 0.42 + island) + 0.35;
    if (facing < 0.42 || patch < 0) return;
    for (const t of [0, 0.5]) {
      const deep = (2.2 + 4.6 * next() * facing) * Math.min(1, patch + 0.2);
      path += `M${fig(x + (bx - x) * t)} ${fig(y + (by - y) * t)}l${fig(-nx * deep * 0.5)} ${fig(-deep * 0.9)}`;
    }
  });
  return path;
}

/** Broad washes of ink along each island. */
function sweeps({ left, top, right, bottom }: Box, island: number): string {
  const next = dice(island * 71 + 5);
  let path = '';
  for (let k = 0; k < 3; k++) {
    const width = (right - left) * (0.34 + 0.3 * next());
    const x = left + (right - left) * (0.08 + 0.4 * next());
    const y = top + (bottom - top) * (0.22 + 0.26 * k + 0.1 * next());
    const bow = (next() - 0.5) * 14;
    const points = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => [x + width * t, y + bow * Math.sin(t * 3) + (next() - 0.5) * 3]);
    path += brush(points, 7 + next() * 8, (t) => Math.max(0.12, Math.sin(Math.PI * (t * 0.85 + 0.12)) ** 0.8));
  }
  return path;
}
