import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Move as AmerigoMove, amerigo } from '@quarterdeck/amerigo';
import { type Move as EfemerisMove, efemeris } from '@quarterdeck/efemeris';
import { type AnyGame, NotationError } from '@quarterdeck/kernel';
import { type Move as PiratesMove, pirates } from '@quarterdeck/pirates';
import { type Move as YamataiMove, yamatai } from '@quarterdeck/yamatai';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './support/browser';
import { openHouse } from './support/house';
import { logLength, playNow } from './support/play';
import { openEnd, playedOut } from './support/positions';

const GAME = resolve(import.meta.dirname, '../fixtures/pirates/sensible-2.txt');

const { host, browser } = await openHouse();

/** The curve is worked out while one looks at the replay; this waits for its end. */
async function curveDone(page: Page): Promise<void> {
  await page.locator('.win-curve').waitFor();
  await page.locator('.curve-progress').first().waitFor({ state: 'detached', timeout: 90_000 });
}

const percent = (text: string | null): number => Number(/(\d+)\s*%/.exec(text ?? '')?.[1]);

describe('hints', () => {
  test('a hint in a game against bots: a few moves with chances, chosen like any other', async () => {
    const { page, mistakes, close } = await visit(browser);
    await playNow(page, host.url);
    const before = await logLength(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    const moves = page.locator('.hint .move');
    await moves.first().waitFor();
    expect(await moves.count()).toBeLessThanOrEqual(3);
    const shares = (await moves.first().locator('.shares > span').allTextContents()).map(percent);
    expect(shares).toHaveLength(3);
    expect(Math.abs(shares.reduce((a, b) => a + b) - 100)).toBeLessThanOrEqual(2);
    // Numbered in the list, and on the board where they would be made.
    const numbers = Array.from({ length: await moves.count() }, (_, i) => `${i + 1}`);
    expect(await moves.locator('.hint-mark').allTextContents()).toEqual(numbers);
    const marks = page.locator('.hint-marks .hint-mark:not([hidden])');
    await marks.first().waitFor();
    expect(numbers).toEqual(expect.arrayContaining(await marks.allTextContents()));
    // Pointing at it previews it: the bar says what it does.
    await moves.first().hover();
    const words = await moves
      .first()
      .locator('> span:not(.hint-mark)')
      .first()
      .evaluate((node) => node.firstChild?.textContent ?? '');
    await page.locator('.decision-hint', { hasText: words }).waitFor();

    await moves.first().click();
    const grown = page.locator(`[data-log-length]:not([data-log-length="${before}"])`);
    const confirm = page.locator('.decision-confirm');
    await confirm.or(grown).first().waitFor();
    if ((await grown.count()) === 0) await confirm.click();
    await grown.waitFor();
    // The next decision has not been asked about.
    await page.locator('.hint').waitFor({ state: 'detached' });
    expect(mistakes).toEqual([]);
    await close();
  });

  test('no hints where the table does not allow them', async () => {
    const { page, mistakes, close } = await visit(browser);
    await page.goto(host.url);
    await page.getByRole('button', { name: 'New table' }).first().click();
    await page.getByRole('button', { name: 'On this device' }).click();
    const allowed = page.getByRole('checkbox', { name: 'Hints allowed' });
    expect(await allowed.isChecked()).toBe(true);
    await allowed.uncheck();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.decision[data-decides]').waitFor();
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    expect(mistakes).toEqual([]);
    await close();
  });

  test('a rated table cannot allow hints', async () => {
    const { page, mistakes, close } = await visit(browser);
    await page.goto(host.url);
    await page.getByRole('button', { name: 'New table' }).first().click();
    const allowed = page.getByRole('checkbox', { name: 'Hints allowed' });
    expect(await allowed.isChecked()).toBe(false);
    await allowed.check();
    await page.getByRole('checkbox', { name: 'Counts for ratings' }).check();
    expect(await allowed.isChecked()).toBe(false);
    expect(await allowed.isDisabled()).toBe(true);
    expect(mistakes).toEqual([]);
    await close();
  });
});

describe('the curve of a finished game', () => {
  test('of this browser: chances, turning points, and what was best', async () => {
    const { page, mistakes, close } = await visit(browser);
    await page.goto(`${host.url}/games`);
    await page.locator('input[type="file"]').first().setInputFiles(GAME);
    await curveDone(page);
    const end = (await page.locator('.legend output').allTextContents()).map(percent);
    expect(end.sort((a, b) => a - b)).toEqual([0, 100]);

    // Luck, own moves and others' moves add up to where everybody ended.
    await page.locator('.accounts tbody tr').nth(1).waitFor();
    const sums = (await page.locator('.accounts tbody td').allTextContents()).map((text) =>
      Number(text.replace('−', '-').replace(/[^\d-]/g, '')),
    );
    expect(Math.abs((sums[0] ?? 0) + (sums[3] ?? 0)), 'luck of two seats is nought in sum').toBeLessThanOrEqual(1);
    // One's own decisions are told first; the curve marks everybody's.
    await page.locator('.analysis-head').getByRole('button', { name: 'All', exact: true }).click();
    const swings = page.locator('.swings button');
    expect(await swings.count()).toBeGreaterThan(0);
    expect(await page.locator('.curve-swing').count()).toBe(await swings.count());
    const move = /Decision (\d+)/.exec((await swings.first().textContent()) ?? '')?.[1];
    await swings.first().click();
    await page.locator('.replay-count', { hasText: `Decision ${move} of` }).waitFor();

    // By keyboard: a step with the arrow, then a mark on the curve.
    await page.keyboard.press('ArrowLeft');
    await page.locator('.replay-count', { hasText: `Decision ${Number(move) - 1} of` }).waitFor();
    await page.getByRole('button', { name: 'What was best here?' }).click();
    await page.locator('.best li').first().waitFor({ timeout: 30_000 });
    await page.locator('.curve-swing').first().press('Enter');
    await page.locator('.replay-count', { hasText: `Decision ${move} of` }).waitFor();

    await page.getByRole('button', { name: 'Points' }).click();
    await page.getByRole('img', { name: 'Everybody’s points over the game' }).waitFor();
    expect(mistakes).toEqual([]);
    await close();
  });

  test('of the server, on a small phone, in the longest language', async () => {
    const small = { width: 360, height: 740 };
    const { page, mistakes, close } = await visit(browser, { viewport: small, hasTouch: true, locale: 'de-DE' });
    await page.goto(host.url);
    const table = await page.evaluate(
      async (file) => {
        const post = async (path: string, body: unknown): Promise<unknown> => {
          const answer = await fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          return answer.json();
        };
        await post('/api/me', { name: 'Ada' });
        const imported = await post('/api/import', { file });
        return imported !== null && typeof imported === 'object' && 'table' in imported ? String(imported.table) : '';
      },
      readFileSync(GAME, 'utf8'),
    );
    await page.goto(`${host.url}/replay/table/${table}`);
    await curveDone(page);
    // Everything one steps by is on the page as it opens.
    for (const name of ['Zum Anfang', 'Einen zurück', 'Abspielen', 'Einen weiter', 'Zum Ende']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect((box?.y ?? small.height) + (box?.height ?? 0), name).toBeLessThanOrEqual(small.height);
    }
    // The biggest decisions are in sight, too, and lead to their moment.
    const biggest = page.locator('.biggest button').first();
    const box = await biggest.boundingBox();
    expect((box?.y ?? small.height) + (box?.height ?? 0)).toBeLessThanOrEqual(small.height);
    await biggest.tap();
    await page.locator('.replay-parts em').first().waitFor();
    // What is to be read follows below; a decision chosen there is shown on the board, with what would have been better.
    await page.locator('.swings button').last().tap();
    await expect.poll(() => page.locator('.replay-page').evaluate((element) => element.scrollTop)).toBe(0);
    await page.getByRole('button', { name: 'Was war hier am besten?' }).tap();
    await page.locator('.best li').first().waitFor({ timeout: 30_000 });
    await page.locator('.table-board .hint-mark').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(small.width);
    expect(mistakes).toEqual([]);
    await close();
  });
});

/** A decision of the second seat, by how its line begins, and the pieces at which a move there is made. */
interface Place {
  readonly game: AnyGame;
  readonly decision: string;
  at(move: unknown): readonly string[];
}

/** Pieces by what a move says, one reading per game. */
const PLACES: readonly Place[] = [
  { game: amerigo, decision: 'choose', at: (move) => actionOf(move as AmerigoMove) },
  { game: pirates, decision: 'choose', at: (move) => roleOf(move as PiratesMove) },
  { game: yamatai, decision: 'place', at: (move) => onTheMap(move as YamataiMove) },
  { game: efemeris, decision: 'conquer', at: (move) => inTheSky(move as EfemerisMove) },
];

function actionOf(move: AmerigoMove): readonly string[] {
  return move.kind === 'act' ? [`action-${move.colour}`] : [];
}

function roleOf(move: PiratesMove): readonly string[] {
  return move.kind === 'choose' ? [`role-${move.role}`] : [];
}

function onTheMap(move: YamataiMove): readonly string[] {
  if (move.kind === 'place') return [`space-${move.space}`];
  return move.kind === 'build' || move.kind === 'collect' ? [`island-${move.island}`] : [];
}

function inTheSky(move: EfemerisMove): readonly string[] {
  return move.kind === 'conquer' || move.kind === 'fortress' || move.kind === 'frigate' ? [`planet-${move.planet}`] : [];
}

/** How far apart a mark and a piece of the board are, in pixels; undefined where one of them is not in sight. */
function apart(page: Page, mark: number, piece: string): Promise<number | undefined> {
  return page.evaluate(
    ([nth, id]) => {
      const here = document.querySelectorAll('.table-board .hint-marks .hint-mark')[nth]?.getBoundingClientRect();
      const pieces = [...document.querySelectorAll(`.table-board [data-target="${id}"], .table-board [data-piece="${id}"]`)];
      if (here === undefined || here.width === 0) return undefined;
      const [x, y] = [here.left + here.width / 2, here.top + here.height / 2];
      const ways = pieces.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      });
      return ways.length === 0 ? undefined : Math.min(...ways);
    },
    [mark, piece] as const,
  );
}

