import { describe, expect, test } from 'vitest';
import { findings } from './support/axe';
import { DESK, PHONE, visit } from './support/browser';
import { openHouse } from './support/house';
import { decisionOrEnd, openMoves, playListed, playNow } from './support/play';

const { host, browser } = await openHouse();

/** The covers of the home page, in their order. */
const GAMES = ['amerigo', 'pirates', 'yamatai', 'efemeris'] as const;
const DECISIONS = 8;

describe.each(GAMES)('the board of %s', (game) => {
  test.each([
    ['desk by day', DESK, 'light'],
    ['phone by night', PHONE, 'dark'],
  ] as const)('goes on from decision to decision, %s', { timeout: 240_000 }, async (_name, viewport, colorScheme) => {
    const { page, mistakes, close } = await visit(browser, { viewport, colorScheme });
    await playNow(page, host.url, GAMES.indexOf(game));
    await page.locator('.table-board svg:visible').first().waitFor();
    for (let i = 0; i < DECISIONS && (await decisionOrEnd(page)) === 'decide'; i++) {
      await openMoves(page);
      await page.locator('.moves').waitFor();
      await playListed(page, i % 3 === 2 ? 'last' : 'first');
    }
    expect(await findings(page, '.decision')).toEqual([]);
    // Nothing needed for a decision lies off the screen.
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
    expect(mistakes).toEqual([]);
    await close();
  });
});
