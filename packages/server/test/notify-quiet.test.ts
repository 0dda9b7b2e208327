import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuietHours, type QuietHours } from '../src/notify';
import { quietUntil } from '../src/notify/quiet';

function until(hours: QuietHours, at: string): string | undefined {
  const end = quietUntil(hours, Date.parse(at));
  return end === undefined ? undefined : new Date(end).toISOString();
}

const NIGHT: QuietHours = { from: '22:00', to: '07:00', timeZone: 'Europe/Amsterdam' };

describe('quiet hours', () => {
  it('cross midnight, from the first minute to the last', () => {
    expect(until(NIGHT, '2024-01-10T20:59:59.999Z')).toBeUndefined();
    expect(until(NIGHT, '2024-01-10T21:00:00Z')).toBe('2024-01-11T06:00:00.000Z');
    expect(until(NIGHT, '2024-01-11T00:30:12Z')).toBe('2024-01-11T06:00:00.000Z');
    expect(until(NIGHT, '2024-01-11T05:59:59.999Z')).toBe('2024-01-11T06:00:00.000Z');
    expect(until(NIGHT, '2024-01-11T06:00:00Z')).toBeUndefined();
  });

  it('may lie within one day', () => {
    const office = { from: '09:00', to: '17:30', timeZone: 'UTC' };
    expect(until(office, '2024-01-10T08:59:00Z')).toBeUndefined();
    expect(until(office, '2024-01-10T09:00:00Z')).toBe('2024-01-10T17:30:00.000Z');
    expect(until(office, '2024-01-10T17:30:00Z')).toBeUndefined();
  });

  it('end when the clock on the wall says so, in nights of 23 and 25 hours', () => {
    // 31 March 2024: 02:00 becomes 03:00; 27 October 2024: 03:00 becomes 02:00.
    expect(until(NIGHT, '2024-03-30T22:00:00Z')).toBe('2024-03-31T05:00:00.000Z');
    expect(until(NIGHT, '2024-10-26T21:00:00Z')).toBe('2024-10-27T06:00:00.000Z');
  });

  it('end at the first chance when their end is skipped or comes twice', () => {
    expect(until({ ...NIGHT, to: '02:30' }, '2024-03-30T23:00:00Z')).toBe('2024-03-31T01:00:00.000Z');
    expect(until({ ...NIGHT, to: '02:30' }, '2024-10-26T22:00:00Z')).toBe('2024-10-27T00:30:00.000Z');
  });

  it('know zones with odd offsets and clock changes', () => {
    expect(until({ from: '23:00', to: '06:00', timeZone: 'Asia/Kathmandu' }, '2024-05-01T18:00:00Z')).toBe('2024-05-02T00:15:00.000Z');
    // Lord Howe moves its clocks by half an hour: 7 April 2024, 02:00 becomes 01:30.
    expect(until({ from: '22:00', to: '07:00', timeZone: 'Australia/Lord_Howe' }, '2024-04-06T12:00:00Z')).toBe('2024-04-06T20:30:00.000Z');
  });

  it('are checked before they are stored', () => {
    expect(checkQuietHours(NIGHT)).toBeUndefined();
    for (const from of ['24:00', '7:00', '07:60', '', '07:00 ', '-1:00']) expect(checkQuietHours({ ...NIGHT, from })).toBe('BAD_TIME');
    expect(checkQuietHours({ ...NIGHT, to: 'noon' })).toBe('BAD_TIME');
    expect(checkQuietHours({ ...NIGHT, timeZone: 'Sea/Nowhere' })).toBe('BAD_TIME_ZONE');
    expect(checkQuietHours({ ...NIGHT, timeZone: '' })).toBe('BAD_TIME_ZONE');
    expect(checkQuietHours({ ...NIGHT, to: '22:00' })).toBe('SAME_TIME');
  });

  it('silence nobody if they cannot be read', () => {
    expect(until({ ...NIGHT, timeZone: 'Sea/Nowhere' }, '2024-01-11T00:00:00Z')).toBeUndefined();
    expect(until({ ...NIGHT, from: 'late' }, '2024-01-11T00:00:00Z')).toBeUndefined();
  });

  it('always end: at a moment that is not quiet, with quiet up to it', () => {
    const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
    const timeZone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Antarctica/Troll', 'Pacific/Apia');
    const at = fc.integer({ min: Date.parse('2011-01-01'), max: Date.parse('2026-01-01') });
    fc.assert(
      fc.property(time, time, timeZone, at, (from, to, zone, moment) => {
        fc.pre(from !== to);
        const hours = { from, to, timeZone: zone };
        const end = quietUntil(hours, moment);
        if (end === undefined) return;
        expect(end).toBeGreaterThan(moment);
        expect(quietUntil(hours, end)).toBeUndefined();
        for (let step = 1; step <= 20; step++) {
          const between = moment + ((end - 1 - moment) * step) / 20;
          expect(quietUntil(hours, Math.floor(between))).toBe(end);
        }
      }),
      { numRuns: 60 },
    );
  });
});
