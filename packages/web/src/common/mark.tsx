import { memo, type ReactNode } from 'react';
import { rem } from '../kit/rem';

const SPOKES = Array.from({ length: 8 }, (_, k) => k * 45);

/** The house mark: a ship's wheel that is also a Q, its south-east handle the tail. */
export const Mark = memo(function Mark({ size = 38 }: { readonly size?: number }): ReactNode {
  return (
    <svg className="mark" viewBox="-21 -21 42 42" width={rem(size)} height={rem(size)} aria-hidden="true">
      <circle r="11.2" className="mark-rim" />
      <circle r="7.9" className="mark-rim-inner" />
      {SPOKES.map((degrees) => (
        <path
          key={degrees}
          d={degrees === 135 ? 'M0-3.2V-19.5' : 'M0-3.2V-17'}
          transform={`rotate(${degrees})`}
          className={degrees === 135 ? 'mark-tail' : 'mark-spoke'}
        />
      ))}
      <circle r="3.2" className="mark-hub" />
    </svg>
  );
});
