import { type AnyGame, readGameFile, verifyFile } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { describe, expect, test } from 'vitest';
import { newRecord, type SoloRecord } from '../src/solo/solo-record';
import { MYSELF, SoloTable } from '../src/solo/solo-table';
import type { TableNews } from '../src/table/link';

const game: AnyGame = soundings;

function table(record?: SoloRecord) {
  const news: TableNews[] = [];
  const saved: SoloRecord[] = [];
  const start =
    record ??
    newRecord({
      game: 'soundings',
      rulesVersion: 1,
      options: {},
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', name: 'mate', level: 'mate' },
        { kind: 'bot', name: 'sailor', level: 'sailor' },
      ],
    });
  const solo = new SoloTable(game, start, { tell: (one) => news.push(one), save: (one) => saved.push(one) });
  return { solo, news, saved };
}

/** Plays own first moves and lets the bots answer until the game is over. */
function playOut(solo: SoloTable, news: readonly TableNews[]): void {
  for (let i = 0; i < 50; i++) {
    while (solo.botMove());
    const info = news.findLast((one) => one.t === 'info');
    if (info?.t === 'info' && info.info.status === 'over') return;
    const position = ownMoves(solo, news);
    expect(solo.command({ do: 'play', seat: 0, move: position[0] ?? '' })).toBeUndefined();
  }
  throw new Error('The game did not end');
}

function ownMoves(solo: SoloTable, news: TableNews[] | readonly TableNews[]): string[] {
  solo.watch(0);
  const position = news.findLast((one) => one.t === 'position');
  if (position?.t !== 'position') throw new Error('No position was told');
  return game.moves(position.position.view, 0).map((move) => game.notation.writeMove(move));
}

describe('a solo table', () => {
  test('is played to its end against bots, and its file proves the dice', () => {
    const { solo, news, saved } = table();
    solo.watch(undefined);
    playOut(solo, news);
    const file = readGameFile(soundings, solo.file());
    expect(verifyFile(soundings, file)).toBe(4);
    expect(file.header.players).toEqual(['Ada', 'mate', 'sailor']);
    expect(saved.at(-1)?.result?.how).toBe('played');
  });

  test('allows hints to one person against bots, unless it was made without', () => {
    const hints = (record?: SoloRecord): unknown => {
      const { solo, news } = table(record);
      solo.watch(undefined);
      const told = news.find((one) => one.t === 'info');
      return told?.t === 'info' ? told.info.hints : undefined;
    };
    const alone = table().solo.record;
    expect(hints(alone)).toBe(true);
    expect(hints({ ...alone, hints: false })).toBe(false);
    const shared: SoloRecord = { ...alone, seats: alone.seats.map((_, i) => ({ kind: 'me', name: `Ada ${i}` })) };
    expect(hints(shared)).toBe(false);
    expect(hints({ ...shared, hints: true })).toBe(true);
  });

  test('tells only what its viewer may see', () => {
    const { solo, news } = table();
    solo.watch(undefined);
    playOut(solo, news);
    const dealt = solo
      .history(0)
      .flatMap((step) => step.ev)
      .filter((event) => JSON.stringify(event).includes('"Dealt"'));
    expect(dealt).toHaveLength(3);
    // The own hand in figures, the others hidden.
    expect(JSON.stringify(dealt[0])).not.toContain('-1');
    expect(JSON.stringify(dealt[1])).toContain('[-1,-1,-1]');
  });

  test('does not reveal the seed of a running game', () => {
    const { solo, news } = table();
    solo.watch(undefined);
    const info = news.find((one) => one.t === 'info');
    expect(info?.t === 'info' && info.info.seed).toBeUndefined();
    expect(solo.file()).not.toContain('seed:');
    expect(solo.file()).toContain('commit:');
  });

  test('goes on from its record as if nothing had happened', () => {
    const first = table();
    first.solo.watch(undefined);
    const [move] = ownMoves(first.solo, first.news);
    first.solo.command({ do: 'play', seat: 0, move: move ?? '' });
    const again = table(first.saved.at(-1));
    expect(ownMoves(again.solo, again.news)).toEqual(ownMoves(first.solo, first.news));
    playOut(again.solo, again.news);
  });

  test('takes back one own move, and the same dice fall again', () => {
    const { solo, news } = table();
    solo.watch(undefined);
    const before = ownMoves(solo, news);
    solo.command({ do: 'play', seat: 0, move: before[0] ?? '' });
    while (solo.botMove());
    const after = solo.record.entries;
    const undo = news.findLast((one) => one.t === 'position');
    expect(undo).toBeDefined();
    expect(solo.command({ do: 'undo', seat: 0, to: 1 })).toBeUndefined();
    expect(ownMoves(solo, news)).toEqual(before);
    solo.command({ do: 'play', seat: 0, move: before[0] ?? '' });
    while (solo.botMove());
    expect(solo.record.entries.filter((entry) => entry.startsWith('*'))).toEqual(after.filter((entry) => entry.startsWith('*')));
  });

  test('refuses with a reason: another seat, no move at all, an illegal one, nothing to take back', () => {
    const { solo } = table();
    expect(solo.command({ do: 'play', seat: 1, move: 'sound 1' })?.code).toBe('NOT_YOUR_SEAT');
    expect(solo.command({ do: 'play', seat: 0, move: 'dance' })?.code).toBe('NOT_A_MOVE');
    expect(solo.command({ do: 'play', seat: 0, move: 'sound 99' })).toMatchObject({ code: 'NOT_IN_HAND', rule: 'SO-02' });
    expect(solo.command({ do: 'undo', seat: 0, to: 0 })?.code).toBe('NOTHING_TO_UNDO');
    expect(solo.command({ do: 'resign', seat: 0 })?.code).toBe('NOT_IN_SOLO');
  });

  test('uses scripted outcomes first, then the seed', () => {
    const { solo, news } = table({ ...table().solo.record, entries: [], outcomes: ['deal 1 2 3 4 5 6 7 8 9', 'die 6'] });
    expect(ownMoves(solo, news)).toEqual(['sound 1', 'sound 2', 'sound 3']);
    playOut(solo, news);
    expect(solo.record.entries[0]).toBe('* deal 1 2 3 4 5 6 7 8 9');
    expect(solo.record.entries.filter((entry) => entry.startsWith('* die'))[0]).toBe('* die 6');
  });

  test('the person at this browser has one id at every table', () => {
    const { solo, news } = table();
    solo.watch(undefined);
    const info = news.find((one) => one.t === 'info');
    expect(info?.t === 'info' && info.info.host).toBe(MYSELF);
  });
});
