import { resolve } from 'node:path';
import { games } from '@quarterdeck/games';
import type { Browser, Page } from 'playwright-core';
import { DESK, openBrowser, PHONE, visit } from './support/browser';
import { type ClickCost, type Cost, clickCost, press } from './support/click-cost';
import { openMoves } from './support/play';
import { openPosition, readPositions } from './support/positions';
import { type Host, openHost } from './support/server';

/*
 * What a click costs on every board, at a desk and on a phone, and what it is spent on: `npm run bench:clicks`.
 * `-- --beside <program>` clicks by turns on the page of another build (its quarterdeck.js) and gives the ratio.
 *
 * What is compared with the goal (33 ms at a quarter of the speed) is the answer: from the release that makes the click
 * to the frame that shows what it did. All that the main thread did for the gesture is given beside it: the press before,
 * which is over when the finger is lifted, and what follows the frame, which nobody waits for. The floor is a page with
 * nothing but a button that changes its colour.
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

const lookOf = (size: 'desk' | 'phone') => (size === 'desk' ? { viewport: DESK } : { viewport: PHONE, hasTouch: true, isMobile: true });

/** The least that a click can cost. */
async function openFloor(browser: Browser, size: 'desk' | 'phone'): Promise<Page> {
  const { page } = await visit(browser, lookOf(size));
  await page.setContent('<style>button { width: 20rem; height: 5rem } .on { background: red }</style><button>Here</button>');
  await page.evaluate(() => {
    const button = document.querySelector('button');
    button?.addEventListener('click', () => button.classList.toggle('on'));
  });
  return page;
}

async function openBoard(browser: Browser, host: Host, size: 'desk' | 'phone', id: keyof typeof DECISIONS): Promise<Page> {
  const { page } = await visit(browser, { ...lookOf(size), reducedMotion });
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
function placeOf(page: Page, selector: string, which: number): Promise<{ readonly x: number; readonly y: number } | undefined> {
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
    [selector, which] as const,
  );
}

async function oneClick(browser: Browser, page: Page, selector: string, size: 'desk' | 'phone', i: number): Promise<ClickCost | undefined> {
  await page.bringToFront();
  const place = await placeOf(page, selector, i);
  if (place === undefined) return undefined;
  if (size === 'desk') await page.mouse.move(place.x, place.y);
  await page.waitForTimeout(60);
  const cost = await clickCost(browser, page, () => press(page, place, size === 'desk' ? 'mouse' : 'finger'));
  if ((await page.locator('.decision[data-aimed]').count()) > 0) {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('.decision[data-decides]:not([data-aimed])').waitFor();
  }
  return cost;
}

/** Clicks on every page by turns. */
async function clickOn(
  browser: Browser,
  pages: readonly Page[],
  selector: string,
  size: 'desk' | 'phone',
): Promise<readonly ClickCost[][]> {
  const costs: ClickCost[][] = pages.map(() => []);
  for (let i = 0; i < clicks + 2; i++)
    for (const [which, page] of pages.entries()) {
      const cost = await oneClick(browser, page, selector, size, i);
      // The first two warm up.
      if (cost !== undefined && i >= 2) costs[which]?.push(cost);
    }
  return costs;
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

const wholes = (costs: readonly Cost[]): readonly number[] => costs.map(({ whole }) => whole);

function say(name: string, costs: readonly ClickCost[]): void {
  const answers = costs.map(({ answer }) => answer);
  const figures = [0, 0.25, 0.5, 0.9].map((q) => quantile(wholes(answers), q).toFixed(1)).join(' / ');
  const slow = (4 * quantile(wholes(answers), 0.25)).toFixed(0);
  const gesture = quantile(wholes(costs.map((cost) => cost.gesture)), 0.25).toFixed(1);
  console.info(`${name}: ${figures} ms (×4: ${slow}); whole gesture ${gesture}; ${partsOf(answers)}`);
}

const beside = argument('beside');
const browser = await openBrowser();
const hosts = [await openHost(), ...(beside === undefined ? [] : [await openHost(resolve(beside))])];
try {
  for (const size of ['desk', 'phone'] as const) {
    if (isWanted(`${size} floor`)) {
      const page = await openFloor(browser, size);
      const [costs = []] = await clickOn(browser, [page], 'button', size);
      say(`${size} floor`, costs);
      await page.context().close();
    }
    for (const id of Object.keys(DECISIONS) as (keyof typeof DECISIONS)[]) {
      const kinds = (Object.keys(KINDS) as Kind[]).filter(
        (kind) => (size === 'desk' || kind !== 'list') && isWanted(`${size} ${id} ${kind}`),
      );
      if (kinds.length === 0) continue;
      const pages: Page[] = [];
      for (const host of hosts) pages.push(await openBoard(browser, host, size, id));
      for (const kind of kinds) {
        if (kind === 'list') for (const page of pages) await openMoves(page);
        const [costs = [], others] = await clickOn(browser, pages, KINDS[kind], size);
        say(`${size} ${id} ${kind}`, costs);
        if (others === undefined) continue;
        say('  beside', others);
        const [own, other] = [costs, others].map((of) => quantile(wholes(of.map(({ answer }) => answer)), 0.25)) as [number, number];
        console.info(`  ratio ${(own / other).toFixed(2)}`);
      }
      for (const page of pages) await page.context().close();
    }
  }
} finally {
  await browser.close();
  for (const host of hosts) await host.close();
}
