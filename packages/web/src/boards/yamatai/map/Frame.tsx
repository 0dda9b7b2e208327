import type { ReactNode } from 'react';
import { CHART } from '../art/places';

/** Width of the graduated border. */
const BORDER = 5;
/** Lengths of its dark and light parts. */
const PART = 26;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const inset = (by: number): Rectangle => ({ x: CHART.x + by, y: CHART.y + by, width: CHART.width - 2 * by, height: CHART.height - 2 * by });

export const SEA = inset(9);

/** The border of the sheet, graduated like that of a sea chart. */
export function Frame(): ReactNode {
  return (
    <g className="ya-frame">
      <rect {...inset(1.5)} className="ya-frame-outer" />
      <rect {...inset(1.5 + BORDER / 2)} className="ya-frame-parts" strokeWidth={BORDER} strokeDasharray={PART} />
      <rect {...inset(1.5 + BORDER)} className="ya-frame-inner" />
      <rect {...SEA} className="ya-frame-inner" />
    </g>
  );
}
