import { percent } from '../analysis/shares';

/** A change of a chance with its sign: `+12 %`, `−3 %`. */
export function change(by: number, locale: string): string {
  return `${by < 0 ? '−' : '+'}${percent(Math.abs(by), locale)}`;
}
