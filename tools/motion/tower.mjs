import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overlap, turned } from './cube.mjs';
import { anyTurn, around, between, randomOf } from './rng.mjs';

/*
 * A tower of planks with a funnel on top, a ramp below and a tray beside it. Centimetres; x to the right,
 * y up, z to the viewer. The shape is the drawing's too.
 */

const SHAPE = join(import.meta.dirname, '../../packages/web/src/kit/physics/tracks/tower-shape.json');
const TOWER = JSON.parse(readFileSync(SHAPE, 'utf8'));
export const STEPS = 240;
const GRAVITY = 981;
const HALF = TOWER.cube / 2;
/** What a cube can hit: a plank, or something that sounds deeper (walls, ramp, tray). */
const PLANK = 0;
const WALL = 1;
const FAINT = 12;
const LOUD = 150;

/** The turn about z of a slope. */
function slope(tan) {
  const angle = Math.atan(tan);
  return { x: 0, y: 0, z: Math.sin(angle / 2), w: Math.cos(angle / 2) };
}

function tower(R) {
  const world = new R.World({ x: 0, y: -GRAVITY, z: 0 });
  world.timestep = 1 / STEPS;
  world.integrationParameters.lengthUnit = 1;
  const { wide, deep, high, wall, ledges, plank, funnel, ramp, gate, tray } = TOWER;
  const box = (hx, hy, hz, x, y, z, { q = { x: 0, y: 0, z: 0, w: 1 }, friction = 0.2, bounce = 0.25 } = {}) =>
    world.createCollider(
      R.ColliderDesc.cuboid(hx, hy, hz).setTranslation(x, y, z).setRotation(q).setFriction(friction).setRestitution(bounce),
    );
  const t = wall / 2;
  box(t, high, deep + wall, -wide - t, high / 2, 0);
  box(t, (high - gate) / 2, deep + wall, wide + t, gate + (high - gate) / 2, 0);
  for (const side of [-1, 1]) box(wide + wall, high, t, 0, high / 2, side * (deep + t));
  const lean = Math.atan(funnel.tan);
  const [out, up] = [(Math.cos(lean) * funnel.long) / 2, (Math.sin(lean) * funnel.long) / 2];
  for (const side of [-1, 1]) {
    box(funnel.long / 2 + 0.2, 0.12, deep + 3, side * (wide + out), high + up, 0, { q: slope(side * funnel.tan) });
    const q = slope(-side * funnel.tan);
    box(wide + 3, 0.12, funnel.long / 2 + 0.2, 0, high + up, side * (deep + out), { q: { x: q.z, y: 0, z: 0, w: q.w } });
  }
  for (const ledge of ledges) {
    const cos = 1 / Math.sqrt(1 + ledge.tan ** 2);
    const [cx, cy] = [ledge.side * (wide - ledge.long / 2), ledge.y - (ledge.long / 2) * ledge.tan];
    box(ledge.long / cos / 2, plank / 2, deep, cx, cy - plank / 2 / cos, 0, {
      q: slope(ledge.side * ledge.tan),
      friction: 0.5,
      bounce: 0.22,
    });
  }
  const length = tray.from - 0.1 + wide;
  const cos = 1 / Math.sqrt(1 + ramp.tan ** 2);
  box(length / cos / 2, plank / 2, deep, -wide + length / 2, ramp.y - (length / 2) * ramp.tan - plank / 2 / cos, 0, {
    q: slope(-ramp.tan),
    friction: 0.12,
  });
  const middle = (tray.from + tray.to) / 2;
  box((tray.to - tray.from) / 2 + 0.6, 0.3, tray.deep, middle, tray.y - 0.3, 0, { friction: 0.42 });
  box(0.2, tray.rim, tray.deep + 0.4, tray.to + 0.2, tray.y + 0.5, 0);
  for (const side of [-1, 1]) box((tray.to - tray.from) / 2 + 0.6, tray.rim, 0.2, middle, tray.y + 0.5, side * (tray.deep + 0.2));
  // Beside the gate the tray is closed: nothing rolls back under the tower.
  box(0.2, 1.2, tray.deep + 0.4, tray.from - 0.45, tray.y - 0.4, 0);
  return world;
}

