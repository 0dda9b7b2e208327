import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amerigo, COLOURS, type Event, insideTower } from '@quarterdeck/amerigo';
import { plainRng } from '@quarterdeck/kernel';
import { APART, CHART, RIM } from '@quarterdeck/pirates';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PIPS_ON_SIDE, restingTurn } from '../src/kit/physics/die-faces';
import { thinned } from '../src/kit/physics/knocks';
import { HALF, type LoggedDie, meeting, planThrow, type ThrowPlan, type ThrowSide } from '../src/kit/physics/mosaic';
import { overlap } from '../src/kit/physics/overlap';
import { PhysicsRun, type RunOrder } from '../src/kit/physics/physics-run';
import { poseAt } from '../src/kit/physics/pose-at';
import { fatesOf, type PourLogged, planPour } from '../src/kit/physics/pour-plan';
import { cameraAt, THROW_PARTS } from '../src/kit/physics/throw-stage';
import { CUBE_HALF, project as drawnAt, insidePlace, type Standing, towerCamera, trayPlace } from '../src/kit/physics/tower-view';
import { DICE, readTracks, TOWER, type Tracks } from '../src/kit/physics/track-file';
import { num, POSE, reach, rotate, type Turn, turnAt } from '../src/kit/physics/turn';

const FOLDER = join(import.meta.dirname, '../src/kit/physics/tracks');

function fileOf(name: string): Uint8Array {
  return readFileSync(join(FOLDER, `${name}.bin`));
}

function tracksOf(name: string, kind: typeof DICE | typeof TOWER): Tracks {
  const read = readTracks(fileOf(name), kind);
  if (!read.ok) throw new Error(read.why);
  return read.tracks;
}

interface Sheet {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly licence: string;
  readonly seed: number;
  readonly engine: string;
  readonly tracks: number;
}

const FILES = [
  ['dice', DICE, 40_000],
  ['tower', TOWER, 40_000],
] as const;

describe('track files', () => {
  test.each(FILES)('%s is what its sheet says, and within its budget', (name, kind, budget) => {
    const sheet: Sheet = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
    const bytes = fileOf(name);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sheet.sha256);
    expect(bytes.length).toBe(sheet.bytes);
    expect(bytes.length).toBeLessThanOrEqual(budget);
    expect(sheet.licence).toContain('MIT');
    expect(sheet.engine).toMatch(/rapier3d-deterministic-compat \d+\.\d+\.\d+$/);
    expect(tracksOf(name, kind).tracks.length).toBe(sheet.tracks);
  });

  test.each(FILES)('%s is refused when it is damaged, cut off, longer, of another kind or format', (name, kind) => {
    const bytes = fileOf(name);
    const why = (given: Uint8Array): string => {
      const read = readTracks(given, kind);
      return read.ok ? 'taken' : read.why;
    };
    const changed = (at: number): Uint8Array => {
      const copy = Uint8Array.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy;
    };
    expect(why(bytes)).toBe('taken');
    const rng = plainRng(3);
    for (let i = 0; i < 40; i++) expect(why(changed(rng.below(bytes.length)))).not.toBe('taken');
    for (const length of [0, 3, 15, 16, 1000, bytes.length - 1]) expect(why(bytes.subarray(0, length))).not.toBe('taken');
    expect(why(Uint8Array.from([...bytes, 0]))).toContain('bytes instead of');
    expect(why(changed(0))).toContain('format');
    expect(why(changed(4))).toContain('kind');
    expect(why(changed(bytes.length - 20))).toContain('sum');
    expect(readTracks(bytes, kind === DICE ? TOWER : DICE).ok).toBe(false);
  });
});

/** A throw as the game's rules allow it: inside the rim, apart from each other, more often in the middle. */
function logged(count: number, seed: number): readonly LoggedDie[] {
  const rng = plainRng(1600 + count * 1000 + seed);
  const dice: LoggedDie[] = [];
  const along = (): number => (RIM + rng.below(CHART / 2 - RIM + 1) + rng.below(CHART / 2 - RIM + 1)) / 100;
  while (dice.length < count) {
    const [x, y] = [along(), along()];
    if (dice.some((other) => Math.hypot(other.x - x, other.y - y) < APART / 100)) continue;
    dice.push({ x, y, heading: rng.below(360), face: 1 + rng.below(6) });
  }
  return dice;
}

