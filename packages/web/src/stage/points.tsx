import type { ReactNode } from 'react';
import { figure } from '../common/figure';

/** Points that were won or lost; nothing where there were none. */
export function Points({ points }: { readonly points: number }): ReactNode {
  if (points === 0) return null;
  return <em className={points < 0 ? 'loss' : 'gain'}>{points < 0 ? figure(points) : `+${points}`}</em>;
}