/** Where the tray's floor begins to be the cube's ground. */
const isOut = (pose) => pose[0] > TOWER.tray.from && pose[1] < TOWER.tray.y + 1.6;

/** Lets one cube go; `fixed` are cubes that lie in the way. */
function letGo(R, start, motion, fixed, longest, grip = 0.4) {
  const world = tower(R);
  for (const pose of fixed) {
    const desc = R.ColliderDesc.cuboid(HALF, HALF, HALF).setTranslation(pose[0], pose[1], pose[2]);
    world.createCollider(desc.setRotation({ x: pose[3], y: pose[4], z: pose[5], w: pose[6] }).setFriction(0.5).setRestitution(0.1));
  }
  const body = world.createRigidBody(
    R.RigidBodyDesc.dynamic()
      .setTranslation(start[0], start[1], start[2])
      .setRotation({ x: start[3], y: start[4], z: start[5], w: start[6] })
      .setLinvel(...motion.speed)
      .setAngvel({ x: motion.spin[0], y: motion.spin[1], z: motion.spin[2] })
      .setCcdEnabled(true),
  );
  const slips = grip < 0.2;
  const core = HALF - 0.05;
  const collider = world.createCollider(
    R.ColliderDesc.roundCuboid(core, core, core, 0.05)
      .setDensity(0.7)
      .setFriction(grip)
      .setRestitution(slips ? 0.38 : 0.16),
    body,
  );
  if (slips) collider.setFrictionCombineRule(R.CoefficientCombineRule.Min);
  const poseOf = () => {
    const [p, q] = [body.translation(), body.rotation()];
    return [p.x, p.y, p.z, q.x, q.y, q.z, q.w];
  };
  const poses = [poseOf()];
  const knocks = [];
  let [still, before] = [0, body.linvel()];
  for (let step = 1; step < longest && still < 10; step++) {
    world.step();
    poses.push(poseOf());
    if (slips && isOut(poses.at(-1))) collider.setFriction(0.4);
    const now = body.linvel();
    const push = Math.hypot(now.x - before.x, now.y - before.y + GRAVITY / STEPS, now.z - before.z);
    if (push > FAINT && step - (knocks.at(-1)?.step ?? -9) > 4) {
      const [x, y] = poses.at(-1);
      knocks.push({ step, strength: Math.min(1, push / LOUD), what: Math.abs(x) < TOWER.wide - 0.8 && y > 2.8 ? PLANK : WALL });
    }
    before = now;
    const spin = body.angvel();
    still = now.x ** 2 + now.y ** 2 + now.z ** 2 + 0.5 * (spin.x ** 2 + spin.y ** 2 + spin.z ** 2) < 0.5 ? still + 1 : 0;
  }
  world.free();
  return { poses, knocks, still: still >= 10 };
}

const flat = (pose) =>
  Math.max(
    ...[
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ].map((axis) => Math.abs(turned(pose.slice(3), axis)[1])),
  );

/** On which ledge a cube lies flat, from the top; -1 for none. */
function ledgeOf(pose) {
  return TOWER.ledges.findIndex(({ side, y, long, tan }) => {
    const from = Math.abs(pose[0] - side * TOWER.wide);
    if (from > long || Math.sign(pose[0] - side * (TOWER.wide - long)) !== side) return false;
    const cos = 1 / Math.sqrt(1 + tan * tan);
    return Math.abs((pose[1] - (y - from * tan)) * cos - HALF) < 0.06;
  });
}

/** Pours single cubes; tells what stays from what comes out. */
function pourMany(R, seed, count, grip) {
  const [stay, pass] = [[], []];
  for (let i = 0; i < count; i++) {
    const random = randomOf(seed + i);
    const start = [around(random) * 2.4, TOWER.high + between(random, 2.2, 3.4), around(random) * 1.7, ...anyTurn(random)];
    const motion = {
      speed: [around(random) * 22, between(random, -70, -20), around(random) * 16],
      spin: [around(random) * 14, around(random) * 14, around(random) * 14],
    };
    const one = letGo(R, start, motion, [], 400, grip);
    if (!one.still) continue;
    const end = one.poses.at(-1);
    const ledge = ledgeOf(end);
    if (ledge >= 0 && flat(end) > 0.96) stay.push({ ...one, ledge });
    else if (isOut(end) && flat(end) > 0.999) pass.push(one);
  }
  return { stay, pass };
}

