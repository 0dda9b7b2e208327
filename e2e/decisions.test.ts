import { games } from '@quarterdeck/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, type Visitor, visit } from './support/browser';
import { openHouse } from './support/house';
import { openPosition, readPositions } from './support/positions';

/* Decisions that are taken on the board, as somebody with a phone meets them. */

const { host, browser } = await openHouse();

/** Somebody with a phone, in the longest language. */
async function onAPhone(): Promise<Visitor> {
  const visitor = await visit(browser, { viewport: PHONE, hasTouch: true, locale: 'de-DE' });
  await visitor.page.goto(`${host.url}/about`);
  await visitor.page.locator('h1').waitFor();
  return visitor;
}

/** A fingertip. */
const FINGER = 36;

/**
 * What can be chosen on the board now: how many places have their middle in sight, and which of those a
 * finger could miss because nothing of theirs, or of a neighbour's, lies half a fingertip off.
 */
function touchable(page: Page): Promise<{ readonly inSight: number; readonly missed: readonly string[] }> {
  return page.evaluate((finger) => {
    const window = document.querySelector('.table-board')?.getBoundingClientRect() ?? new DOMRect();
    const missed: string[] = [];
    let inSight = 0;
    for (const target of document.querySelectorAll('.table-board g.target-legal[data-target]')) {
      const box = target.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hits = (dx: number, dy: number): boolean =>
        document.elementFromPoint(x + dx, y + dy)?.closest('[data-target]') !== null && document.elementFromPoint(x + dx, y + dy) !== null;
      if (x < window.left + 20 || x > window.right - 20 || y < window.top + 20 || y > window.bottom - 20 || !hits(0, 0)) continue;
      inSight++;
      const half = finger / 2 - 1;
      const wide = (hits(-half, 0) || hits(half, 0)) && (hits(0, -half) || hits(0, half));
      if (!wide) missed.push(target.getAttribute('data-target') ?? '');
    }
    return { inSight, missed };
  }, FINGER);
}

/** A decision of each game whose targets the camera brings within reach, and a place that is one choice by itself. */
const ON_THE_BOARD = [
  { game: 'amerigo', position: 'blue', place: '[data-target^="space-"]' },
  { game: 'pirates', position: 'send', place: '[data-target^="send-"]' },
  { game: 'yamatai', position: 'trade', place: '[data-target^="space-"]' },
  { game: 'efemeris', position: 'tactics', place: '[data-target^="field-"]' },
] as const;

describe.each(ON_THE_BOARD)('$game with a finger', ({ game, position: name, place }) => {
  test('the first tap on a place counts, and places can be met after other panels and in another language (play A3, A4, P1-2)', async () => {
    const { page, mistakes, close } = await onAPhone();
    const all = readPositions(game);
    const position = all.positions.find((one) => one.name === name);
    const engine = await games.find(({ card }) => card.id === game)?.load();
    if (position === undefined || engine === undefined) throw new Error(`There is no position "${name}" of ${game}`);
    await openPosition(page, engine, all, position);
    await page.locator(`.table-board ${place}`).first().waitFor();
    const before = await touchable(page);
    expect(before.inSight).toBeGreaterThan(0);
    expect(before.missed).toEqual([]);

    // Another leaf or panel and back, and another language: what was in sight still is.
    await page.locator('.panel-bar button').nth(1).tap();
    const shut = page.locator('.table-drawer > .close');
    if ((await shut.count()) > 0) await shut.tap();
    else await page.locator('.panel-bar button').first().tap();
    await page.locator('.table-menu').tap();
    await page.getByRole('button', { name: 'Nederlands' }).tap();
    await page.getByRole('button', { name: 'Sluiten' }).tap();
    await page.locator('[data-decides]').waitFor();
    const after = await touchable(page);
    expect(after.inSight).toBe(before.inSight);

    const spot = await page.evaluate((selector) => {
      const window = document.querySelector('.table-board')?.getBoundingClientRect() ?? new DOMRect();
      for (const target of document.querySelectorAll(`.table-board ${selector}`)) {
        const box = target.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const inside = x > window.left && x < window.right && y > window.top && y < window.bottom;
        if (inside && document.elementFromPoint(x, y)?.closest('[data-target]') === target) return { x, y };
      }
      return undefined;
    }, place);
    expect(spot).toBeDefined();
    await page.touchscreen.tap(spot?.x ?? 0, spot?.y ?? 0);
    await page.locator('.decision[data-aimed]').waitFor();
    expect(await page.locator('.table-page .button-go').count()).toBe(1);
    expect(mistakes).toEqual([]);
    await close();
  });
});

test('on a tablet on its side every board has three quarters of the height', async () => {
  const { page, mistakes, close } = await visit(browser, { viewport: { width: 1024, height: 768 }, hasTouch: true, locale: 'de-DE' });
  await page.goto(`${host.url}/about`);
  await page.locator('h1').waitFor();
  const shares: Record<string, number> = {};
  for (const { game, position: name } of ON_THE_BOARD) {
    const all = readPositions(game);
    const position = all.positions.find((one) => one.name === name);
    const engine = await games.find(({ card }) => card.id === game)?.load();
    if (position === undefined || engine === undefined) throw new Error(`${game} has no ${name}`);
    await openPosition(page, engine, all, position);
    const board = await page.locator('.table-board').boundingBox();
    shares[game] = (board?.height ?? 0) / 768;
  }
  for (const [game, share] of Object.entries(shares)) expect(share, game).toBeGreaterThan(0.75);
  expect(mistakes).toEqual([]);
  await close();
});

test('a mouse that lies where a board appears asks nothing, one that moves onto a piece does', async () => {
  const { page, mistakes, close } = await visit(browser);
  const all = readPositions('amerigo');
  const position = all.positions.find((one) => one.name === 'black');
  const engine = await games.find(({ card }) => card.id === 'amerigo')?.load();
  if (position === undefined || engine === undefined) throw new Error('There is no such position');
  const open = async (): Promise<void> => {
    await page.goto(`${host.url}/about`);
    await page.locator('h1').waitFor();
    await openPosition(page, engine, all, position);
  };
  await open();
  const piece = await page.locator('.table-board [data-piece^="production-"]').first().boundingBox();
  const [x, y] = [(piece?.x ?? 0) + (piece?.width ?? 0) / 2, (piece?.y ?? 0) + (piece?.height ?? 0) / 2];
  await page.mouse.move(x, y, { steps: 4 });
  await page.locator('.explanation').waitFor();
  await open();
  expect(
    await page.evaluate(([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[data-piece]') !== null, [x, y]),
  ).toBe(true);
  // Longer than a pointer must rest to be answered.
  await page.waitForTimeout(1500);
  expect(await page.locator('.explanation').count()).toBe(0);
  expect(mistakes).toEqual([]);
  await close();
});
