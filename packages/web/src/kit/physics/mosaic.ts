import { bend, type Fit, fit, type Mirror, mirrorTurn } from './bend';
import { restingTurn } from './die-faces';
import { overlap } from './overlap';
import type { Track, Tracks } from './track-file';
import { about, back, num, POSE, reach, type Turn, times, turnAt } from './turn';

/*
 * A throw as a mosaic. The log says where every die lies, how it is turned and which face is up; each die
 * gets a recorded track of its own that ends near there, relabelled so that the logged face comes up. What
 * is missing, a few millimetres and degrees, is spread along its path. Tracks and small delays are chosen
 * so that dice miss each other. Nothing here is drawn by lot: the same log gives the same picture.
 *
 * Centimetres, the chart around the origin; while a throw is put together the thrower sits at +z.
 */

/** Half the chart, half a die, height of the tin's rim. */
const CHART = 13.5;
export const HALF = 0.6;
const RIM = 2.2;

/** What the cup at the thrower's rim hides: nobody sees how dice lie in it. */
const CUP = { from: 8.7, aside: 4.6 };

export interface LoggedDie {
  /** Millimetres from the chart's left and top edge. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from north. */
  readonly heading: number;
  readonly face: number;
}

/** From where it is thrown: 0 from below, then clockwise: left, above, right. */
export type ThrowSide = 0 | 1 | 2 | 3;

interface RollingDie {
  readonly track: Track;
  /** Steps it waits in the cup. */
  delay: number;
  /** Pose by pose, on the chart as it is drawn. */
  poses: Float32Array;
}

export interface ThrowPlan {
  readonly stepsPerSecond: number;
  /** Steps until the last die lies. */
  readonly steps: number;
  readonly dice: readonly RollingDie[];
}

/** How many tracks are looked at for a die. */
const NEAREST = 24;
/** Where they are looked for first: so far around, in centimetres. */
const NEAR = 2;
/** Steps between the moments at which a die may leave the cup, and when the last must lie: many dice take longer to pour. */
const WAIT = 6;
const WAITS = 4;
const LATEST = 118;
const LATEST_OF_MANY = 150;
const MANY = 12;
/** Less than this, in centimetres, is no overlap anybody sees. */
const TOUCH = 0.03;
/** In centimetres of shifting: what a degree of turning weighs, a track used twice, a centimetre of overlap. */
const PER_DEGREE = 0.012;
const AGAIN = 1.5;
const PER_OVERLAP = 25;
/** Centimetres that two dice approach each other in a step, at most. */
const APPROACH = 1.35;
const PASSES = 4;
const MIRRORS: readonly Mirror[] = [undefined, 'x'];
/** Pairs of ways that may be compared in all: a bound in work, not in time, so that every device finds the same throw. */
const WORK = 14_000;

interface Target {
  readonly x: number;
  readonly z: number;
  readonly rest: Turn;
}

interface Choice {
  readonly index: number;
  readonly mirror: Mirror;
  readonly cost: number;
  readonly fit: Fit;
}

/** A track brought to a die's target. */
interface Way {
  readonly poses: Float32Array;
  /** How far it had to be pushed back from the rim. */
  readonly pushed: number;
}

/** One die of the search: its candidates, those tried so far, what it has now. */
interface Place {
  readonly target: Target;
  readonly choices: readonly Choice[];
  readonly tried: Map<number, Way>;
  choice: number;
  delay: number;
  worst: number;
  /** The die that was in the way last: it is asked first. */
  rival: Place | undefined;
}

/** Puts a throw together; undefined when there are no tracks for so many dice. */
export function planThrow(tracks: Tracks, dice: readonly LoggedDie[], side: ThrowSide): ThrowPlan | undefined {
  if (dice.length > tracks.tracks.length) return undefined;
  const quarter = about([0, 1, 0], (-side * Math.PI) / 2);
  const targets = dice.map((die) => targetOf(die, side, quarter));
  const search = new Search(tracks.tracks, targets);
  const rolling = search.run().map(({ choice, delay, poses }): RollingDie => {
    const track = tracks.tracks[choice.index];
    if (track === undefined) throw new RangeError(`No track ${choice.index}`);
    return { track, delay, poses: seenFrom(poses, side, quarter) };
  });
  const steps = Math.max(0, ...rolling.map(({ delay, poses }) => delay + poses.length / POSE - 1));
  return { stepsPerSecond: tracks.stepsPerSecond, steps, dice: rolling };
}

/** Where a die lies as its thrower sees it. */
function targetOf({ x, y, heading, face }: LoggedDie, side: ThrowSide, quarter: Turn): Target {
  const [cx, cz] = unturn(x / 10 - CHART, y / 10 - CHART, side);
  return { x: cx, z: cz, rest: times(back(quarter), restingTurn(face, heading)) };
}

