import { soundings } from '@quarterdeck/kernel/example';
import { describe, expect, test } from 'vitest';
import { expiry } from '../src';
import { Harbour } from './support';

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('should be there');
  return value;
}

describe('A1 a seat is its person’s', () => {
  test('absence alone never gives it to anybody, however long and with whatever link', () => {
    const table = new Harbour(['Ada', 'Ben', 'Cem'], { absence: 5 });
    table.leaves('Ben', 60 * 24);
    expect(table.do('Eve', { do: 'takeOver', seat: 1 }, true)).toBe('NOT_FREE');
    expect(table.do('Ada', { do: 'takeOver', seat: 1 }, true)).toBe('ALREADY_SEATED');
    expect(table.who(1)).toBe('Ben');
  });

  test('all other persons must agree; then somebody takes it for good, and takes back nothing of before', () => {
    const table = new Harbour(['Ada', 'Ben', 'Cem', 'Dan'], { absence: 5 });
    for (const [seat, name] of ['Ada', 'Ben', 'Cem'].entries()) table.play(name, seat);
    table.leaves('Ben', 4);
    expect(table.do('Cem', { do: 'release', seat: 2, of: 1 })).toBe('NOT_ABSENT');
    table.leaves('Ben', 5);
    expect(table.do('Eve', { do: 'release', seat: 2, of: 1 })).toBe('NOT_YOUR_SEAT');
    expect(table.do('Cem', { do: 'release', seat: 2, of: 1 })).toBeUndefined();
    const [offer] = table.table.offers;
    expect(offer).toMatchObject({ what: 'release', by: 2, of: 1 });
    const yes = (name: string, seat: number): string | undefined =>
      table.do(name, { do: 'answer', seat, offer: offer?.id ?? 0, yes: true });
    expect(yes('Ada', 0)).toBeUndefined();
    expect(table.do('Eve', { do: 'takeOver', seat: 1 })).toBe('NOT_FREE');
    expect(yes('Dan', 3)).toBeUndefined();
    expect(table.table.seats[1]).toMatchObject({ player: { name: 'Ben' }, standIn: true, free: true });
    expect(table.do('Eve', { do: 'takeOver', seat: 1 })).toBeUndefined();
    expect(table.who(1)).toBe('Eve');
    expect(table.do('Ben', { do: 'back', seat: 1 })).toBe('NOT_YOUR_SEAT');
    expect(table.table.undoPoint(1)).toBe(table.table.n);
  });

  test('whoever was said to be away objects, moves, or comes back before it is taken', () => {
    const table = new Harbour(['Ada', 'Ben', 'Cem'], { absence: 5 });
    table.leaves('Ben', 9);
    const ask = (): number => {
      expect(table.do('Cem', { do: 'release', seat: 2, of: 1 })).toBeUndefined();
      return table.table.offers[0]?.id ?? 0;
    };
    expect(table.do('Ben', { do: 'answer', seat: 1, offer: ask(), yes: true })).toBe('NOT_ASKED');
    expect(table.do('Ben', { do: 'answer', seat: 1, offer: table.table.offers[0]?.id ?? 0, yes: false })).toBeUndefined();
    ask();
    expect(table.play('Ben', 1)).toBeUndefined();
    expect(table.table.offers).toEqual([]);
    table.do('Ada', { do: 'answer', seat: 0, offer: ask(), yes: true });
    expect(table.table.seats[1]?.free).toBe(true);
    expect(table.do('Ben', { do: 'back', seat: 1 })).toBeUndefined();
    expect(table.do('Eve', { do: 'takeOver', seat: 1 })).toBe('NOT_FREE');
  });

  test('with hours for each move the clock alone decides, until it has', () => {
    const clock = { kind: 'slow', hours: 24 } as const;
    expect(() => new Harbour(['Ada', 'Ben'], { clock, absence: 5 })).toThrow('the clock alone decides');
    const table = new Harbour(['Ada', 'Ben', 'Cem'], { clock });
    table.leaves('Ben', 23 * 60);
    expect(table.do('Cem', { do: 'release', seat: 2, of: 1 })).toBe('CLOCK_DECIDES');
    expect(table.do('Cem', { do: 'standIn', seat: 1, level: 'mate' })).toBe('CLOCK_DECIDES');
    const due = table.now + 24 * 3_600_000;
    expect(expiry(table.table, due - 1, 'mate')).toBeUndefined();
    const lost = expiry(table.table, due, 'mate');
    expect(lost).toMatchObject({ k: 'stoodIn', seat: 0, cause: 'clock' });
    if (lost !== undefined) table.put(lost);
    expect(table.do('Cem', { do: 'release', seat: 2, of: 0 })).toBeUndefined();
    table.do('Ben', { do: 'answer', seat: 1, offer: table.table.offers[0]?.id ?? 0, yes: true });
    expect(table.do('Eve', { do: 'takeOver', seat: 0 })).toBeUndefined();
  });

  test('nobody is away where nothing was said about it, unless a live clock runs', () => {
    expect(new Harbour(['Ada', 'Ben']).table.setup.absence).toBe(0);
    expect(new Harbour(['Ada', 'Ben'], { clock: { kind: 'slow', hours: 1 } }).table.setup.absence).toBe(0);
    expect(new Harbour(['Ada', 'Ben'], { clock: { kind: 'live', minutes: 5, increment: 0 } }).table.setup.absence).toBe(10);
    const table = new Harbour(['Ada', 'Ben']);
    table.leaves('Ben', 10_000);
    expect(table.do('Ada', { do: 'standIn', seat: 1, level: 'mate' })).toBe('NOT_ABSENT');
  });

  test('whoever gives up their own seat asks nobody', () => {
    const table = new Harbour(['Ada', 'Ben', 'Cem']);
    expect(table.do('Ben', { do: 'release', seat: 1, of: 1 })).toBeUndefined();
    expect(table.do('Eve', { do: 'takeOver', seat: 1 })).toBeUndefined();
    expect(table.who(1)).toBe('Eve');
  });
});

