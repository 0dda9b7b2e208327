import { games } from '@quarterdeck/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './support/browser';
import { openHouse } from './support/house';
import { decisionOrEnd, logLength, playNow } from './support/play';

const { host, browser } = await openHouse();

/** Presses Tab until what has the focus fits the selector. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab');
    if (await isOn(page, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

/** What has the focus, for whoever reads why a test failed. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.className.toString() ?? '');
}

function isOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
}

/** Enter, and once more where the move is only prepared by it. */
async function choose(page: Page): Promise<void> {
  const before = await logLength(page);
  const grown = page.locator(`[data-log-length]:not([data-log-length="${before}"])`);
  await page.keyboard.press('Enter');
  await page.locator('.decision-confirm:focus').or(grown).first().waitFor();
  if ((await grown.count()) === 0) await page.keyboard.press('Enter');
  await grown.waitFor();
}

/** Decisions that are enough for a turn of every game, and for the next one's beginning. */
const SEVERAL = 7;

describe('by keyboard alone, from the list of moves', () => {
  test.each(games.map(({ card }, cover) => ({ id: card.id, cover })))(
    'a turn of $id: the focus stays in the list, each new decision is said',
    async ({ cover }) => {
      const { page, mistakes, close } = await visit(browser);
      await playNow(page, host.url, cover);
      await tabTo(page, '[role="tab"][aria-selected="true"]');
      await page.keyboard.press('ArrowRight');
      await page.locator('.moves').waitFor();
      await tabTo(page, '.moves .move');
      for (let i = 0; i < SEVERAL; i++) {
        await choose(page);
        expect(await decisionOrEnd(page)).toBe('decide');
        await expect.poll(() => focused(page), { message: `after decision ${i + 1}`, timeout: 5_000 }).toMatch(/(^| )move( |$)/);
        const asked = (await page.locator('.decision h1').textContent())?.trim() ?? '';
        expect(asked).not.toBe('');
        expect((await page.locator('[data-decision-voice]').textContent())?.trim()).toBe(asked);
      }
      expect(mistakes).toEqual([]);
      await close();
    },
  );
});