/** Takes a place of the chart to where it is when the thrower's side lies below. */
function unturn(x: number, z: number, side: ThrowSide): readonly [number, number] {
  if (side === 0) return [x, z];
  if (side === 1) return [z, -x];
  return side === 2 ? [-x, -z] : [-z, x];
}

/** Turns a die's way so that it comes from the thrower's side, in place. */
function seenFrom(poses: Float32Array, side: ThrowSide, quarter: Turn): Float32Array {
  for (let k = 0; k < poses.length; k += POSE) {
    const [x, z] = unturn(num(poses, k), num(poses, k + 2), ((4 - side) % 4) as ThrowSide);
    poses[k] = x;
    poses[k + 2] = z;
    poses.set(times(quarter, turnAt(poses, k)), k + 3);
  }
  return poses;
}

class Search {
  readonly #tracks: readonly Track[];
  readonly #places: readonly Place[];
  readonly #used = new Map<number, number>();
  #work = 0;

  constructor(tracks: readonly Track[], targets: readonly Target[]) {
    this.#tracks = tracks;
    this.#places = targets.map((target) => ({
      target,
      choices: this.#nearest(target),
      tried: new Map(),
      choice: -1,
      delay: 0,
      worst: 0,
      rival: undefined,
    }));
  }

  /** The farthest first, so that late dice come to rest in front of them; then those that meet others choose again. */
  run(): readonly { readonly choice: Choice; readonly delay: number; readonly poses: Float32Array }[] {
    const order = [...this.#places].sort((a, b) => a.target.z - b.target.z);
    for (const place of order) this.#settle(place);
    for (let pass = 0; pass < PASSES && this.#work < WORK; pass++) {
      for (const place of order) place.worst = this.#meeting(place, this.#way(place, place.choice), place.delay, Number.POSITIVE_INFINITY);
      const meeting = order.filter(({ worst }) => worst > TOUCH).sort((a, b) => b.worst - a.worst);
      if (meeting.length === 0) break;
      for (const place of meeting) if (this.#work < WORK) this.#settle(place);
    }
    return this.#places.map(({ choices, tried, choice: chosen, delay }) => {
      const choice = choices[chosen];
      const way = tried.get(chosen);
      if (choice === undefined || way === undefined) throw new RangeError('A die without a track');
      return { choice, delay, poses: way.poses };
    });
  }

  /** Tracks that end near a place, with the relabelling that fits best. */
  #nearest({ x, z, rest }: Target): readonly Choice[] {
    const near: { index: number; mirror: Mirror; off: number }[] = [];
    for (let within = NEAR; near.length < NEAREST && within < 2 * CHART; within *= 1.5) {
      near.length = 0;
      this.#tracks.forEach(({ poses }, index) => {
        const end = poses.length - POSE;
        const aside = num(poses, end);
        const dz = num(poses, end + 2) - z;
        if (Math.abs(dz) > within) return;
        for (const mirror of MIRRORS) {
          const dx = (mirror === 'x' ? -aside : aside) - x;
          const off = Math.sqrt(dx * dx + dz * dz);
          if (off < within) near.push({ index, mirror, off });
        }
      });
    }
    near.sort((a, b) => a.off - b.off || a.index - b.index);
    return near
      .slice(0, NEAREST)
      .map(({ index, mirror, off }) => fitted(this.#tracks[index], index, mirror, off, rest))
      .sort((a, b) => a.cost - b.cost);
  }

  /** Chooses for one die the cheapest track and moment that meets nobody, else what meets least. */
  #settle(place: Place): void {
    const taken = place.choices[place.choice]?.index;
    if (taken !== undefined) this.#used.set(taken, (this.#used.get(taken) ?? 1) - 1);
    let best = { choice: 0, delay: 0, cost: Number.POSITIVE_INFINITY };
    const many = this.#places.length > MANY;
    for (const [i, choice] of place.choices.entries()) {
      const price = choice.cost + ((this.#used.get(choice.index) ?? 0) > 0 ? AGAIN : 0);
      if (price >= best.cost) continue;
      const way = this.#way(place, i);
      const steps = this.#tracks[choice.index]?.steps ?? 0;
      // Those with a short way may wait until the others are out of the way.
      const latest = Math.max(0, many ? LATEST_OF_MANY - steps : Math.min(WAIT * WAITS, LATEST - steps));
      for (let delay = 0; delay <= latest; delay += WAIT) {
        const meets = this.#meeting(place, way, delay, (best.cost - price) / PER_OVERLAP);
        const cost = price + (meets > TOUCH ? meets * PER_OVERLAP : 0);
        if (cost < best.cost) best = { choice: i, delay, cost };
        if (meets <= TOUCH) break;
      }
    }
    place.choice = best.choice;
    place.delay = best.delay;
    const index = place.choices[best.choice]?.index ?? -1;
    this.#used.set(index, (this.#used.get(index) ?? 0) + 1);
  }

  /** How deep a die would get into others or the rim; stops at `enough`. */
  #meeting(place: Place, way: Way, delay: number, enough: number): number {
    let worst = way.pushed;
    const ask = (other: Place): boolean => {
      if (other === place || other.choice < 0) return worst < enough;
      this.#work++;
      const depth = meeting(way.poses, delay, this.#way(other, other.choice).poses, other.delay, enough);
      if (depth > worst) {
        worst = depth;
        place.rival = other;
      }
      return worst < enough;
    };
    const rival = place.rival;
    if (worst >= enough || (rival !== undefined && !ask(rival))) return worst;
    for (const other of this.#places) if (other !== rival && !ask(other)) break;
    return worst;
  }

  #way(place: Place, i: number): Way {
    const known = place.tried.get(i);
    if (known !== undefined) return known;
    const choice = place.choices[i];
    const track = choice && this.#tracks[choice.index];
    if (choice === undefined || track === undefined) throw new RangeError(`No choice ${i}`);
    const way = broughtTo(place.target, choice, track.poses);
    place.tried.set(i, way);
    return way;
  }
}

function fitted(track: Track | undefined, index: number, mirror: Mirror, off: number, rest: Turn): Choice {
  if (track === undefined) throw new RangeError(`No track ${index}`);
  const found = fit(mirrorTurn(turnAt(track.poses, track.poses.length - POSE), mirror), rest);
  return { index, mirror, cost: off + PER_DEGREE * found.degrees, fit: found };
}

/** A track bent to its target. Keys are few and rounded: what would stick in the chart is lifted onto it. */
function broughtTo({ x, z }: Target, choice: Choice, poses: Float32Array): Way {
  let pushed = 0;
  const way = bend(poses, choice.mirror, choice.fit, { x, y: HALF, z }, 0, (bent, k, turn) => {
    bent[k + 1] = Math.max(num(bent, k + 1), reach(turn, 1, HALF));
    pushed = Math.max(pushed, pushFromRim(bent, k, turn));
  });
  return { poses: way, pushed };
}

/** The same at the tin's rim; says how far it was. */
function pushFromRim(way: Float32Array, k: number, turn: Turn): number {
  const [x, z] = [num(way, k), num(way, k + 2)];
  if (!nearRim(x, z) || num(way, k + 1) > RIM + HALF || inCup(way, k)) return 0;
  const [roomX, roomZ] = [CHART - reach(turn, 0, HALF), CHART - reach(turn, 2, HALF)];
  const pushed = Math.max(Math.abs(x) - roomX, Math.abs(z) - roomZ);
  if (pushed <= 0) return 0;
  way[k] = Math.max(-roomX, Math.min(roomX, x));
  way[k + 2] = Math.max(-roomZ, Math.min(roomZ, z));
  return pushed;
}

const nearRim = (x: number, z: number): boolean => Math.max(Math.abs(x), Math.abs(z)) > CHART - HALF * 1.75;

function inCup(way: Float32Array, k: number): boolean {
  return num(way, k + 2) > CUP.from && Math.abs(num(way, k)) < CUP.aside;
}

/** How deep two dice get into each other where one can see it; stops at `enough`. */
export function meeting(a: Float32Array, delayA: number, b: Float32Array, delayB: number, enough: number): number {
  const [endA, endB] = [a.length - POSE, b.length - POSE];
  const last = Math.max(endA / POSE + delayA, endB / POSE + delayB);
  const near = 2 * Math.sqrt(3) * HALF;
  let worst = 0;
  for (let step = Math.max(delayA, delayB); step <= last; step++) {
    const i = Math.min(endA, (step - delayA) * POSE);
    const j = Math.min(endB, (step - delayB) * POSE);
    const x = num(a, i) - num(b, j);
    const y = num(a, i + 1) - num(b, j + 1);
    const z = num(a, i + 2) - num(b, j + 2);
    const apart = Math.sqrt(x * x + y * y + z * z) - near;
    if (apart > 0) step += Math.floor(apart / APPROACH);
    else if (!inCup(a, i) || !inCup(b, j)) {
      worst = Math.max(worst, overlap(a, i, b, j, HALF));
      if (worst >= enough) break;
    }
  }
  return worst;
}
