/** A figure of a drawing with at most one decimal: finer than a screen, and short. */
export function fig(n: number): string {
  return String(Math.round(n * 10) / 10);
}
