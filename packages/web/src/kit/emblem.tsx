import { memo, type ReactNode } from 'react';
import { emblemPath, type Owner, ownerColour } from './owners';
import { rem } from './rem';

interface EmblemProps {
  readonly owner: Owner;
  readonly size?: number;
  /** Said by screen readers; left out, the emblem is decoration beside a name. */
  readonly label?: string;
}

/** An owner's emblem as a small picture of its own, for text and panels. */
export const Emblem = memo(function Emblem({ owner, size = 14, label }: EmblemProps): ReactNode {
  return (
    <svg
      className="emblem"
      viewBox="0 0 14 14"
      width={rem(size)}
      height={rem(size)}
      role={label === undefined ? undefined : 'img'}
      aria-hidden={label === undefined}
      aria-label={label}
    >
      <path d={emblemPath(owner.emblem)} style={{ fill: ownerColour(owner) }} />
    </svg>
  );
});

interface EmblemMarkProps {
  readonly owner: Owner;
  readonly x: number;
  readonly y: number;
  /** Width and height of the emblem, in board units. */
  readonly size: number;
  readonly fill?: string;
}

/** An owner's emblem inside a board's SVG, its middle at (x, y). */
export const EmblemMark = memo(function EmblemMark({ owner, x, y, size, fill }: EmblemMarkProps): ReactNode {
  const scale = size / 14;
  return (
    <path
      className="emblem-mark"
      d={emblemPath(owner.emblem)}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      style={{ fill: fill ?? ownerColour(owner) }}
    />
  );
});
