/** Where a share lies in so many of 100 cases, after Wilson. With several rows `among`, each is widened so that all together hold. */
export function interval(wins: number, n: number, among = 1): { readonly low: number; readonly high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const z = quantile(1 - 0.025 / among);
  const p = wins / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The value below which so much of the bell curve lies, by halving; three digits are plenty here. */
function quantile(share: number): number {
  let low = 0;
  let high = 8;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (bell(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}

/** The share of the bell curve below `x` ≥ 0 (Abramowitz and Stegun 7.1.26; off by less than 2e-7). */
function bell(x: number): number {
  const t = 1 / (1 + 0.3275911 * (x / Math.SQRT2));
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - 0.5 * series * Math.exp(-(x * x) / 2);
}
