import { percent } from '../analysis/shares';

/** A change of a chance with its sign: `+12 %`, `−3 %`, `±0 %`. */
export function change(by: number, locale: string): string {
  const sign = Math.round(100 * Math.abs(by)) === 0 ? '±' : by < 0 ? '−' : '+';
  return sign + percent(Math.abs(by), locale);
}
