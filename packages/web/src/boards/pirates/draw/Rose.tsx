import type { ReactNode } from 'react';
import { fig } from '../../../kit';

interface RoseProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface Ring {
  readonly points: number;
  /** Angle of the first point, its length, and how wide it starts, as parts of the radius. */
  readonly turn: number;
  readonly reach: number;
  readonly waist: number;
}

const RINGS: readonly Ring[] = [
  { points: 8, turn: Math.PI / 8, reach: 0.6, waist: 0.1 },
  { points: 4, turn: Math.PI / 4, reach: 0.78, waist: 0.16 },
  { points: 4, turn: 0, reach: 1, waist: 0.2 },
];

/** A compass rose of sixteen points with a lily at north. */
export function Rose({ x, y, r }: RoseProps): ReactNode {
  const point = (angle: number, reach: number): string => `${fig(x + Math.sin(angle) * reach)} ${fig(y - Math.cos(angle) * reach)}`;
  const half = (ring: Ring, i: number, side: number): string => {
    const angle = ring.turn + (i * 2 * Math.PI) / ring.points;
    const aside = ring.points === 8 ? Math.PI / 8 : Math.PI / 4;
    return `M${fig(x)} ${fig(y)}L${point(angle + side * aside, r * ring.waist)}L${point(angle, r * ring.reach)}Z`;
  };
  const all = (side: number): string =>
    RINGS.map((ring) => Array.from({ length: ring.points }, (_, i) => half(ring, i, side)).join('')).join('');
  const u = (k: number): string => fig(x + r * k);
  const v = (k: number): string => fig(y + r * k);
  return (
    <g className="pi-rose">
      <circle className="pi-ht" cx={x} cy={y} r={r * 0.62} />
      <circle className="pi-ht" cx={x} cy={y} r={r * 0.56} />
      <path className="pi-ra" d={all(-1)} />
      <path className="pi-rb" d={all(1)} />
      <path
        className="pi-rb"
        d={`M${u(0)} ${v(-1.34)}Q${u(0.1)} ${v(-1.18)} ${u(0)} ${v(-1.04)}Q${u(-0.1)} ${v(-1.18)} ${u(0)} ${v(-1.34)}Z`}
      />
      <path
        className="pi-ln"
        d={`M${u(-0.11)} ${v(-1.06)}Q${u(-0.24)} ${v(-1.12)} ${u(-0.17)} ${v(-1.22)}M${u(0.11)} ${v(-1.06)}Q${u(0.24)} ${v(-1.12)} ${u(0.17)} ${v(-1.22)}M${u(-0.11)} ${v(-1.06)}H${u(0.11)}`}
      />
    </g>
  );
}