describe('B7 a bot’s seat', () => {
  test('is not taken by whoever has the link of somebody who sits there', () => {
    const table = new Harbour(['Ada', 'Ben', 'bot'], { access: 'invited' });
    expect(table.do('Eve', { do: 'takeOver', seat: 2 }, true)).toBe('NOT_FREE');
    expect(table.do('Ben', { do: 'release', seat: 1, of: 2 })).toBeUndefined();
    expect(table.do('Eve', { do: 'takeOver', seat: 2 }, true)).toBe('NOT_FREE');
    table.do('Ada', { do: 'answer', seat: 0, offer: table.table.offers[0]?.id ?? 0, yes: true });
    expect(table.do('Eve', { do: 'takeOver', seat: 2 })).toBe('INVITE_NEEDED');
    expect(table.do('Eve', { do: 'takeOver', seat: 2 }, true)).toBeUndefined();
  });
});

describe('A3 in a rated game', () => {
  test('nothing plays for a person: not by wish, not for absence, not for the clock', () => {
    const live = { kind: 'live', minutes: 1, increment: 0 } as const;
    const table = new Harbour(['Ada', 'Ben', 'Cem'], { rated: true, clock: live, absence: 5, onExpiry: 'bot' });
    table.leaves('Ben', 60);
    expect(table.do('Ben', { do: 'standIn', seat: 1, level: 'mate' })).toBe('RATED_NEEDS_PEOPLE');
    expect(table.do('Cem', { do: 'standIn', seat: 1, level: 'mate' })).toBe('RATED_NEEDS_PEOPLE');
    expect(table.do('Cem', { do: 'release', seat: 2, of: 1 })).toBe('RATED_NEEDS_PEOPLE');
    expect(table.table.setup.onExpiry).toBe('resign');
    expect(expiry(table.table, table.now + 61_000, 'mate')).toMatchObject({ k: 'resigned', cause: 'clock' });
  });

  test('nobody takes back or ends alone while a bot stands in, as it may in tables from before', () => {
    const table = new Harbour(['Ada', 'Ben'], { rated: true });
    table.play('Ada', 0);
    table.put({ k: 'stoodIn', seat: 0, level: 'mate', cause: 'self' });
    table.play('Ben', 1);
    expect(table.do('Ben', { do: 'offer', seat: 1, what: 'abandon' })).toBeUndefined();
    expect(table.table.status).toBe('running');
    expect(table.do('Ben', { do: 'undo', seat: 1, to: 1 })).toBeUndefined();
    expect(table.table.offers.map(({ what }) => what)).toEqual(['abandon', 'undo']);
    expect(table.do('Ada', { do: 'answer', seat: 0, offer: table.table.offers[0]?.id ?? 0, yes: true })).toBeUndefined();
    expect(table.table.result?.how).toBe('abandoned');
  });

  test('where it does not count, whoever is left alone with bots may stop', () => {
    const table = new Harbour(['Ada', 'Ben']);
    table.do('Ada', { do: 'standIn', seat: 0, level: 'mate' });
    expect(table.do('Ben', { do: 'offer', seat: 1, what: 'abandon' })).toBeUndefined();
    expect(table.table.result?.how).toBe('abandoned');
  });
});

