import type { ReactNode } from 'react';
import type { Owner } from '../../../kit';
import { Hull } from '../draw/Hull';
import { at, type Point } from '../draw/path';
import { Roundel } from '../draw/Roundel';

interface SinkingProps {
  readonly place: Point;
  readonly owner: Owner;
  readonly face: number;
  readonly heading: number;
  readonly scale: number;
}

const BUBBLES: readonly (readonly [number, number, number])[] = [
  [9, -4, 1.3],
  [11.5, 0, 0.9],
  [-9, -5, 1],
  [7, 6, 0.8],
  [-11, 1, 0.8],
  [-6, 8, 1.1],
  [4, 9.5, 0.7],
];

/** A ship going down: it heels over and fades under foam and bubbles. Lasts as long as `--beat`. */
export function Sinking({ place, owner, face, heading, scale }: SinkingProps): ReactNode {
  return (
    <g transform={`translate(${at(place)})`} className="pi-sinking">
      <ellipse className="pi-foam" cy={1} rx={12.5} ry={9.5} />
      <g className="pi-going-down">
        <g transform={`scale(${scale})`}>
          <Hull owner={owner} face={face} heading={heading} />
        </g>
      </g>
      <path className="pi-wave" d="M-14 6a14.5 9 0 0 0 28 0M-10 -8a14.5 9 0 0 1 20 0" />
      {BUBBLES.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className="pi-bubble" cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

interface WreckProps {
  readonly owner: Owner;
  /** Step of the battle in which it sank. */
  readonly step: number | undefined;
  readonly saved: boolean;
}

/** What is left where a ship sank: a cross with its owner's emblem and the number of the step; a lifebuoy if it was saved. */
export function Wreck({ owner, step, saved }: WreckProps): ReactNode {
  return (
    <g className="pi-wreck">
      <path className="pi-wreck-waves" d="M-8 5.5q2 -1.8 4 0t4 0t4 0t4 0M-5.5 8.2q1.8 -1.6 3.6 0t3.6 0t3.6 0" />
      <path className="pi-wreck-cross" d="M-5.2 -4.6L5.2 4.6M5.2 -4.6L-5.2 4.6" />
      <WreckMark owner={owner} saved={saved} />
      {step !== undefined && (
        <g transform="translate(7 -6)">
          <g className="pi-wreck-number">
            <circle className="pi-wreck-disc" r={3.9} />
            <text y={1.7}>{step}</text>
          </g>
        </g>
      )}
    </g>
  );
}

function WreckMark({ owner, saved }: Pick<WreckProps, 'owner' | 'saved'>): ReactNode {
  if (saved) return <use href="#pi-unsinkable" x={-4.2} y={-4.2} width={8.4} height={8.4} className="pi-thin" />;
  return <Roundel owner={owner} r={2.9} />;
}
