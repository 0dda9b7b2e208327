import type { Page } from 'playwright-core';

/** From the home page into a solo game: "Play now" on the cover with this number, and off with the bots that are offered. */
export async function playNow(page: Page, url: string, cover = 0): Promise<void> {
  await page.goto(url);
  await page.locator('.cover-actions .button-go').nth(cover).click();
  await page.locator('.play-now-go').click();
  await decisionOrEnd(page);
}

/** Waits until the page asks for a decision or the game is over; says which. Whole turns of others in motion take their time. */
export async function decisionOrEnd(page: Page, timeout = 30_000): Promise<'decide' | 'over'> {
  await page.locator('.decision[data-decides], .ending').first().waitFor({ timeout });
  return (await page.locator('.ending').count()) > 0 ? 'over' : 'decide';
}

export async function openMoves(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: /^(Moves|Züge|Zetten)$/ });
  // On a phone and a tablet the panels are behind a bar.
  const bar = page.locator('.panel-bar [data-panel="moves"], .panel-bar [data-panel="more"]').first();
  if ((await tab.count()) === 0 && (await bar.count()) > 0) await bar.click();
  if ((await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  await page.locator('.moves, .moves-none').waitFor();
}

/** The log's length: grows with everything that happens. */
export function logLength(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('[data-log-length]')?.getAttribute('data-log-length') ?? 0));
}

/**
 * Chooses a move from the list of moves, by mouse or finger, and confirms it if asked. Returns when the table has
 * heard of it: the log has grown.
 */
export async function playListed(page: Page, which: 'first' | 'last' | number = 'first', press: 'click' | 'tap' = 'click'): Promise<void> {
  const before = await logLength(page);
  const moves = page.locator('.moves .move');
  const move = which === 'first' ? moves.first() : which === 'last' ? moves.last() : moves.nth(which);
  await move[press]();
  // What the hand amounts to is offered beforehand; only what was aimed at is the chosen move.
  const aimed = page.locator('.decision[data-aimed]');
  const grown = page.locator(`[data-log-length]:not([data-log-length="${before}"])`);
  await aimed.or(grown).first().waitFor();
  if ((await grown.count()) === 0) await page.locator('.decision-confirm')[press]();
  await grown.waitFor();
}