const COLUMNS = 7;
const GROUND = 3;
const LEVELS = 7;
/** Place j of a colour lies on place UNDER[j]: cubes of a colour leave last come first, so what is below is there. */
const UNDER = [-1, -1, -1, 0, 1, 2, 3];

const mirrored = ([x, y, z, a, b, c, d]) => [x, y, -z, -a, -b, c, d];

/** Both a recording and what it looks like in a mirror between front and back. */
const withMirror = (list) => list.flatMap((one) => [one, { ...one, poses: one.poses.map(mirrored) }]);

const deepest = (poses, others) =>
  others.reduce((sum, other) => {
    let worst = 0;
    for (let k = 0; k < poses.length; k += 2) worst = Math.max(worst, overlap(poses[k], other, HALF));
    return sum + worst;
  }, 0);

/** Seven places a ledge that do not touch each other, as evenly spread as was poured. */
function choosePlaces(stay, seed) {
  const places = [];
  for (let ledge = 0; ledge < TOWER.ledges.length; ledge++) {
    const lying = stay.filter((one) => one.ledge === ledge);
    let best = [];
    for (let attempt = 0; attempt < 4000 && best.length < COLUMNS; attempt++) {
      const random = randomOf(seed + attempt);
      const taken = [];
      const order = lying.map((one) => ({ one, key: random() })).sort((a, b) => a.key - b.key);
      for (const { one } of order) {
        if (taken.length < COLUMNS && taken.every((other) => overlap(one.poses.at(-1), other.poses.at(-1), HALF + 0.03) < 0))
          taken.push(one);
      }
      if (taken.length > best.length) best = taken;
    }
    if (best.length < COLUMNS) throw new Error(`Only ${best.length} places on ledge ${ledge}: pour more.`);
    places.push(best);
  }
  return places;
}

/** A pose one cube higher on its ledge, turned a little. */
function onTop(pose, ledge, random) {
  const { side, tan } = TOWER.ledges[ledge];
  const cos = 1 / Math.sqrt(1 + tan * tan);
  const normal = [-side * tan * cos, cos, 0];
  const half = (around(random) * 9 * Math.PI) / 180 / 2;
  const turn = [normal[0] * Math.sin(half), normal[1] * Math.sin(half), 0, Math.cos(half)];
  return [pose[0] + normal[0] * TOWER.cube, pose[1] + normal[1] * TOWER.cube, pose[2], ...product(turn, pose.slice(3))];
}

function product([x, y, z, w], [X, Y, Z, W]) {
  return [w * X + x * W + y * Z - z * Y, w * Y - x * Z + y * W + z * X, w * Z + x * Y - y * X + z * W, w * W - x * X - y * Y - z * Z];
}

const QUARTERS = (() => {
  const s = Math.SQRT1_2;
  const [none, x, y, z] = [
    [0, 0, 0, 1],
    [s, 0, 0, s],
    [0, s, 0, s],
    [0, 0, s, s],
  ];
  const ups = [none, x, product(x, x), product(x, product(x, x)), z, product(z, product(z, z))];
  return ups.flatMap((up) => [none, y, product(y, y), product(y, product(y, y))].map((turn) => product(turn, up)));
})();

/** A recording bent so that it ends in another pose near by; a cube looks the same from all its sides. */
function bent(poses, end) {
  const last = poses.at(-1);
  let [best, likeness] = [QUARTERS[0], -1];
  for (const quarter of QUARTERS) {
    const turn = product(last.slice(3), quarter);
    const like = Math.abs(turn.reduce((sum, v, i) => sum + v * end[3 + i], 0));
    if (like > likeness) [best, likeness] = [quarter, like];
  }
  const [x, y, z, w] = product(last.slice(3), best);
  const missing = product(end.slice(3), [-x, -y, -z, w]);
  const sign = missing[3] < 0 ? -1 : 1;
  const ways = [0];
  for (let k = 1; k < poses.length; k++)
    ways.push(ways[k - 1] + Math.hypot(poses[k][0] - poses[k - 1][0], poses[k][1] - poses[k - 1][1], poses[k][2] - poses[k - 1][2]));
  return poses.map((pose, k) => {
    const share = ways[k] / (ways.at(-1) || 1);
    const part = [missing[0] * sign * share, missing[1] * sign * share, missing[2] * sign * share, 1 - share + missing[3] * sign * share];
    const length = Math.hypot(...part);
    return [
      ...[0, 1, 2].map((i) => pose[i] + (end[i] - last[i]) * share),
      ...product(
        part.map((v) => v / length),
        product(pose.slice(3), best),
      ),
    ];
  });
}

