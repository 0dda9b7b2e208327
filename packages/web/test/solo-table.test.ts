import { readGameFile, verifyFile } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { gameFile } from '@quarterdeck/table';
import { describe, expect, test } from 'vitest';
import { upgraded } from '../src/solo/old-record';
import { foldRecord } from '../src/solo/open-record';
import { MYSELF, type OldRecord } from '../src/solo/solo-record';
import { nextRecord } from '../src/solo/start-solo';
import { Solo, soundingsRecord } from './support/solo';

/** Plays own first moves and lets the bots answer until the game is over. */
async function playOut(solo: Solo): Promise<void> {
  for (let i = 0; i < 50; i++) {
    await solo.bots();
    if (solo.last('info').info.status === 'over') return;
    expect(await solo.do({ do: 'play', seat: 0, move: solo.moves()[0] ?? '' })).toBeUndefined();
  }
  throw new Error('The game did not end');
}

const fileOf = ({ store: { record } }: Solo): string => gameFile(foldRecord(soundings, record).table, record.seed);

describe('a solo table', () => {
  test('is played to its end against bots, and its file proves the dice', async () => {
    const solo = new Solo();
    await playOut(solo);
    const file = readGameFile(soundings, fileOf(solo));
    expect(verifyFile(soundings, file)).toBe(4);
    expect(file.header.players).toEqual(['Ada', 'Bram', 'Marit']);
    expect(solo.store.record.head.result?.how).toBe('played');
  });

  test('allows hints to one person against bots, unless it was made without', () => {
    const hints = (record = soundingsRecord()): boolean => new Solo(record).last('info').info.hints;
    expect(hints()).toBe(true);
    expect(hints(soundingsRecord({ hints: false }))).toBe(false);
    const shared = ['Ada', 'Ben'].map((name) => ({ kind: 'me', name }) as const);
    expect(hints(soundingsRecord({ seats: shared }))).toBe(false);
    expect(hints(soundingsRecord({ seats: shared, hints: true }))).toBe(true);
  });

  test('tells only what its viewer may see', async () => {
    const solo = new Solo();
    expect(solo.table.history(1)).toMatchObject({ code: 'NOT_YOUR_SEAT' });
    solo.table.watch(1);
    expect(solo.news.at(-1)).toMatchObject({ t: 'gone', reason: { code: 'NOT_YOUR_SEAT' } });
    await playOut(solo);
    const steps = solo.table.history(0);
    if ('code' in steps) throw new Error(steps.code);
    const dealt = steps.flatMap((step) => step.ev).filter((event) => JSON.stringify(event).includes('"Dealt"'));
    expect(dealt).toHaveLength(3);
    // The own hand in figures, the others hidden.
    expect(JSON.stringify(dealt[0])).not.toContain('-1');
    expect(JSON.stringify(dealt[1])).toContain('[-1,-1,-1]');
  });

  test('does not reveal the seed of a running game', () => {
    const solo = new Solo();
    expect(solo.last('info').info.seed).toBeUndefined();
    expect(fileOf(solo)).not.toContain('seed:');
    expect(fileOf(solo)).toContain('commit:');
  });

  test('tells how it began as something that happens, until somebody has moved', async () => {
    const solo = new Solo();
    const kinds = (): string[] => solo.news.map(({ t }) => t);
    const { n, view } = solo.last('position').position;
    expect(kinds()).toEqual(['info', 'position', 'steps']);
    expect(n).toBe(0);
    expect(view).toEqual(soundings.view(soundings.initial({ seats: 3, options: {} }), 0));
    const { seq } = solo.last('steps').steps.at(-1) ?? {};
    expect(seq).toBe(solo.store.record.log.length);
    await solo.do({ do: 'play', seat: 0, move: solo.moves()[0] ?? '' });
    const reloaded = new Solo(solo.store.record);
    expect(reloaded.news.map(({ t }) => t)).toEqual(['info', 'position']);
    expect(reloaded.view).toEqual(solo.view);
  });

  test('goes on from its record as if nothing had happened', async () => {
    const first = new Solo();
    await first.do({ do: 'play', seat: 0, move: first.moves()[0] ?? '' });
    const again = new Solo(first.store.record);
    expect(again.moves()).toEqual(first.moves());
    await playOut(again);
  });

  test('takes back own moves over those of bots, and the same dice fall again', async () => {
    const solo = new Solo();
    const before = solo.moves();
    await solo.do({ do: 'play', seat: 0, move: before[0] ?? '' });
    await solo.bots();
    const after = solo.lines;
    solo.table.watch(0);
    expect(solo.last('position').position.undo).toBe(1);
    expect(await solo.do({ do: 'undo', seat: 0, to: 1 })).toBeUndefined();
    expect(solo.moves()).toEqual(before);
    await solo.do({ do: 'play', seat: 0, move: before[0] ?? '' });
    await solo.bots();
    const again = solo.lines.slice(after.length);
    expect(again.filter((line) => line.startsWith('*'))).toEqual(after.filter((line) => line.startsWith('*')).slice(1));
  });

  test('uses scripted outcomes first, then the seed', async () => {
    const solo = new Solo(soundingsRecord({ outcomes: ['deal 1 2 3 4 5 6 7 8 9', 'die 6'] }));
    expect(solo.moves()).toEqual(['sound 1', 'sound 2', 'sound 3']);
    await playOut(solo);
    expect(solo.lines[0]).toBe('* deal 1 2 3 4 5 6 7 8 9');
    expect(solo.lines.find((line) => line.startsWith('* die'))).toBe('* die 6');
  });

  test('the person at this browser has one id at every table', () => {
    expect(new Solo().last('info').info.host).toBe(MYSELF);
  });

  test('a live clock is called, and stands still while nobody has the game open', async () => {
    const solo = new Solo(soundingsRecord({ clock: { kind: 'live', minutes: 1, increment: 0 } }));
    solo.now = (solo.store.record.head.updatedAt ?? 0) + 50_000;
    await solo.table.credit();
    solo.now += 50_000;
    await solo.table.expire();
    expect(solo.last('info').info.seats[0]?.standIn).toBeUndefined();
    solo.now += 11_000;
    await solo.table.expire();
    expect(solo.last('info').info.seats[0]).toMatchObject({ standIn: true, late: true });
    expect(await solo.do({ do: 'back', seat: 0 })).toBeUndefined();
  });

  test('a match goes from game to game: the loser begins, what was won is carried', async () => {
    const seats = [{ kind: 'bot', level: 'mate' } as const, { kind: 'me', name: 'Ada' } as const];
    const first = new Solo(soundingsRecord({ seats, match: 3 }));
    expect(await first.do({ do: 'resign', seat: 1 })).toBeUndefined();
    expect(first.last('info').info).toMatchObject({ status: 'over', match: { game: 1, wins: [1, 0] } });
    const second = new Solo(nextRecord(foldRecord(soundings, first.store.record).table));
    const { info } = second.last('info');
    expect(info).toMatchObject({
      status: 'running',
      match: { game: 2, wins: [0, 1] },
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'mate' }],
    });
    expect(second.last('position').position.as).toBe(0);
  });

  test('a game that an earlier version kept goes on where it stood', async () => {
    const old: OldRecord = {
      id: 'old-one-1',
      game: 'soundings',
      rulesVersion: 1,
      options: {},
      seats: [
        { kind: 'bot', level: 'mate' },
        { kind: 'me', name: 'Ada' },
      ],
      seed: 'abc',
      entries: ['* deal 1 2 3 4 5 6', '1 sound 3', '2 sound 6', '* die 3'],
      createdAt: 5,
      updatedAt: 9,
    };
    const solo = new Solo(upgraded(old));
    expect(solo.last('info').info).toMatchObject({
      status: 'running',
      createdAt: 5,
      seats: [{ kind: 'bot' }, { player: { name: 'Ada' } }],
    });
    expect(solo.lines).toEqual(old.entries);
    await solo.bots();
    expect(solo.moves(1)).toEqual(['sound 4', 'sound 5']);
    expect(await solo.do({ do: 'play', seat: 1, move: 'sound 4' })).toBeUndefined();
  });

  test('a game of rules that cannot be played here says which can', () => {
    const record = soundingsRecord();
    const [created, ...rest] = record.log;
    const other = { ...record, log: [{ ...created, entry: created?.entry.replace('"rulesVersion":1', '"rulesVersion":7') }, ...rest] };
    expect(() => new Solo(other as typeof record)).toThrow('needs rules version 7 of soundings; here it can be played under 1');
  });
});

