import { pirates } from '@quarterdeck/pirates';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, PHONE, type Visitor, visit } from './support/browser';
import { openHouse } from './support/house';
import { decisionOrEnd } from './support/play';
import { openEnd } from './support/positions';

const { host, browser } = await openHouse();

/** A game of Pirates that somebody called Wendeline has played to its end against two Mates, just as it ended. */
async function atTheEnd(page: Page): Promise<string> {
  await page.goto(`${host.url}/about`);
  return openEnd(page, pirates, 3);
}

const figures = (text: string): readonly number[] =>
  [...text.matchAll(/([+−])(\d+)\s*%/g)].map(([, sign, n]) => (sign === '−' ? -1 : 1) * Number(n));

/** Levels of the bots at the table on show. */
async function levels(page: Page): Promise<readonly string[]> {
  return (await page.locator('.player-name small').allTextContents()).flatMap((text) => /Mate|Captain/.exec(text) ?? []);
}

describe.each([
  { name: 'phone', viewport: PHONE, hasTouch: true },
  { name: 'desk', viewport: DESK, hasTouch: false },
])('the end of a game against bots, on a $name', ({ viewport, hasTouch }) => {
  test('the plate tells who won, what it was made of, luck beside skill, and leads to the decision it speaks of', async () => {
    const { page, mistakes, close } = await visit(browser, { viewport, hasTouch });
    await atTheEnd(page);
    await page.getByRole('heading', { name: /^You win with \d+ points$/ }).waitFor();
    const totals = (await page.locator('.plate-ranks strong').allTextContents()).map(Number);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    // What the points are made of adds up to each total.
    if (await page.locator('.plate-more').count()) await page.locator('.plate-more summary').click();
    const rows = await page
      .locator('.plate-sources li')
      .evaluateAll((lines) =>
        lines.map((line) =>
          [...line.querySelectorAll('.plate-figures > span')].map(({ textContent }) => Number(textContent?.replace('−', '-'))),
        ),
      );
    expect(totals.map((_, rank) => rows.reduce((sum, row) => sum + (row[rank] ?? 0), 0))).toEqual(totals);

    const decision = page.locator('.highlights a', { hasText: 'See it' }).first();
    const plate = await page.locator('.end-plate').boundingBox();
    await decision.waitFor({ timeout: 90_000 });
    // What the bots think comes into room that was kept for it.
    expect(await page.locator('.end-plate').boundingBox()).toEqual(plate);
    // Whoever began with a third of the chances and won has gained the rest by luck, own moves and the others' moves.
    const parts = figures((await page.locator('.highlights a', { hasText: 'Luck and skill' }).textContent()) ?? '');
    expect(parts).toHaveLength(3);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeGreaterThan(45);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThan(85);

    const worth = figures((await decision.textContent()) ?? '');
    await decision.click();
    await page.locator('.replay-bar').waitFor();
    await page.locator('.curve-progress').first().waitFor({ state: 'detached', timeout: 90_000 });
    const current = page.locator('.swings li[aria-current="step"]');
    expect(figures((await current.textContent()) ?? '')).toEqual(worth);
    await page.getByRole('button', { name: 'What was best here?' }).click();
    await page.getByText('Best for Wendeline').waitFor({ timeout: 30_000 });
    expect(mistakes).toEqual([]);
    await close();
  });

  test('the plate folds away for the board and comes back; bots come one level up, once', async () => {
    const { page, mistakes, close } = await visit(browser, { viewport, hasTouch });
    const id = await atTheEnd(page);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.locator('.plate-strip', { hasText: /You win with \d+ points/ }).waitFor();
    expect(await page.locator('.end-plate').count()).toBe(0);
    await page.locator('.plate-strip').getByRole('button', { name: 'Show the result' }).click();
    await page.locator('.end-plate').waitFor();
    expect(await levels(page)).toEqual(['Mate', 'Mate']);

    await page.getByRole('button', { name: 'One level up' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    await decisionOrEnd(page);
    const next = page.url();
    expect(await levels(page)).toEqual(['Captain', 'Captain']);

    // There is one next game: the old table leads to it, and offers no other.
    await page.goto(`${host.url}/solo/${id}`);
    await page.locator('.end-plate').waitFor();
    expect(await page.getByRole('button', { name: 'One level up' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL(next);
    expect(mistakes).toEqual([]);
    await close();
  });
});

test('two tabs that ask for the next game against bots at once get the same', async () => {
  const { page, mistakes, close } = await visit(browser);
  const id = await atTheEnd(page);
  const other = await page.context().newPage();
  await other.goto(`${host.url}/solo/${id}`);
  const buttons = [page, other].map((tab) => tab.getByRole('button', { name: 'Play again' }));
  await Promise.all(buttons.map((button) => button.waitFor()));
  await Promise.all(buttons.map((button) => button.click()));
  await Promise.all([page, other].map((tab) => tab.waitForURL((url) => !url.pathname.endsWith(id))));
  expect(other.url()).toBe(page.url());
  await decisionOrEnd(page);
  expect(await levels(page)).toEqual(['Mate', 'Mate']);
  await page.goto(`${host.url}/games`);
  await page.locator('.row').first().waitFor();
  expect(await page.getByRole('button', { name: 'Play on' }).count()).toBe(1);
  expect(mistakes).toEqual([]);
  await close();
});

/** Two people of these names at a table of Pirates that the second has given up, each on its page. */
async function givenUp(ada: Visitor, ben: Visitor, names: readonly [string, string]): Promise<string> {
  const post = async (side: Visitor, path: string, data: unknown): Promise<unknown> =>
    (await side.page.request.post(`${host.url}${path}`, { data })).json();
  await post(ada, '/api/me', { name: names[0] });
  await post(ben, '/api/me', { name: names[1] });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = (await post(ada, '/api/tables', { game: 'pirates', access: 'open', seats })) as { table: string };
  const command = (side: Visitor, id: string, what: unknown): Promise<unknown> =>
    post(side, `/api/tables/${table}/commands`, { id, command: what });
  await command(ben, 'ben-sits', { do: 'sit', seat: 1, ready: true });
  await command(ada, 'ada-starts', { do: 'start' });
  for (const { page } of [ada, ben]) {
    await page.goto(`${host.url}/table/${table}`);
    await page.locator('.decision').waitFor();
  }
  await command(ben, 'ben-gives-up', { do: 'resign', seat: 1 });
  for (const { page } of [ada, ben]) await page.locator('.end-plate').waitFor();
  return table;
}

describe('the next game between two people', () => {
  test('one asks on the plate, the other sees it there, also on a phone and with the plate folded, and both sit at it', async () => {
    const ada = await visit(browser);
    const ben = await visit(browser, { viewport: PHONE, hasTouch: true });
    const table = await givenUp(ada, ben, ['Ada', 'Ben']);
    await ben.page.getByRole('button', { name: 'Look at the board' }).tap();
    await ada.page.getByRole('button', { name: 'Rematch' }).click();
    await ada.page.waitForURL((url) => !url.pathname.endsWith(table));
    await ben.page.locator('.plate-strip', { hasText: 'Ada wants a rematch.' }).waitFor();
    // One button goes on, and there is no second.
    expect(await ben.page.locator('.table-page .button-go').count()).toBe(1);
    await ben.page.getByRole('button', { name: 'Play again' }).tap();
    await ben.page.waitForURL(ada.page.url());
    for (const { page, mistakes, close } of [ada, ben]) {
      await page.locator('.decision').waitFor();
      expect(mistakes).toEqual([]);
      await close();
    }
  });

  test('three tabs that ask for it at once get one game', async () => {
    const ada = await visit(browser);
    const ben = await visit(browser);
    const table = await givenUp(ada, ben, ['Cleo', 'Dirk']);
    const second = await ada.page.context().newPage();
    await second.goto(`${host.url}/table/${table}`);
    await second.locator('.end-plate').waitFor();
    const tabs = [ada.page, second, ben.page];
    // Nobody's question reaches the server before all have asked.
    let asked = 0;
    let letGo = (): void => undefined;
    const all = new Promise<void>((done) => {
      letGo = done;
    });
    for (const tab of tabs)
      await tab.route('**/rematch', async (route) => {
        asked++;
        if (asked === tabs.length) letGo();
        await all;
        await route.continue();
      });
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Rematch' }).click()));
    await Promise.all(tabs.map((tab) => tab.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(table))));
    expect(asked).toBe(3);
    expect(new Set(tabs.map((tab) => tab.url())).size).toBe(1);
    for (const tab of tabs) await tab.locator('.decision').waitFor();
    for (const { page } of [ada, ben]) {
      const mine = (await (await page.request.get(`${host.url}/api/me/tables`)).json()) as Readonly<Record<string, readonly unknown[]>>;
      expect(Object.values(mine).flat()).toHaveLength(1);
    }
    for (const { mistakes, close } of [ada, ben]) {
      expect(mistakes).toEqual([]);
      await close();
    }
  });
});