describe('what was best, on the board', () => {
  test.each(PLACES)('of $game.id: each mark stands where its move would have been made', async ({ game, decision, at }) => {
    const { page, mistakes, close } = await visit(browser);
    await page.goto(`${host.url}/about`);
    const id = await openEnd(page, game, 3);
    const line = playedOut(game, 3).findIndex((one) => one.startsWith(`2 ${decision} `));
    await page.goto(`${host.url}/replay/solo/${id}?at=${line + 1}&as=0`);
    await page.getByRole('button', { name: 'What was best here?' }).click();
    const best = page.locator('.best li');
    await best.first().waitFor({ timeout: 60_000 });
    const moves = await best.evaluateAll((items) => items.map((item) => item.getAttribute('data-move') ?? ''));
    let placed = 0;
    for (const [i, text] of moves.entries()) {
      const move = game.notation.readMove(text);
      expect(move, text).not.toBeInstanceOf(NotationError);
      const pieces = at(move);
      if (pieces.length === 0) continue;
      placed++;
      for (const piece of pieces) await expect.poll(() => apart(page, i, piece), { message: `${text} at ${piece}` }).toBeLessThan(16);
    }
    expect(placed, moves.join(', ')).toBeGreaterThan(0);
    expect(mistakes).toEqual([]);
    await close();
  });
});