describe('P1-5 two tabs of one solo game', () => {
  function twoTabs(): { first: Solo; second: Solo } {
    const first = new Solo();
    return { first, second: new Solo(first.store.record, first.store) };
  }

  test('neither undoes what the other has done: who looks at an old position is told, and sees the new one', async () => {
    const { first, second } = twoTabs();
    const [a = '', b = ''] = first.moves();
    expect(await first.do({ do: 'play', seat: 0, move: a })).toBeUndefined();
    const { seq } = second.last('position').position;
    expect(await second.do({ do: 'play', seat: 0, move: b, at: seq }, 'other-tab')).toBe('STALE');
    expect(first.store.record.log.at(-1)?.entry).toContain(a);
    expect(second.last('position').position.seq).toBe(first.store.record.log.length);
  });

  test('a tab that follows sees every step live', async () => {
    const { first, second } = twoTabs();
    const heard = second.news.length;
    await first.do({ do: 'play', seat: 0, move: first.moves()[0] ?? '' });
    await first.bots();
    await second.table.catchUp();
    const steps = second.news.slice(heard).filter(({ t }) => t === 'steps');
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(second.moves()).toEqual(first.moves());
  });

  test('bots of two tabs move once', async () => {
    const { first, second } = twoTabs();
    await first.do({ do: 'play', seat: 0, move: first.moves()[0] ?? '' });
    await second.table.catchUp();
    await Promise.all([first.bots(), second.bots()]);
    await second.table.catchUp();
    await first.table.catchUp();
    expect(first.moves()).toEqual(second.moves());
    const moves = (seat: number): number => first.lines.filter((line) => line.startsWith(`${seat} `)).length;
    // Both bots have answered the first round and begun the second.
    expect([moves(2), moves(3)]).toEqual([2, 2]);
  });
});
