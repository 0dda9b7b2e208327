/** 0 … n-1: seats, counted. */
export function range(n: number): readonly number[] {
  return Array.from({ length: n }, (_, i) => i);
}
