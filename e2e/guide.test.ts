import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit } from './support/browser';
import { decisionOrEnd, openMoves, playListed } from './support/play';
import { type Host, openHost } from './support/server';

let host: Host;
let browser: Browser;
beforeAll(async () => {
  host = await openHost();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

describe('the guided first game', () => {
  test('speaks, waits for the right move, holds back others, and can be played on', async () => {
    const { page, mistakes, close } = await visit(browser);
    await page.goto(`${host.url}/guide/amerigo`);
    const card = page.locator('.guide-card');
    await card.waitFor();
    const count = () => page.locator('.guide-count').textContent();
    // Steps that are only read.
    while ((await card.getByRole('button', { name: 'Go on' }).count()) > 0) {
      const before = await count();
      await card.getByRole('button', { name: 'Go on' }).click();
      await expect.poll(count).not.toBe(before);
    }
    // A step that waits: among the legal moves exactly the wanted ones take the guide on.
    const waiting = await count();
    await openMoves(page);
    const moves = page.locator('.moves .move');
    let held = 0;
    // From the last: what a guide wants first often stands first.
    for (let i = (await moves.count()) - 1; i >= 0; i--) {
      await moves.nth(i).click();
      const confirm = page.locator('.decision-confirm');
      await card
        .locator('b')
        .or(confirm)
        .or(page.locator('.guide-count', { hasNotText: waiting ?? '' }))
        .first()
        .waitFor();
      if ((await confirm.count()) > 0) await confirm.click();
      if ((await card.locator('b').count()) === 0) break;
      held++;
    }
    expect(held).toBeGreaterThan(0);
    await expect.poll(count).not.toBe(waiting);

    // Whoever has seen enough keeps the game.
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
    await page.waitForURL(/\/solo\//);
    await decisionOrEnd(page);
    await openMoves(page);
    await playListed(page);
    expect(mistakes).toEqual([]);
    await close();
  });
});