/** The cup hides what lies within four and a half centimetres of the middle of the thrower's rim; above the rim there is no rim. */
function outsideCup(poses: Float32Array, k: number, side: number): boolean {
  const [along, into] = [
    [num(poses, k), num(poses, k + 2)],
    [num(poses, k + 2), -num(poses, k)],
    [-num(poses, k), -num(poses, k + 2)],
    [-num(poses, k + 2), num(poses, k)],
  ][side] ?? [0, 0];
  return num(poses, k + 1) < 2.2 && !(Math.abs(along ?? 0) < 4.7 && (into ?? 0) > 8.6);
}

/** The side of the die that is up. */
function faceUp(turn: Turn): number {
  const heights = (
    [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ] as const
  ).map((side) => rotate(turn, side)[1]);
  return PIPS_ON_SIDE[heights.indexOf(Math.max(...heights))] ?? 0;
}

function worstMeeting(plan: ThrowPlan): number {
  let worst = 0;
  for (const [i, a] of plan.dice.entries()) {
    for (const b of plan.dice.slice(0, i)) worst = Math.max(worst, meeting(a.poses, a.delay, b.poses, b.delay, Number.POSITIVE_INFINITY));
  }
  return 10 * worst;
}

describe('a throw', () => {
  const tracks = tracksOf('dice', DICE);

  test('1,000 throws of 2 to 41 dice from all four sides end exactly on the log and never sink into chart or rim', {
    timeout: 180_000,
  }, () => {
    const last = new Float32Array(POSE);
    for (let n = 0; n < 1000; n++) {
      // Small throws are as many as in play; every fortieth is large.
      const dice = logged(n % 40 === 0 ? 41 - (n % 80) / 4 : 2 + (n % 23), n);
      const plan = planThrow(tracks, dice, (n % 4) as ThrowSide);
      expect(plan?.dice.length).toBe(dice.length);
      for (const [i, die] of dice.entries()) {
        const rolling = plan?.dice[i];
        if (rolling === undefined) continue;
        poseAt(rolling.poses, plan?.steps ?? 0, last, 0);
        const off = Math.hypot(10 * num(last, 0) + 135 - die.x, 10 * num(last, 2) + 135 - die.y, 10 * (num(last, 1) - HALF));
        const [turn, rest] = [turnAt(last, 0), restingTurn(die.face, die.heading)];
        const cosine = Math.abs(turn.reduce((sum, v, k) => sum + v * (rest[k] ?? 0), 0));
        if (off > 0.01 || cosine < Math.cos((0.05 * Math.PI) / 180) || faceUp(turn) !== die.face) {
          expect({ n, i, off, cosine, face: faceUp(turn) }).toEqual({ n, i, off: 0, cosine: 1, face: die.face });
        }
        for (let k = 0; k < rolling.poses.length; k += POSE) {
          const under = reach(turnAt(rolling.poses, k), 1, HALF) - num(rolling.poses, k + 1);
          const [x, z] = [Math.abs(num(rolling.poses, k)), Math.abs(num(rolling.poses, k + 2))];
          const turned = turnAt(rolling.poses, k);
          const rim = outsideCup(rolling.poses, k, n % 4) ? Math.max(x + reach(turned, 0, HALF), z + reach(turned, 2, HALF)) - 13.5 : 0;
          if (under > 1e-4 || rim > 1e-4) expect({ n, i, under, rim }).toEqual({ n, i, under: 0, rim: 0 });
        }
      }
    }
  });

  test('up to 16 dice no two meet by more than a millimetre beyond the cup; of 24 nineteen in twenty by no more than two', () => {
    for (const count of [2, 4, 7, 10, 13, 16]) {
      for (let seed = 0; seed < 25; seed++) {
        const plan = planThrow(tracks, logged(count, seed), (seed % 4) as ThrowSide);
        expect(plan && worstMeeting(unturned(plan, seed % 4)), `${count} dice, seed ${seed}`).toBeLessThanOrEqual(1);
      }
    }
    const many = Array.from({ length: 40 }, (_, seed) => {
      const plan = planThrow(tracks, logged(24, seed), 0);
      return plan === undefined ? Number.NaN : worstMeeting(plan);
    }).sort((a, b) => a - b);
    expect(many[37]).toBeLessThanOrEqual(2);
  });

  test('the same log gives the same picture', () => {
    for (const count of [4, 19, 41]) {
      const [one, two] = [planThrow(tracks, logged(count, 5), 3), planThrow(tracks, logged(count, 5), 3)];
      expect(one?.dice.map(({ poses }) => poses)).toEqual(two?.dice.map(({ poses }) => poses));
      expect(one?.steps).toBe(two?.steps);
    }
  });

  test('dice come from the side of the thrower', () => {
    const towards = [
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ] as const;
    for (const side of [0, 1, 2, 3] as const) {
      const plan = planThrow(tracks, logged(9, side), side);
      const [x, z] = towards[side];
      for (const { poses } of plan?.dice ?? []) expect(num(poses, 0) * x + num(poses, 2) * z).toBeGreaterThan(8);
    }
  });

  test('the last picture lies on the drawn ships: tops of dice within half a pixel on a chart of 1,400 pixels', () => {
    const [pixels, across] = [1400, 28.8];
    const camera = cameraAt(THROW_PARTS.appear, across);
    for (const { x, y } of logged(24, 9)) {
      const [u, v, w] = project(camera, [x / 10 - 13.5, 2 * HALF, y / 10 - 13.5]);
      const drawn = (mm: number): number => ((mm + 9) / 288) * pixels;
      expect(Math.abs(((u / w + 1) / 2) * pixels - drawn(x))).toBeLessThan(0.5);
      expect(Math.abs(((1 - v / w) / 2) * pixels - drawn(y))).toBeLessThan(0.5);
    }
  });

  test('more dice than tracks are not thrown', () => {
    const few = { ...tracks, tracks: tracks.tracks.slice(0, 3) };
    expect(planThrow(few, logged(3, 1), 0)?.dice.length).toBe(3);
    expect(planThrow(few, logged(4, 1), 0)).toBeUndefined();
  });
});

