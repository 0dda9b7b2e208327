import type { ReactNode } from 'react';
import { fig } from '../../../kit';

interface UseProps {
  /** Name of a drawing in the sprite. */
  readonly symbol: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}

/** A drawing of the sprite, by its middle and size. */
export function Use({ symbol, x, y, size, className }: UseProps): ReactNode {
  return <use href={`#am-${symbol}`} x={fig(x - size / 2)} y={fig(y - size / 2)} width={size} height={size} className={className} />;
}
