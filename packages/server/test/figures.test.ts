import type { PlayerPage, StatisticsRow } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seasonAt, seasonBefore, seasonOf } from '../src/figures/seasons';
import type { Client } from './support/client';
import { playOn } from './support/play';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
let ada: Client;
let bo: Client;
let cy: Client;
const tables: string[] = [];
let ahead = 0;
beforeAll(async () => {
  harbour = await openHarbour({ now: () => Date.now() + ahead });
  [ada, bo, cy] = await Promise.all([harbour.person('Ada'), harbour.person('Bo'), harbour.person('Cy')]);
  for (let game = 1; game <= 3; game++) tables.push(await play(game));
});
afterAll(() => harbour.close());

/** A rated game of Bo (who opens it) and Ada; Bo gives the second one up, the others are played to the end. */
async function play(game: number): Promise<string> {
  const { table } = await bo.open({
    game: 'soundings',
    rated: true,
    seats: [{ kind: 'open' }, { kind: 'me' }],
    clock: { kind: 'live', minutes: 5, increment: 0 },
  });
  await ada.must(table, { do: 'sit', seat: 0 });
  await Promise.all([ada.watch(table, { ch: game }), bo.watch(table, { ch: game })]);
  await bo.must(table, { do: 'start' });
  if (game === 2) await bo.must(table, { do: 'resign', seat: 1 });
  else await Promise.all([playOn(ada, table, 0, game), playOn(bo, table, 1, game)]);
  return table;
}

/** Sums follow a moment later: they are made in a thread of their own. */
async function eventually<T>(look: () => Promise<T>, fits: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await look();
    if (fits(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const pageOf = (asker: Client, of: Client): Promise<PlayerPage> => asker.call('GET /api/players/:id/page', `/api/players/${of.id}/page`);

describe('player pages', () => {
  test('show ratings with their course, results by seats, and who was ahead of whom', async () => {
    const page = await eventually(
      () => pageOf(bo, ada),
      ({ games, curves }) => games === 3 && curves[0]?.points.length === 3,
    );
    expect(page.ratings).toMatchObject([{ game: 'soundings', games: 3, provisional: true, place: expect.any(Number) }]);
    expect(page.ratings[0]?.doubt).toBeGreaterThan(50);
    expect(page.shares).toMatchObject([{ game: 'soundings', seats: 2, games: 3 }]);
    const { versus = [] } = page;
    const theirs = (await pageOf(ada, bo)).versus ?? [];
    expect([versus[0]?.ahead, versus[0]?.behind]).toEqual([theirs[0]?.behind, theirs[0]?.ahead]);
    expect(page.last.map(({ table }) => table).sort()).toEqual([...tables].sort());
    expect(page.best.every(({ rank }) => rank === 1)).toBe(true);
    expect((await pageOf(ada, ada)).versus).toBeUndefined();
    expect((await cy.fetch('GET', '/api/players/nobody-here/page')).status).toBe(404);
  });

  test('follow, note and block; whoever is blocked does not sit down where the other sits', async () => {
    const ties = (body: object): Promise<unknown> => ada.call('PUT /api/players/:id/ties', `/api/players/${cy.id}/ties`, body);
    expect(await ties({ follow: true, note: ' plays fast ' })).toEqual({ follow: true, block: false, note: 'plays fast' });
    expect((await pageOf(ada, cy)).ties).toEqual({ follow: true, block: false, note: 'plays fast' });
    expect((await pageOf(bo, cy)).ties).toEqual({ follow: false, block: false, note: '' });
    expect((await ada.call('GET /api/me/followed')).players).toMatchObject([{ id: cy.id, here: true }]);
    await ties({ block: true, follow: false });
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }] });
    expect(await cy.refusal(table, { do: 'sit', seat: 0 })).toBe('NOT_WELCOME');
    const running = await ada.open({ game: 'soundings', seats: [{ kind: 'bot', level: 'mate' }, { kind: 'me' }] });
    await ada.must(running.table, { do: 'release', seat: 1, of: 0 });
    expect(await cy.refusal(running.table, { do: 'takeOver', seat: 0 })).toBe('NOT_WELCOME');
    await ties({ block: false, note: '' });
    await cy.must(table, { do: 'sit', seat: 0 });
    expect((await ada.fetch('PUT', `/api/players/${ada.id}/ties`, { follow: true })).status).toBe(409);
  });
});

describe('leaderboards', () => {
  test('a season counts a point for everybody left behind and three for the first place; one’s own row comes along', async () => {
    const board = await eventually(
      () => bo.call('GET /api/leaderboard/:game', '/api/leaderboard/soundings'),
      ({ all }) => all > 0,
    );
    const rows = board.players.map(({ player, points, wins, games }) => ({ name: player.name, points, wins, games }));
    expect(rows.map(({ name }) => name).sort()).toEqual(['Ada', 'Bo']);
    for (const { points, wins } of rows) expect(points).toBeGreaterThanOrEqual(wins * 4);
    expect(board.mine?.player.name).toBe('Bo');
    const [first, second] = rows;
    expect(first?.points).toBeGreaterThanOrEqual(second?.points ?? 0);
    expect((await ada.call('GET /api/leaderboard/:game', '/api/leaderboard/soundings?season=1999-1')).players).toEqual([]);
    expect((await ada.fetch('GET', '/api/leaderboard/soundings?season=spring')).status).toBe(400);
  });

  test('seasons are quarters, without a gap', () => {
    const autumn = seasonOf('2026-4');
    expect(seasonAt(autumn.from)).toEqual(autumn);
    expect(seasonAt(autumn.to - 1)).toEqual(autumn);
    expect(seasonAt(autumn.to)).toEqual(seasonOf('2027-1'));
    expect(seasonBefore(autumn)).toEqual(seasonOf('2026-3'));
  });
});

describe('data for everybody', () => {
  const rowsOf = async (persons: string): Promise<StatisticsRow[]> =>
    (await cy.call('GET /api/statistics/:game', `/api/statistics/soundings?seats=2${persons}`)).rows;

  test('sums are made game by game, each game once, also over a restart', async () => {
    const played = (rows: StatisticsRow[]): number => rows.find(({ what }) => what === 'game')?.games ?? 0;
    harbour = await harbour.restart();
    for (const one of [ada, bo, cy]) one.url = harbour.url;
    const after = await eventually(
      () => {
        // Answers are kept for half a minute.
        ahead += 31_000;
        return rowsOf('&persons=yes');
      },
      (found) => played(found) === 3,
    );
    expect(after.filter(({ what }) => what === 'how').map(({ key, games }) => [key, games])).toEqual([
      ['played', 2],
      ['resigned', 1],
    ]);
    expect(after.some(({ what, say }) => what === 'choice' && say !== undefined)).toBe(true);
    expect(after.some(({ what }) => what === 'source')).toBe(true);
  });

  test('finished public games come as lines, filtered, with files that can be brought in again', async () => {
    const answer = await fetch(`${cy.url}/api/games/export?game=soundings&rated=yes`);
    expect(answer.headers.get('content-type')).toContain('ndjson');
    const lines = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { table: string; file: string; players: string[] });
    expect(lines.map(({ table }) => table)).toEqual(tables);
    expect(lines[0]?.players).toEqual(['Ada', 'Bo']);
    const { table } = await cy.call('POST /api/import', undefined, { file: lines[0]?.file });
    expect((await cy.info(table)).archive).toBe(true);
    expect(await (await fetch(`${cy.url}/api/games/export?game=amerigo`)).text()).toBe('');
  });
});
