import { turned } from './cube.mjs';
import { anyTurn, around, between, randomOf } from './rng.mjs';

/*
 * One die thrown onto the chart in its tin. Centimetres; the chart lies in the plane y = 0 around the
 * origin, the thrower sits at +z, the cup's mouth is over the near rim.
 */

export const TRAY = { chart: 27, side: 1.2, round: 0.1, rim: 2.2, friction: 0.25, bounce: 0.45, gravity: 981, steps: 240 };
/** What a die can hit. */
const FLOOR = 0;
const RIM = 1;
/** A push below this speed, in centimetres a second, is not heard. */
const FAINT = 9;
const LOUD = 110;

function tin(R) {
  const world = new R.World({ x: 0, y: -TRAY.gravity, z: 0 });
  world.timestep = 1 / TRAY.steps;
  world.integrationParameters.lengthUnit = 1;
  const half = TRAY.chart / 2;
  const box = (hx, hy, hz, x, y, z) =>
    world.createCollider(R.ColliderDesc.cuboid(hx, hy, hz).setTranslation(x, y, z).setFriction(TRAY.friction).setRestitution(TRAY.bounce));
  box(half + 3, 1, half + 3, 0, -1, 0);
  const [thick, high] = [0.6, TRAY.rim / 2];
  box(thick, high, half + 2 * thick, -(half + thick), high, 0);
  box(thick, high, half + 2 * thick, half + thick, high, 0);
  box(half, high, thick, 0, high, -(half + thick));
  box(half, high, thick, 0, high, half + thick);
  return world;
}

/** Throws one die; undefined when it does not come to lie flat inside in time. */
export function throwOne(R, seed) {
  const random = randomOf(seed);
  const world = tin(R);
  const [x, y, z] = [around(random) * 2.6, between(random, 1.3, 3.6), between(random, 11, 12.4)];
  // Few go far aside; those that are let go slowly may drop beside the cup or right before it.
  const [wide, force] = [around(random), random()];
  const angle = wide * Math.abs(wide) * (force < 0.4 ? 1.75 : 1.25);
  const speed = 6 + 144 * force;
  const q = anyTurn(random);
  const body = world.createRigidBody(
    R.RigidBodyDesc.dynamic()
      .setTranslation(x, y, z)
      .setRotation({ x: q[0], y: q[1], z: q[2], w: q[3] })
      .setLinvel(Math.sin(angle) * speed, between(random, -30, 40), -Math.cos(angle) * speed)
      .setAngvel({ x: -between(random, 0, 45), y: around(random) * 22, z: around(random) * 26 })
      .setCcdEnabled(true),
  );
  const core = TRAY.side / 2 - TRAY.round;
  world.createCollider(
    R.ColliderDesc.roundCuboid(core, core, core, TRAY.round).setDensity(1).setFriction(TRAY.friction).setRestitution(TRAY.bounce),
    body,
  );
  const poses = [poseOf(body)];
  const knocks = [];
  let still = 0;
  let before = body.linvel();
  for (let step = 1; step < 240 && still < 6; step++) {
    world.step();
    poses.push(poseOf(body));
    const now = body.linvel();
    const push = [now.x - before.x, now.y - before.y + TRAY.gravity / TRAY.steps, now.z - before.z];
    const strength = Math.hypot(...push);
    if (strength > FAINT && step - (knocks.at(-1)?.step ?? -9) > 3) {
      const aside = Math.hypot(push[0], push[2]) > Math.abs(push[1]) * 1.5 && atRim(poses.at(-1));
      knocks.push({ step, strength: Math.min(1, strength / LOUD), what: aside ? RIM : FLOOR });
    }
    before = now;
    const spin = body.angvel();
    const moves = now.x ** 2 + now.y ** 2 + now.z ** 2 + 0.5 * (spin.x ** 2 + spin.y ** 2 + spin.z ** 2);
    still = moves < 0.4 ? still + 1 : 0;
  }
  world.free();
  const end = poses.at(-1);
  const up = Math.max(
    ...[
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ].map((axis) => Math.abs(turned(end.slice(3), axis)[1])),
  );
  const lies = still >= 6 && up > 0.9995 && Math.abs(end[1] - TRAY.side / 2) < 0.02;
  const inside = Math.max(Math.abs(end[0]), Math.abs(end[2])) < TRAY.chart / 2 - 0.75;
  return lies && inside ? { seed, poses: settled(poses), knocks } : undefined;
}

function poseOf(body) {
  const [t, q] = [body.translation(), body.rotation()];
  return [t.x, t.y, t.z, q.x, q.y, q.z, q.w];
}

const atRim = (pose) => Math.max(Math.abs(pose[0]), Math.abs(pose[2])) > TRAY.chart / 2 - 1.15;

/** Without the time in which nothing is seen to move any more. */
function settled(poses) {
  const end = poses.at(-1);
  let last = poses.length - 1;
  while (last > 1) {
    const p = poses[last - 1];
    const off = Math.hypot(p[0] - end[0], p[1] - end[1], p[2] - end[2]);
    const dot = Math.abs(p[3] * end[3] + p[4] * end[4] + p[5] * end[5] + p[6] * end[6]);
    if (off > 0.01 || dot < 0.99999) break;
    last--;
  }
  return [...poses.slice(0, last), end];
}

/** Of many throws those that together reach every part of the chart, more where dice lie more often. */
export function recordDice(R, seed, wanted, tries) {
  const throws = [];
  for (let i = 0; i < tries; i++) {
    const one = throwOne(R, seed + i);
    if (one === undefined) continue;
    const seconds = one.poses.length / TRAY.steps;
    if (seconds >= 0.2 && seconds <= 0.56) throws.push(one);
  }
  return { kept: spread(throws, wanted), thrown: throws.length };
}

/**
 * Takes again and again the throw that ends where it is needed most: farthest, in the measure of how
 * seldom dice lie there, from the ends of those taken before. Left and right count as the same: every
 * track is also used as its mirror image.
 */
function spread(throws, wanted) {
  const ends = throws.map(({ poses }) => [Math.abs(poses.at(-1)[0]), poses.at(-1)[2]]);
  const measure = ends.map(([x, z]) => 0.55 + 0.45 * Math.min(1, Math.max(x, Math.abs(z)) / 12.5) - 0.25 * often(x, z));
  const gap = throws.map(() => Number.POSITIVE_INFINITY);
  const kept = [];
  let next = 0;
  while (kept.length < Math.min(wanted, throws.length)) {
    kept.push(throws[next]);
    const [x, z] = ends[next];
    let widest = -1;
    for (let i = 0; i < throws.length; i++) {
      gap[i] = Math.min(gap[i], Math.hypot(ends[i][0] - x, ends[i][1] - z) / measure[i]);
      if (gap[i] > widest) {
        widest = gap[i];
        next = i;
      }
    }
  }
  return kept;
}

const often = (x, z) => Math.max(0, 1 - x / 13.5) * Math.max(0, 1 - Math.abs(z) / 13.5);
