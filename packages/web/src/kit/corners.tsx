import type { ReactNode } from 'react';

interface CornersProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Length of each arm. */
  readonly arm?: number;
}

/** Brass corners around what has been chosen. */
export function Corners({ x, y, width: w, height: h, arm = Math.min(w, h) * 0.22 }: CornersProps): ReactNode {
  const d =
    `M${x} ${y + arm}V${y}H${x + arm}M${x + w - arm} ${y}H${x + w}V${y + arm}` +
    `M${x + w} ${y + h - arm}V${y + h}H${x + w - arm}M${x + arm} ${y + h}H${x}V${y + h - arm}`;
  return (
    <g className="corners">
      <path className="corners-edge" d={d} />
      <path className="corners-brass" d={d} />
    </g>
  );
}
