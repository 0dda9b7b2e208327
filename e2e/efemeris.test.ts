import { efemeris } from '@quarterdeck/efemeris';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, PHONE, visit } from './support/browser';
import { playByHand } from './support/efemeris-by-hand';
import { openHouse } from './support/house';
import { decisionOrEnd, openMoves, playListed } from './support/play';
import { openPosition, readPositions } from './support/positions';

const { host, browser } = await openHouse();

const SMALL_PHONE = { width: 360, height: 740 } as const;

/** Fills in the sheet for a new table with bots in every other seat. */
async function newTable(page: Page, seats: number, place: string, options: readonly string[]): Promise<void> {
  await page.goto(host.url);
  await page.getByRole('button', { name: 'New table' }).first().click();
  await page.locator('dialog select').first().selectOption('efemeris');
  await page.getByRole('button', { name: place }).click();
  await page
    .getByRole('group', { name: 'Seats' })
    .getByRole('button', { name: String(seats), exact: true })
    .click();
  const levels = page.locator('.form-seats select');
  for (let seat = 1; seat < seats; seat++) await levels.nth(seat).selectOption('mate');
  await page.locator('dialog .house-rules').evaluate((rules) => rules.setAttribute('open', ''));
  for (const option of options) await page.getByLabel(option, { exact: true }).check();
}

/** What a decision needs lies on the screen, once the bar has taken its new height. */
async function expectInSight(page: Page, viewport: { readonly width: number; readonly height: number }): Promise<void> {
  const outside = (): Promise<string[]> =>
    page.evaluate(({ width, height }) => {
      const parts = [...document.querySelectorAll('.table-board, .decision-confirm, .decision-undo, .decision-close')].filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return right > left && (left < -1 || top < -1 || right > width + 1 || bottom > height + 1);
      });
      return [...parts.map((part) => part.className), ...(document.documentElement.scrollWidth > width ? ['page'] : [])];
    }, viewport);
  const message = String(await page.locator('.decision-say h1').textContent());
  await expect.poll(outside, { message, timeout: 5000 }).toEqual([]);
}

describe('a whole game by clicking on the board and its controls', () => {
  test.each([
    ['duel', 2, DESK, []],
    ['general mode', 3, PHONE, []],
    ['team mode', 4, SMALL_PHONE, []],
    ['duel at expert level', 2, SMALL_PHONE, ['Expert level']],
    ['general mode at expert level', 3, DESK, ['Expert level']],
    ['team mode at expert level', 4, PHONE, ['Expert level']],
  ] as const)('%s', { timeout: 240_000 }, async (name, seats, viewport, options) => {
    const touch = viewport !== DESK;
    const { page, mistakes, close } = await visit(browser, { viewport, hasTouch: touch });
    await newTable(page, seats, 'On this device', options);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const played = await playByHand(page, { seed: seats, leisurely: 16, most: 80, touch, look: (here) => expectInSight(here, viewport) });
    console.info(`${name}: ${played.decisions} decisions, clicks`, played.clicks);
    expect(played.faults).toEqual([]);
    expect(played.clicks.board).toBeGreaterThan(2);
    if (played.end === 'given up') await stop(page);
    else await page.locator('.ending-ranks').waitFor();
    expect(await page.locator('.ending-ranks li').count()).toBe(seats);
    expect(mistakes).toEqual([]);
    await close();
  });
});

test('bots play on while there is something to play for; whoever is alone with them may stop', async () => {
  const { page, mistakes, close } = await visit(browser);
  await newTable(page, 3, 'On this device', []);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await decisionOrEnd(page);
  await tableAction(page, 'Offer a draw');
  await page.getByText('The bots see no reason for a draw yet.').waitFor();
  await page.reload();
  await decisionOrEnd(page);
  await stop(page);
  expect(mistakes).toEqual([]);
  await close();
});

test('an expert match, best of three, goes on from game to game until it is decided', { timeout: 120_000 }, async () => {
  const { page, mistakes, close } = await visit(browser);
  await newTable(page, 2, 'On the server', ['Expert level', 'A player may concede']);
  await page.getByRole('group', { name: 'Match' }).getByRole('button', { name: 'Best of three' }).click();
  await page.getByRole('button', { name: 'Make the table' }).click();
  const standing = page.locator('.table-title .match');
  await standing.filter({ hasText: 'Game 1, best of 3' }).waitFor();
  await concede(page);
  await page.locator('.ending').getByRole('button', { name: 'Rematch' }).click();
  await standing.filter({ hasText: 'Game 2, best of 3' }).waitFor();
  expect(await standing.textContent()).toMatch(/ (0 : 1|1 : 0)$/);
  expect(await standing.getAttribute('title')).toContain('Bram 1');
  await concede(page);
  await standing.filter({ hasText: 'Match won by Bram' }).waitFor();
  expect(mistakes).toEqual([]);
  await close();
});

test('captains are told by their cards, not before them', async () => {
  const { page, mistakes, close } = await visit(browser, { reducedMotion: 'no-preference' });
  await page.goto(`${host.url}/about`);
  const all = readPositions('efemeris');
  const choosing = all.positions.find(({ name }) => name === 'captains');
  if (choosing === undefined) throw new Error('Nobody chooses captains');
  await openPosition(page, efemeris, all, choosing);
  // What the page says beside the cards, at every frame in which they are turned.
  await page.evaluate(() => {
    const told = new Set<string>();
    Object.assign(window, { told });
    const look = (): void => {
      const cards = [...document.querySelectorAll('.reveal-card figcaption > b')].map((title) => title.textContent ?? '');
      const beside = [...document.querySelectorAll('.caption, .table-rail, .ef-fleets')].map((part) => part.textContent ?? '').join(' ');
      if (cards.length > 0) told.add('cards');
      // The first is one's own, and known.
      for (const captain of cards.slice(1)) if (beside.includes(captain)) told.add(captain);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const captain of [0, 1]) await page.locator('.ef-captain').nth(captain).click();
  await page.locator('.decision-confirm').click();
  await page.locator('.reveal-card').first().waitFor();
  const rivals = (await page.locator('.reveal-card figcaption > b').allTextContents()).slice(1);
  await page.locator('.reveal-card').first().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => [...(window as unknown as { told: Set<string> }).told])).toEqual(['cards']);
  for (const rival of rivals) await page.locator('.table-rail .ef-captain-line', { hasText: rival }).waitFor();
  expect(mistakes).toEqual([]);
  await close();
});

async function tableAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name }).click();
}

/** Somebody may be left with nothing to do in a sky that falls into parts. */
async function stop(page: Page): Promise<void> {
  await tableAction(page, 'End without a result');
  await page.locator('.ending').getByText('Stopped by agreement.').waitFor();
}

/** Puts an armada together by the list of moves, then gives the game away in the first own turn. */
async function concede(page: Page): Promise<void> {
  for (let i = 0; i < 40 && (await decisionOrEnd(page)) === 'decide'; i++) {
    await openMoves(page);
    await page.locator('.moves').waitFor();
    const givesUp = (await page.locator('.moves .move').allTextContents()).findIndex((words) => words.includes('Concede'));
    await playListed(page, Math.max(0, givesUp));
  }
  expect(await decisionOrEnd(page)).toBe('over');
}
