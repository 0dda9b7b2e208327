import { type AnyGame, Playthrough, seededChance } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nearestSpot } from '../src/kit/cursor';
import { EventPlayer } from '../src/kit/event-player';
import { houseOwners } from '../src/kit/owners';

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

describe('the event player', () => {
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
    const events: unknown[] = [];
    for (const seat of [0, 1]) {
      const played = run.play(seat, game.moves(run.state, seat)[0]);
      if (played.ok) events.push(...played.events);
    }
    return { start, events, end: run.state };
  }

  test('shows one event after the other, each for its time', () => {
    const { start, events, end } = scene();
    const seen: unknown[] = [];
    const player = new EventPlayer(game, start, { motionOf: () => 100, onShow: (event) => seen.push(event) });
    player.push(events);
    expect(player.shown.playing?.event).toBe(events[0]);
    expect(player.shown.waiting).toBe(events.length - 1);
    vi.advanceTimersByTime(100);
    expect(player.shown.playing?.event).toBe(events[1]);
    vi.advanceTimersByTime(100 * events.length);
    expect(player.shown.playing).toBeUndefined();
    expect(player.shown.view).toEqual(end);
    expect(seen).toEqual(events);
  });

  test('events without motion do not hold anything up', () => {
    const { start, events, end } = scene();
    const player = new EventPlayer(game, start, { motionOf: () => 0 });
    player.push(events);
    expect(player.shown).toEqual({ view: end, playing: undefined, waiting: 0 });
  });

  test('skip shows the rest at once; what was on show before is left alone', () => {
    const { start, events, end } = scene();
    const before = game.clone(start);
    const player = new EventPlayer(game, start, { motionOf: () => 100 });
    player.push(events);
    player.skip();
    expect(player.shown.view).toEqual(end);
    expect(start).toEqual(before);
    vi.advanceTimersByTime(1000);
    expect(player.shown.view).toEqual(end);
  });

  test('speed 0 is calm: nothing moves', () => {
    const { start, events } = scene();
    const player = new EventPlayer(game, start, { motionOf: () => 100 });
    player.setSpeed(0);
    player.push(events);
    expect(player.shown.playing).toBeUndefined();
  });
});

test('no two owners share a colour or an emblem', () => {
  const owners = houseOwners(6);
  expect(new Set(owners.map(({ colour }) => colour)).size).toBe(6);
  expect(new Set(owners.map(({ emblem }) => emblem)).size).toBe(6);
});
