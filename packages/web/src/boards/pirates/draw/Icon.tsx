import type { ReactNode } from 'react';

interface IconProps {
  /** Name of a drawing in the sprite. */
  readonly name: string;
  readonly className?: string;
  /** Said by screen readers; left out, the picture is decoration beside its name. */
  readonly label?: string;
}

/** A drawing of the sprite as a small picture of its own. */
export function Icon({ name, className = '', label }: IconProps): ReactNode {
  return (
    <svg
      className={`pi-icon ${className}`}
      viewBox="0 0 48 48"
      role={label === undefined ? undefined : 'img'}
      aria-hidden={label === undefined}
      aria-label={label}
    >
      <use href={`#pi-${name}`} width={48} height={48} />
    </svg>
  );
}
