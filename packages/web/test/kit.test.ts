import { type AnyGame, Playthrough, seededChance } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nearestSpot } from '../src/kit/cursor';
import { houseOwners } from '../src/kit/owners';
import { Timeline } from '../src/stage/timeline';

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
    vi.advanceTimersByTime(1000);
    expect(line.shown.ahead).toEqual(items.slice(1));
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
