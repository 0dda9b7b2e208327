import { resolve } from 'node:path';
import { games } from '@quarterdeck/games';
import type { Browser, Page } from 'playwright-core';
import { DESK, openBrowser, PHONE, visit } from './support/browser';
import { type Cost, clickCost } from './support/click-cost';
import { openMoves } from './support/play';
import { openPosition, readPositions } from './support/positions';
import { type Host, openHost } from './support/server';

/*
 * What a click costs on every board, at a desk and on a phone, and what it is spent on: `npm run bench:clicks`.
 * `-- --beside <program>` clicks by turns on the page of another build (its quarterdeck.js) and gives the ratio.
 */

const DECISIONS = { amerigo: 'blue', pirates: 'send', yamatai: 'trade', efemeris: 'tactics' } as const;

/** What is clicked: places on the board, chips of the decision bar, lines of the list of moves. */
const KINDS = {
  board: '.table-board .target-legal',
  bar: '.decision-choices button:not([aria-disabled="true"], :disabled)',
  list: '.moves .move',
} as const;
type Kind = keyof typeof KINDS;

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const clicks = Number(argument('clicks') ?? 16);
const wanted = argument('only')?.split(',');
const isWanted = (name: string): boolean => wanted === undefined || wanted.some((part) => name.includes(part));
const reducedMotion = process.argv.includes('--moving') ? 'no-preference' : 'reduce';

async function openBoard(browser: Browser, host: Host, size: 'desk' | 'phone', id: keyof typeof DECISIONS): Promise<Page> {
  const { page } = await visit(browser, {
    ...(size === 'desk' ? { viewport: DESK } : { viewport: PHONE, hasTouch: true, isMobile: true }),
    reducedMotion,
  });
  // Every choice becomes a draft first: the click's answer is a highlight, not a move.
  await page.addInitScript(() => localStorage.setItem('quarterdeck.settings', JSON.stringify({ confirm: 'always' })));
  await page.goto(`${host.url}/about`);
  await page.locator('h1').waitFor();
  const all = readPositions(id);
  const position = all.positions.find(({ name }) => name === DECISIONS[id]);
  const game = await games.find(({ card }) => card.id === id)?.load();
  if (position === undefined || game === undefined) throw new Error(`There is no such decision of ${id}`);
  await openPosition(page, game, all, position);
  return page;
}

/** The middle of one of the first two that can be seen and clicked. */
function placeOf(page: Page, kind: Kind, which: number): Promise<{ readonly x: number; readonly y: number } | undefined> {
  return page.evaluate(
    ([selector, which]) => {
      const seen = [...document.querySelectorAll(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const hit = document.elementFromPoint(place.x, place.y);
        return hit !== null && element.contains(hit) ? [place] : [];
      });
      return seen[which % Math.min(seen.length, 2)];
    },
    [KINDS[kind], which] as const,
  );
}

async function oneClick(browser: Browser, page: Page, kind: Kind, touch: boolean, i: number): Promise<Cost | undefined> {
  const place = await placeOf(page, kind, i);
  if (place === undefined) return undefined;
  await page.bringToFront();
  if (!touch) await page.mouse.move(place.x, place.y);
  await page.waitForTimeout(60);
  const cost = await clickCost(browser, page, async () => {
    if (touch) await page.touchscreen.tap(place.x, place.y);
    else {
      await page.mouse.down();
      await page.mouse.up();
    }
  });
  if ((await page.locator('.decision[data-aimed]').count()) > 0) {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('.decision[data-decides]:not([data-aimed])').waitFor();
  }
  return cost;
}

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(q * (values.length - 1))] ?? Number.NaN;

/** Parts of the clicks in the lower half, where the machine disturbed least. */
function partsOf(costs: readonly Cost[]): string {
  const least = costs.toSorted((a, b) => a.whole - b.whole).slice(0, Math.ceil(costs.length / 2));
  const names = [...new Set(least.flatMap(({ parts }) => Object.keys(parts)))];
  return names
    .map((name) => [name, least.reduce((sum, { parts }) => sum + (parts[name] ?? 0), 0) / least.length] as const)
    .filter(([, ms]) => ms >= 0.15)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
    .join(', ');
}

const beside = argument('beside');
const browser = await openBrowser();
const hosts = [await openHost(), ...(beside === undefined ? [] : [await openHost(resolve(beside))])];
try {
  for (const size of ['desk', 'phone'] as const)
    for (const id of Object.keys(DECISIONS) as (keyof typeof DECISIONS)[]) {
      const kinds = (Object.keys(KINDS) as Kind[]).filter(
        (kind) => (size === 'desk' || kind !== 'list') && isWanted(`${size} ${id} ${kind}`),
      );
      if (kinds.length === 0) continue;
      const pages: Page[] = [];
      for (const host of hosts) pages.push(await openBoard(browser, host, size, id));
      for (const kind of kinds) {
        const costs: Cost[][] = pages.map(() => []);
        if (kind === 'list') for (const page of pages) await openMoves(page);
        for (let i = 0; i < clicks + 2; i++)
          for (const [which, page] of pages.entries()) {
            const cost = await oneClick(browser, page, kind, size === 'phone', i);
            // The first two warm up.
            if (cost !== undefined && i >= 2) costs[which]?.push(cost);
          }
        const firsts = costs.map((of) =>
          quantile(
            of.map(({ whole }) => whole),
            0.25,
          ),
        );
        for (const [which, of] of costs.entries()) {
          const times = of.map(({ whole }) => whole);
          const figures = [0, 0.25, 0.5, 0.9].map((q) => quantile(times, q).toFixed(1)).join(' / ');
          console.info(
            `${which === 0 ? `${size} ${id} ${kind}` : '  beside'}: ${figures} ms (×4: ${(4 * (firsts[which] ?? 0)).toFixed(0)}); ${partsOf(of)}`,
          );
        }
        if (firsts[1] !== undefined) console.info(`  ratio ${((firsts[0] ?? 0) / firsts[1]).toFixed(2)}`);
      }
      for (const page of pages) await page.context().close();
    }
} finally {
  await browser.close();
  for (const host of hosts) await host.close();
}