/** Of all that came to rest near a place, the way in that runs into others least. */
function wayIn(place, ledge, stay, others) {
  const near = stay
    .filter((one) => one.ledge === ledge)
    .map((one) => ({ one, off: Math.hypot(...[0, 1, 2].map((i) => one.poses.at(-1)[i] - place[i])) }))
    .sort((a, b) => a.off - b.off)
    .slice(0, 14);
  let best;
  for (const { one, off } of near) {
    const poses = bent(one.poses, place);
    const cost = deepest(poses.slice(0, -4), others) + off * 0.12;
    if (best === undefined || cost < best.cost) best = { poses, knocks: one.knocks, cost };
  }
  return best;
}

/** A cube is pushed off its place: of several pushes the one after which it runs into others least. */
function wayOut(R, place, ledge, below, others, random) {
  const { side } = TOWER.ledges[ledge];
  let best;
  for (let attempt = 0; attempt < 60 && (attempt < 9 || best === undefined); attempt++) {
    const motion = {
      speed: [-side * between(random, 16, 62), between(random, 10, 62), around(random) * 16],
      spin: [around(random) * 9, around(random) * 9, -side * -between(random, 2, 14)],
    };
    const one = letGo(R, place, motion, below, 300, 0.05);
    const end = one.poses.at(-1);
    if (!one.still || !isOut(end) || flat(end) < 0.999 || one.poses.length > 250) continue;
    const cost = deepest(one.poses.slice(12), others) + one.poses.length * 0.002;
    if (best === undefined || cost < best.cost) best = { ...one, cost };
  }
  if (best === undefined) throw new Error('A place without a way out');
  return best;
}

/** The whole tower: 49 places, for each a way in and a way out, and ways through. */
export function recordTower(R, seed, poured, passes, log = () => undefined) {
  const stay = withMirror(pourMany(R, seed, poured, 0.4).stay);
  log(`${stay.length / 2} stayed`);
  const chosen = choosePlaces(stay, seed);
  const random = randomOf(seed + 77);
  const places = [];
  const ledges = [];
  for (let level = 0; level < LEVELS; level++) {
    for (let column = 0; column < COLUMNS; column++) {
      const at = level * COLUMNS + column;
      const under = UNDER[level] * COLUMNS + column;
      ledges[at] = level < GROUND ? (column + level) % TOWER.ledges.length : ledges[under];
      places[at] = level < GROUND ? chosen[ledges[at]].pop().poses.at(-1) : onTop(places[under], ledges[at], random);
    }
  }
  const ground = places.slice(0, GROUND * COLUMNS);
  const tracks = [];
  places.forEach((place, at) => {
    const others = ground.filter((other) => other !== place);
    const level = Math.floor(at / COLUMNS);
    const below = level < GROUND ? [] : [places[UNDER[level] * COLUMNS + (at % COLUMNS)]];
    const [into, out] = [wayIn(place, ledges[at], stay, others), wayOut(R, place, ledges[at], below, others, random)];
    log(`place ${at}: in ${into.cost.toFixed(2)} out ${out.cost.toFixed(2)} (${out.poses.length} steps)`);
    tracks.push({ role: 1, place: at, poses: into.poses, knocks: into.knocks });
    tracks.push({ role: 2, place: at, poses: out.poses, knocks: out.knocks });
  });
  const through = pourMany(R, seed + 100_000, passes * 2, 0.06)
    .pass.map((one) => ({ ...one, cost: deepest(one.poses, ground) + one.poses.length * 0.004 }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, passes);
  for (const { poses, knocks } of through) tracks.push({ role: 0, place: 0, poses, knocks });
  return { tracks, places };
}
