import { type AnyGame, Playthrough, seededChance } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { besides } from '../src/kit/beside';
import { boxAround, framed, inSight } from '../src/kit/camera';
import { nearestSpot } from '../src/kit/cursor';
import { kept, take } from '../src/kit/hand';
import { houseOwners } from '../src/kit/owners';
import { Timeline } from '../src/stage/timeline';

describe('the camera', () => {
  const room = { x: 0, y: 56, width: 390, height: 400, fit: 0.4 };
  const near = { box: { x: 400, y: 300, width: 180, height: 150 }, target: 36, at: { x: 490, y: 375 } };

  test('frames all that can be chosen, a target never smaller than a fingertip (A3, H3)', () => {
    const camera = framed(near, room);
    expect(inSight(near, camera, room)).toBe(true);
    expect(camera.scale * near.target).toBeGreaterThanOrEqual(36);
  });
  test('looks at the middle of what is too wide for that', () => {
    const wide = { ...near, box: { x: 0, y: 300, width: 900, height: 100 }, at: { x: 860, y: 350 } };
    const camera = framed(wide, room);
    expect(camera.scale * wide.target).toBeGreaterThanOrEqual(36);
    // Not beyond its end: the last target stands at the edge of the room.
    expect(camera.x + 900 * camera.scale).toBeCloseTo(room.width - 10, 0);
  });
  test('need not go where everything is in sight, and must where a target is small or off the window', () => {
    const camera = framed(near, room);
    expect(inSight(near, { ...camera, x: camera.x - 300 }, room)).toBe(false);
    expect(inSight(near, { scale: 0.4, x: 0, y: 56 }, room)).toBe(false);
  });
  test('goes to what is only to be seen as near as it is, and stays where that is in sight', () => {
    const happens = { box: near.box, at: near.at };
    expect(framed(happens, room, 0.7).scale).toBe(0.7);
    expect(inSight(happens, { scale: 0.4, x: 0, y: 56 }, room)).toBe(true);
    expect(inSight(happens, { scale: 0.4, x: -300, y: 56 }, room)).toBe(false);
  });
  test('a box around boxes holds them all', () => {
    expect(boxAround([])).toBeUndefined();
    expect(
      boxAround([
        { x: 2, y: 3, width: 4, height: 4 },
        { x: 0, y: 5, width: 1, height: 9 },
      ]),
    ).toEqual({ x: 0, y: 3, width: 6, height: 11 });
  });
});

describe('an explanation', () => {
  const room = { x: 0, y: 0, width: 1000, height: 600 };
  const card = { width: 290, height: 150 };
  const covers = (a: { x: number; y: number }, b: { x: number; y: number; width: number; height: number }): boolean =>
    a.x < b.x + b.width && b.x < a.x + card.width && a.y < b.y + b.height && b.y < a.y + card.height;

  test('stands beside its piece and off what can be chosen (H12)', () => {
    const piece = { x: 480, y: 280, width: 40, height: 40 };
    const right = { x: 540, y: 200, width: 400, height: 200 };
    const left = { x: 60, y: 200, width: 400, height: 200 };
    const place = besides(piece, card, room, [right, left]);
    for (const box of [piece, right, left]) expect(covers(place, box)).toBe(false);
  });
  test('stays inside the board at its corners', () => {
    const place = besides({ x: 980, y: 0, width: 20, height: 20 }, card, room, []);
    expect(place.x + card.width).toBeLessThanOrEqual(room.width);
    expect(place.y).toBeGreaterThanOrEqual(0);
  });
});

describe('the hand', () => {
  const holding = { empty: { tile: 0, gold: 0 }, keep: ({ tile }: { tile: number }) => ({ tile, gold: 0 }) };

  test('is what the gestures made of it, and keeps in a new position only what the board says', () => {
    const held = take(take(holding.empty, { tile: 5 }), { gold: 2 });
    expect(held).toEqual({ tile: 5, gold: 2 });
    expect(kept(holding, held)).toEqual({ tile: 5, gold: 0 });
    expect(kept({ empty: holding.empty }, held)).toEqual(holding.empty);
  });
});

