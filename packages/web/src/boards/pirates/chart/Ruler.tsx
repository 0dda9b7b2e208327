import { ROLES } from '@quarterdeck/pirates';
import { memo, type ReactNode } from 'react';
import { fig } from '../../../kit';
import { longClass } from '../long-class';

interface RulerProps {
  readonly called: number;
  readonly names: readonly string[];
}

const LENGTH = 270;
const PART = LENGTH / 7;

function ticks(mark: (at: number, length: number) => string): string {
  let d = '';
  for (let at = 0; at <= LENGTH; at++) {
    if (at % 2 !== 0 && at % 5 !== 0) continue;
    d += mark(at, at % 10 === 0 ? 4.4 : at % 5 === 0 ? 3 : 1.7);
  }
  return d;
}

const DOWN = ticks((at, length) => `M17 ${at}h-${length}`);
/** The role strip is the ruler: 27 centimetres beside the chart at its scale, the called role in a window. */
export const Ruler = memo(function Ruler({ called, names }: RulerProps): ReactNode {
  return (
    <svg className="pi-ruler" viewBox="-.4 -9 17.8 288" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <rect className="pi-ruler-wood" x={0} y={-3} width={17} height={276} rx={2} />
      <rect className="pi-ruler-inlay" x={1} y={-2} width={9.5} height={274} rx={1.2} />
      <path className="pi-tick" d={DOWN} />
      {ROLES.map((role, i) => (
        <g key={role}>
          {i === called && <rect className="pi-ruler-window" x={0.8} y={fig(i * PART + 0.6)} width={9.9} height={fig(PART - 1.2)} rx={1} />}
          <use href={`#pi-role-${role}`} x={1.7} y={fig(i * PART + 2)} width={8} height={8} className="pi-thin" />
          <text
            className={`pi-ruler-name ${i === called ? 'pi-ruler-name-now' : ''} ${longClass(names[i] ?? '') ?? ''}`}
            transform={`translate(7.2 ${fig(i * PART + 24.4)}) rotate(-90)`}
          >
            {names[i]}
          </text>
          {i > 0 && <path className="pi-tick" d={`M1 ${fig(i * PART)}h9.5`} />}
        </g>
      ))}
    </svg>
  );
});
