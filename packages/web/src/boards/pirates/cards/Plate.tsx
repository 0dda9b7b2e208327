import { ROLES } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';

/** A role's picture. */
export function Plate({ role, className = '' }: { readonly role: number; readonly className?: string }): ReactNode {
  return (
    <svg className={`pi-plate ${className}`} viewBox="0 0 120 150" aria-hidden="true">
      <use href={`#pi-plate-${ROLES[role]}`} width={120} height={150} />
    </svg>
  );
}

/** Only its head, for small places. */
export function Head({ role, className = '' }: { readonly role: number; readonly className?: string }): ReactNode {
  return (
    <svg className={`pi-head ${className}`} viewBox="0 22 120 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#pi-plate-${ROLES[role]}`} width={120} height={150} />
    </svg>
  );
}
