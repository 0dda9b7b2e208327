import { bend, fit, type Mirror, mirrorTurn } from './bend';
import { overlap } from './overlap';
import { CUBE_HALF, insidePlace, insideTrack, placeOf, type Standing, TOWER_SHAPE, trayPlace } from './tower-view';
import type { Track, Tracks } from './track-file';
import { num, POSE, type Turn, turnAt } from './turn';

/*
 * A pour as recorded lives. The log says how many cubes of each colour came out, and nothing about single
 * ones; so every place inside belongs to one cube of one colour (the third red one lies there and nowhere
 * else), cubes of a colour leave in the order opposite to that in which they came, and what stands in the
 * tower follows from the counts alone. A pour then gives every cube that moves a recorded way: in, out or
 * through, and a moment to start, so that they run into each other as little as can be.
 */

export interface PourLogged {
  /** Cubes inside before, by colour. */
  readonly inside: readonly number[];
  readonly thrown: { readonly colour: number; readonly count: number };
  /** Cubes that came out, by colour. */
  readonly out: readonly number[];
  /** Colours of the cubes in the tray afterwards, by its places. */
  readonly tray: readonly number[];
}

type Fate = 'lies' | 'stays' | 'falls through' | 'is pushed out';

export interface PouredCube {
  readonly colour: number;
  readonly fate: Fate;
  readonly poses: Float32Array;
  readonly knocks: Track['knocks'];
  delay: number;
  /** The step, without the delay, at which it is in the tray. */
  readonly arrives: number | undefined;
}

export interface PourPlan {
  readonly stepsPerSecond: number;
  readonly steps: number;
  readonly cubes: readonly PouredCube[];
}

const THROUGH = 0;
const IN = 1;
const OUT = 2;

/** Steps between one thrown cube and the next, at most so many in all; and between moments that are tried. */
const APART = 9;
const SPREAD = 90;
const LATER = [0, 5, 10, 16, 23];
/** Ways through that are looked at for a cube. */
const LOOKED_AT = 10;
/** A cube that comes so near to another pushes it. */
const PUSHES = 1.7;
const TOUCH = 0.05;
const STRIDE = 2;
/** Centimetres that two cubes approach each other in a step, at most. */
const APPROACH = 1.7;

/** Puts a pour together; undefined when the recording does not know so many cubes. */
export function planPour(tracks: Tracks, pour: PourLogged): PourPlan | undefined {
  const fates = fatesOf(pour);
  if (fates === undefined) return undefined;
  const recorded = sorted(tracks.tracks);
  const slots = new Slots(pour.tray);
  const plan: PouredCube[] = fates.lying.map(([colour, n]) => lying(colour, insidePlace(colour, n)));
  const { colour } = pour.thrown;
  const throwing = [
    ...fates.staying.map((n): Candidates => ({ fate: 'stays', ways: [wayIn(recorded, colour, n)] })),
    ...Array.from({ length: fates.through }, (_, i): Candidates => ({ fate: 'falls through', ways: waysThrough(recorded, pour, i) })),
  ];
  if (throwing.some(({ ways }) => ways.length === 0)) return undefined;
  // Those that stay come in between those that do not.
  const order = throwing.map((one, i) => ({ one, key: (i * 7) % Math.max(1, throwing.length) })).sort((a, b) => a.key - b.key);
  const apart = Math.min(APART, SPREAD / Math.max(1, order.length));
  for (const [i, { one }] of order.entries()) plan.push(placed(one, colour, Math.round(i * apart), plan, slots));
  const pushers = plan.filter(({ fate }) => fate !== 'lies');
  for (const [i, [pushed, n]] of fates.pushed.entries()) {
    const way = recorded.out.get(insideTrack(pushed, n));
    if (way === undefined) return undefined;
    const moment = pushedAt(way.poses, pushers) ?? 24 + 10 * i;
    plan.push(placed({ fate: 'is pushed out', ways: [{ track: way, mirror: undefined }] }, pushed, moment, plan, slots));
  }
  const steps = Math.max(0, ...plan.map(({ poses, delay }) => delay + poses.length / POSE - 1));
  return { stepsPerSecond: tracks.stepsPerSecond, steps, cubes: plan };
}

