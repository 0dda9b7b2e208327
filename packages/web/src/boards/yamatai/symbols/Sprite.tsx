import { memo, type ReactNode } from 'react';
import { BoatSymbols } from './BoatSymbols';
import { BuildingSymbols } from './BuildingSymbols';
import { CultureSymbols } from './CultureSymbols';
import { SmallSymbols } from './SmallSymbols';

/** Middles of the scales in the wave pattern on the backs of fleets. */
const SCALES = [
  [0, 0],
  [24, 0],
  [12, 6],
  [-12, 6],
  [36, 6],
  [0, 12],
  [24, 12],
  [12, 18],
] as const;

/**
 * Every drawing once, around 0,0 in board units; the rest of the board refers to them. Colours come in
 * through custom properties: --m, --d, --l the tones of a boat or token, --o and --od those of an owner.
 */
export const Sprite = memo(function Sprite(): ReactNode {
  return (
    <svg className="ya-sprite" aria-hidden="true">
      <defs>
        <BoatSymbols />
        <CultureSymbols />
        <BuildingSymbols />
        <SmallSymbols />
        <g id="ya-buoy">
          <circle r="5.2" className="ya-by" />
          <circle r="1.5" className="ya-by2" />
        </g>
        <pattern id="ya-waves" width="24" height="12" patternUnits="userSpaceOnUse">
          {SCALES.map(([x, y]) => (
            <g key={`${x} ${y}`} className="ya-scale">
              {[12, 8.4, 4.8].map((r) => (
                <circle key={r} cx={x} cy={y + 6} r={r} />
              ))}
            </g>
          ))}
        </pattern>
      </defs>
    </svg>
  );
});
