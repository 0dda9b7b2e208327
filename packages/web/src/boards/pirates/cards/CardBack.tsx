import type { ReactNode } from 'react';
import type { Owner } from '../../../kit';
import { ownerClass } from '../draw/owner';
import { Roundel } from '../draw/Roundel';

interface CardBackProps {
  /** Undefined for the common decks. */
  readonly owner?: Owner;
  readonly label?: string;
  readonly className?: string;
}

export function CardBack({ owner, label, className = '' }: CardBackProps): ReactNode {
  return (
    <svg
      className={`pi-card-back ${owner === undefined ? 'pi-o-sea' : ownerClass(owner)} ${className}`}
      viewBox="0 0 60 92"
      role={label === undefined ? undefined : 'img'}
      aria-hidden={label === undefined}
      aria-label={label}
    >
      <use href="#pi-back" width={60} height={92} />
      {owner !== undefined && (
        <g transform="translate(30 46) scale(3)">
          <Roundel owner={owner} r={3.1} />
        </g>
      )}
    </svg>
  );
}

/** Where a card will lie. */
export function CardSlot({ owner, label }: { readonly owner: Owner; readonly label: string }): ReactNode {
  return (
    <svg className="pi-card-back pi-slot" viewBox="0 0 60 92" role="img" aria-label={label}>
      <rect x={1} y={1} width={58} height={90} rx={5.5} />
      <g transform="translate(30 46) scale(2.3)">
        <Roundel owner={owner} r={3.1} />
      </g>
    </svg>
  );
}