describe('agreeing', () => {
  test('whoever plays all the seats agrees with themselves; a bot cannot be asked for a draw', () => {
    const shared = new Harbour(['Ada', 'Ada']);
    expect(shared.do('Ada', { do: 'offer', seat: 1, what: 'draw' })).toBeUndefined();
    expect(shared.table.result).toMatchObject({ how: 'draw', ranks: [1, 1] });
    const alone = new Harbour(['bot', 'Ada']);
    expect(alone.do('Ada', { do: 'offer', seat: 1, what: 'draw' })).toBe('NOBODY_TO_ASK');
    expect(alone.do('Ada', { do: 'offer', seat: 1, what: 'abandon' })).toBeUndefined();
  });

  test('a bot whose game can tell says whether it agrees: every bot is asked, and no one else’s opinion counts for it', () => {
    const asked: number[] = [];
    const telling = (agrees: (seat: number) => boolean): typeof soundings => ({
      ...soundings,
      policy: {
        ...given(soundings.policy),
        agreesToDraw: (_s, seat) => {
          asked.push(seat);
          return agrees(seat);
        },
      },
    });
    const going = new Harbour(
      ['bot', 'Ada', 'bot'],
      {},
      telling((seat) => seat === 0),
    );
    expect(going.do('Ada', { do: 'offer', seat: 1, what: 'draw' })).toBe('BOTS_PLAY_ON');
    expect(going.table.result).toBeUndefined();
    expect(asked).toEqual([0, 2]);
    const dead = new Harbour(
      ['bot', 'Ada', 'bot'],
      {},
      telling(() => true),
    );
    expect(dead.do('Ada', { do: 'offer', seat: 1, what: 'draw' })).toBeUndefined();
    expect(dead.table.result).toMatchObject({ how: 'draw', ranks: [1, 1, 1] });
  });

  test('B8 a question is asked three times until the game goes on, not for ever', () => {
    const table = new Harbour(['Ada', 'Ben']);
    const before = table.table.seq;
    const answers = Array.from({ length: 25 }, () => {
      const refused = table.do('Ben', { do: 'offer', seat: 1, what: 'draw' });
      if (refused === undefined) table.do('Ben', { do: 'answer', seat: 1, offer: table.table.offers[0]?.id ?? 0, yes: false });
      return refused;
    });
    expect(answers.slice(0, 4)).toEqual([undefined, undefined, undefined, 'ASKED_BEFORE']);
    expect(table.table.seq - before).toBe(6);
    table.play('Ada', 0);
    expect(table.do('Ben', { do: 'offer', seat: 1, what: 'draw' })).toBeUndefined();
  });

  test('B8 nobody fills the log by going back and forth; the game goes on all the same', () => {
    const table = new Harbour(['Ada', 'Ben']);
    let done = 0;
    for (; done < 500; done++) {
      const command = done % 2 === 0 ? ({ do: 'standIn', seat: 1, level: 'mate' } as const) : ({ do: 'back', seat: 1 } as const);
      if (table.do('Ben', command) !== undefined) break;
    }
    expect(done).toBeLessThanOrEqual(61);
    expect(table.do('Ben', { do: 'standIn', seat: 1, level: 'mate' })).toBe('TOO_RESTLESS');
    expect(table.play('Ben', 1)).toBeUndefined();
    expect(table.do('Ben', { do: 'standIn', seat: 1, level: 'mate' })).toBeUndefined();
  });
});
