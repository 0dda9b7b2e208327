import { describe, expect, test } from 'vitest';
import { dueAt, expiry } from '../src';
import { Harbour } from './support';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Two at a table with a day for each move, and so many days of holiday. */
function slowTable(holidays?: number): Harbour {
  const clock = { kind: 'slow', hours: 24, ...(holidays === undefined ? {} : { holidays }) } as const;
  return new Harbour(['Ada', 'Ben'], { clock });
}

/** A seat that must move. */
const mover = ({ table }: Harbour): number => table.turn.at(-1) ?? -1;
const pass = (harbour: Harbour, ms: number): void => {
  harbour.now += ms;
};

describe('a holiday at a slow table', () => {
  test('stops the clock until it ends, and not a moment longer', () => {
    const here = slowTable(2);
    const seat = mover(here);
    pass(here, 10 * HOUR);
    const begun = here.now;
    for (const one of here.table.turn) here.put({ k: 'away', seat: one, until: begun + 30 * HOUR });
    expect(here.table.seats[seat]?.away).toBe(begun + 30 * HOUR);
    expect(here.table.timesLeft(begun + 30 * HOUR)?.[seat]).toBe(14 * HOUR);
    expect(here.table.timesLeft(begun + 31 * HOUR)?.[seat]).toBe(13 * HOUR);
    expect(dueAt(here.table.clock)).toBe(begun + 44 * HOUR);
    expect(expiry(here.table, begun + 44 * HOUR - 1, 'mate')).toBeUndefined();
    expect(expiry(here.table, begun + 44 * HOUR, 'mate')).toMatchObject({ k: 'stoodIn' });
  });

  test('lasts no longer in all than the table allows, however often somebody goes', () => {
    const here = slowTable(2);
    const seat = mover(here);
    here.put({ k: 'away', seat, until: here.now + 20 * HOUR });
    pass(here, 20 * HOUR);
    here.put({ k: 'away', seat, until: 0 });
    expect(here.table.seats[seat]).not.toHaveProperty('away');
    pass(here, HOUR);
    const again = here.now;
    here.put({ k: 'away', seat, until: again + 9 * DAY });
    expect(here.table.seats[seat]?.away).toBe(again + 28 * HOUR);
    pass(here, 28 * HOUR);
    expect(here.table.timesLeft(here.now)?.[seat]).toBe(23 * HOUR);
    here.put({ k: 'away', seat, until: here.now + DAY });
    expect(here.table.seats[seat]).not.toHaveProperty('away');
    expect(here.table.timesLeft(here.now + HOUR)?.[seat]).toBe(22 * HOUR);
  });

  test('of one stops nobody else, and what ran before it has run', () => {
    const here = slowTable(5);
    const seat = mover(here);
    const other = 1 - seat;
    pass(here, 6 * HOUR);
    here.put({ k: 'away', seat: other, until: here.now + DAY });
    expect(here.table.timesLeft(here.now + HOUR)?.[seat]).toBe(17 * HOUR);
  });

  test.each([undefined, 0])('is none where the table agreed on %s days', (days) => {
    const here = slowTable(days);
    const seat = mover(here);
    here.put({ k: 'away', seat, until: here.now + DAY });
    expect(here.table.seats[seat]).not.toHaveProperty('away');
    expect(here.table.timesLeft(here.now + DAY)?.[seat]).toBe(0);
  });
});