interface Fates {
  /** Colour and number of the cubes that stay where they are. */
  readonly lying: readonly (readonly [number, number])[];
  readonly pushed: readonly (readonly [number, number])[];
  /** Numbers of the thrown cubes that stay. */
  readonly staying: readonly number[];
  readonly through: number;
}

/** Who does what, from the counts. Of the thrown colour as many fall through as can; only what is missing is pushed out. */
export function fatesOf({ inside, thrown, out }: PourLogged): Fates | undefined {
  const through = Math.min(thrown.count, out[thrown.colour] ?? 0);
  const staying: number[] = [];
  const lying: (readonly [number, number])[] = [];
  const pushed: (readonly [number, number])[] = [];
  for (const [colour, before] of inside.entries()) {
    const leaves = (out[colour] ?? 0) - (colour === thrown.colour ? through : 0);
    if (leaves > before) return undefined;
    for (let n = 0; n < before; n++) (n < before - leaves ? lying : pushed).push([colour, n]);
    if (colour === thrown.colour) for (let i = 0; i < thrown.count - through; i++) staying.push(before - leaves + i);
  }
  return { lying, pushed, staying, through };
}

interface Way {
  readonly track: Track;
  readonly mirror: Mirror;
}

interface Candidates {
  readonly fate: Fate;
  readonly ways: readonly Way[];
}

interface Recorded {
  readonly through: readonly Track[];
  readonly into: ReadonlyMap<number, Track>;
  readonly out: ReadonlyMap<number, Track>;
}

function sorted(tracks: readonly Track[]): Recorded {
  const of = (role: number): readonly Track[] => tracks.filter((track) => track.role === role);
  const byPlace = (role: number): ReadonlyMap<number, Track> => new Map(of(role).map((track) => [track.place, track]));
  return { through: of(THROUGH), into: byPlace(IN), out: byPlace(OUT) };
}

function wayIn(recorded: Recorded, colour: number, n: number): Way {
  const track = recorded.into.get(insideTrack(colour, n));
  if (track === undefined) throw new RangeError(`No way to place ${n} of colour ${colour}`);
  return { track, mirror: undefined };
}

/** Some of the ways through: which ones follows from the pour, so that every device takes the same. */
function waysThrough({ through }: Recorded, { inside, out }: PourLogged, i: number): readonly Way[] {
  const seed = [...inside, ...out].reduce((sum, count) => Math.imul(sum, 31) + count, 17) >>> 0;
  return Array.from({ length: through.length === 0 ? 0 : LOOKED_AT }, (_, k): Way => {
    const at = (seed + (i * LOOKED_AT + k) * 2654435761) >>> 0;
    const track = through[at % through.length];
    if (track === undefined) throw new RangeError('No way through');
    return { track, mirror: at & 64 ? 'z' : undefined };
  });
}

function lying(colour: number, { at, turn }: Standing): PouredCube {
  return { colour, fate: 'lies', poses: Float32Array.from([...at, ...turn]), knocks: [], delay: 0, arrives: undefined };
}

/** The way and moment at which a cube runs into those already under way least. */
function placed({ fate, ways }: Candidates, colour: number, from: number, others: readonly PouredCube[], slots: Slots): PouredCube {
  let best: { cube: PouredCube; slot: number | undefined; depth: number } | undefined;
  for (const { track, mirror } of ways) {
    const { cube, slot } = shaped(track, mirror, fate, colour, slots);
    for (const later of fate === 'is pushed out' ? [0] : LATER) {
      cube.delay = from + later;
      let depth = 0;
      for (const other of others) {
        if (best !== undefined && depth >= best.depth) break;
        depth += meets(cube, other);
      }
      if (best === undefined || depth < best.depth) best = { cube: { ...cube }, slot, depth };
      if (best.depth <= TOUCH) break;
    }
    if (best !== undefined && best.depth <= TOUCH) break;
  }
  if (best === undefined) throw new RangeError('A cube without a way');
  if (best.slot !== undefined) slots.take(best.slot);
  return best.cube;
}

