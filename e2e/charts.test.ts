import { games } from '@quarterdeck/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, PHONE, visit } from './support/browser';
import { openHouse } from './support/house';
import { openPosition, type Position, readPositions } from './support/positions';

/*
 * What the page owes to whoever looks at it, whatever is decided: height for the chart, lettering that can be read, and
 * a bar that fits. Every decision is opened once, in the longest language, and looked at in one size after the other.
 */

const { host, browser } = await openHouse();

type GameId = 'amerigo' | 'pirates' | 'yamatai' | 'efemeris';
type Size = typeof PHONE | typeof NARROWEST | typeof TABLET;

/** The narrowest phone that is meant, and a tablet, where a full bar would be the first to overflow. */
const NARROWEST = { width: 360, height: 740 } as const;
const TABLET = { width: 820, height: 1180 } as const;

/** From so many buttons on a bar is full. */
const FULL = 7;
/** Of the height of a phone a chart has so much while something is decided. */
const CHART = 0.55;
/** Whose charts have it on the narrowest phone, too, which is low. */
const LOW_TOO: readonly GameId[] = ['amerigo', 'pirates', 'efemeris'];
/** Whose bar is no higher than this on a tablet, whatever is decided, so that no chart is pushed about. */
const ONE_HEIGHT: { readonly games: readonly GameId[]; readonly height: number } = { games: ['amerigo', 'pirates'], height: 138 };
/** Whose lettering is measured on a tablet, too: tower, order and map. */
const READ_ON_A_TABLET: readonly GameId[] = ['amerigo'];
/** Where every word of the page is measured, not those of drawings alone; and where the bar says what was done last. */
const EVERY_WORD: readonly GameId[] = ['yamatai', 'efemeris'];

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

/** The chart's share of the height, if that is less than it should have. */
async function lowChart(page: Page): Promise<readonly string[]> {
  const share = await page.evaluate(() => (document.querySelector('.table-board')?.getBoundingClientRect().height ?? 0) / innerHeight);
  return share >= CHART ? [] : [`the chart has ${(100 * share).toFixed(1)} % of the height`];
}

/** Lettering of a drawing that is there to be read and too small for that. */
function smallLetters(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const text of document.querySelectorAll<SVGTextElement>('.viewport-sheet text, .am-tower text, .am-special text')) {
      const scale = text.getScreenCTM();
      const seen = text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && text.textContent !== '';
      if (!seen || scale === null) continue;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b);
      if (size < 9.75) found.push(`"${text.textContent}" is ${size.toFixed(1)} px high`);
    }
    return found;
  });
}

/** Every word on the page that is painted too small to be read. */
function smallWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const small = new Set<string>();
    const walker = document.createTreeWalker(document.querySelector('.table-page') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [words, element] = [node.textContent?.trim() ?? '', node.parentElement];
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      if (words === '' || element === null || width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const drawing = element.closest<SVGGraphicsElement>('text')?.getScreenCTM();
      const scale = drawing === null || drawing === undefined ? 1 : Math.hypot(drawing.a, drawing.b);
      if (Number.parseFloat(getComputedStyle(element).fontSize) * scale < 9.95) small.add(`"${words}" is too small`);
    }
    return [...small];
  });
}

/** A bar that has nothing prepared says what was done last where the chart has no room for it. */
async function untold(page: Page): Promise<readonly string[]> {
  const idle = (await page.locator('.decision-confirm, .caption-place .caption').count()) === 0;
  return idle && (await page.locator('.decision-said').count()) === 0 ? ['nothing tells what was done last'] : [];
}

