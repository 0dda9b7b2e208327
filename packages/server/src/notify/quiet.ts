/** Hours in which a player wants no notices, by the wall clock of a time zone. `from` later than `to` crosses midnight. */
export interface QuietHours {
  /** `HH:MM`, the first quiet minute. */
  readonly from: string;
  /** `HH:MM`, the first minute that is no longer quiet. */
  readonly to: string;
  /** IANA name, e.g. `Europe/Amsterdam`. */
  readonly timeZone: string;
}

export type QuietHoursProblem = 'BAD_TIME' | 'BAD_TIME_ZONE' | 'SAME_TIME';

const MINUTE = 60_000;
const MINUTES_PER_DAY = 24 * 60;
/** No clock change on record moves a wall clock by more, but for whole days, which leave the hour alone. */
const LARGEST_CLOCK_CHANGE = 180;

/** Why these are no quiet hours, or nothing: to be asked before they are stored. */
export function checkQuietHours({ from, to, timeZone }: QuietHours): QuietHoursProblem | undefined {
  const start = minuteOfDay(from);
  const end = minuteOfDay(to);
  if (start === undefined || end === undefined) return 'BAD_TIME';
  if (start === end) return 'SAME_TIME';
  return isTimeZone(timeZone) ? undefined : 'BAD_TIME_ZONE';
}

/**
 * When the quiet that reigns at `at` ends; undefined if `at` is not quiet. The wall clock is asked at every step rather than
 * calculated, so nights with a clock change end when the player's own clock says so.
 */
export function quietUntil(hours: QuietHours, at: number): number | undefined {
  const from = minuteOfDay(hours.from);
  const to = minuteOfDay(hours.to);
  const wall = wallClock(hours.timeZone);
  // Unusable hours silence nobody: a notice too many is better than a lost game.
  if (from === undefined || to === undefined || wall === undefined) return undefined;
  const quiet = (time: number): boolean => {
    const minute = wall(time);
    return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
  };
  if (!quiet(at)) return undefined;
  let time = Math.floor(at / MINUTE) * MINUTE;
  const minutesLeft = (to - wall(time) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  time += Math.max(0, minutesLeft - LARGEST_CLOCK_CHANGE) * MINUTE;
  while (quiet(time)) time += MINUTE;
  return time;
}

export function isTimeZone(name: string): boolean {
  return wallClock(name) !== undefined;
}

function minuteOfDay(text: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
}

const wallClocks = new Map<string, (time: number) => number>();

/** Minute of the day that clocks in this zone show, or undefined for a zone that does not exist. */
function wallClock(timeZone: string): ((time: number) => number) | undefined {
  // Zone names ignore case; one entry each keeps the map as small as the list of zones.
  const key = timeZone.toLowerCase();
  const known = wallClocks.get(key);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  } catch {
    return undefined;
  }
  const clock = (time: number): number => minuteOfDay(format.format(time)) ?? 0;
  wallClocks.set(key, clock);
  return clock;
}
