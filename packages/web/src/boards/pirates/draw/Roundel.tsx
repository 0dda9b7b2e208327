import type { ReactNode } from 'react';
import type { Owner } from '../../../kit';
import { emblemPath } from '../../../kit';
import { ownerClass } from './owner';

interface RoundelProps {
  readonly owner: Owner;
  readonly r: number;
}

/** The owner's emblem on a light disc, around the origin. */
export function Roundel({ owner, r }: RoundelProps): ReactNode {
  const scale = (r * 1.32) / 14;
  return (
    <g className={ownerClass(owner)}>
      <circle className="pi-ro" r={r} />
      <g transform={`scale(${scale.toFixed(4)}) translate(-7 -7)`}>
        <path className="pi-emblem" d={emblemPath(owner.emblem)} />
      </g>
    </g>
  );
}

/** The emblem as a small picture of its own. */
export function Pennant({ owner, className = '' }: { readonly owner: Owner; readonly className?: string }): ReactNode {
  return (
    <svg className={`pi-pennant ${className}`} viewBox="-3.4 -3.4 6.8 6.8" aria-hidden="true">
      <Roundel owner={owner} r={3.1} />
    </svg>
  );
}