function project(camera: Float32Array, [x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const row = (i: number): number => num(camera, i) * x + num(camera, i + 4) * y + num(camera, i + 8) * z + num(camera, i + 12);
  return [row(0), row(1), row(3)];
}

/** The cup is at the thrower's side: overlaps are judged from there. */
function unturned(plan: ThrowPlan, side: number): ThrowPlan {
  const dice = plan.dice.map((die) => {
    const poses = Float32Array.from(die.poses);
    const back: Turn = [0, Math.sin((side * Math.PI) / 4), 0, Math.cos((side * Math.PI) / 4)];
    for (let k = 0; k < poses.length; k += POSE) {
      const [x, , z] = rotate(back, [num(poses, k), 0, num(poses, k + 2)]);
      poses[k] = x;
      poses[k + 2] = z;
      const [a, b, c, d] = turnAt(poses, k);
      const [, s, , w] = back;
      poses.set([w * a + s * c, w * b + s * d, w * c - s * a, w * d - s * b], k + 3);
    }
    return { ...die, poses };
  });
  return { ...plan, dice };
}

describe('knocks', () => {
  test('of knocks at the same moment only the loudest is heard, and faint ones not at all', () => {
    const at = (ms: number, strength: number) => ({ at: ms, strength, what: 0 });
    expect(thinned([at(0, 0.2), at(10, 0.9), at(15, 0.3), at(60, 0.01), at(90, 0.5)])).toEqual([at(10, 0.9), at(90, 0.5)]);
  });
});

/** All throws of a game of Amerigo, seven a round for five rounds, by the game's own chance and events; nobody acts between them. */
function pours(seed: number, each: (pour: PourLogged, after: readonly number[]) => void): void {
  const rng = plainRng(seed);
  const s = amerigo.initial({ seats: 2 + (seed % 3), options: { tower: (['common', 'loose', 'sticky'] as const)[seed % 3] ?? 'common' } });
  const inside = (): readonly number[] => COLOURS.map((_, colour) => insideTower(s, colour));
  const happen = (event: Event): void => amerigo.evolve(s, event);
  while (s.stage !== 'throw') amerigo.chance(s, amerigo.sample(s, rng), happen);
  for (let thrown = 0; thrown < 35; thrown++) {
    s.phase = thrown % COLOURS.length;
    const outcome = amerigo.sample(s, rng);
    if (outcome.kind !== 'tower') throw new Error('No throw');
    const [colour, count, before] = [COLOURS[s.phase] ?? 'blue', s.storage[s.phase] ?? 0, inside()];
    happen({ kind: 'CubesFell', colour, thrown: count, out: outcome.out, ap: Math.max(...outcome.out) });
    const tray = s.field.flatMap((cubes, its) => new Array<number>(cubes).fill(its));
    each({ inside: before, thrown: { colour: s.phase, count }, out: outcome.out, tray }, inside());
    happen({ kind: 'CubesSorted' });
    s.stage = 'throw';
  }
}

describe('a pour', () => {
  const tracks = tracksOf('tower', TOWER);
  const counted = (cubes: readonly { readonly colour: number }[]): readonly number[] =>
    COLOURS.map((_, colour) => cubes.filter((cube) => cube.colour === colour).length);

  test('over 200 games what comes out is what the log says, and what stays has a place (AM-062, AM-063)', { timeout: 300_000 }, () => {
    let seen = 0;
    for (let seed = 1; seed <= 200; seed++) {
      let n = 0;
      pours(seed, (pour, after) => {
        // Who does what is told for every pour; how they go there for some.
        const fates = fatesOf(pour);
        expect(
          fates && counted([...fates.lying.map(([colour]) => ({ colour })), ...fates.staying.map(() => ({ colour: pour.thrown.colour }))]),
        ).toEqual(after);
        expect(Math.max(...after)).toBeLessThanOrEqual(7);
        seen++;
        if (n++ !== seed % 70) return;
        const plan = planPour(tracks, pour);
        const out = plan?.cubes.filter(({ arrives }) => arrives !== undefined) ?? [];
        expect(counted(out)).toEqual(pour.out);
        expect(ends(out)).toEqual(pour.tray.map((_, slot) => spot(trayPlace(slot))).sort());
        const kept = plan?.cubes.filter(({ arrives }) => arrives === undefined) ?? [];
        expect(ends(kept)).toEqual(
          after.flatMap((count, colour) => Array.from({ length: count }, (_, k) => spot(insidePlace(colour, k)))).sort(),
        );
      });
    }
    expect(seen).toBeGreaterThan(3000);
  });

  test('49 places inside, and no two cubes share one; in the tray forty lie apart', () => {
    const apart = (places: readonly Standing[], within: number): void => {
      const poses = places.map(({ at, turn }) => Float32Array.from([...at, ...turn]));
      for (const [i, a] of poses.entries()) {
        for (const b of poses.slice(0, i)) expect(overlap(a, 0, b, 0, CUBE_HALF)).toBeLessThan(within);
      }
    };
    const inside = (cubes: number): readonly Standing[] =>
      COLOURS.flatMap((_, colour) => Array.from({ length: cubes }, (_, n) => insidePlace(colour, n)));
    apart(inside(6), 0.06);
    // All seven of a colour have hardly ever been inside: their tower of three may touch the plank above.
    apart(inside(7), 0.2);
    apart(
      Array.from({ length: 40 }, (_, n) => trayPlace(n)),
      0.06,
    );
  });

  test('the same log gives the same pour, and the drawn cube lies where the falling one ends', () => {
    const pour: PourLogged = {
      inside: [1, 3, 4, 3, 4, 2, 3],
      thrown: { colour: 0, count: 6 },
      out: [4, 2, 3, 1, 2, 1, 2],
      tray: [0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 4, 4, 5, 6, 6],
    };
    const [one, two] = [planPour(tracks, pour), planPour(tracks, pour)];
    expect(one?.cubes.length).toBe(26);
    expect(one).toEqual(two);
    const camera = towerCamera(0, 0, 240, 306);
    for (const place of [trayPlace(3), insidePlace(2, 4), insidePlace(5, 0)]) {
      const [u, v, w] = project(camera, place.at);
      const [x, y] = drawnAt(place.at);
      expect((240 * (u / w + 1)) / 2).toBeCloseTo(x, 2);
      expect((306 * (1 - v / w)) / 2).toBeCloseTo(y, 2);
    }
  });

  test('a log that cannot be poured is refused: more come out than were there', () => {
    const none = COLOURS.map(() => 0);
    expect(planPour(tracks, { inside: none, thrown: { colour: 0, count: 1 }, out: [0, 1, 0, 0, 0, 0, 0], tray: [1] })).toBeUndefined();
    expect(planPour(tracks, { inside: none, thrown: { colour: 0, count: 1 }, out: [2, 0, 0, 0, 0, 0, 0], tray: [0, 0] })).toBeUndefined();
  });
});

const spot = ({ at }: Standing): string => at.map((v) => v.toFixed(2)).join();

function ends(cubes: readonly { readonly poses: Float32Array }[]): readonly string[] {
  return cubes.map(({ poses }) => [...poses.slice(-POSE, -POSE + 3)].map((v) => v.toFixed(2)).join()).sort();
}

describe('how a motion is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A run that writes down what is shown. */
  function scene(kit: { value: 'kit' | undefined }, roll: () => 'rolls' | string = () => 'rolls', coming = true) {
    const done: string[] = [];
    const order: RunOrder<'kit'> = {
      usual: 1800,
      kit: { ready: () => kit.value, coming: () => coming },
      hide: () => [],
      roll: (_, duration, onLost) => {
        const answer = roll();
        if (answer !== 'rolls') return answer;
        done.push(`rolls ${Math.round(duration)}`);
        lost = onLost;
        return { animations: [], stop: () => done.push('stops') };
      },
      plain: (duration) => {
        done.push(`plain ${Math.round(duration)}`);
        return [];
      },
    };
    let lost: () => void = () => undefined;
    return { run: new PhysicsRun(order), done, lose: () => lost() };
  }

  test('with everything there it rolls, at half and at double speed; at four times it is plain', () => {
    for (const [duration, shown] of [
      [3600, 'rolls 3600'],
      [1800, 'rolls 1800'],
      [900, 'rolls 900'],
      [450, 'plain 450'],
    ] as const) {
      const { run, done } = scene({ value: 'kit' });
      run.start(duration);
      expect(done).toEqual([shown]);
      run.stop();
    }
    expect(console.info).not.toHaveBeenCalled();
  });

  test('tracks that come within 300 ms still roll, in the time that is left; later ones are not waited for', () => {
    const kit: { value: 'kit' | undefined } = { value: undefined };
    const late = scene(kit);
    late.run.start(1800);
    vi.advanceTimersByTime(299);
    expect(late.done).toEqual([]);
    kit.value = 'kit';
    vi.advanceTimersByTime(1);
    expect(late.done).toEqual(['rolls 1500']);
    const never = scene({ value: undefined });
    never.run.start(1800);
    vi.advanceTimersByTime(300);
    expect(never.done).toEqual(['plain 1500']);
    expect(console.info).toHaveBeenCalledTimes(1);
  });

  test('tracks that were damaged or missing are not waited for, and not spoken of again', () => {
    const { run, done } = scene({ value: undefined }, undefined, false);
    run.start(1800);
    expect(done).toEqual(['plain 1800']);
    expect(console.info).not.toHaveBeenCalled();
  });

  test('without WebGL, or with more dice than tracks, it is plain, and one line in the console says why', () => {
    const { run, done } = scene({ value: 'kit' }, () => 'this browser gives no WebGL2');
    run.start(1800);
    expect(done).toEqual(['plain 1800']);
    expect(console.info).toHaveBeenCalledExactlyOnceWith('Plain motion: this browser gives no WebGL2.');
  });

  test('a lost context ends the show at once; skipping does so without a word', () => {
    const lost = scene({ value: 'kit' });
    lost.run.start(1800);
    lost.lose();
    expect(lost.done).toEqual(['rolls 1800', 'stops']);
    expect(console.info).toHaveBeenCalledTimes(1);
    const skipped = scene({ value: 'kit' });
    skipped.run.start(1800);
    skipped.run.stop();
    skipped.lose();
    expect(skipped.done).toEqual(['rolls 1800', 'stops']);
    expect(console.info).toHaveBeenCalledTimes(1);
  });
});
