import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Curve } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../src';
import type { Client } from './support/client';
import { playOn } from './support/play';
import { type Harbour, openHarbour } from './support/server';

const LONG_GAME = readFileSync(resolve(import.meta.dirname, '../../../fixtures/amerigo/four-sensible.game'), 'utf8');
const SECOND_GAME = readFileSync(resolve(import.meta.dirname, '../../../fixtures/amerigo/two-sensible.game'), 'utf8');

let harbour: Harbour;
let ada: Client;
beforeAll(async () => {
  harbour = await openHarbour({
    limits: {
      ...DEFAULT_LIMITS,
      requests: { perSecond: 1e6, burst: 1e6 },
      signIns: { perSecond: 1e6, burst: 1e6 },
      analyses: 2,
      analysesEach: 1,
    },
  });
  ada = await harbour.person('Ada');
});
afterAll(() => harbour.close());

async function finishedGame(): Promise<string> {
  const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] });
  await ada.watch(table);
  await playOn(ada, table, 0);
  return table;
}

/** Asks until the curve is done, as the client does. */
async function wholeCurve(table: string): Promise<Curve> {
  for (;;) {
    const curve = await ada.call('GET /api/tables/:id/analysis', `/api/tables/${table}/analysis`);
    if (curve.done) return curve;
  }
}

describe('analysis of finished games', () => {
  test('gives win shares at every decision, once for all who ask', async () => {
    const table = await finishedGame();
    const curve = await wholeCurve(table);
    // Three rounds of two choices, and the end.
    expect(curve.of).toBe(7);
    expect(curve.points).toHaveLength(7);
    for (const { shares } of curve.points) expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
    const ranks = (await ada.info(table)).result?.ranks ?? [];
    expect(curve.points.at(-1)?.shares.map((share) => share > 0)).toEqual(ranks.map((rank) => rank === 1));

    const again = await ada.call('GET /api/tables/:id/analysis', `/api/tables/${table}/analysis?since=5`);
    expect(again).toEqual({ points: curve.points.slice(5), of: 7, done: true });
  });

  test('tells the best moves of a moment from what the seat saw, and what was played', async () => {
    const table = await finishedGame();
    const best = await ada.call('GET /api/tables/:id/analysis/:n', `/api/tables/${table}/analysis/1`);
    const { steps } = await ada.call('GET /api/tables/:id/steps', `/api/tables/${table}/steps?as=0`);
    expect(best).toMatchObject({ n: 1, seat: steps[1]?.by });
    expect(best.best.length).toBeGreaterThan(0);
    for (const { move, says, shares } of best.best) {
      expect(move).toMatch(/^sound \d+$/);
      expect(says.key).toBeTypeOf('string');
      expect(shares).toHaveLength(2);
    }
    expect(best.played).toMatch(/^sound \d+$/);
    expect(await ada.call('GET /api/tables/:id/analysis/:n', `/api/tables/${table}/analysis/1`)).toEqual(best);
    const noMoment = await ada.fetch('GET', `/api/tables/${table}/analysis/99`);
    expect([noMoment.status, noMoment.body]).toMatchObject([409, { error: { code: 'NO_SUCH_MOMENT' } }]);
  });

  test('says nothing of a running game', async () => {
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] });
    for (const path of ['analysis', 'analysis/1']) {
      const answer = await ada.fetch('GET', `/api/tables/${table}/${path}`);
      expect([answer.status, answer.body]).toMatchObject([409, { error: { code: 'NOT_OVER' } }]);
    }
  });

  test('goes with a replay in which every seat can be looked through', async () => {
    const table = await finishedGame();
    const { steps } = await ada.call('GET /api/tables/:id/steps', `/api/tables/${table}/steps?as=1`);
    expect(JSON.stringify(steps[0]?.ev)).toMatch(/"seat":1,"lines":\[\d+,\d+,\d+\]/);
    expect((await ada.fetch('GET', `/api/tables/${table}/steps?as=5`)).status).toBe(403);
  });

  test('is for those who may see the table', async () => {
    const { table } = await ada.call('POST /api/import', undefined, { file: SECOND_GAME });
    const eve = await harbour.person('Eve');
    expect((await eve.fetch('GET', `/api/tables/${table}/analysis`)).status).toBe(404);
  });

  test('sends away who comes when too many wait, and says when to come again', async () => {
    const long = await ada.call('POST /api/import', undefined, { file: LONG_GAME });
    const second = await ada.call('POST /api/import', undefined, { file: SECOND_GAME });
    const begun = await ada.call('GET /api/tables/:id/analysis', `/api/tables/${long.table}/analysis`);
    expect(begun).toMatchObject({ done: false, points: [] });
    for (const path of [`/api/tables/${second.table}/analysis`, `/api/tables/${long.table}/analysis/30`]) {
      const busy = await ada.fetch('GET', path);
      expect([busy.status, busy.body]).toMatchObject([503, { error: { code: 'TOO_BUSY' } }]);
      expect(busy.headers.get('retry-after')).toBe('10');
    }
    // Others are not sent away for that, as long as there is room for them (A4).
    const [ben, cem] = [await harbour.person('Ben'), await harbour.person('Cem')];
    const third = await ben.call('POST /api/import', undefined, { file: SECOND_GAME });
    expect((await ben.fetch('GET', `/api/tables/${third.table}/analysis`)).status).toBe(200);
    const fourth = await cem.call('POST /api/import', undefined, { file: LONG_GAME });
    expect((await cem.fetch('GET', `/api/tables/${fourth.table}/analysis`)).status).toBe(503);
    // Whoever has begun is not sent away, and a shutdown does not wait for the end.
    expect((await ada.fetch('GET', `/api/tables/${long.table}/analysis`)).status).toBe(200);
  });
});

describe('hints', () => {
  test('are allowed where one person plays against bots, or where the host says so', async () => {
    const hints = async (table: string): Promise<boolean> => (await ada.info(table)).hints;
    const me = { kind: 'me' } as const;
    const bot = { kind: 'bot', level: 'mate' } as const;
    expect(await hints((await ada.open({ game: 'soundings', seats: [me, bot] })).table)).toBe(true);
    expect(await hints((await ada.open({ game: 'soundings', seats: [me, bot], hints: false })).table)).toBe(false);
    expect(await hints((await ada.open({ game: 'soundings', seats: [me, { kind: 'open' }] })).table)).toBe(false);
    expect(await hints((await ada.open({ game: 'soundings', seats: [me, me] })).table)).toBe(false);
    expect(await hints((await ada.open({ game: 'soundings', seats: [me, { kind: 'open' }], hints: true })).table)).toBe(true);
  });

  test('are never allowed in a rated game', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const refused = await ada.fetch('POST', '/api/tables', { game: 'soundings', seats, rated: true, hints: true });
    expect([refused.status, refused.body]).toMatchObject([400, { error: { message: 'A rated game is played without hints' } }]);
    const { table } = await ada.call('POST /api/tables', undefined, { game: 'soundings', seats, rated: true });
    expect((await ada.info(table)).hints).toBe(false);
  });
});
