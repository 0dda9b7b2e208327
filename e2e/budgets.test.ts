import { gzipSync } from 'node:zlib';
import { games } from '@quarterdeck/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './support/browser';
import { clickCost, press } from './support/click-cost';
import { openHouse } from './support/house';
import { decisionOrEnd, openMoves } from './support/play';
import { openPosition, readPositions } from './support/positions';

const { host, browser } = await openHouse();

interface Weight {
  /** Bytes of script, gzipped, that the page itself runs. */
  readonly page: number;
  /** Bytes that bots think with, beside the page, in a worker. */
  readonly bots: number;
}

/** What a page has loaded so far; the service worker's own downloads do not count. */
function weigh(page: Page): () => Promise<Weight> {
  const seen = new Map<string, number>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js') || response.fromServiceWorker() || response.request().serviceWorker() !== null) return;
    void response.body().then(
      (body) => seen.set(response.url(), gzipSync(body).length),
      () => undefined,
    );
  });
  return async () => {
    // A page's own list of what it loaded leaves out what its workers import.
    const own = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
    const sum = (isIn: (url: string) => boolean): number => [...seen].reduce((bytes, [url, more]) => bytes + (isIn(url) ? more : 0), 0);
    const isPage = (url: string): boolean => own.has(url) && !url.includes('/worker-');
    return { page: sum(isPage), bots: sum((url) => !isPage(url)) };
  };
}

/** A decision of every game with much to choose from on its board. */
const CLICKED = [
  { game: 'amerigo', decision: 'blue' },
  { game: 'pirates', decision: 'act-merchant-rituals' },
  { game: 'yamatai', decision: 'trade' },
  { game: 'efemeris', decision: 'tactics' },
] as const;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

describe('budgets', () => {
  test('the lobby loads at most 135 kB of script, a table at most 150 kB more, its bots 60 kB', async () => {
    const { page, close } = await visit(browser);
    const weight = weigh(page);
    await page.goto(host.url);
    await page.locator('.plate').first().waitFor();
    await page.waitForLoadState('networkidle');
    const lobby = await weight();
    await page.locator('.cover-actions .button-go').first().click();
    await page.locator('.play-now-go').click();
    await decisionOrEnd(page);
    await page.waitForLoadState('networkidle');
    const whole = await weight();
    const table = whole.page - lobby.page;
    console.info(`lobby ${kB(lobby.page)}, table and board ${kB(table)} more, bots ${kB(whole.bots)} (gzip)`);
    expect(lobby.page).toBeLessThanOrEqual(135_000);
    expect(whole.bots).toBeLessThanOrEqual(60_000);
    expect(table).toBeLessThanOrEqual(150_000);
    await close();
  });

  test.each(CLICKED)(
    'a click on $game costs so little that its answer is painted within 90 ms on a processor four times slower',
    async ({ game, decision }) => {
      const { page, close } = await visit(browser);
      // Every choice becomes a draft first: the click's answer is a highlight, not a move.
      await page.addInitScript(() => localStorage.setItem('quarterdeck.settings', JSON.stringify({ confirm: 'always' })));
      await page.goto(`${host.url}/about`);
      await page.locator('h1').waitFor();
      const all = readPositions(game);
      const position = all.positions.find(({ name }) => name === decision);
      const engine = await games.find(({ card }) => card.id === game)?.load();
      if (position === undefined || engine === undefined) throw new Error(`There is no decision "${decision}" of ${game}`);
      await openPosition(page, engine, all, position);
      await openMoves(page);
      const moves = page.locator('.moves .move');
      const places = [await moves.nth(0).boundingBox(), await moves.nth(1).boundingBox()];
      const times: number[] = [];
      for (let i = 0; i < 8; i++) {
        const place = places[i % 2];
        if (place === null || place === undefined) throw new Error('The moves are not in sight');
        const middle = { x: place.x + 20, y: place.y + place.height / 2 };
        await page.mouse.move(middle.x, middle.y);
        const { answer } = await clickCost(browser, page, () => press(page, middle, 'mouse'));
        // Painted, or else nothing has been measured.
        expect(await moves.nth(i % 2).getAttribute('aria-pressed')).toBe('true');
        times.push(answer.whole);
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.locator('.decision[data-decides]:not([data-aimed])').waitFor();
      }
      // The machine may be busy with other things: the best of several says what the page itself needs.
      const best = Math.min(...times);
      console.info(
        `${game}: from a click to its painted answer ${best.toFixed(1)} ms of the main thread, ${(best * 4).toFixed(0)} ms at a quarter of the speed`,
      );
      // 30 to 42 were seen, and a machine may be twice as slow: the figure is printed.
      expect(best * 4).toBeLessThanOrEqual(90);
      await close();
    },
  );
});
