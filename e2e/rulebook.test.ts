import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './support/axe';
import { DESK, PHONE, visit } from './support/browser';
import { openHouse } from './support/house';

const { host, browser } = await openHouse();

/** Each game with a chapter that has an example and a rule from elsewhere, in a language and a light of its own. */
const BOOKS = [
  ['amerigo', 'sailing', 'AM-085', 'en-GB', PHONE, 'dark'],
  ['pirates', 'battle', 'PI-117', 'de', DESK, 'dark'],
  ['yamatai', 'boats', 'YA-050', 'nl', PHONE, 'light'],
  ['efemeris', 'teamPlay', 'EF-D26', 'de', DESK, 'light'],
] as const;

async function open(page: Page, game: string, leaf: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${host.url}/rules/${game}#${leaf}`);
  await page.locator('.book-leaf h2, .win-plate').first().waitFor();
}

describe.each(BOOKS)('the rulebook of %s', (game, chapter, rule, locale, viewport, colorScheme) => {
  test('is read by everybody, searched, fits the screen and is printed in ink on white', { timeout: 60_000 }, async () => {
    const { page, mistakes, close } = await visit(browser, { viewport, locale, colorScheme });
    await open(page, game, chapter);
    // The pictures are pictures: what is on a board is looked at where it is played.
    expect(await findings(page, '.book', '.picture')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await page.getByRole('searchbox').fill(rule);
    await page.locator('.book-found button').first().click();
    const found = page.locator('.book-rule[aria-current]');
    expect(await found.getAttribute('id')).toBe(rule);
    await page.waitForFunction((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    }, rule);
    await open(page, game, 'page');
    const paper = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    expect(await page.locator('.game-tabs, .book-bar, .page-head').filter({ visible: true }).count()).toBe(0);
    expect(mistakes).toEqual([]);
    await close();
  });
});
