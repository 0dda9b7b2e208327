import type { ReactNode } from 'react';
import { fig } from '../../../kit';
import { ROSE } from '../art/chart-art';

const RADIUS = 33;
const [CX, CY] = ROSE;

const at = (angle: number, distance: number): string => `${fig(CX + Math.sin(angle) * distance)} ${fig(CY - Math.cos(angle) * distance)}`;

function ray(k: number, side: 1 | -1): string {
  const angle = (k * Math.PI) / 8;
  const length = k % 4 === 0 ? RADIUS : k % 2 === 0 ? RADIUS * 0.74 : RADIUS * 0.5;
  return `M${at(angle, length)}L${at(angle + (side * Math.PI * 1.1) / 16, RADIUS * 0.2)}L${CX} ${CY}z`;
}

const rays = Array.from({ length: 16 }, (_, k) => k);
const dark = rays.map((k) => ray(k, -1)).join('');
const light = rays.map((k) => ray(k, 1)).join('');

/** The compass rose in the open water of the south. */
export function Rose(): ReactNode {
  return (
    <g className="ya-rose">
      <path className="ya-rose-dark" d={dark} />
      <path className="ya-rose-light" d={light} />
      <circle cx={CX} cy={CY} r={RADIUS * 0.62} />
      <circle cx={CX} cy={CY} r={RADIUS * 0.66} />
      <text x={CX} y={CY - RADIUS - 4}>
        N
      </text>
    </g>
  );
}
