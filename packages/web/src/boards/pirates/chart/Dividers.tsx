import type { ReactNode } from 'react';
import { fig, type Owner } from '../../../kit';
import { Hull } from '../draw/Hull';
import { CARAVAN } from '../draw/owner';
import { at, type Point } from '../draw/path';
import { leg, type Stand } from './dividers';

interface DividersProps {
  readonly stand: Stand;
  readonly mm: string;
  readonly redFace: number;
  readonly pirateFace: number;
  readonly pirate: Owner;
}

/** Dividers on the two centres, the distance between their points, the comparison at the hinge. */
export function Dividers({ stand, mm, redFace, pirateFace, pirate }: DividersProps): ReactNode {
  const { from, to, feet, hinge, label, angle, tag } = stand;
  const legs = [leg(hinge, feet[0], 1), leg(hinge, feet[1], -1)];
  return (
    <g className="pi-dividers">
      <path className="pi-dividers-extension" d={`M${at(from)}L${at(feet[0])}M${at(to)}L${at(feet[1])}M${at(from)}L${at(to)}`} />
      <path className="pi-dividers-line" d={`M${at(feet[0])}L${at(feet[1])}`} />
      {legs.map(({ light, dark, point }) => (
        <g key={point}>
          <path className="pi-leg" d={light} />
          <path className="pi-leg pi-leg-lo" d={dark} />
          <path className="pi-steel" d={point} />
        </g>
      ))}
      <circle className="pi-leg" cx={fig(hinge[0])} cy={fig(hinge[1])} r={3.3} />
      <circle className="pi-leg pi-leg-lo" cx={fig(hinge[0])} cy={fig(hinge[1])} r={1.3} />
      <g className="pi-tag" transform={`translate(${at(label)}) rotate(${fig(angle)})`}>
        <g className="pi-tag-mm">
          <rect x={-12.5} y={-4.6} width={25} height={9.2} rx={4.6} />
          <text y={2.3}>{mm}</text>
        </g>
      </g>
      <g className="pi-tag" transform={`translate(${at(tag)})`}>
        <g className="pi-tag-duel">
          <rect x={-29} y={-9.5} width={58} height={19} rx={9.5} />
          <g transform="translate(-21 .6) scale(.7)">
            <Hull owner={CARAVAN} />
          </g>
          <g transform="translate(21 .6) scale(.7)">
            <Hull owner={pirate} />
          </g>
          <text x={-9.6} y={4.8} className="pi-tag-face">
            {redFace}
          </text>
          <text x={9.6} y={4.8} className="pi-tag-face">
            {pirateFace}
          </text>
          <text y={4} className="pi-tag-rel">
            {relation(redFace, pirateFace)}
          </text>
        </g>
      </g>
    </g>
  );
}

export function relation(red: number, pirate: number): string {
  return red > pirate ? '>' : red < pirate ? '<' : '=';
}

/** The centre of a die in millimetres. */
export function centre(die: { readonly x: number; readonly y: number }): Point {
  return [die.x / 100, die.y / 100];
}
