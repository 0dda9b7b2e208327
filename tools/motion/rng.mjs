/** Small fast counter generator: the same numbers on every machine, so that a seed names a recording. */
export function randomOf(seed) {
  let [a, b, c, d] = [0x51ab1e, 0x9e3779b9, seed | 0, 1];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}

/** Between -1 and 1. */
export const around = (random) => random() * 2 - 1;

export const between = (random, low, high) => low + (high - low) * random();

/** An even random orientation: drawn from the four-ball, so that no trigonometry is needed. */
export function anyTurn(random) {
  for (;;) {
    const q = [around(random), around(random), around(random), around(random)];
    const n = q.reduce((sum, v) => sum + v * v, 0);
    if (n > 1 || n < 0.01) continue;
    const s = 1 / Math.sqrt(n);
    return q.map((v) => v * s);
  }
}