describe('the cursor among targets', () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 100, y: 100 },
    { x: 210, y: 90 },
  ];
  test('goes to the nearest in the direction, straight ahead before aside', () => {
    expect(nearestSpot({ x: 0, y: 0 }, grid, 'right')).toBe(1);
    expect(nearestSpot({ x: 0, y: 0 }, grid, 'down')).toBe(2);
    expect(nearestSpot({ x: 100, y: 100 }, grid, 'right')).toBe(4);
    expect(nearestSpot({ x: 100, y: 100 }, grid, 'up')).toBe(1);
  });
  test('wraps round at the edge', () => {
    expect(nearestSpot({ x: 0, y: 0 }, grid, 'left')).toBe(1);
    expect(nearestSpot({ x: 0, y: 0 }, grid, 'up')).toBe(2);
  });
  test('reaches every target from every other', () => {
    const reached = new Set([0]);
    for (let grown = true; grown; ) {
      grown = false;
      for (const at of [...reached]) {
        for (const direction of ['up', 'down', 'left', 'right'] as const) {
          const next = nearestSpot(grid[at] ?? { x: 0, y: 0 }, grid, direction);
          if (next !== undefined && !reached.has(next)) {
            reached.add(next);
            grown = true;
          }
        }
      }
    }
    expect(reached.size).toBe(grid.length);
  });
  test('stays where it is when there is nothing else', () => {
    expect(nearestSpot({ x: 5, y: 5 }, [{ x: 5, y: 5 }], 'left')).toBeUndefined();
  });
});

