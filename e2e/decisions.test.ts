import { games } from '@quarterdeck/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, type Visitor, visit } from './support/browser';
import { openHouse } from './support/house';
import { openPosition, type Position, readPositions } from './support/positions';

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

/** The narrowest phone that is meant, and a tablet, where a full bar would be the first to overflow. */
const NARROWEST = { width: 360, height: 740 } as const;
const TABLET = { width: 820, height: 1180 } as const;
/** From so many buttons on a bar is full. */
const FULL = 7;
/** Whose bar is no higher than this on a tablet, whatever is decided, so that no map is pushed about. */
const ONE_HEIGHT = { games: ['amerigo', 'pirates'], height: 138 } as const;

/** What is wrong with the page as it stands: wider than its window, something of the bar beyond its edge, or more than one loud button. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    for (const button of document.querySelectorAll('.decision button, .own-strip, .panel-bar button')) {
      const box = button.getBoundingClientRect();
      if (box.width > 0 && (box.left < -1 || box.right > innerWidth + 1)) found.push(`"${button.textContent}" lies beyond the edge`);
    }
    const loud = document.querySelectorAll('.table-page .button-go').length;
    if (loud > 1) found.push(`${loud} buttons are the loudest`);
    return found;
  });
}

describe.each(games.map(({ card, load }) => ({ game: card.id, load })))('every decision of $game', ({ game, load }) => {
  test('fits the narrowest phone, a full one a tablet too, and has one act at most (play A1, P0-1)', async () => {
    const { page, mistakes, close } = await onAPhone();
    const all = readPositions(game);
    const engine = await load();
    const wrong: string[] = [];
    const look = async (positions: readonly Position[], size: typeof NARROWEST | typeof TABLET): Promise<readonly Position[]> => {
      await page.setViewportSize(size);
      const full: Position[] = [];
      for (const position of positions) {
        await openPosition(page, engine, all, position);
        for (const what of await misfits(page)) wrong.push(`${position.name} at ${size.width}: ${what}`);
        const bar = await page.locator('.decision').boundingBox();
        if (size === TABLET && ONE_HEIGHT.games.some((one) => one === game) && (bar?.height ?? 0) > ONE_HEIGHT.height)
          wrong.push(`${position.name}: the bar is ${bar?.height} px high`);
        if ((await page.locator('.decision-choices button').count()) >= FULL) full.push(position);
      }
      return full;
    };
    await look(await look(all.positions, NARROWEST), TABLET);
    expect(wrong).toEqual([]);
    expect(mistakes).toEqual([]);
    await close();
  });
});

/** Lettering that a browser paints smaller than this cannot be read. */
const LEGIBLE = 10;
/** Of the height of a phone a map has so much while something is decided. */
const MAP = 0.55;
/** Whose maps have it on a low phone, too. */
const LOW_TOO = ['efemeris'];

/** How much of the window's height the board has, and every word on the page that is painted too small to be read. */
function legibility(page: Page): Promise<{ readonly share: number; readonly small: readonly string[] }> {
  return page.evaluate((least) => {
    const small = new Set<string>();
    const walker = document.createTreeWalker(document.querySelector('.table-page') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [words, element] = [node.textContent?.trim() ?? '', node.parentElement];
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      if (words === '' || element === null || width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const drawing = element.closest<SVGGraphicsElement>('text')?.getScreenCTM();
      const scale = drawing === null || drawing === undefined ? 1 : Math.hypot(drawing.a, drawing.b);
      if (Number.parseFloat(getComputedStyle(element).fontSize) * scale < least - 0.05) small.add(words);
    }
    const board = document.querySelector('.table-board')?.getBoundingClientRect();
    return { share: (board?.height ?? 0) / innerHeight, small: [...small] };
  }, LEGIBLE);
}

describe.each(
  games.filter(({ card }) => card.id === 'yamatai' || card.id === 'efemeris').map(({ card, load }) => ({ game: card.id, load })),
)('every decision of $game on a phone', ({ game, load }) => {
  test('leaves the map 55 % of the height, and nothing is written too small to be read', async () => {
    const { page, mistakes, close } = await onAPhone();
    const all = readPositions(game);
    const engine = await load();
    const wrong: string[] = [];
    for (const position of all.positions) {
      await openPosition(page, engine, all, position);
      await page.locator('.viewport-sheet[style*="scale"]').waitFor({ state: 'attached' });
      const { share, small } = await legibility(page);
      if (share < MAP) wrong.push(`${position.name}: the map has ${(100 * share).toFixed(1)} %`);
      if (LOW_TOO.includes(game)) {
        await page.setViewportSize(NARROWEST);
        const low = (await legibility(page)).share;
        if (low < MAP) wrong.push(`${position.name} on a low phone: the map has ${(100 * low).toFixed(1)} %`);
        await page.setViewportSize(PHONE);
      }
      // A bar that has nothing prepared says what was done last where the map has no room for it.
      const idle = (await page.locator('.decision-confirm, .caption-place .caption').count()) === 0;
      if (idle && (await page.locator('.decision-said').count()) === 0) wrong.push(`${position.name}: nothing tells what was done last`);
      if (small.length > 0) wrong.push(`${position.name}: too small are ${small.join(', ')}`);
      // Trading shows all five boats with their prices.
      const trade = page.locator('.ya-choices[data-step="trade"] .ya-modes > :nth-child(2):not([aria-disabled="true"])');
      if ((await trade.count()) > 0) {
        await trade.tap();
        await page.locator('.ya-trades').waitFor();
        const trading = (await legibility(page)).share;
        if (trading < MAP) wrong.push(`${position.name}, trading: the map has ${(100 * trading).toFixed(1)} %`);
      }
      // With the first chip in hand, too.
      const chip = page.locator('.ya-choices .choice[aria-disabled="false"], .ya-choices .choice:not([aria-disabled])').first();
      if ((await chip.count()) === 0) continue;
      await chip.tap();
      const inHand = (await legibility(page)).share;
      if (inHand < MAP) wrong.push(`${position.name}, a choice in hand: the map has ${(100 * inHand).toFixed(1)} %`);
    }
    expect(wrong).toEqual([]);
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
