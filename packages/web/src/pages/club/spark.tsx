import type { ReactNode } from 'react';

/** A small curve without scales: how something went, not how much it was. */
export function Spark({ values }: { readonly values: readonly number[] }): ReactNode {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map(
    (value, i) => `${((i / (values.length - 1)) * 100).toFixed(1)} ${(24 - ((value - low) / span) * 22).toFixed(1)}`,
  );
  return (
    <svg className="spark" viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}
