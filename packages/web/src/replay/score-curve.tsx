import type { ReactNode } from 'react';
import { range } from '../common/range';
import { type Owner, ownerColour } from '../kit/owners';
import type { Moment } from './recording';

interface ScoreCurveProps {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly owners: readonly Owner[];
  readonly label: string;
}

const WIDTH = 1000;
const HEIGHT = 100;

/** Everybody's points over the game, on the same axis as the slider below. */
export function ScoreCurve({ moments, at, owners, label }: ScoreCurveProps): ReactNode {
  const steps = Math.max(1, moments.length - 1);
  const totals = moments.flatMap((moment) => moment.totals);
  const low = Math.min(0, ...totals);
  const high = Math.max(1, ...totals);
  const x = (i: number): number => (i / steps) * WIDTH;
  const y = (points: number): number => HEIGHT - 4 - ((points - low) / (high - low)) * (HEIGHT - 10);
  const line = (seat: number): string =>
    moments.map((moment, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(moment.totals[seat] ?? 0).toFixed(1)}`).join('');
  return (
    <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {range(owners.length).map((seat) => {
        const owner = owners[seat];
        if (owner === undefined) return null;
        const colour = { stroke: ownerColour(owner) };
        return (
          <g key={seat}>
            <path className="curve-edge" d={line(seat)} />
            <path className="curve-line" style={colour} d={line(seat)} />
          </g>
        );
      })}
      <path className="curve-now" d={`M${x(at)} 0V${HEIGHT}`} />
    </svg>
  );
}
