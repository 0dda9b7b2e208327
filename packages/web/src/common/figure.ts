/** A figure as it is set in print: with a true minus. */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