/** A recorded way as this cube goes it: to its place inside, or bent to a place of the tray. */
function shaped(track: Track, mirror: Mirror, fate: Fate, colour: number, slots: Slots): { cube: PouredCube; slot: number | undefined } {
  const { poses, knocks } = track;
  const last = poses.length - POSE;
  if (fate === 'stays') {
    const { at, turn } = placeOf(track.place);
    const way = bend(poses, undefined, fit(turnAt(poses, last), turn), { x: at[0], y: at[1], z: at[2] }, 0, () => undefined);
    return { cube: { colour, fate, poses: way, knocks, delay: 0, arrives: undefined }, slot: undefined };
  }
  const arrives = arrival(poses);
  const slot = slots.nearest(colour, num(poses, last), (mirror === 'z' ? -1 : 1) * num(poses, last + 2));
  const { at, turn } = trayPlace(slot);
  const end: Turn = mirrorTurn(turnAt(poses, last), mirror);
  const way = bend(poses, mirror, fit(end, turn), { x: at[0], y: at[1], z: at[2] }, Math.max(0, arrives - 12), () => undefined);
  return { cube: { colour, fate, poses: way, knocks, delay: 0, arrives }, slot };
}

/** The step at which a cube has left the ramp. */
function arrival(poses: Float32Array): number {
  const { from, y } = TOWER_SHAPE.tray;
  for (let k = 0; k < poses.length; k += POSE) if (num(poses, k) > from && num(poses, k + 1) < y + 1.4) return k / POSE;
  return poses.length / POSE - 1;
}

/** When a thrown cube first comes near one that lies. */
function pushedAt(lies: Float32Array, pushers: readonly PouredCube[]): number | undefined {
  let first: number | undefined;
  for (const { poses, delay } of pushers) {
    for (let k = 0; k < poses.length; k += POSE) {
      const step = delay + k / POSE;
      if (first !== undefined && step >= first) break;
      const off = Math.hypot(num(poses, k) - num(lies, 0), num(poses, k + 1) - num(lies, 1), num(poses, k + 2) - num(lies, 2));
      if (off < PUSHES) first = step;
    }
  }
  return first;
}

/** How deep two cubes get into each other; one that waits to be pushed is in the way from the start. */
function meets(a: PouredCube, b: PouredCube): number {
  const [endA, endB] = [a.poses.length - POSE, b.poses.length - POSE];
  const last = Math.max(endA / POSE + a.delay, endB / POSE + b.delay);
  const from = Math.max(a.fate === 'is pushed out' ? 0 : a.delay, b.fate === 'is pushed out' || b.fate === 'lies' ? 0 : b.delay);
  const near = 2 * Math.sqrt(3) * CUBE_HALF;
  let worst = 0;
  for (let step = from; step <= last; step += STRIDE) {
    const i = Math.min(endA, Math.max(0, step - a.delay) * POSE);
    const j = Math.min(endB, Math.max(0, step - b.delay) * POSE);
    const x = num(a.poses, i) - num(b.poses, j);
    const y = num(a.poses, i + 1) - num(b.poses, j + 1);
    const z = num(a.poses, i + 2) - num(b.poses, j + 2);
    const apart = Math.sqrt(x * x + y * y + z * z) - near;
    if (apart > 0) step += Math.floor(apart / APPROACH);
    else worst = Math.max(worst, overlap(a.poses, i, b.poses, j, CUBE_HALF));
  }
  return worst;
}

/** The tray's places of each colour that are still free. */
class Slots {
  readonly #colours: readonly number[];
  readonly #taken = new Set<number>();

  constructor(colours: readonly number[]) {
    this.#colours = colours;
  }

  nearest(colour: number, x: number, z: number): number {
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (const [slot, its] of this.#colours.entries()) {
      if (its !== colour || this.#taken.has(slot)) continue;
      const { at } = trayPlace(slot);
      const off = Math.hypot(at[0] - x, at[2] - z);
      if (off < least) [best, least] = [slot, off];
    }
    if (best < 0) throw new RangeError(`The tray has no place left for colour ${colour}`);
    return best;
  }

  take(slot: number): void {
    this.#taken.add(slot);
  }
}
