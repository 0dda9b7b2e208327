export type Point = readonly [x: number, y: number];
export type Loop = readonly Point[];

/** Values sampled on a regular grid. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: Float64Array;
}

/**
 * Closed lines around everything above a level, in sample units. Every crossing lies on one edge of the
 * grid and has a number: horizontal edges first, then vertical ones; each has exactly two neighbours.
 */
export function contours({ width, height, values }: Field, level: number): readonly Loop[] {
  const vertical = width * height;
  const links = new Int32Array(2 * vertical * 2).fill(-1);
  const value = (i: number): number => values[i] ?? 0;
  const join = (a: number, b: number): void => {
    links[2 * a + (links[2 * a] === -1 ? 0 : 1)] = b;
    links[2 * b + (links[2 * b] === -1 ? 0 : 1)] = a;
  };
  const crossings: number[] = [];
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      const [nw, ne, se, sw] = [value(i) > level, value(i + 1) > level, value(i + width + 1) > level, value(i + width) > level];
      if (nw === ne && ne === se && se === sw) continue;
      const [north, south, west, east] = [i, i + width, vertical + i, vertical + i + 1];
      if (nw === se && ne === sw) {
        // A saddle: the middle decides which corners belong together.
        const high = (value(i) + value(i + 1) + value(i + width) + value(i + width + 1)) / 4 > level;
        if (nw === high) {
          join(north, east);
          join(west, south);
        } else {
          join(north, west);
          join(east, south);
        }
        crossings.push(north, south);
        continue;
      }
      const ends: number[] = [];
      if (nw !== ne) ends.push(north);
      if (ne !== se) ends.push(east);
      if (se !== sw) ends.push(south);
      if (nw !== sw) ends.push(west);
      const [a, b] = ends;
      if (a === undefined || b === undefined) continue;
      join(a, b);
      crossings.push(a);
    }
  }
  const pointOn = (edge: number): Point => {
    const i = edge % vertical;
    const [x, y] = [i % width, Math.floor(i / width)];
    const flat = edge < vertical;
    const [from, to] = [value(i), value(flat ? i + 1 : i + width)];
    const part = (level - from) / (to - from);
    return flat ? [x + part, y] : [x, y + part];
  };
  return followLinks(links, crossings).map((loop) => loop.map(pointOn));
}

function followLinks(links: Int32Array, starts: readonly number[]): readonly (readonly number[])[] {
  const seen = new Uint8Array(links.length / 2);
  const loops: number[][] = [];
  for (const start of starts) {
    if (seen[start] === 1) continue;
    const loop: number[] = [];
    let edge = start;
    while (edge !== -1 && seen[edge] === 0) {
      seen[edge] = 1;
      loop.push(edge);
      const [one, other] = [links[2 * edge] ?? -1, links[2 * edge + 1] ?? -1];
      edge = one !== -1 && seen[one] === 0 ? one : other;
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
}
