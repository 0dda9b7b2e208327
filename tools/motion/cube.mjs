/* Poses are [x, y, z, qx, qy, qz, qw]: centimetres, y up; quaternions of length one. */

export function turned([x, y, z, w], [a, b, c]) {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

export function axesOf(pose) {
  const q = pose.slice(3);
  return [turned(q, [1, 0, 0]), turned(q, [0, 1, 0]), turned(q, [0, 0, 1])];
}

/** Degrees between two orientations. */
export function angleBetween(p, q) {
  const dot = Math.abs(p[3] * q[3] + p[4] * q[4] + p[5] * q[5] + p[6] * q[6]);
  return (2 * Math.acos(Math.min(1, dot)) * 180) / Math.PI;
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** How deep two cubes of half side `h` are in each other, by separating axes; negative when apart. */
export function overlap(p, q, h) {
  const between = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
  if (dot(between, between) > 12 * h * h) return -1;
  const [A, B] = [axesOf(p), axesOf(q)];
  const axes = [...A, ...B];
  for (const a of A) {
    for (const b of B) {
      const c = cross(a, b);
      const length = Math.hypot(...c);
      if (length > 1e-3) axes.push(c.map((v) => v / length));
    }
  }
  let least = Number.POSITIVE_INFINITY;
  for (const axis of axes) {
    const reach = [...A, ...B].reduce((sum, a) => sum + h * Math.abs(dot(a, axis)), 0);
    least = Math.min(least, reach - Math.abs(dot(between, axis)));
    if (least < 0) return least;
  }
  return least;
}