/** Waits until chart and bar stand as they will at this size. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const stands = (): string =>
      ['.table-board', '.decision', '.viewport-sheet']
        .map((part) => JSON.stringify(document.querySelector(part)?.getBoundingClientRect()))
        .join();
    let [last, still] = ['', 0];
    while (still < 3) {
      await new Promise((done) => requestAnimationFrame(done));
      const now = stands();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
}

/** Taps what makes Yamataï's bar highest: the trades, all five boats with their prices, and the first chip, which is then in hand. */
async function lowInHand(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const trade = page.locator('.ya-choices[data-step="trade"] .ya-modes > :nth-child(2):not([aria-disabled="true"])');
  if ((await trade.count()) > 0) {
    await trade.tap();
    await page.locator('.ya-trades').waitFor();
    found.push(...(await lowChart(page)).map((what) => `trading: ${what}`));
  }
  const chip = page.locator('.ya-choices .choice[aria-disabled="false"], .ya-choices .choice:not([aria-disabled])').first();
  if ((await chip.count()) === 0) return found;
  await chip.tap();
  return [...found, ...(await lowChart(page)).map((what) => `a choice in hand: ${what}`)];
}

const GAMES = games.map(({ card, load }) => ({ game: card.id as GameId, load }));

describe.each(GAMES)('every decision of $game', ({ game, load }) => {
  test('leaves the chart its height, fits, and can be read, on phones and a tablet (play A1, C, P0-1)', async () => {
    const { page, mistakes, close } = await visit(browser, { viewport: PHONE, hasTouch: true, locale: 'de-DE' });
    await page.goto(`${host.url}/about`);
    await page.locator('h1').waitFor();
    const [all, engine] = [readPositions(game), await load()];
    const wrong: string[] = [];
    const look = async ({ name }: Position, size: Size, looks: readonly ((page: Page) => Promise<readonly string[]>)[]): Promise<void> => {
      await page.setViewportSize(size);
      await settled(page);
      for (const one of looks) for (const what of await one(page)) wrong.push(`${name} at ${size.width}: ${what}`);
    };
    const unlike = async (): Promise<readonly string[]> => {
      const { height = 0 } = (await page.locator('.decision').boundingBox()) ?? {};
      return height > ONE_HEIGHT.height ? [`the bar is ${height} px high`] : [];
    };
    for (const position of all.positions) {
      await openPosition(page, engine, all, position);
      const everyWord = EVERY_WORD.includes(game);
      if (everyWord) await page.locator('.viewport-sheet[style*="scale"]').waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      const full = (await page.locator('.decision-choices button').count()) >= FULL;
      await look(position, PHONE, [lowChart, ...(everyWord ? [smallWords, untold] : [smallLetters])]);
      await look(position, NARROWEST, [misfits, ...(LOW_TOO.includes(game) ? [lowChart] : [])]);
      if (full) await look(position, TABLET, [misfits, ...(ONE_HEIGHT.games.includes(game) ? [unlike] : [])]);
      if (READ_ON_A_TABLET.includes(game)) await look(position, TABLET, [smallLetters]);
      if (game === 'yamatai') await look(position, PHONE, [lowInHand]);
    }
    expect(wrong).toEqual([]);
    expect(mistakes).toEqual([]);
    await close();
  });
});

/** Names of islands that touch the land. */
function namesAshore(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const land = document.querySelector<SVGPathElement>('#am-land');
    const names = document.querySelectorAll<SVGTextElement>('.am-names text');
    return [...names].flatMap((name) => {
      const { x, y, width, height } = name.getBBox();
      // The box has room above and below the letters.
      const rows = [y + height * 0.3, y + height * 0.75];
      const touches = rows.some((row) =>
        Array.from({ length: 21 }, (_, i) => new DOMPoint(x + (width * i) / 20, row)).some((point) => land?.isPointInFill(point)),
      );
      return touches ? [`${name.textContent} lies on land`] : [];
    });
  });
}

test('names of islands stand on water, on every map of Amerigo', async () => {
  const engine = await games.find(({ card }) => card.id === 'amerigo')?.load();
  if (engine === undefined) throw new Error('There is no Amerigo');
  const { page, mistakes, close } = await visit(browser, { viewport: DESK, locale: 'de-DE' });
  await page.goto(`${host.url}/about`);
  const all = readPositions('amerigo');
  // Every game has a map of its own; what is decided does not change it.
  const maps = new Map(all.positions.map((position) => [position.log, position]));
  for (const position of maps.values()) {
    await openPosition(page, engine, all, position);
    await page.evaluate(() => document.fonts.ready);
    expect(await namesAshore(page), position.name).toEqual([]);
  }
  expect(mistakes).toEqual([]);
  await close();
});
