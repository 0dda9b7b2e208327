import type { ReactNode } from 'react';
import { Rose } from '../draw/Rose';

/** The back of a role or adventure card: diamonds and a compass rose, in the owner's colour (`--c`). */
export function CardSymbols(): ReactNode {
  let lines = '';
  for (let i = -6; i <= 12; i++) lines += `M${i * 9} 0l60 92M${i * 9} 92l60 -92`;
  return (
    <>
      <clipPath id="pi-back-clip">
        <rect x={4} y={4} width={52} height={84} rx={3} />
      </clipPath>
      <symbol id="pi-back" viewBox="0 0 60 92">
        <rect className="pi-bk0" x={0.7} y={0.7} width={58.6} height={90.6} rx={5.5} />
        <rect className="pi-bk1" x={4} y={4} width={52} height={84} rx={3} />
        <path className="pi-bk2" clipPath="url(#pi-back-clip)" d={lines} />
        <rect className="pi-bk3" x={4} y={4} width={52} height={84} rx={3} />
        <circle className="pi-bk4" cx={30} cy={46} r={18} />
        <g className="pi-bkr">
          <Rose x={30} y={46} r={15} />
        </g>
      </symbol>
    </>
  );
}