describe('the time-line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const game: AnyGame = soundings;

  /** A fresh game, and the events of one move of each seat. */
  function scene() {
    const run = new Playthrough(game, 2);
    run.settle(seededChance('kit'));
    const start = game.clone(run.state);
    const items: { id: number; event: unknown }[] = [];
    for (const seat of [0, 1]) {
      const played = run.play(seat, game.moves(run.state, seat)[0]);
      if (played.ok) for (const event of played.events) items.push({ id: items.length + 1, event });
    }
    return { start, items, end: run.state };
  }
  const open = (start: unknown, motion: number, onShow?: (item: { id: number }) => void) =>
    new Timeline(game, start, { motionOf: () => motion, ...(onShow === undefined ? {} : { onShow }) });

  test('shows one event after the other, each for its time, and tells what is still ahead', () => {
    const { start, items, end } = scene();
    const seen: number[] = [];
    const line = open(start, 100, ({ id }) => seen.push(id));
    line.push(items);
    expect(line.shown.playing?.event).toBe(items[0]?.event);
    expect(line.shown.ahead).toEqual(items.slice(1));
    vi.advanceTimersByTime(100);
    expect(line.shown.playing?.event).toBe(items[1]?.event);
    vi.advanceTimersByTime(100 * items.length);
    expect(line.shown).toEqual({ view: end, playing: undefined, ahead: [], again: false, paused: false });
    expect(seen).toEqual(items.map(({ id }) => id));
  });

  test('an event stays when its motion is over until its words have been read, unless nothing follows', () => {
    const { start, items } = scene();
    const line = new Timeline(game, start, { motionOf: () => 100, restOf: () => 50 });
    line.setSpeed(2);
    line.push(items.slice(0, 2));
    vi.advanceTimersByTime(50);
    expect(line.shown.playing).toMatchObject({ event: items[0]?.event, over: true });
    vi.advanceTimersByTime(24);
    expect(line.shown.playing?.event).toBe(items[0]?.event);
    vi.advanceTimersByTime(1);
    expect(line.shown.playing).toMatchObject({ event: items[1]?.event });
    expect(line.shown.playing?.over).toBeUndefined();
    vi.advanceTimersByTime(50);
    expect(line.shown.playing).toBeUndefined();
  });

  test("what comes while the latest words are read waits for them; what needs no reading, one's own move, does not", () => {
    const { start, items } = scene();
    const isRead = (id: number): boolean => id !== 3;
    const line = new Timeline(game, start, { motionOf: () => 100, restOf: ({ id }) => (isRead(id) ? 50 : 0) });
    line.push(items.slice(0, 1));
    vi.advanceTimersByTime(110);
    expect(line.shown).toMatchObject({ playing: undefined, ahead: [] });
    line.push(items.slice(1, 2));
    expect(line.shown).toMatchObject({ playing: undefined, ahead: items.slice(1, 2) });
    vi.advanceTimersByTime(40);
    expect(line.shown.playing?.event).toBe(items[1]?.event);
    vi.advanceTimersByTime(110);
    line.push([{ id: 3, event: items[0]?.event }]);
    expect(line.shown.playing?.event).toBe(items[0]?.event);
  });

  describe('when much waits', () => {
    /** How long it takes to show so many events of 200 ms, each of which takes another 400 to be read. */
    function lasts(count: number, speed = 1, again = false): number {
      const { start, items } = scene();
      const line = new Timeline(game, start, { motionOf: () => 200, restOf: () => 400 });
      line.setSpeed(speed);
      const many = Array.from({ length: count }, (_, i) => ({ id: i + 1, event: items[0]?.event }));
      line.push(many);
      if (again) {
        line.skip();
        line.showAgain(game.clone(start), many);
      }
      let ms = 0;
      for (; line.shown.playing !== undefined || line.shown.ahead.length > 0; ms += 10) vi.advanceTimersByTime(10);
      return ms;
    }

    test('little is read at leisure, more in less time, and of very much nothing is waited for long', () => {
      expect(lasts(5)).toBe(5 * 600 - 400);
      expect(lasts(16)).toBeGreaterThan(16 * 400);
      expect(lasts(16)).toBeLessThan(16 * 500);
      expect(lasts(200)).toBeLessThan(60_000);
    });

    test("the speed of one's choice holds, and what somebody asked to see again takes its time", () => {
      expect(lasts(5, 2)).toBeCloseTo(lasts(5) / 2, -1);
      expect(lasts(16, 1, true)).toBe(16 * 600 - 400);
    });
  });

  test('events without motion do not hold anything up', () => {
    const { start, items, end } = scene();
    const line = open(start, 0);
    line.push(items);
    expect(line.shown).toEqual({ view: end, playing: undefined, ahead: [], again: false, paused: false });
  });

  test('skip shows the rest at once; what was on show before is left alone', () => {
    const { start, items, end } = scene();
    const before = game.clone(start);
    const line = open(start, 100);
    line.push(items);
    line.skip();
    expect(line.shown.view).toEqual(end);
    expect(start).toEqual(before);
    vi.advanceTimersByTime(1000);
    expect(line.shown.view).toEqual(end);
  });

  test('speed 0 is calm: nothing moves', () => {
    const { start, items } = scene();
    const line = open(start, 100);
    line.setSpeed(0);
    line.push(items);
    expect(line.shown.playing).toBeUndefined();
  });

  test('showing again goes back, hides what comes after, sounds nothing twice, and ends in the present', () => {
    const { start, items, end } = scene();
    const seen: number[] = [];
    const line = open(start, 100, ({ id }) => seen.push(id));
    line.push(items);
    line.skip();
    line.showAgain(game.clone(start), items);
    expect(line.shown).toMatchObject({ again: true, ahead: items.slice(1) });
    vi.advanceTimersByTime(100 * items.length);
    expect(line.shown).toMatchObject({ view: end, again: false, ahead: [] });
    expect(seen).toEqual(items.map(({ id }) => id));
  });

  test('what happens while something is shown again waits behind it', () => {
    const { start, items, end } = scene();
    const line = open(start, 100);
    line.push(items.slice(0, 1));
    line.skip();
    line.showAgain(game.clone(start), items.slice(0, 1));
    line.push(items.slice(1));
    expect(line.shown.ahead).toEqual(items.slice(1));
    vi.advanceTimersByTime(100 * items.length);
    expect(line.shown.view).toEqual(end);
  });

  test('pause holds the moment; back and forward step through it', () => {
    const { start, items } = scene();
    const line = open(start, 100);
    line.push(items);
    line.pause();
    expect(line.shown.playing?.over).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(line.shown.ahead).toEqual(items.slice(1));
    expect(line.shown.playing).toMatchObject({ event: items[0]?.event, over: true });
    line.forward();
    expect(line.shown).toMatchObject({ ahead: items.slice(2), paused: true });
    line.back();
    expect(line.shown).toMatchObject({ ahead: items.slice(1), paused: true, again: true });
    line.back();
    expect(line.shown.view).toEqual(start);
    line.resume();
    vi.advanceTimersByTime(100 * (items.length + 1));
    expect(line.shown).toMatchObject({ ahead: [], paused: false });
  });
});

test('no two owners share a colour or an emblem', () => {
  const owners = houseOwners(6);
  expect(new Set(owners.map(({ colour }) => colour)).size).toBe(6);
  expect(new Set(owners.map(({ emblem }) => emblem)).size).toBe(6);
});
