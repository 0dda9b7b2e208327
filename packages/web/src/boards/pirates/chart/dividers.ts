import { fig } from '../../../kit';
import { at, type Point } from '../draw/path';

/* Where a pair of dividers stands on the chart: its points on both centres' verticals, its hinge where there is room. */

const OFF = 12.5;
const HEIGHT = 33;
const HINGE_ROOM = [20, 32, 46, 54];

export interface Stand {
  readonly from: Point;
  readonly to: Point;
  /** Feet of the dividers, beside the two centres. */
  readonly feet: readonly [Point, Point];
  readonly hinge: Point;
  /** Middle and upright angle of the distance's label. */
  readonly label: Point;
  readonly angle: number;
  /** Middle of the comparison's label. */
  readonly tag: Point;
  /** Where a reward pops up for a die, away from the dividers. */
  pop(p: Point): Point;
}

const clamp = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);

export function standBetween(from: Point, to: Point, others: readonly Point[]): Stand {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const side = roomAside(middle, [-uy, ux], others) >= roomAside(middle, [uy, -ux], others) ? 1 : -1;
  const [nx, ny] = [-uy * side, ux * side];
  const beside = (p: Point, by: number): Point => [p[0] + nx * by, p[1] + ny * by];
  const hinge = beside(middle, OFF + HEIGHT);
  const degrees = (Math.atan2(uy, ux) * 180) / Math.PI;
  const aside = nx > 0.3 ? 20 : nx < -0.3 ? -20 : 0;
  return {
    from,
    to,
    feet: [beside(from, OFF), beside(to, OFF)],
    hinge,
    label: beside(middle, OFF + 0.4),
    angle: Math.abs(degrees) > 90 ? degrees + 180 : degrees,
    tag: [clamp(hinge[0] + aside, 36, 234), clamp(hinge[1] + (ny < 0 ? -12.5 : 12.5), 16, 254)],
    pop: (p) => [clamp(p[0] - nx * 20, 18, 252), clamp(p[1] - ny * 17, 14, 256)],
  };
}

/** How free of ships and of the rim the ground is on one side. */
function roomAside(middle: Point, [nx, ny]: Point, others: readonly Point[]): number {
  let room = Number.POSITIVE_INFINITY;
  for (const away of HINGE_ROOM) {
    const [x, y] = [middle[0] + nx * away, middle[1] + ny * away];
    if (x < 26 || y < 18 || x > 244 || y > 252) room = Math.min(room, 2);
    for (const [u, v] of others) room = Math.min(room, Math.hypot(u - x, v - y));
  }
  return room;
}

export interface Leg {
  readonly light: string;
  readonly dark: string;
  readonly point: string;
}

/** A leg of brass in two tones with a steel point. */
export function leg(hinge: Point, foot: Point, side: number): Leg {
  const [vx, vy] = [foot[0] - hinge[0], foot[1] - hinge[1]];
  const length = Math.hypot(vx, vy) || 1;
  const [ex, ey] = [vx / length, vy / length];
  const [px, py] = [-ey * side, ex * side];
  const neck: Point = [hinge[0] + ex * (length - 7.5), hinge[1] + ey * (length - 7.5)];
  const beside = (p: Point, by: number): string => `${fig(p[0] + px * by)} ${fig(p[1] + py * by)}`;
  return {
    light: `M${beside(hinge, -2)}L${beside(neck, -0.9)}L${at(neck)}L${at(hinge)}Z`,
    dark: `M${beside(hinge, 2)}L${beside(neck, 0.9)}L${at(neck)}L${at(hinge)}Z`,
    point: `M${beside(neck, -0.9)}L${at(foot)}L${beside(neck, 0.9)}Z`,
  };
}
