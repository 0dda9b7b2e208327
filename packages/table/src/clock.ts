import type { ClockSpec } from '@quarterdeck/protocol';

/** Time left per seat at the moment `since`; the seats in `running` count down from there. */
export interface Clock {
  readonly left: readonly number[];
  readonly running: readonly number[];
  readonly since: number;
  /** Until when each seat is on holiday and its clock stands still; 0 where it is not. */
  readonly away: readonly number[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Whoever comes back after their time was up gets at least this much in a live game. */
const BACK_AGAIN = MINUTE;

export function newClock(spec: ClockSpec, seats: number, now: number): Clock {
  return {
    left: spec.kind === 'none' ? [] : new Array<number>(seats).fill(allowance(spec)),
    running: [],
    since: now,
    away: new Array<number>(seats).fill(0),
  };
}

/** The clock after something happened at `now`; `running` are the persons who must decide now, `moved` the seat that has. */
export function tick(clock: Clock, spec: ClockSpec, now: number, running: readonly number[], moved?: number): Clock {
  if (spec.kind === 'none') return clock;
  const left = timesLeft(clock, now);
  if (spec.kind === 'live') {
    // One increment per turn, not per step of a turn.
    if (moved !== undefined && clock.running.includes(moved) && !running.includes(moved)) {
      left[moved] = (left[moved] ?? 0) + spec.increment * 1000;
    }
  } else {
    for (let seat = 0; seat < left.length; seat++) {
      const goesOn = running.includes(seat) && clock.running.includes(seat) && seat !== moved;
      if (!goesOn) left[seat] = allowance(spec);
    }
  }
  return { ...clock, left, running, since: now };
}

/** What every seat has left at `now`. */
export function timesLeft(clock: Clock, now: number): number[] {
  return clock.left.map((left, seat) =>
    clock.running.includes(seat) ? Math.max(0, left - (now - clock.since - rested(clock, seat, now))) : left,
  );
}

/** How much of the time since the clock was last looked at was holiday. */
function rested(clock: Clock, seat: number, now: number): number {
  return Math.max(0, Math.min(now, clock.away[seat] ?? 0) - clock.since);
}

/** A seat goes on holiday until `end`, or with 0 comes back from it; what has run by `now` has run. */
export function onHoliday(clock: Clock, seat: number, end: number, now: number): Clock {
  return { ...clock, left: timesLeft(clock, now), since: now, away: clock.away.map((until, s) => (s === seat ? end : until)) };
}

/** When the first running clock is out of time. */
export function dueAt(clock: Clock): number | undefined {
  if (clock.left.length === 0 || clock.running.length === 0) return undefined;
  return clock.since + Math.min(...clock.running.map((seat) => (clock.left[seat] ?? 0) + rested(clock, seat, Number.POSITIVE_INFINITY)));
}

/** The seats whose time is up at `now`. */
export function expired(clock: Clock, now: number): number[] {
  if (clock.left.length === 0) return [];
  const left = timesLeft(clock, now);
  return clock.running.filter((seat) => left[seat] === 0);
}

/** Gives running seats back the time during which the server was away. */
export function credit(clock: Clock, ms: number): Clock {
  return { ...clock, left: clock.left.map((left, seat) => (clock.running.includes(seat) ? left + ms : left)) };
}

export function welcomeBack(clock: Clock, spec: ClockSpec, seat: number): Clock {
  if (spec.kind === 'none') return clock;
  const least = spec.kind === 'live' ? BACK_AGAIN : allowance(spec);
  return { ...clock, left: clock.left.map((left, s) => (s === seat ? Math.max(left, least) : left)) };
}

function allowance(spec: ClockSpec): number {
  switch (spec.kind) {
    case 'none':
      return 0;
    case 'live':
      return spec.minutes * MINUTE;
    case 'slow':
      return spec.hours * HOUR;
  }
}
