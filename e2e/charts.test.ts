import { games } from '@quarterdeck/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, visit } from './support/browser';
import { openHouse } from './support/house';
import { openPosition, readPositions } from './support/positions';

/* What the charts of Amerigo and Pirates owe to somebody who looks at them: height, and lettering that can be read. */

const { host, browser } = await openHouse();

const CHARTS = games
  .filter(({ card }) => card.id === 'amerigo' || card.id === 'pirates')
  .map(({ card, load }) => ({ game: card.id, load }));

/** Every decision of a game at a size, in the longest language; `look` says what is wrong with it. */
async function lookAtAll(
  { game, load }: (typeof CHARTS)[number],
  viewport: { readonly width: number; readonly height: number },
  look: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const { page, close } = await visit(browser, { viewport, hasTouch: viewport.width < DESK.width, locale: 'de-DE' });
  await page.goto(`${host.url}/about`);
  const all = readPositions(game);
  const wrong: string[] = [];
  for (const position of all.positions) {
    await openPosition(page, await load(), all, position);
    await page.evaluate(() => document.fonts.ready);
    for (const what of await look(page)) wrong.push(`${position.name} at ${viewport.width}: ${what}`);
  }
  await close();
  return wrong;
}

/** The board's share of the height, if that is less than it should have. */
function lowBoards(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const share = (document.querySelector('.table-board')?.getBoundingClientRect().height ?? 0) / innerHeight;
    return share >= 0.55 ? [] : [`the board has ${(share * 100).toFixed(1)} % of the height`];
  });
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

describe.each(CHARTS)('the chart of $game', (chart) => {
  test('has 55 % of the height of a phone in every decision, and no lettering that cannot be read (play C)', async () => {
    const both = async (page: Page): Promise<readonly string[]> => [...(await lowBoards(page)), ...(await smallLetters(page))];
    expect(await lookAtAll(chart, { width: 390, height: 844 }, both)).toEqual([]);
  });

  test('has 55 % of the height of a low phone, too', async () => {
    expect(await lookAtAll(chart, { width: 360, height: 740 }, lowBoards)).toEqual([]);
  });
});

test('on a tablet tower, order and map of Amerigo can be read', async () => {
  for (const chart of CHARTS.filter(({ game }) => game === 'amerigo')) {
    expect(await lookAtAll(chart, { width: 820, height: 1180 }, smallLetters)).toEqual([]);
  }
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

test('names of islands stand on water', async () => {
  for (const chart of CHARTS.filter(({ game }) => game === 'amerigo')) expect(await lookAtAll(chart, DESK, namesAshore)).toEqual([]);
});
